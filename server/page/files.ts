/** The files of the built page, read once, and compressed once for each way that browsers ask for. */
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Ways to compress, the best first. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Higher ones take seconds and gain little. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }
const PACK: Readonly<Record<Encoding, (body: Buffer) => Buffer>> = {
  br: (body) => brotliCompressSync(body, QUALITY),
  gzip: (body) => gzipSync(body, { level: constants.Z_BEST_COMPRESSION }),
}

export interface ServedFile {
  readonly type: string
  readonly body: Buffer
  readonly packed: (encoding: Encoding) => Buffer
  /** Names with a hash in them never change what they hold. */
  readonly forever: boolean
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

/** By address: `/`, `/assets/index.js`. */
export function readFiles(folder: string): ReadonlyMap<string, ServedFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  return new Map(names.map((name) => [addressOf(name), readOne(folder, name)]))
}

const addressOf = (name: string): string =>
  name === 'index.html' ? '/' : `/${name.split(sep).map(encodeURIComponent).join('/')}`

function readOne(folder: string, name: string): ServedFile {
  const body = readFileSync(join(folder, name))
  const type = TYPES[extname(name)] ?? 'application/octet-stream'
  return { type, body, packed: packer(body), forever: name.startsWith('assets') }
}

function packer(body: Buffer): ServedFile['packed'] {
  const packed = new Map<Encoding, Buffer>()
  return (encoding) => {
    const made = packed.get(encoding) ?? PACK[encoding](body)
    packed.set(encoding, made)
    return made
  }
}
