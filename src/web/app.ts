// The page: two ways to ask, the code of laws, the address behind the #, files, keys.
import { $, h, button, dialog, kept, say, trouble } from './dom'
import { ask, books, canRun, fetchWords, lawsChosen } from './hoyle'
import { askAgain, startAsk, words } from './ask'
import { packed, textOf, unpacked } from './share'
import thursday from '../../cases/thursday.hoyle'
import rubber from '../../cases/audit/printed-rubber-two-1897.hoyle'
import story from '../../tests/stories/told/last-thursday.hoyle'

type Log = typeof import('./log')
let log: Log | undefined
let loading: Promise<Log> | undefined
const tabs = ['ask', 'log']

/** The editor, which whoever only asks a question does not need. */
const editor = () => loading ??= import('./log').then(async module => {
    await module.startLog($('editor'), kept.get('log'))
    return log = module
})

async function choose(tab: string) {
    for (const each of tabs) {
        $(each).hidden = each !== tab
        $('tab-' + each).setAttribute('aria-selected', String(each === tab))
        $('tab-' + each).tabIndex = each === tab ? 0 : -1
    }
    kept.set('tab', tab)
    if (tab === 'log') await editor()
}

async function put(text: string) {
    await choose('log')
    if (log!.text().trim() && log!.text() !== text) kept.set('before', log!.text())
    log!.put(text)
}

// --- the address

async function fromAddress() {
    const given = new URLSearchParams(location.hash.slice(1))
    if (given.has('laws')) $<HTMLSelectElement>('laws').value = given.get('laws')!
    if (given.has('ask')) {
        words().value = given.get('ask')!
        await choose('ask')
        return askAgain()
    }
    if (!given.has('log')) return choose(kept.get('tab') === 'log' ? 'log' : 'ask')
    try {
        const text = await unpacked(given.get('log')!)
        await put(text)
        if (!given.has('alone')) history.replaceState(null, '', location.pathname)      // what is changed now is not in the address
        const deal = given.get('deal')
        if (deal) {
            document.body.classList.toggle('alone', given.has('alone'))
            $<HTMLAnchorElement>('away').hidden = !given.has('alone')
            $<HTMLAnchorElement>('away').href = location.href.replace(/&(alone|deal)[^&]*/g, '')
            $<HTMLAnchorElement>('away').target = '_blank'
            await log!.judgeAgain()
            log!.stepTo(deal)
        }
    } catch (error) {
        await choose('log')
        trouble(`${(error as Error).message}. What you had typed is still here.`)
    }
}

async function link(more = '') {
    const here = location.href.replace(/#.*/, '')
    return `${here}#log=${await packed(log!.text())}${lawsChosen() ? '&laws=' + lawsChosen() : ''}${more}`
}

async function share() {
    await editor()
    const whole = await link()
    const deal = $<HTMLSelectElement>('which').value || $<HTMLSelectElement>('which').options[1]?.value
    const field = (label: string, text: string) => {
        const box = h('textarea', { value: text, readOnly: true, rows: 3, id: 'share-' + label.length })
        return h('div', {}, h('label', { for: box.id }, label), box, button('Copy', async () => {
            (box as HTMLTextAreaElement).select()
            await navigator.clipboard?.writeText(text).catch(() => undefined)
            say('Copied')
        }))
    }
    dialog('Share', h('p', {}, `The whole log is in the link (${whole.length} characters)${whole.length > 8000 ? '; some mail programs cut links so long, a file is safer' : ''}.${location.protocol === 'file:' ? ' It opens on this machine alone; to others send hoyle.html and the log as a file.' : ''}`),
        field('A link', whole), deal ? field('A deal for another page', `<iframe width="640" height="560" title="A deal" src="${await link(`&deal=${deal}&alone`)}"></iframe>`) : null)
}

function save() {
    const away = h('a', { href: URL.createObjectURL(new Blob([log!.text()], { type: 'text/plain' })), download: 'evening.hoyle' }) as HTMLAnchorElement
    away.click()
    setTimeout(() => URL.revokeObjectURL(away.href), 1000)
}

function examples() {
    const one = (name: string, text: string) => button(name, () => { $<HTMLDialogElement>('dialog').close(); void put(text) })
    dialog('Examples', h('p', {}, 'What you typed is replaced; undo (Ctrl Z) brings it back.'), h('div', { className: 'answers' },
        kept.get('before') ? one('What stood there before', kept.get('before')) : null,
        one('Three deals of an evening', thursday), one('An evening told in words', story), one('A rubber as printed in 1897', rubber)))
}

async function open(file: File | undefined) {
    if (!file) return
    try {
        await put(await textOf(file))
        trouble('')
    } catch (error) { trouble(`${(error as Error).message}. What you typed is still here.`) }
}

// --- keys and the rest

addEventListener('keydown', event => {
    const busy = (event.target as HTMLElement).closest('input, textarea, select, .cm-editor, [role=tab], dialog')
    if (busy || event.ctrlKey || event.altKey || event.metaKey || !log || $('log').hidden) return
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    log.step(event.key === 'ArrowRight' ? 1 : -1, event.shiftKey)
})

for (const tab of tabs) {
    $('tab-' + tab).addEventListener('click', () => void choose(tab))
    $('tab-' + tab).addEventListener('keydown', event => {
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
        const other = tabs[1 - tabs.indexOf(tab)]!
        void choose(other)
        $('tab-' + other).focus()
    })
}
const on = (id: string, act: () => void) => $(id).addEventListener('click', act)
on('example', examples)
on('open', () => $('file').click())
on('save', save)
on('share', () => void share())
on('tidy', () => void log!.tidy())
on('write-block', () => void log!.writeBlock())
on('print', () => print())
on('back', () => log!.step(-1))
on('on', () => log!.step(1))
on('whole', () => log!.stepTo(''))
$('which').addEventListener('change', () => log!.stepTo($<HTMLSelectElement>('which').value))
$('file').addEventListener('change', () => { const input = $<HTMLInputElement>('file'); void open(input.files?.[0]).then(() => { input.value = '' }) })
addEventListener('dragover', event => event.preventDefault())
addEventListener('drop', event => { if (event.dataTransfer?.files.length) { event.preventDefault(); void open(event.dataTransfer.files[0]) } })
$('laws').addEventListener('change', () => { kept.set('laws', lawsChosen()); askAgain(); void log?.judgeAgain() })
addEventListener('hashchange', () => void fromAddress())

async function start() {
    startAsk(story => void put(story).then(() => log!.judgeAgain()).then(() => $('seen').scrollIntoView()))
    if (!canRun()) return void ask({})      // says why
    if (location.hash.includes('ask=')) fetchWords().catch(() => undefined)
    const reply = await ask({ method: 'laws' })
    books.push(...reply?.answer?.books ?? [])
    $('laws').append(...books.map(book => h('option', { value: book.book }, book.cited_as)))
    $<HTMLSelectElement>('laws').value = kept.get('laws')
    await fromAddress()
    if (!$('ask').hidden && words().value) askAgain()
    document.documentElement.dataset.ready = 'yes'
}
start().catch(error => trouble(`hoyle could not begin: ${error.message}. What you typed is kept.`))
