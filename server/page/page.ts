/** Serves the built page. It knows its files by name, so no address leads anywhere else. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ENCODINGS, type Encoding, readFiles, type ServedFile } from './files.ts'

/** What the page may load and do: nothing from anywhere else. */
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; base-uri 'none'; frame-ancestors 'none'"

/** From now on browsers come by HTTPS alone. */
export const HSTS = ['strict-transport-security', 'max-age=31536000'] as const

export function pageFrom(
  folder: string,
  safety: 'https' | 'plain' = 'plain',
): (request: IncomingMessage, response: ServerResponse) => void {
  const files = readFiles(folder)
  return (request, response) => {
    if (safety === 'https') response.setHeader(...HSTS)
    answer(files, request, response)
  }
}

function answer(
  files: ReadonlyMap<string, ServedFile>,
  { method, url = '/', headers }: IncomingMessage,
  response: ServerResponse,
): void {
  if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405, 'Only GET and HEAD.')
  const file = files.get(url.split('?')[0] ?? '/')
  if (!file) return refuse(response, 404, 'There is no such page.')
  const encoding = encodingIn(String(headers['accept-encoding'] ?? ''))
  const body = encoding ? file.packed(encoding) : file.body
  response.writeHead(200, {
    'content-type': file.type,
    'content-length': body.length,
    ...(encoding ? { 'content-encoding': encoding } : {}),
    vary: 'accept-encoding',
    'cache-control': file.forever ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
  response.end(method === 'HEAD' ? undefined : body)
}

const encodingIn = (accepted: string): Encoding | undefined =>
  ENCODINGS.find((name) => new RegExp(`\\b${name}\\b`).test(accepted))

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
  response.end(`${text}\n`)
}
