// node same.mjs PROGRAM HOYLE.JS WORDS: the engine as WebAssembly answers as the native program does, the whole document, tables and all, of every
// log in the repository. Left out: logs that name a club's own book, which is a file, and those that are no UTF-8, which JSON cannot carry.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { engine } from '../../src/web/engine.js'

const [program, glue, words] = process.argv.slice(2)
const hoyle = await engine(createRequire(import.meta.url)(glue), readFileSync(glue.replace(/js$/, 'wasm')))
hoyle.words(readFileSync(words))

const judged = spawnSync(program, ['judge', '--format', 'json', '--tables', 'cases', 'tests/logs', 'tests/stories'],
    { maxBuffer: 1 << 30, encoding: 'utf8' })

/** What only a command knows: which file it was, and what the report was made with. */
const plain = (document) => JSON.stringify({ ...document, file: null, made: null, log_digest: null })

let same = 0, left_out = 0
const differ = []
for (const told of JSON.parse(judged.stdout)) {
    const bytes = readFileSync(told.file)
    const log = bytes.toString('utf8')
    if (/^\s*laws\s+"/m.test(log) || !Buffer.from(log).equals(bytes)) ++left_out
    else if (plain(hoyle.answer({ method: 'judge', log, tables: true }).answer) === plain(told)) ++same
    else differ.push(told.file)
}
for (const file of differ) console.log(`differs: ${file}`)
console.log(`${same} answers the same, ${differ.length} differ, ${left_out} logs left out`)
process.exit(differ.length || same < 500 ? 1 : 0)
