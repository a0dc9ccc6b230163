// How a log is coloured and completed: by the list of forms in docs/log-language.md, and the cards still held.
import { StreamLanguage, HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { CompletionContext, snippetCompletion, autocompletion, type Completion } from '@codemirror/autocomplete'
import { tags } from '@lezer/highlight'

declare const HOYLE_FORMS: string[]      // put in by build.js

/** A form without what may be left out; the first of several ways; its slots in capitals to be filled in. */
const shortest = (form: string) => form.replace(/ ?\[(?:[^[\]]|\[[^\]]*\])*\]/g, '').replace(/\(([^|()]*?) ?\|[^()]*\)/g, '$1').replace(/ \.\.\.$/, '').trim()
const snippet = (form: string) => shortest(form).replace(/\b[A-Z]{3,}\b/g, slot => '#{' + slot + '}')
const first = new Set(HOYLE_FORMS.map(form => form.split(' ').find(word => /^[a-z]/.test(word)) ?? ''))

const log = StreamLanguage.define<{ started: boolean }>({
    startState: () => ({ started: false }),
    token(stream, state) {
        if (stream.sol()) state.started = false
        if (stream.eatSpace()) return null
        if (stream.match(/^#.*/)) return 'comment'
        if (stream.match(/^["“][^"”]*["”]?/)) return 'string'
        if (stream.match(/^[SHDC♠♥♦♣](10|[2-9TJQKA])\b/)) return 'atom'
        if (stream.match(/^(NS|EW|[NESW])\b:?/)) return 'typeName'
        if (stream.match(/^\d+\.?/)) return 'number'
        const word = stream.match(/^[\p{L}][\p{L}'’-]*/u)
        if (!word) { stream.next(); return null }
        const begins = !state.started && first.has((word as RegExpMatchArray)[0])
        state.started = true
        return begins ? 'keyword' : null
    },
    languageData: { commentTokens: { line: '#' } },
})

const colours = HighlightStyle.define([
    { tag: tags.comment, color: 'var(--soft)', fontStyle: 'italic' }, { tag: tags.string, color: 'var(--text-colour)' },
    { tag: tags.keyword, color: 'var(--key)', fontWeight: 'bold' }, { tag: tags.atom, fontWeight: 'bold' }, { tag: tags.typeName, color: 'var(--key)' },
])

const seats = 'NESW'
/** Cards that the seat whose turn it is may still hold: those known of its hand that are not in the tricks told before. */
function cards(line: string, deal: any, at: number): Completion[] | null {
    const told = /^\s*\d+\.\s*([NESW]):\s*((?:\S+\s+)*)\S*$/.exec(line)
    if (!told || !deal) return null
    const fallen = told[2]!.trim().split(/\s+/).filter(Boolean)
    const seat = seats[(seats.indexOf(told[1]!) + fallen.length) % 4]!
    const gone = new Set<string>(fallen)
    for (const trick of deal.table.tricks) for (const card of trick.cards) if (card.where?.line < at && !card.back) gone.add(card.card)
    return (deal.table.hands[seat] ?? []).filter((card: string) => !gone.has(card)).map((card: string) => ({ label: card, type: 'constant', detail: seat }))
}

export function logLanguage(dealAt: (line: number) => any) {
    const complete = (context: CompletionContext) => {
        const line = context.state.doc.lineAt(context.pos)
        const before = line.text.slice(0, context.pos - line.from)
        const held = cards(before, dealAt(line.number), line.number)
        const word = context.matchBefore(/[^\s:]*$/)!
        if (held) return { from: word.from, options: held }
        const start = /^\s*(?:(NS|EW|[NESW]) )?([a-z ]*)$/.exec(before)
        if (!start || (!context.explicit && !start[2] && !start[1])) return null
        const who = start[1] !== undefined
        const forms = HOYLE_FORMS.filter(form => who ? /^WHO [a-z]/.test(form) : !/^[A-Z]/.test(form)).map(form => who ? form.slice(4) : form)
        return { from: context.pos - start[2]!.length, options: forms.map(form => snippetCompletion(snippet(form), { label: shortest(form), type: 'keyword' })), validFor: /^[a-z ]*$/ }
    }
    return [log, syntaxHighlighting(colours), autocompletion({ override: [complete], icons: false })]
}
