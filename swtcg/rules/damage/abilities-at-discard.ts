/** What others gave a unit to do at its own discard: kept until the discard has been told. */
import { addLasting, type CardId, removeLasting } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import type { Ability, TriggeredAbility } from '../../language/tree/tree.ts'
import { abilitiesOf } from '../abilities/abilities.ts'

/** The unit's Pilots and Equipment are gone when its discard is heard of, so it is watched for before. */
export function keepLastWords(game: Game, unit: CardId): readonly number[] {
  const seat = game.card(unit).controller
  const given = abilitiesOf(game, unit).filter(({ source }) => source !== unit)
  const words = given.map(({ ability }) => ability).filter(isLastWord)
  return words.map((ability) => {
    const context = { you: seat, self: unit, bound: {} }
    const duration = { until: 'never' }
    return addLasting(game, { kind: 'watch', ability, context, once: true }, { source: null, seat, duration })
  })
}

export function dropLastWords(game: Game, kept: readonly number[]): void {
  for (const id of kept) removeLasting(game, id)
}

const isLastWord = (ability: Ability): ability is TriggeredAbility =>
  ability.ability === 'triggered' &&
  ability.when.when === 'is-discarded' &&
  'the' in ability.when.who &&
  ability.when.who.the === 'self'
