// node serve.js FOLDER [PORT]: the folder, to this machine alone; files are sent packed where the browser takes that.
import { createServer } from 'node:http'
import { readFileSync, statSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

const kinds = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.bin': 'application/octet-stream' }

export function serve(folder, port) {
    const root = resolve(folder), packed = new Map()
    const server = createServer((request, response) => {
        const path = new URL(request.url, 'http://hoyle').pathname
        const name = path === '/' ? 'index.html' : path.slice(1)
        if (!/^[\w.-]+$/.test(name) || !kinds[extname(name)]) return response.writeHead(404).end('there is nothing here')
        try {
            const file = join(root, name), { mtimeMs } = statSync(file)
            if (packed.get(name)?.mtimeMs !== mtimeMs) packed.set(name, { mtimeMs, bytes: gzipSync(readFileSync(file)) })
            response.writeHead(200, { 'content-type': kinds[extname(name)] + '; charset=utf-8', 'content-encoding': 'gzip', 'cache-control': 'no-cache' })
            response.end(packed.get(name).bytes)
        } catch { response.writeHead(404).end('there is nothing here') }
    })
    return new Promise(done => server.listen(port, '127.0.0.1', () => done(server)))
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
    const server = await serve(process.argv[2], Number(process.argv[3] ?? 8080))
    console.log(`hoyle is at http://127.0.0.1:${server.address().port}/ (Ctrl C ends it)`)
}
