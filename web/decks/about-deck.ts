/** What a deck is about, in a line: what it has most of, and its largest cards. */
import type { DeckList } from '@dejarik/kernel'
import type { CardLibrary, CardNotice } from '../study/studies.ts'
import { cardNamed } from './card-named.ts'
import { sayValue } from './filters.ts'

const MOST_KINDS = 3
const MOST_CARDS = 3

/** Arenas for units, types for the rest. */
const kindOf = ({ facets }: CardNotice): string => facets['arena']?.[0] ?? facets['type']?.[0] ?? ''

const costOf = ({ facets }: CardNotice): number => Number(facets['cost']?.[0] ?? facets['deploy']?.[0] ?? 0)

type Cards = Pick<DeckList, 'cards'>

const knownIn = (library: CardLibrary, { cards }: Cards) =>
  cards.flatMap(({ name, count }) => {
    const card = cardNamed(library, name)
    return card ? [{ card, count }] : []
  })

const byCost = (cards: readonly CardNotice[]): readonly CardNotice[] =>
  cards.toSorted((one, other) => costOf(other) - costOf(one))

/** The card that stands for a deck in a list; undefined for a deck without cards. */
export const faceOfDeck = (library: CardLibrary, deck: Cards): CardNotice | undefined =>
  byCost(knownIn(library, deck).map(({ card }) => card))[0]

export function aboutDeck(library: CardLibrary, deck: Cards): string {
  const known = knownIn(library, deck)
  const kinds = new Map<string, number>()
  for (const { card, count } of known) kinds.set(kindOf(card), (kinds.get(kindOf(card)) ?? 0) + count)
  const most = [...kinds]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_KINDS)
    .map(([kind, count]) => `${count} ${sayValue(kind)}`)
  const largest = byCost(known.map(({ card }) => card))
    .slice(0, MOST_CARDS)
    .map(({ face }) => face.title)
  return [most.join(', '), `with ${[...new Set(largest)].join(', ')}`].join('; ')
}
