/** A table to look at: the Dark Side is asked what to deploy, whatever else lies there. */
import type { ScenarioStart } from '@dejarik/kernel/scenario'
import { speaking } from '../effects/context.ts'
import { allThatFit } from '../effects/matches.ts'
import type { PlacedLocation, ScenarioPosition } from '../scenario/position.ts'
import type { Filter } from '../text/filter.ts'
import { final } from './play.ts'

export const HERE = 'Tatooine: Cantina (D)'
export const THERE = 'Tatooine: Mos Eisley (D)'

/** The locations, and one more where a Stormtrooper can come. */
export const lookingOn = (
  locations: readonly (string | PlacedLocation)[],
  cards: NonNullable<ScenarioStart['cards']> = [],
  more: ScenarioPosition = {},
) =>
  final(
    {
      at: 'deploy dark',
      locations: [...locations, "Tatooine: Lars' Moisture Farm (D)"],
      ...more,
      dark: {
        force: 9,
        ...more.dark,
        hand: ['Stormtrooper', ...((more.dark?.hand as readonly string[]) ?? [])],
      },
    },
    { cards },
  )

/** The keys of the cards on table that a filter finds, for the Dark Side or for a card of it. */
export function found(
  locations: readonly (string | PlacedLocation)[],
  filter: Filter,
  { cards = [], by }: { readonly cards?: NonNullable<ScenarioStart['cards']>; readonly by?: string } = {},
): readonly string[] {
  const game = lookingOn(locations, cards)
  game.expect({ asked: 'dark' })
  const { machine } = game
  const self = machine.state.cards.findIndex((card) => card?.is === by)
  return allThatFit(machine, speaking(0, self), filter).map((card) => machine.card(card).is)
}
