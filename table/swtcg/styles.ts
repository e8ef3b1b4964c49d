/** The styles of the Star Wars TCG at tables: each has its number of seats, and its decks are dealt. */
import type { DeckList, Setup } from '@dejarik/kernel'
import { optionsHere, SEATED_SIDES, swtcgPlayed, teamOf } from '@dejarik/swtcg'
import { chosenOptions, dealt, seedOf } from '../deal.ts'
import type { DealRequest, StyleNotice } from '../game.ts'

/** Where styles are played (opt/general/base-rules-still-apply). */
const EDITIONS = ['idc', 'today']

export const styles = (): readonly StyleNotice[] =>
  optionsHere().flatMap(({ name, title, says, seats }) =>
    seats === undefined ? [] : [{ name, title, says, editions: EDITIONS, sides: sidesFor(seats) }],
  )

const sidesFor = (seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => SEATED_SIDES[teamOf({ seats }, seat)]!)

/** Decks that fit the style and the options, for every seat. */
export const dealDecks = (request: DealRequest): Setup =>
  swtcgPlayed.sampleSetup({
    seed: seedOf(request),
    edition: request.edition,
    options: chosenOptions(request),
  })

const listed = (deck: readonly string[]): DeckList => ({
  title: '',
  cards: deck.map((name) => ({ count: 1, name })),
})

/** The decks of the players, and besides them whatever the options deal. */
export function brought(request: DealRequest): Setup {
  const { options = [] } = request
  if (options.length === 0) return dealt(request)
  return swtcgPlayed.sampleSetup({
    seed: seedOf(request),
    edition: request.edition,
    options: chosenOptions(request),
    decks: request.decks.map((deck) => (deck.length > 0 ? listed(deck) : null)),
  })
}
