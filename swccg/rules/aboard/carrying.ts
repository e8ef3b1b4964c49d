/** Who may carry weapons and devices, and how many (ccg95/character/carry-limit). */
import { because, type CardId } from '@dejarik/kernel'
import { allowedBy, barredBy } from '../../effects/statics.ts'
import { type Check, definitionOf, type Game } from '../../kinds.ts'
import { hasSkill } from '../cards/skills.ts'
import type { DeployAttempt } from '../deploy/deploy-cost.ts'

/** Weapons or devices that a card carries. */
const gearOn = (game: Game, carrier: CardId, kind: 'weapon' | 'device'): number =>
  game
    .card(carrier)
    .holds.filter((card) => game.card(card).as === 'attached' && definitionOf(game, card).kind === kind)
    .length

/** A character or starfighter carries one of each, a capital starship any number; where the edition limits it at all. */
export const carriesNoMore: Check<DeployAttempt> = (game, { card, destination }) => {
  const { kind } = definitionOf(game, card)
  if (!('on' in destination) || (kind !== 'weapon' && kind !== 'device')) return null
  const carrier = definitionOf(game, destination.on)
  const limited = carrier.kind === 'character' || carrier.type === 'starfighter'
  if (!limited || !game.policies.limitsCarrying || gearOn(game, destination.on, kind) === 0) return null
  if (allowedBy(game, 'carry-any-number', destination.on) !== null) return null
  const rule =
    carrier.kind === 'character'
      ? 'ccg95/character/carry-limit'
      : kind === 'weapon'
        ? 'ccg95/capacity/starship-weapons'
        : 'ccg95/capacity/starship-devices'
  return because('carries-one-already', rule, { card: destination.on })
}

/** A character weapon needs a warrior, unless its own text names somebody else (ccg95/weapon/character-needs-warrior). */
export const warriorCarries: Check<DeployAttempt> = (game, { card, destination }) => {
  const { kind, type } = definitionOf(game, card)
  const bar = kind === 'weapon' ? 'carry-weapons' : kind === 'device' ? 'carry-devices' : null
  if (!('on' in destination) || !bar || definitionOf(game, destination.on).kind !== 'character') return null
  if (barredBy(game, bar, destination.on) !== null)
    return because('barred', 'ccg95/goal/card-text-wins', { card: destination.on })
  if (type !== 'character' || !game.policies.weaponsNeedWarriors || hasSkill(game, destination.on, 'warrior'))
    return null
  if (namesCarrier(game, card)) return null
  return because('no-warrior', 'ccg95/weapon/character-needs-warrior', { card: destination.on })
}

/** Texts that name persons or kinds that carry it win over the general rule. */
const namesCarrier = (game: Game, card: CardId): boolean =>
  (definitionOf(game, card).text.deploys?.on ?? []).some(
    ({ on }) =>
      typeof on === 'object' &&
      (on.persona !== undefined || on.trait !== undefined || on.title !== undefined),
  )
