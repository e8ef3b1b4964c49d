/** Text in a link, compressed, so that nobody has to keep it. */

/** More than any deck or game; a link that unfolds to more is none of ours. */
const MOST_BYTES = 4_000_000

const through = (
  bytes: Uint8Array<ArrayBuffer>,
  transform: GenericTransformStream,
): ReadableStream<Uint8Array> =>
  new Blob([bytes])
    .stream()
    .pipeThrough(transform as ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>)

async function gathered(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  const reader = stream.getReader()
  let length = 0
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    parts.push(value!)
    length += value!.length
    if (length > MOST_BYTES) throw new Error('This link holds too much.')
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

export const packed = async (text: string): Promise<string> =>
  toText(await gathered(through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))))

/** Throws where the link is damaged. */
export const unpacked = async (code: string): Promise<string> =>
  new TextDecoder().decode(await gathered(through(toBytes(code), new DecompressionStream('deflate-raw'))))
