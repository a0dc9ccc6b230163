// What is put on the screen, and what is kept in this browser.

type Child = Node | string | null | undefined | false
type Props = { [name: string]: unknown }

export const $ = <T extends HTMLElement = HTMLElement>(id: string) => document.getElementById(id) as T

/** An element: properties, `on...` handlers and aria- attributes by name; texts are texts, never markup. */
export function h(tag: string, props: Props = {}, ...children: Child[]): HTMLElement {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(props)) {
        if (name.startsWith('on')) element.addEventListener(name.slice(2), value as EventListener)
        else if (name.includes('-') || name === 'for' || name === 'role') element.setAttribute(name, String(value))
        else Object.assign(element, { [name]: value })
    }
    element.append(...children.filter((child): child is Node | string => child !== null && child !== undefined && child !== false))
    return element
}

export const button = (text: string, onclick: () => void, props: Props = {}) => h('button', { type: 'button', onclick, ...props }, text)

/** Says it to a screen reader, once. */
export const say = (text: string) => { $('live').textContent = text }

/** What is wrong, where everybody sees it; empty: nothing. */
export function trouble(text: string) {
    $('trouble').textContent = text
    $('trouble').hidden = !text
}

/** A sentence that began in the middle of another. */
export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?)]$/.test(text) ? '' : '.')

export function dialog(title: string, ...content: Child[]) {
    $('dialog-body').replaceChildren(h('h2', { id: 'dialog-title' }, title), ...content.filter((each): each is Node => each instanceof Node))
    const box = $<HTMLDialogElement>('dialog')
    if (!box.open) box.showModal()
    box.scrollTop = 0
}

const alone = () => /&alone\b/.test(location.hash)

/** Kept in this browser, where it lets itself be kept; a deal in the page of somebody else takes the place of nothing. */
export const kept = {
    get(name: string) { try { return localStorage.getItem('hoyle-' + name) ?? '' } catch { return '' } },
    set(name: string, text: string) { if (!alone()) try { localStorage.setItem('hoyle-' + name, text) } catch { /* a browser that keeps nothing */ } },
}
