// A law on a click, with what the other codes have on it beside; a reading.
import { h, button, dialog, sentence } from './dom'
import { ask, cited } from './hoyle'

/** "portland-1904 90-I" as people cite it. */
export const inWords = (citation: string) => citation.replace(/^\S+/, book => cited(book) + ',')

export const lawButton = (citation: string) => button(inWords(citation), () => show(citation), { className: 'law' })
export const readingButton = (reading: string) => button(`Reading ${reading}`, () => show(reading), { className: 'law' })

const list = (title: string, items: (Node | string)[]) => items.length > 0 && h('section', {}, h('h3', {}, title), h('ul', {}, ...items.map(item => h('li', {}, item))))

export async function show(what: string) {
    const reply = await ask({ method: 'law', what, text: true })
    if (!reply) return
    const law = reply.answer?.laws?.[0]
    if (!law) return dialog(what, h('pre', {}, reply.text ?? reply.error?.message ?? ''))
    const beside = law.counterparts.map((other: any) => h('details', {}, h('summary', {}, `${inWords(other.citation)}: ${other.heading}`), h('p', {}, other.gist), lawButton(other.citation)))
    dialog(`${inWords(law.citation)}: ${law.heading}`, h('p', {}, law.gist),
        list('How it rules', law.rulings.map((each: any) => h('span', {}, each.when && h('em', {}, sentence(each.when) + ' '), sentence(each.ruling)))) || null,
        list('See also', law.see.map((number: string) => lawButton(`${law.book} ${number}`))) || null,
        beside.length ? h('section', {}, h('h3', {}, 'Under the other codes'), ...beside) : null)
}
