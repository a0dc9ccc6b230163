// A log, a story or a sheet in an editor, and beside it the report as the engine draws it, judged anew with every key. What the page adds
// to the drawing: places lead to the line, laws open, a choice writes its line; and a deal is stepped through, the rulings as they stood.
import { EditorState } from '@codemirror/state'
import { EditorView, keymap, lineNumbers, drawSelection, highlightActiveLine, placeholder } from '@codemirror/view'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { lintGutter, setDiagnostics, type Diagnostic } from '@codemirror/lint'
import { $, h, button, say, kept, trouble } from './dom'
import { ask, books, chooseLaws, lawsChosen, underLaws, type Reply } from './hoyle'
import { showBlocks } from './block'
import { show } from './law'
import { logLanguage } from './language'

const most = 1_000_000
let view: EditorView
let whole: Reply | null = null      // of all that is written
let at: { deal: number; step: number } | null = null      // where a deal is stepped through
const css = document.head.appendChild(h('style'))

export const text = () => view.state.doc.toString()
const deals = (): any[] => whole?.answer?.deals?.filter((deal: any) => deal.table?.tricks.length) ?? []
const line = (number: number) => view.state.doc.line(Math.min(Math.max(number, 1), view.state.doc.lines))

function go(number: number, column = 1) {
    view.dispatch({ selection: { anchor: Math.min(line(number).from + column - 1, line(number).to) }, scrollIntoView: true })
    view.focus()
}

const isBlock = (log = text()) => /^\s*block\b/m.test(log)

/** The request that a text is judged by; a block wants more to be told of it. */
const request = (log: string, deal?: string) => ({ method: isBlock(log) ? 'audit' : 'judge', log, tables: true, as: 'html', name: 'The log', ...underLaws(), ...deal && { deal } })

const named = (deal: any) => (deals().at(-1).rubber > 1 ? `Rubber ${deal.rubber}, ` : '') + (deal.deal ? `deal ${deal.deal}` : 'the deal')

/** The deal that a line stands in. */
const dealAt = (number: number) => deals().find(deal => deal.where.line <= number && number <= deal.last_line)

// --- what is found, in the editor

function underline(findings: any[]) {
    const marks: Diagnostic[] = []
    for (const { where, family, said } of findings) {
        if (!where) continue
        const from = Math.min(line(where.line).from + (where.utf16?.[0] ?? 1) - 1, line(where.line).to)
        const to = Math.min(from + Math.max(where.utf16?.[1] ?? 1, 1), line(where.line).to)
        const severity = family === 'syntax' || family === 'impossible' ? 'error' : family === 'perhaps' || family === 'told' ? 'info' : 'warning'
        marks.push({ from, to, severity, message: [said.title, said.now[0]?.text].filter(Boolean).join('\n') })
    }
    view.dispatch(setDiagnostics(view.state, marks))
}

// --- the report, as the engine drew it

/** "Portland 1904, 90-I" as the engine calls it. */
function citation(words: string) {
    const book = books.filter(each => words.startsWith(each.cited_as)).sort((a, b) => b.cited_as.length - a.cited_as.length)[0]
    return book ? `${book.book} ${words.slice(book.cited_as.length).replace(/^[ ,]+/, '')}` : words
}

function write(option: any) {
    const after = line(option.after)
    const indent = /^\s*/.exec(after.text)![0]
    view.dispatch({ changes: { from: after.to, insert: `\n${indent}${option.log}` }, selection: { anchor: after.to + 1 + indent.length + option.log.length }, scrollIntoView: true })
    say(`Written in line ${option.after + 1}: ${option.log}`)
}

/** Places, laws and choices of the drawing, made to be used. */
function enliven(place: HTMLElement, findings: any[], live: boolean) {
    for (const where of place.querySelectorAll('.log dt')) {
        const number = Number(/\d+/.exec(where.textContent!)?.[0])
        if (number) where.replaceChildren(button(where.textContent!, () => go(number), { className: 'link' }))
    }
    for (const note of place.querySelectorAll('.notes b')) note.replaceChildren(button(note.textContent!, () => show(citation(note.textContent!)), { className: 'link' }))
    for (const mark of place.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) mark.addEventListener('click', event => {
        event.preventDefault()      // what stands behind the # is the log that is shared
        const to = place.querySelector(`[id="${mark.getAttribute('href')!.slice(1)}"]`)
        const law = to?.closest('.notes')?.contains(to) && to.querySelector('b')?.textContent
        if (law) void show(citation(law))
        else to?.scrollIntoView({ block: 'center' })
    })
    const boxes = new Map([...place.querySelectorAll('section.finding')].map(each => [each.id.slice(each.id.indexOf('-') + 1), each]))
    if (live) for (const finding of findings) {
        const box = boxes.get(finding.id)
        const can = (finding.options ?? []).filter((option: any) => option.log && option.after)
        const items = [...box?.querySelectorAll('.choices > li') ?? []]
        if (!box || !can.length) continue
        const buttons = can.map((option: any) => button(items.length ? 'Choose this' : option.log, () => write(option), { title: option.log, 'aria-label': `${items.length ? 'Choose this: ' : ''}${option.log}` }))
        if (items.length === can.length) items.forEach((item, i) => item.append(' ', buttons[i]!))
        else box.append(h('div', { className: 'buttons' }, ...buttons))
    }
}

/** A row of a table as it is to be said: signs by their names, each cell behind the name of its column. */
function heard(row: Element) {
    const copy = row.cloneNode(true) as Element
    for (const sign of copy.querySelectorAll('[aria-label]')) sign.replaceWith(sign.getAttribute('aria-label') + ' ')
    const heads = [...row.parentElement!.querySelectorAll('tr:first-child > *')]
    return [...copy.children].map((cell, i) => cell.textContent && `${heads[i]?.textContent} ${cell.textContent}`).filter(Boolean).join(', ')
}

function draw(reply: Reply, live: boolean) {
    const place = $('found')
    $('seen').classList.toggle('stepping', !live)
    if (reply.html === undefined) return void place.replaceChildren(h('p', { className: 'understood' }, reply.error?.message ?? ''))
    if ((reply as any).css) css.textContent = (reply as any).css
    const findings = reply.answer?.findings ?? []
    place.classList.toggle('archive', findings.length + (reply.answer?.deals?.length ?? 0) > 100)
    place.innerHTML = reply.html      // every text in it is escaped by the engine
    enliven(place, findings, live)
    if (reply.answer?.laws === null && !lawsChosen()) place.prepend(h('fieldset', {}, h('legend', {}, 'By which laws did the table play?'),
        h('div', { className: 'answers' }, ...books.map(({ book, cited_as }) => button(cited_as, () => chooseLaws(book))))))
}

/** The cards that have fallen, in the hands as they are drawn and as they are heard. */
function grey(table: any) {
    const fallen = new Set(table?.tricks.flatMap((trick: any) => trick.cards).filter((card: any) => card.card && !card.back).map((card: any) => card.card))
    for (const suit of $('found').querySelectorAll('.hand li')) {
        const [seen, heard] = [...suit.children], ranks = seen!.lastChild!.textContent!.trim().split(' ')
        const gone = ranks.map(rank => fallen.has('SHDC'['♠♥♦♣'.indexOf(seen!.textContent![0]!)] + rank.replace('10', 'T')))
        seen!.lastChild!.replaceWith(...ranks.flatMap((rank, i) => [' ', gone[i] ? h('span', { className: 'gone' }, rank) : rank]))
        const [, name, cards] = /^(\S+) (.*)$/.exec(heard!.textContent!)!, names = cards!.split(', ')
        if (gone.includes(true)) heard!.textContent = `${name} ${names.filter((_, i) => !gone[i]).join(', ') || 'none'}, played ${names.filter((_, i) => gone[i]).join(', ')}`
    }
}

// --- a deal, step by step

interface Step { line: number; column: number; trick: number; last: boolean }

/** Where the log can be cut: behind each card; behind the last of a trick, with all that is told before the next. */
function steps(deal: any): Step[] {
    const out: Step[] = []
    const tricks = deal.table.tricks.filter((trick: any) => trick.where)
    out.push({ line: (tricks[0]?.where.line ?? deal.last_line + 1) - 1, column: 0, trick: 0, last: true })
    tricks.forEach((trick: any, i: number) => {
        const next = (tricks[i + 1]?.where.line ?? deal.last_line + 1) - 1
        const fallen = trick.cards.filter((card: any) => card.where)
        fallen.forEach((card: any, c: number) => {
            const last = c === fallen.length - 1
            out.push({ line: last ? Math.max(next, card.where.line) : card.where.line, column: last ? 0 : card.where.utf16[0] + card.where.utf16[1] - 1, trick: trick.number, last })
        })
        if (!fallen.length) out.push({ line: next, column: 0, trick: trick.number, last: true })
    })
    return out
}

let told: string[] = []      // what had been found a step before
async function showStep(speak: boolean) {
    const deal = at && deals()[at.deal]
    $('whole').hidden = !deal
    $<HTMLSelectElement>('which').value = deal ? deal.deal_key : ''
    if (!at || !deal) {
        at = null
        if (whole) draw(whole, true)
        return
    }
    const step = steps(deal)[at.step]!
    const cut = line(step.line)
    const reply = await ask(request(view.state.sliceDoc(0, step.column ? cut.from + step.column : cut.to) + '\n', deal.deal_key), 'step')
    if (!reply || !at) return
    // a log that breaks off before the last trick is no evening with a trick left out
    const findings: any[] = reply.answer?.findings.filter((each: any) => each.deal_key === deal.deal_key && each.kind !== 'left-out') ?? []
    draw(reply, false)
    grey(reply.answer?.deals.find((each: any) => each.deal_key === deal.deal_key)?.table)
    for (const part of $('found').querySelectorAll('section.finding')) if (!findings.some(each => part.id.endsWith(each.id))) part.remove()
    view.dispatch({ selection: { anchor: step.column ? cut.from + step.column : cut.to }, scrollIntoView: true })
    const row = [...$('found').querySelectorAll('.tricks tr')].pop()
    const found = findings.map(each => each.said.title)
    if (speak) say([step.trick === 0 ? 'Before the first trick' : row ? heard(row) : '', ...found.filter(title => !told.includes(title))].join('. '))
    told = found
}

/** A trick on or back; a card with `card`. From the whole report one steps into the deal at the cursor. */
export function step(by: 1 | -1, card = false) {
    if (!deals().length) return
    const here = dealAt(view.state.doc.lineAt(view.state.selection.main.head).number)
    at ??= { deal: Math.max(deals().indexOf(here), 0), step: by > 0 ? 0 : steps(here ?? deals()[0]).length }
    const all = steps(deals()[at.deal])
    let next = at.step + by
    while (!card && all[next] && !all[next]!.last) next += by
    if (all[next]) at.step = next
    void showStep(true)
}

export function stepTo(key: string) {
    const deal = deals().findIndex(each => each.deal_key === key)
    at = deal < 0 ? null : { deal, step: 0 }
    void showStep(true)
}

// --- judging

async function judge() {
    const log = text()
    kept.set('log', log)
    trouble('')
    if (log.length > most) return trouble('This is longer than a megabyte, and is not judged here; the program on a computer takes logs of any length. What you typed is kept.')
    if (!log.trim()) {
        whole = null
        $('stepper').hidden = true
        showBlocks(view)
        view.dispatch(setDiagnostics(view.state, []))
        return $('found').replaceChildren(h('p', { className: 'understood' }, 'Tell the evening in your own words, paste a score sheet, or write a log. “Examples” shows some.'))
    }
    const began = performance.now()
    const reply = await ask(request(log), 'judge')
    if (!reply) return
    whole = reply
    if (text() === log) {
        underline(reply.answer?.findings ?? [])
        showBlocks(view, isBlock() ? reply.answer?.blocks : [])
    }
    $('stepper').hidden = !deals().length
    $('which').replaceChildren(h('option', { value: '' }, 'Step through'), ...deals().map(deal => h('option', { value: deal.deal_key }, named(deal))))
    at = null
    await showStep(false)
    performance.mark('ruled')
    document.documentElement.dataset.ruled = String(performance.now() - began)
}
export const judgeAgain = () => judge()

export function put(log: string) {
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: log }, selection: { anchor: 0 }, scrollIntoView: true })
}

/** A sheet is written as a block, and where there is none, one is begun. */
export async function writeBlock() {
    const { doc } = view.state
    if (!isBlock() && whole?.answer?.blocks?.length) await tidy()
    if (!isBlock()) view.dispatch({ changes: { from: doc.length, insert: `${/(^|\n)$/.test(text()) ? '' : '\n'}block\n  game\n` } })
    await judge()
    $('block').querySelector<HTMLElement>('tbody input:placeholder-shown')?.focus()
}

export async function tidy() {
    const reply = await ask({ method: 'fmt', log: text() })
    if (reply?.answer && !reply.answer.canonical) put(reply.answer.log)
}

export function startLog(parent: HTMLElement, first: string) {
    view = new EditorView({
        parent,
        state: EditorState.create({ doc: first, extensions: [
            lineNumbers(), lintGutter(), history(), drawSelection(), highlightActiveLine(), EditorView.lineWrapping,
            placeholder('We played by the Portland code. South made it hearts. West revoked in the seventh trick ...'),
            keymap.of([...defaultKeymap, ...historyKeymap]), logLanguage(dealAt),
            EditorView.contentAttributes.of({ 'aria-label': 'The log', spellcheck: 'false' }),
            EditorView.updateListener.of(update => { if (update.docChanged) void judge() }),
        ] }),
    })
    view.scrollDOM.tabIndex = 0
    return judge()
}
