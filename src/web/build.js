// node build.js MODULES ENGINE OUT: the page, from src/web and the engine (hoyle.js, hoyle.wasm), into the folder OUT: the files that are served,
// and hoyle.html, the whole of it in one file that opens from a disk.
import { createRequire } from 'node:module'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { join, resolve } from 'node:path'

const [modules, engine, out] = process.argv.slice(2).map(each => resolve(each))
const here = import.meta.dirname ?? new URL('.', import.meta.url).pathname
const root = resolve(here, '../..')
const { build } = createRequire(join(modules, 'x'))('esbuild')

/** The list of forms that stands at the end of the description of the language. */
const forms = readFileSync(join(root, 'docs/log-language.md'), 'utf8').split('## Every form')[1]
    .match(/```text\n[^]*?```/g).flatMap(block => block.split('\n').slice(1, -1)).filter(line => line && !line.startsWith(' '))

/** A log to be shown: without what it is to be held against. */
const examples = { name: 'examples', setup: it => it.onLoad({ filter: /\.hoyle$/ }, ({ path }) =>
    ({ contents: readFileSync(path, 'utf8').replace(/^\s*expect .*\n/gm, ''), loader: 'text' })) }

const common = {
    bundle: true, minify: true, charset: 'utf8', target: 'es2022', legalComments: 'none', logLevel: 'warning', nodePaths: [modules], plugins: [examples],
    define: { HOYLE_FORMS: JSON.stringify([...new Set(forms)]) }, alias: { 'hoyle-glue': join(engine, 'hoyle.js') }, external: ['fs', 'path', 'crypto', 'perf_hooks', 'ws'],
}
const from = (name) => join(here, name)
const inText = async (options) => (await build({ ...common, ...options, format: 'iife', write: false })).outputFiles[0].text

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
await build({ ...common, entryPoints: [from('app.ts')], outdir: out, format: 'esm', splitting: true, chunkNames: '[name]' })
const worker = await inText({ entryPoints: [from('worker.ts')] })
const css = (await build({ ...common, entryPoints: [from('page.css')], write: false })).outputFiles[0].text
const page = readFileSync(from('index.html'), 'utf8')
writeFileSync(join(out, 'worker.js'), worker)
writeFileSync(join(out, 'page.css'), css)
writeFileSync(join(out, 'index.html'), page)
copyFileSync(join(engine, 'hoyle.wasm'), join(out, 'hoyle.wasm'))
copyFileSync(join(root, 'src/phrases/learnt.bin'), join(out, 'words.bin'))

const script = (text) => text.replaceAll('</script', '<\\/script')
const inside = (name, bytes) => `<script type="text/plain" id="${name}">${gzipSync(bytes, { level: 9 }).toString('base64')}</script>\n`
const app = await inText({ entryPoints: [from('app.ts')] })
writeFileSync(join(out, 'hoyle.html'), page
    .replace(/<link rel="preload".*\n/, '')
    .replace('<link rel="stylesheet" href="page.css">', () => `<style>${css}</style>`)
    .replace(/<script type="module".*\n/, () => `<script type="text/plain" id="worker.js">${script(worker)}</script>\n`
        + inside('hoyle.wasm', readFileSync(join(out, 'hoyle.wasm'))) + inside('words.bin', readFileSync(join(out, 'words.bin'))) + `<script>${script(app)}</script>\n`))
