// The engine in a worker, so that typing never waits for a ruling.
import createHoyle from 'hoyle-glue'
import { engine } from './engine.js'

let wasmCame: (bytes: ArrayBuffer) => void
const ready = new Promise<ArrayBuffer>(resolve => { wasmCame = resolve }).then(bytes => engine(createHoyle, bytes))
let words: Promise<Uint8Array> | undefined
let wordsCame: (bytes: Uint8Array) => void

/** What was learnt of words is fetched when it is first wanted (by the page, which alone knows where it is). */
function fetchWords() {
    words ??= new Promise(resolve => { wordsCame = resolve; postMessage({ wantsWords: true }) })
    return words
}

addEventListener('message', async ({ data }) => {
    if (data.wasm) return wasmCame(data.wasm)
    if (data.words) return wordsCame(data.words)
    try {
        const hoyle = await ready
        const began = performance.now()
        let reply = hoyle.answer(data.request)
        if (hoyle.wantsWords()) {
            hoyle.words(await fetchWords())
            reply = hoyle.answer(data.request)
        }
        postMessage({ id: data.id, reply, took: performance.now() - began })
    } catch (error) {
        postMessage({ id: data.id, failed: String(error) })
    }
})
