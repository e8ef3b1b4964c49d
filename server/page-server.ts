/** Serves the built page to this machine. It knows its files by name, so no address leads anywhere else. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { readFiles, type ServedFile } from './files.ts'

/** What the page may load and do: nothing from anywhere else. */
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'"

export function pageServer(folder: string): Server {
  const files = readFiles(folder)
  return createServer((request, response) => answer(files, request, response))
}

function answer(
  files: ReadonlyMap<string, ServedFile>,
  { method, url = '/', headers }: IncomingMessage,
  response: ServerResponse,
): void {
  if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405, 'Only GET and HEAD.')
  const file = files.get(url.split('?')[0] ?? '/')
  if (!file) return refuse(response, 404, 'There is no such page.')
  const zips = /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''))
  const body = zips ? file.zipped : file.body
  response.writeHead(200, {
    'content-type': file.type,
    'content-length': body.length,
    ...(zips ? { 'content-encoding': 'gzip' } : {}),
    vary: 'accept-encoding',
    'cache-control': file.forever ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
  response.end(method === 'HEAD' ? undefined : body)
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
  response.end(`${text}\n`)
}

/** Listens on the first free port from this one on; for this machine only. */
export function listenFrom(server: Server, port: number, tries = 20): Promise<string> {
  return new Promise((resolve, reject) => {
    const listen = (at: number): void => void server.listen(at, '127.0.0.1')
    let at = port
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' || at >= port + tries) reject(error)
      else listen(++at)
    })
    server.on('listening', () => {
      const address = server.address()
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : at}/`)
    })
    listen(at)
  })
}
