/** Holosites: boards on which dejariks and holograms fight with their destiny numbers (ccgx/holosite/place). */
import { because, type CardId } from '@dejarik/kernel'
import { type CardFacts, hasTrait } from '../../cards/definition.ts'
import { type Check, definitionOf, type Game } from '../../kinds.ts'
import { locationsInPlay } from '../cards/place.ts'
import type { DeployAttempt } from '../deploy/deploy-cost.ts'

export const isHolosite = (facts: CardFacts): boolean =>
  facts.kind === 'location' && hasTrait(facts, 'holosite')
const isProjection = (facts: CardFacts): boolean => hasTrait(facts, 'dejarik') || hasTrait(facts, 'hologram')

/** Whether a card stands on a holosite, whatever else it would be. */
export function isProjected(game: Game, card: CardId): boolean {
  const { on, as } = game.card(card)
  return as === 'at' && on !== null && isHolosite(definitionOf(game, on))
}

/** Holosites that a card in hand may come to (ccgx/holosite/deploy). */
export const holositesFor = (game: Game, card: CardId): readonly CardId[] =>
  isProjection(definitionOf(game, card))
    ? locationsInPlay(game).filter((place) => isHolosite(definitionOf(game, place)))
    : NOWHERE
const NOWHERE: readonly CardId[] = []

export const goesToHolosite = (game: Game, { destination }: Pick<DeployAttempt, 'destination'>): boolean =>
  'on' in destination && isHolosite(definitionOf(game, destination.on))

/** Nothing else comes there, nor lies on it (ccgx/holosite/who). */
export const onlyProjections: Check<DeployAttempt> = (game, attempt) =>
  goesToHolosite(game, attempt) && !isProjection(definitionOf(game, attempt.card))
    ? because('not-for-holosites', 'ccgx/holosite/who', { card: attempt.card })
    : null

const VALUES: ReadonlySet<string> = new Set(['power', 'ability', 'forfeit'])

/** There its power, ability and forfeit are its destiny number (ccgx/holosite/values). */
export const projectedValue = (game: Game, card: CardId, name: string): number | undefined =>
  VALUES.has(name) && isProjected(game, card) ? definitionOf(game, card).destiny : undefined
