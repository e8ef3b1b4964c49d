/** The styles of the Star Wars TCG at tables: each has its number of seats, and its decks are dealt. */
import type { Setup } from '@dejarik/kernel'
import { ALL_OPTIONS, SEATED_SIDES, swtcgPlayed, teamOf } from '@dejarik/swtcg'
import { chosenOptions, seedOf } from '../deal.ts'
import type { DealRequest, StyleNotice } from '../game.ts'

/** Where styles are played (opt/general/base-rules-still-apply). */
const EDITIONS = ['idc']

export const styles = (): readonly StyleNotice[] =>
  ALL_OPTIONS.flatMap(({ name, title, says, seats }) =>
    seats === undefined ? [] : [{ name, title, says, editions: EDITIONS, sides: sidesFor(seats) }],
  )

const sidesFor = (seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => SEATED_SIDES[teamOf({ seats }, seat)]!)

/** Decks that fit the style, for every seat. */
export const dealStyle = (request: DealRequest & { readonly style: string }): Setup =>
  swtcgPlayed.sampleSetup({
    seed: seedOf(request),
    edition: request.edition,
    options: [request.style, ...chosenOptions(request)],
  })
