/** Artillery: weapons that stand at a site by themselves, and what gives them power (ccgx/artillery/power-source). */
import type { CardId } from '@dejarik/kernel'
import { speaking } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import { active } from '../../effects/statics.ts'
import type { Game } from '../../kinds.ts'
import type { Filter } from '../../text/filter.ts'
import { cardsOnTable, isInactive } from '../cards/place.ts'

const SOURCES: Filter = {
  whose: 'yours',
  where: 'present',
  any: [{ trait: 'power droid' }, { titleHas: 'Fusion Generator' }],
}

/** With a power droid or fusion generator of its owner, or where a location says that it is powered. */
export function isPowered(game: Game, weapon: CardId): boolean {
  const context = speaking(game.card(weapon).controller, weapon)
  if (active(game, 'powers').some((source) => matches(game, source.context, source.what.of, weapon)))
    return true
  return cardsOnTable(game).some((card) => !isInactive(game, card) && matches(game, context, SOURCES, card))
}
