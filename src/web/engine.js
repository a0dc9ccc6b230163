// The engine, for whoever has its bytes: the page's worker, and tests in node. One call, as src/api/hoyle.h has it.

/** @param {(options: object) => Promise<any>} createHoyle what emscripten made
 *  @param {BufferSource} wasmBinary
 *  @returns {Promise<{answer(request: object): any, wantsWords(): boolean, words(bytes: Uint8Array): void}>} */
export async function engine(createHoyle, wasmBinary) {
    const hoyle = await createHoyle({ wasmBinary })
    const put = (bytes) => {
        const at = hoyle._malloc(bytes.length + 1)
        hoyle.HEAPU8.set(bytes, at)
        return at
    }
    return {
        answer(request) {
            const bytes = new TextEncoder().encode(JSON.stringify(request))
            const at = put(bytes)
            const out = hoyle._hoyle_answer(at, bytes.length, 0)
            hoyle._hoyle_free(at)
            if (!out) throw new Error('there is not memory enough for an answer')
            const text = hoyle.UTF8ToString(out)
            hoyle._hoyle_free(out)
            return JSON.parse(text)
        },
        /** True if the last answer was none for want of what was learnt (words.bin). */
        wantsWords: () => hoyle._hoyle_learnt_wanted() !== 0,
        words: (bytes) => hoyle._hoyle_learnt(put(bytes), bytes.length),
    }
}
