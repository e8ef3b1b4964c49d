/** A deck in a link: its list, compressed, so that nobody has to keep it. */
import type { DeckList } from '@dejarik/kernel'
import { hashFor } from '../route.ts'

async function piped(bytes: Uint8Array<ArrayBuffer>, through: GenericTransformStream): Promise<Uint8Array> {
  const stream = new Blob([bytes])
    .stream()
    .pipeThrough(through as ReadableWritablePair<Uint8Array, BufferSource>)
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

export async function linkFor(game: string, { title, cards }: DeckList): Promise<string> {
  const lines = [title, ...cards.map(({ count, name }) => `${count} ${name}`)].join('\n')
  const code = toText(await piped(new TextEncoder().encode(lines), new CompressionStream('deflate-raw')))
  return new URL(hashFor({ page: 'decks', deck: `shared/${game}/${code}` }), location.href).href
}

/** The deck of a link, or null where the link is damaged. */
export async function deckInLink(code: string): Promise<DeckList | null> {
  try {
    const bytes = await piped(toBytes(code), new DecompressionStream('deflate-raw'))
    const [title = '', ...lines] = new TextDecoder().decode(bytes).split('\n')
    const cards = lines.flatMap((line) => {
      const [, count, name] = /^(\d{1,3}) (.+)$/.exec(line) ?? []
      return count && name ? [{ count: Number(count), name }] : []
    })
    return cards.length > 0 ? { title, cards } : null
  } catch {
    return null
  }
}
