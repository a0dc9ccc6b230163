// What is shared stands in the address behind the #, which no browser sends to anybody: deflated, with a sum that tells if it was
// damaged, in letters that an address may hold.

const most = 1_000_000

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
    const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
    const parts: Uint8Array<ArrayBuffer>[] = []
    for (let size = 0; ;) {
        const { done, value } = await reader.read()
        if (done) return new Uint8Array(await new Blob(parts).arrayBuffer())
        size += value.length
        if (size > most) throw new Error('it holds more than a megabyte')
        parts.push(value as Uint8Array<ArrayBuffer>)
    }
}

export async function packed(text: string) {
    const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate'))
    let letters = ''
    for (const byte of bytes) letters += String.fromCharCode(byte)
    return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

/** Throws, with what is wrong in a card player's words, if it was damaged on the way. */
export async function unpacked(letters: string) {
    try {
        const bytes = Uint8Array.from(atob(letters.replace(/-/g, '+').replace(/_/g, '/')), c => c.charCodeAt(0))
        return new TextDecoder('utf-8', { fatal: true }).decode(await through(bytes, new DecompressionStream('deflate')))
    } catch (error) {
        const long = error instanceof Error && error.message.includes('megabyte')
        throw new Error(long ? 'The log in this link is longer than a megabyte, and is not opened' : 'The link is damaged: part of it is missing or was changed on the way. Ask for it again, or for the log as a file')
    }
}

/** A file as text; throws if it is none. */
export async function textOf(file: File) {
    if (file.size > most) throw new Error(`${file.name} has ${(file.size / 1e6).toFixed(1)} megabytes; this page takes logs up to one, the program on a computer any`)
    const bytes = await file.arrayBuffer()
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
        if (!/[\0-\x08\x0e-\x1a]/.test(text)) return text
    } catch { /* said below */ }
    throw new Error(`${file.name} is no text; a log is plain text (UTF-8)`)
}
