// "What happened?" in a line of words, answered as `hoyle cite` does: what was understood, then one question at a time, each answer
// a button, until the ruling stands there.
import { $, h, button, say, kept, sentence } from './dom'
import { ask, books, chooseLaws, cited, fetchWords, underLaws } from './hoyle'
import { lawButton, readingButton } from './law'

const tries = ['dealer led from the wrong hand, second hand has played', 'I played the wrong card and want it back', 'third hand looked at the last trick', 'how much are five honours in hearts worth']

interface Answer { book: string; ruling: string; worth: { points: number; working: string } | null; citations: string[]; readings: string[]; notes: string[] }

function ruling(answer: Answer, by = cited(answer.book)) {
    return h('article', { className: 'finding' }, h('h2', {}, by),
        answer.worth && h('p', { className: 'worth' }, `${answer.worth.points} (${answer.worth.working})`),
        h('p', {}, sentence(answer.ruling)), ...answer.notes.map(note => h('p', { className: 'small' }, sentence(note))),
        h('p', { className: 'buttons' }, ...answer.citations.map(lawButton), ...answer.readings.map(readingButton)))
}

/** What was understood, and what was not. */
function understood(answer: any) {
    const heard = answer.understood
    if (!heard) return h('p', { className: 'understood' }, 'Nothing of this was understood as a thing that happens at the card table. Say who did what: the dealer, dummy, an adversary; led, revoked, played, doubled.')
    const mended = Object.entries(heard.mended).map(([written, meant]) => `“${written}” was read as “${meant}”`)
    return h('div', { className: 'understood' }, h('p', {}, 'Understood: ', h('strong', {}, heard.words), heard.sure ? '' : ' (not sure)'),
        mended.length > 0 && h('p', { className: 'small' }, mended.join('; ') + '.'),
        heard.unused.length > 0 && h('p', { className: 'small' }, 'Not used: ' + heard.unused.join(', ') + '.'),
        answer.also.length > 0 && h('p', { className: 'small' }, 'Also told, to be asked by itself: ', answer.also.map((each: any) => each.words).join('; ') + '.'))
}

interface Step { asks: string; said: string }

/** What another code says to the same, as far as the answers given before answer its questions too. */
async function follow(words: string, laws: string, steps: Step[]) {
    for (const choices: number[] = []; ;) {
        const reply = await ask({ method: 'cite', words, laws, choices })
        const next = reply?.answer?.next
        const before = steps.find(step => step.asks === next?.asks)
        const choice = before ? next.answers.indexOf(before.said) : -1
        if (choice < 0) return next
        choices.push(choice)
    }
}

/** The other codes asked the same; those that rule alike told once. */
async function others(words: string, but: string, steps: Step[], place: HTMLElement) {
    const alike = new Map<string, { names: string[]; ruling: Answer }>()
    const open: HTMLElement[] = []
    for (const { book } of books.filter(each => each.book !== but)) {
        const next = await follow(words, book, steps)
        const said = next?.rulings[0] as Answer | undefined
        if (next?.asks) open.push(button(`${cited(book)} asks: ${next.asks}`, () => chooseLaws(book)))
        if (!said) continue
        if (!alike.has(said.ruling)) alike.set(said.ruling, { names: [], ruling: said })
        alike.get(said.ruling)!.names.push(cited(book))
    }
    place.replaceChildren(...[...alike.values()].map(({ names, ruling: said }) => ruling(said, names.join(', '))), h('div', { className: 'answers' }, ...open))
}

async function put(words: string, choices: number[] = [], steps: Step[] = []) {
    const reply = await ask({ method: 'cite', words, choices, ...underLaws() }, 'cite')
    if (!reply) return
    if (!reply.answer) return void $('ruling').replaceChildren(h('p', { className: 'understood' }, sentence(reply.error?.message ?? '')))
    const { next, nearest } = reply.answer
    const trail = steps.map((step, i) => h('p', { className: 'trail' }, step.asks + ' ', h('strong', {}, step.said), ' ',
        button('Change', () => put(words, choices.slice(0, i), steps.slice(0, i)))))
    const shown: HTMLElement[] = [understood(reply.answer), ...trail]
    if (next?.asks) {
        shown.push(h('fieldset', {}, h('legend', {}, next.asks), h('div', { className: 'answers' }, ...next.answers.map((said: string, i: number) =>
            button(said, () => put(words, [...choices, i], [...steps, { asks: next.asks, said }]))))))
        say(next.asks)
    } else if (next?.rulings.length) {
        const beside = h('div')
        const more = h('details', { ontoggle: () => { if (!beside.hasChildNodes()) void others(words, next.rulings[0].book, steps, beside) } },
            h('summary', {}, 'Under the other codes'), beside)
        shown.push(...next.rulings.map((each: Answer) => ruling(each)), more)
        say(`${cited(next.rulings[0].book)}: ${next.rulings[0].ruling}`)
    } else {
        shown.push(h('p', {}, reply.answer.silent.length ? sentence(reply.answer.silent[0].why) : 'No law of the codes asked rules on it.'))
        if (nearest.length) shown.push(h('p', {}, 'The laws that lie nearest:'), h('p', { className: 'buttons' }, ...nearest.map((law: any) => lawButton(`${law.book} ${law.law}`))))
    }
    $('ruling').replaceChildren(...shown)
    performance.mark('ruled')
    $('tries').hidden = true
    $('question').scrollIntoView({ block: 'start' })
}

export const words = () => $<HTMLTextAreaElement>('words')

let whole: (story: string) => void

export function askAgain() {
    const text = words().value.trim()
    kept.set('words', words().value)
    if (/\n.*\S/.test(text)) whole(text)      // a story of several lines
    else if (text) void put(text.replace(/\s+/g, ' '))
    else $('ruling').replaceChildren(), $('tries').hidden = false
}

/** `judge`: what becomes of a story. */
export function startAsk(judge: (story: string) => void) {
    whole = judge
    words().value = kept.get('words')
    words().addEventListener('input', () => { kept.set('words', words().value); fetchWords().catch(() => undefined) })
    words().addEventListener('keydown', event => {
        if (event.key !== 'Enter' || event.shiftKey) return
        event.preventDefault()
        askAgain()
    })
    $('question').addEventListener('submit', event => { event.preventDefault(); askAgain() })
    $('tries').replaceChildren(...tries.map(text => button(text, () => { words().value = text; askAgain() }, { className: 'try' })))
}
