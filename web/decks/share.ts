/** A deck in a link: its list, compressed, so that nobody has to keep it. */
import type { DeckList } from '@dejarik/kernel'
import { packed, unpacked } from '../packed-link.ts'
import { hashFor } from '../route.ts'

export async function linkFor(game: string, { title, cards }: DeckList): Promise<string> {
  const lines = [title, ...cards.map(({ count, name }) => `${count} ${name}`)].join('\n')
  const deck = `shared/${game}/${await packed(lines)}`
  return new URL(hashFor({ page: 'decks', deck }), location.href).href
}

/** The deck of a link, or null where the link is damaged. */
export async function deckInLink(code: string): Promise<DeckList | null> {
  try {
    const [title = '', ...lines] = (await unpacked(code)).split('\n')
    const cards = lines.flatMap((line) => {
      const [, count, name] = /^(\d{1,3}) (.+)$/.exec(line) ?? []
      return count && name ? [{ count: Number(count), name }] : []
    })
    return cards.length > 0 ? { title, cards } : null
  } catch {
    return null
  }
}
