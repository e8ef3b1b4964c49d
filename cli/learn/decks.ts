/** Decks for games to learn from: those that come with the game, and decks drawn from its cards. */
import type { Below, DeckList } from '@dejarik/kernel'
import { shippedCards as ccgCards } from '@dejarik/swccg'
import { isForDecks, shippedCards as tcgCards } from '@dejarik/swtcg'
import { Failure } from '../failure.ts'

/** Decks of shipped lists; drawn from the cards that are trained on; drawn from the others, to see what was learned of cards in general. */
export const DECK_KINDS = ['shipped', 'drawn', 'unseen'] as const
export type DeckKind = (typeof DECK_KINDS)[number]

/** A part of a deck: how many cards of which sort. */
interface Part<C> {
  readonly count: number
  readonly fits: (card: C) => boolean
}

/** Every fifth card, by its key, is never in a deck that is trained on. */
const KEPT_OUT = 5
const isKeptOut = (key: string): boolean =>
  [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7) % KEPT_OUT === 0

/** Two decks by seat, Dark Side first; null are the game's own. */
export function drawDecks(game: string, kind: DeckKind, below: Below): readonly DeckList[] | null {
  if (kind === 'shipped') return null
  const isOpen = ({ key }: { readonly key: string }): boolean => isKeptOut(key) === (kind === 'unseen')
  return (['dark', 'light'] as const).map((side) => ({
    title: `Drawn for the ${side} side`,
    cards: game === 'swtcg' ? tcgDeck(side, isOpen, below) : ccgDeck(side, isOpen, below),
  }))
}

type Lines = DeckList['cards']
type Side = 'dark' | 'light'
type IsOpen = (card: { readonly key: string }) => boolean

function tcgDeck(side: Side, isOpen: IsOpen, below: Below): Lines {
  const cards = tcgCards().cards.filter(
    (card) =>
      isOpen(card) &&
      isForDecks(card) &&
      card.kind !== 'event' &&
      (card.side === side || card.side === 'neutral') &&
      !card.unautomated &&
      !card.costIsX,
  )
  const units = (['space', 'ground', 'character'] as const).map((arena) => ({
    count: 16,
    fits: (card: (typeof cards)[number]) =>
      card.kind === 'unit' && card.arenas.length === 1 && card.arenas[0] === arena,
  }))
  return linesOf(cards, [...units, { count: 12, fits: ({ kind }) => kind !== 'unit' }], 4, below)
}

function ccgDeck(side: Side, isOpen: IsOpen, below: Below): Lines {
  const cards = ccgCards().cards.filter((card) => isOpen(card) && card.side === side && card.automated)
  const parts = [
    { kinds: ['location'], count: 9 },
    { kinds: ['character'], count: 24 },
    { kinds: ['starship', 'vehicle'], count: 9 },
    { kinds: ['weapon', 'device'], count: 5 },
    { kinds: ['effect', 'interrupt'], count: 13 },
  ].map(({ kinds, count }) => ({ count, fits: (card: (typeof cards)[number]) => kinds.includes(card.kind) }))
  return linesOf(cards, parts, 60, below)
}

/** So many cards of each sort, none oftener than the rules allow. */
function linesOf<C extends { readonly key: string }>(
  cards: readonly C[],
  parts: readonly Part<C>[],
  copies: number,
  below: Below,
): Lines {
  const counts = new Map<string, number>()
  for (const { count, fits } of parts) {
    const fitting = cards.filter(fits)
    for (let drawn = 0; drawn < count; drawn++) {
      const open = fitting.filter(({ key }) => (counts.get(key) ?? 0) < copies)
      if (open.length === 0) throw new Failure('There are too few cards to draw such a deck from.')
      const { key } = open[below(open.length)]!
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return [...counts].map(([name, count]) => ({ count, name }))
}
