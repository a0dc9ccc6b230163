// A written block as a table to be typed in. What is typed becomes figures of the log, which alone is judged; the table is made of the answer,
// and says beside a figure what the laws make of it.
import type { EditorView } from '@codemirror/view'
import { $, h, button } from './dom'

interface Cell { text: string; at?: [from: number, to: number]; note: string }
/** Its cells: below and above of one side, then of the other. `word`: what its line begins with; `line`: 0 if there is none yet; `whole`: it may
 *  be written anew. */
interface Row { id: string; label: string; word: string; game?: number; cells: Cell[]; line: number; whole: boolean }
interface Block { key: string; title: string; begun: boolean; names: string[]; rows: Row[]; end: number }

const feet = ['total', 'bonus', 'sum', 'result']
const figures = /^(-?[\d?]{1,4}(\s+-?[\d?]{1,4})*)?$/
const called = ['We', 'They']      // the sides of a block in which nothing stands yet
const typed = new Map<string, string>()      // into the cells, and not written yet, since the log is being judged
let view: EditorView
let blocks: Block[] = []
let judged = ''

/** Not every amount has its own figure below and above the line. */
const wide = (row: Row) => row.word !== '' && row.word !== 'total'
const idOf = (block: Block, row: Row, i: number) => `${block.key}-${row.id.replace(/ /g, '-')}-${i}`

function read(block: any): Block {
    const { doc } = view.state
    const rows: Row[] = []
    const put = (id: string, label: string, word: string, number: number, { side, column, should_be, finding }: any, first: any, last = first, game?: number) => {
        const line = doc.line(number)
        const row = rows.find(each => each.id === id) ?? rows[rows.push({ id, label, word, game, line: number, whole: !/^\s*column\b/.test(line.text), cells: [0, 1, 2, 3].map(() => ({ text: '', note: '' })) }) - 1]!
        if (row.line !== first.line || row.line !== last.line) row.whole = false
        const to = doc.line(last.line).from + last.utf16[0] + last.utf16[1] - 1
        const from = column === 'result' ? to - /[-\d?]*$/.exec(doc.sliceString(0, to))![0].length : doc.line(first.line).from + first.utf16[0] - 1
        row.cells[(side === 'EW' ? 2 : 0) + (/above$/.test(column) ? 1 : 0)] = {
            text: doc.sliceString(from, to), at: [from, to], note: !finding ? '' : should_be === null ? 'by no hand' : `by law ${should_be}` }
    }
    for (const { entry, where, game, cells } of block.rows) for (const cell of cells) put(`${entry}`, `${entry}`, '', where.line, cell, cell.figures[0].where, cell.figures.at(-1).where, game)
    // what stands behind the last entry and belongs to it, or opens a game with nothing in it yet
    let end = block.rows.at(-1)?.where.line ?? block.where.line
    while (end < doc.lines && /^\s*(from|game|expect (slip|game))\b/.test(doc.line(end + 1).text)) ++end
    const blank = (id: string, word: string, game?: number) => rows.push({ id, label: id, word, game, line: 0, whole: true, cells: [0, 1, 2, 3].map(() => ({ text: '', note: '' })) })
    blank(`${block.rows.length + 1}`, '', (block.rows.at(-1)?.game ?? 0) + (!block.rows.length || /^\s*game\s*\d*\s*$/.test(doc.line(end).text) ? 1 : 0))
    for (const amount of block.amounts) {
        const word = amount.column.replace(/-(below|above)$/, '').replace('-', ' ')
        const id = amount.behind ? `${word} after ${amount.behind}` : word
        put(id, id, word, amount.where.line, amount, amount.where)
    }
    for (const word of feet) if (!rows.some(each => each.id === word)) blank(word, word)
    rows.sort((a, b) => feet.indexOf(a.id) - feet.indexOf(b.id))      // what is no foot stays as it stands in the log
    const other = called.find(each => each !== block.names.NS)!
    return { key: `block-${block.block}`, title: block.title, begun: block.rows.length > 0, rows, end,
        names: block.rows.length ? [block.names.NS, block.names.EW === 'the others' ? other : block.names.EW] : called }
}

// --- into the log

/** The line of a row. The first of a block names both sides, in the order of its columns. */
function line({ id, word, cells }: Row, names: string[]) {
    const sides = names.map((name, side) => {
        const [below, above] = [cells[side * 2]!.text, cells[side * 2 + 1]!.text]
        return below || above || id === '1' ? `${name} ${below}${above || !below ? ' | ' + above : ''}`.replace(/  +/g, ' ').trimEnd() : ''
    })
    return [word, sides.filter(Boolean).join(', ')].filter(Boolean).join(' ')
}

const change = (from: number, to: number, insert: string) => view.dispatch({ changes: { from, to, insert } })

function write(block: Block, row: Row, cell: Cell, text: string) {
    const { doc } = view.state
    cell.text = text
    if (cell.at && text) return change(...cell.at, text)
    if (!row.cells.some(each => each.text)) return
    if (row.line) {
        const now = doc.line(row.line)
        const [, indent, remark] = /^(\s*).*?(\s*#.*)?$/.exec(now.text)!
        return change(now.from, now.to, indent + line(row, block.names) + (remark ?? ''))
    }
    // an amount stands behind those that come before it
    const before = row.word ? block.rows.filter(each => feet.indexOf(each.word) < feet.indexOf(row.word)).map(each => each.line) : []
    const at = doc.line(Math.max(block.end, ...before)).to
    change(at, at, `\n${row.word ? '  ' : '    '}${line(row, block.names)}`)
}

/** One at a time: where it stands is known only of the log that was judged. */
function settle() {
    for (const block of blocks) for (const row of block.rows) for (const [i, cell] of row.cells.entries()) {
        const id = idOf(block, row, i), text = typed.get(id)
        if (text === undefined || view.state.doc.toString() !== judged) continue
        typed.delete(id)
        if (text !== cell.text) write(block, row, cell, text)
    }
}

/** A row of which nothing is left goes, with what is told of its hand. */
function remove({ line: number, whole, cells }: Row) {
    const { doc } = view.state
    if (!number || !whole || cells.some(each => each.text) || doc.toString() !== judged) return
    const told = number < doc.lines && /^\s*from\b/.test(doc.line(number + 1).text) ? number + 1 : number
    change(doc.line(number).from - 1, doc.line(told).to, '')
}

// --- on the screen

function input(block: Block, row: Row, i: number) {
    const id = idOf(block, row, i)
    return h('td', { colSpan: wide(row) ? 2 : 1 }, h('input', {
        id, placeholder: ' ', autocomplete: 'off', enterKeyHint: 'next', 'aria-describedby': id + '-note',
        oninput: ({ target }: any) => {
            const text = target.value.trim(), right = figures.test(text)
            target.setAttribute('aria-invalid', String(!right))
            if (right) typed.set(id, text)
            settle()
        },
        onchange: () => { for (const each of blocks) for (const now of each.rows) if (idOf(each, now, i) === id) remove(now) },
        onkeydown: (event: any) => {
            const by = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
            const column = [...$('block').querySelectorAll<HTMLInputElement>(`input[id$="-${i}"]:enabled`)]
            if (by) event.preventDefault(), column[column.indexOf(event.target) + by]?.focus()
        },
    }), h('small', { id: id + '-note' }))
}

function fill(block: Block, row: Row, i: number) {
    const box = $<HTMLInputElement>(idOf(block, row, i)), { text, at, note } = row.cells[i]!
    if (document.activeElement !== box) box.value = typed.get(box.id) ?? text
    box.disabled = !at && !row.whole
    box.classList.toggle('wrong', note !== '')
    box.ariaLabel = `${row.label}, ${block.names[i >> 1]}${wide(row) ? '' : i % 2 ? ', above' : ', below'}`
    box.nextElementSibling!.textContent = note
}

/** Rows that are there already stay, and with them what is being typed. */
function draw(block: Block) {
    const table = $<HTMLTableElement>(block.key), body = table.tBodies[0]!
    table.querySelectorAll('[scope=colgroup]').forEach((head, i) => {
        const own = () => h('input', { value: block.names[i]!, 'aria-label': i ? 'The other side' : 'One side', onchange: ({ target }: any) => { called[i] = target.value.trim() || called[i]! } })
        if (block.begun || !head.firstChild) head.replaceChildren(block.begun ? block.names[i]! : own())
    })
    let game = 0, n = 0
    const place = (id: string, make: () => HTMLElement) => {
        const shown = [...body.rows].find(each => each.id === id) ?? Object.assign(make(), { id })
        if (body.rows[n] !== shown) body.insertBefore(shown, body.rows[n] ?? null)
        ++n
    }
    for (const row of block.rows) {
        const cells = wide(row) ? [0, 2] : [0, 1, 2, 3]
        if (row.game && row.game !== game) place(`${block.key}-game-${game = row.game}`, () => h('tr', {}, h('th', { colSpan: 5, scope: 'rowgroup' }, `Game ${row.game}`)))
        place(idOf(block, row, 9), () => h('tr', { className: row.word && 'foot' }, h('th', { scope: 'row' }, row.label), ...cells.map(i => input(block, row, i))))
        for (const i of cells) fill(block, row, i)
    }
    while (body.rows.length > n) body.rows[n]!.remove()
}

function table(block: Block) {
    const half = [0, 1].flatMap(() => ['below', 'above'].map(where => h('th', { scope: 'col' }, where)))
    return h('table', { id: block.key }, h('caption', {}, block.title || 'The block, to be typed'), h('thead', {},
        h('tr', {}, h('td'), ...[0, 1].map(() => h('th', { colSpan: 2, scope: 'colgroup' }))), h('tr', {}, h('td'), ...half)), h('tbody'))
}

/** The blocks of the log in the editor, as it was judged. */
export function showBlocks(editor: EditorView, answered: any[] = []) {
    view = editor
    judged = view.state.doc.toString()
    blocks = answered.map(read)
    const place = $('block'), shape = blocks.map(each => each.title).join('|')
    place.hidden = !blocks.length
    if (place.childElementCount !== blocks.length + 1 || place.dataset.shape !== shape) {
        const at = () => view.state.doc.line(blocks.at(-1)!.end).to
        place.replaceChildren(...blocks.map(table), h('p', {}, button('Next game', () => change(at(), at(), '\n  game'))))
        place.dataset.shape = shape
    }
    blocks.forEach(draw)
    settle()
}
