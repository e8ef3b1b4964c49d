/** Text files as people have them: UTF-8 with or without a mark, UTF-16, or an older encoding. */
import { readBytes } from './files.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

export interface Decoded {
  readonly text: string
  readonly encoding: Encoding
}

/** Bytes with which a file may begin to say how it is written. */
const MARKS: readonly { readonly bytes: readonly number[]; readonly encoding: Encoding }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
]

export const readAnyText = (path: string): Decoded => decode(readBytes(path))

export function decode(bytes: Uint8Array): Decoded {
  const encoding = encodingOf(bytes)
  return { text: new TextDecoder(encoding).decode(bytes), encoding }
}

function encodingOf(bytes: Uint8Array): Encoding {
  const marked = MARKS.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))
  return marked?.encoding ?? unmarkedWide(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252')
}

/** Latin letters in UTF-16 have a zero beside them, on one side throughout. */
function unmarkedWide(bytes: Uint8Array): Encoding | undefined {
  const start = bytes.subarray(0, 200)
  const zeros = (odd: number): number => start.filter((byte, index) => index % 2 === odd && byte === 0).length
  const most = start.length / 4
  if (start.length > 1 && zeros(1) > most) return 'utf-16le'
  return start.length > 1 && zeros(0) > most ? 'utf-16be' : undefined
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
