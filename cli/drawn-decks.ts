/** Decks drawn by lot from the cards of a game, so that many different ones come up. */
import { type Below, chance, type DeckList, type SetupRequest } from '@dejarik/kernel'
import { libraryFor } from '@dejarik/swccg'
import { DECK_RULES, isForDecks, isKnown, shippedCards as tcgCards } from '@dejarik/swtcg'
import { Failure } from './failure.ts'

export interface Draw {
  /** The edition of the rules; left out, all cards that there are. */
  readonly edition: string
  readonly fits: Fits
  readonly below: Below
}

/** Keeps the lots of decks apart from every other use of a game's seed. */
const DECK_LOTS = 7
/** The request with decks from all cards of its edition, others for each seed. */
export function withDrawnDecks<R extends SetupRequest & { readonly seed: number }>(
  game: string,
  request: R,
): R {
  const { seed, edition = '' } = request
  return { ...request, decks: drawDecks(game, { edition, below: chance(seed, DECK_LOTS), fits: () => true }) }
}

/** A part of a deck: how many cards of which sort. */
interface Part<C> {
  readonly count: number
  readonly fits: (card: C) => boolean
}

/** Two decks by seat, Dark Side first. */
export function drawDecks(game: string, draw: Draw): readonly DeckList[] {
  return (['dark', 'light'] as const).map((side) => ({
    title: `Drawn for the ${side} side`,
    cards: game === 'swtcg' ? tcgDeck(side, draw) : ccgDeck(side, draw),
  }))
}

type Lines = DeckList['cards']
type Side = 'dark' | 'light'
/** Which cards a deck is drawn from. */
export type Fits = (card: { readonly key: string; readonly isCarriedOut: boolean }) => boolean

function tcgDeck(side: Side, { fits, below, edition }: Draw): Lines {
  const { knows } = DECK_RULES[edition as keyof typeof DECK_RULES] ?? DECK_RULES.idc
  const cards = tcgCards().cards.filter(
    (card) =>
      fits({ key: card.key, isCarriedOut: !card.unautomated }) &&
      isForDecks(card) &&
      isKnown(card, knows) &&
      card.kind !== 'event' &&
      (card.side === side || card.side === 'neutral') &&
      !card.costIsX,
  )
  const units = (['space', 'ground', 'character'] as const).map((arena) => ({
    count: 16,
    fits: (card: (typeof cards)[number]) =>
      card.kind === 'unit' && card.arenas.length === 1 && card.arenas[0] === arena,
  }))
  return linesOf(cards, [...units, { count: 12, fits: ({ kind }) => kind !== 'unit' }], 4, below)
}

function ccgDeck(side: Side, { fits, below, edition }: Draw): Lines {
  const cards = libraryFor({ edition }).cards.filter(
    ({ key, side: own, automated }) => own === side && fits({ key, isCarriedOut: automated }),
  )
  const parts = [
    { kinds: ['location'], count: 9 },
    { kinds: ['character'], count: 24 },
    { kinds: ['starship', 'vehicle'], count: 9 },
    { kinds: ['weapon', 'device'], count: 5 },
    { kinds: ['effect', 'interrupt'], count: 11 },
    { kinds: ['creature', 'epic-event', 'jedi-test'], count: 2 },
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
    if (fitting.length === 0) continue // the edition has no such cards
    if (fitting.length * copies < count)
      throw new Failure('There are too few cards to draw such a deck from.')
    for (let left = count; left > 0; ) {
      const { key } = fitting[below(fitting.length)]!
      const held = counts.get(key) ?? 0
      if (held === copies) continue
      counts.set(key, held + 1)
      left--
    }
  }
  return [...counts].map(([name, count]) => ({ count, name }))
}
