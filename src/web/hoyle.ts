// The engine, asked: one question at a time goes to the worker, and one that is overtaken by a newer one is dropped.
import { $, trouble } from './dom'

export interface Reply { exit: number; answer?: any; text?: string; html?: string; error?: { message: string } }

/** Bytes that stand in the page itself, packed (hoyle.html), or in a file beside it. */
async function bytesOf(name: string): Promise<ArrayBuffer> {
    const inside = document.getElementById(name)
    if (!inside) {
        const answer = await fetch(name)
        if (!answer.ok) throw new Error(`${name} could not be fetched (${answer.status})`)
        return answer.arrayBuffer()
    }
    const packed = Uint8Array.from(atob(inside.textContent!.trim()), c => c.charCodeAt(0))
    return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
}

/** A function with a try in it, of which WebAssembly of 2021 knew nothing. */
const withTry = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 8, 1, 6, 0, 6, 64, 25, 11, 11)
export const canRun = () => typeof WebAssembly === 'object' && WebAssembly.validate(withTry)

interface Waiting { id: number; request: object; resolve: (reply: Reply | null) => void; lane: string; sent: boolean }
const patience = 20000
let worker: Worker | undefined
let wasm: Promise<ArrayBuffer> | undefined
let learnt: Promise<ArrayBuffer> | undefined
let waiting: Waiting[] = []
let last = 0
let timer = 0

/** What was learnt of words; asked for as soon as somebody types, so that it is there when he has done. */
export const fetchWords = () => learnt ??= bytesOf('words.bin')

function start() {
    const inside = document.getElementById('worker.js')
    worker = inside ? new Worker(URL.createObjectURL(new Blob([inside.textContent!], { type: 'text/javascript' }))) : new Worker('worker.js')
    wasm ??= bytesOf('hoyle.wasm')
    const mine = worker
    wasm.then(bytes => mine.postMessage({ wasm: bytes })).catch(fail)
    worker.onerror = () => fail(new Error('the engine stopped'))
    worker.onmessage = ({ data }) => {
        if (data.wantsWords) return void fetchWords().then(bytes => mine.postMessage({ words: new Uint8Array(bytes) })).catch(fail)
        const done = waiting.find(each => each.id === data.id)
        if (!done) return
        waiting = waiting.filter(each => each !== done)
        document.documentElement.dataset.took = String(data.took)
        if (data.failed) fail(new Error(data.failed))
        done.resolve(data.reply ?? null)
        next()
    }
}

/** The engine is begun anew; what was asked of it is told so. */
function fail(error: Error) {
    wasm = learnt = undefined
    worker?.terminate()
    worker = undefined
    const all = waiting
    waiting = []
    for (const each of all) each.resolve(null)
    trouble(`hoyle could not answer: ${error.message}. What you typed is kept.`)
}

function next() {
    clearTimeout(timer)
    const first = waiting[0]
    if (!first) return
    if (!worker) start()
    if (!first.sent) worker!.postMessage({ id: first.id, request: first.request })
    first.sent = true
    timer = window.setTimeout(() => fail(new Error('it took longer than 20 seconds, and was stopped')), patience)
}

/** `lane`: of the questions in one that wait, only the newest is asked. null: it was overtaken, or the engine stopped, which is said. */
export function ask(request: object, lane = ''): Promise<Reply | null> {
    return new Promise(resolve => {
        if (!canRun()) {
            trouble('This browser cannot run hoyle: it lacks exceptions in WebAssembly, which Chrome has since 95, Firefox since 100 and Safari since 15.2. What you typed is kept.')
            return resolve(null)
        }
        const overtaken = lane ? waiting.filter(each => each.lane === lane && !each.sent) : []
        waiting = waiting.filter(each => !overtaken.includes(each))
        for (const each of overtaken) each.resolve(null)
        waiting.push({ id: ++last, request, resolve, lane, sent: false })
        if (waiting.length === 1) next()
    })
}

export interface Book { book: string; title: string; cited_as: string; year: string; game: string }
export const books: Book[] = []
export const cited = (book: string) => books.find(each => each.book === book)?.cited_as ?? book
export const lawsChosen = () => $<HTMLSelectElement>('laws').value
/** As if it had been chosen at the top of the page. */
export function chooseLaws(book: string) {
    $<HTMLSelectElement>('laws').value = book
    $('laws').dispatchEvent(new Event('change'))
}
/** The code that was chosen, as part of a request. */
export const underLaws = () => lawsChosen() ? { laws: lawsChosen() } : {}
