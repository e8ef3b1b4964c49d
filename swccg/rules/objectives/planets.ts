/** The planets that Objectives name: the Light Side's Subjugated planet, the Dark Side's Renegade planet (ccgx/objective/planet-chosen). */
import type { CardId } from '@dejarik/kernel'
import { definitionOf, type Game, type Side } from '../../kinds.ts'
import type { NamedPlanet } from '../../text/filter.ts'
import { cardsIn, seatOf } from '../cards/place.ts'
import { systemName } from '../locations/locations.ts'

const NAMED_BY: Readonly<Record<NamedPlanet, Side>> = { subjugated: 'light', renegade: 'dark' }

/** The Objective remembers the name: the system may be converted. */
export const namePlanet = (game: Game, objective: CardId, system: CardId): void =>
  game.changeCard(objective, { system: systemName(game, system) })

export const isNamedPlanet = (game: Game, planet: NamedPlanet, location: CardId): boolean =>
  cardsIn(game, seatOf(game, NAMED_BY[planet]), 'side').some(
    (card) =>
      definitionOf(game, card).kind === 'objective' && game.card(card).system === systemName(game, location),
  )
