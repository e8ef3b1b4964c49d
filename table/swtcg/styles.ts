/** The styles of the Star Wars TCG at tables: each has its number of seats, and its decks are dealt. */
import type { DeckList, Setup } from '@dejarik/kernel'
import { type CardDefinition, optionsHere, SEATED_SIDES, type swtcgPlayed, teamOf } from '@dejarik/swtcg'
import { chosenOptions, dealt, seedOf, withOwnCards } from '../deal.ts'
import type { DealRequest, StyleNotice } from '../game.ts'

/** Where styles are played (opt/general/base-rules-still-apply). */
const EDITIONS = ['idc', 'today']

export const styles = (): readonly StyleNotice[] =>
  optionsHere().flatMap(({ name, title, says, seats }) =>
    seats === undefined ? [] : [{ name, title, says, editions: EDITIONS, sides: sidesFor(seats) }],
  )

const sidesFor = (seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => SEATED_SIDES[teamOf({ seats }, seat)]!)

const listed = (deck: readonly string[]): DeckList => ({
  title: '',
  cards: deck.map((name) => ({ count: 1, name })),
})

type Played = Pick<typeof swtcgPlayed, 'sampleSetup'>

/** The decks of the players, and besides them whatever options and styles deal: a deck for every seat that brings none. */
export function dealFor(played: Played, own: readonly CardDefinition[], request: DealRequest): Setup {
  const { options = [], decks } = request
  const isBrought = decks.some((deck) => deck.length > 0)
  if (isBrought && options.length === 0) return withOwnCards(dealt(request), own)
  return played.sampleSetup({
    seed: seedOf(request),
    edition: request.edition,
    options: chosenOptions(request),
    ...(isBrought ? { decks: decks.map((deck) => (deck.length > 0 ? listed(deck) : null)) } : {}),
  })
}
