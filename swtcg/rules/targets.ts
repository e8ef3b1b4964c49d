/** Whom a unit may attack, and with what. */
import { type CardId, numberOf, type Reason } from '@dejarik/kernel'
import type { Arena } from '../cards/definition.ts'
import type { AttackWith, Game } from '../kinds.ts'
import { whyForbidden } from './lasting.ts'
import { has } from './numbers.ts'
import { arenaOf, areOpponents, cardsAt } from './place.ts'

/** The keyword that reaches from one arena into another. */
const ACROSS: readonly {
  readonly from: Arena
  readonly to: Arena
  readonly with: AttackWith & ('bombard' | 'ion-cannon')
}[] = [
  { from: 'space', to: 'ground', with: 'bombard' },
  { from: 'ground', to: 'space', with: 'ion-cannon' },
]

/** What a unit would attack the other with; null if it cannot reach it. */
export function reach(game: Game, attacker: CardId, defender: CardId): AttackWith | null {
  const [from, to] = [arenaOf(game, attacker), arenaOf(game, defender)]
  if (from === null || to === null) return null
  if (from === to) return 'power'
  const across = ACROSS.find((way) => way.from === from && way.to === to)
  return across && numberOf(game, across.with, attacker) > 0 ? across.with : null
}

/** Why a unit cannot attack another, whoever owns it; empty if it can. */
export function whyNotAttack(game: Game, attacker: CardId, defender: CardId): Reason[] {
  const reasons = [...whyForbidden(game, attacker, 'attack'), ...whyForbidden(game, defender, 'be-attacked')]
  if (arenaOf(game, defender) === null)
    reasons.push({
      code: 'not-in-an-arena',
      rule: 'idc/zones/build-zone-units-cannot-be-attacked',
      card: defender,
    })
  else if (reach(game, attacker, defender) === null)
    reasons.push({ code: 'other-arena', rule: 'idc/turn/same-arena-only', card: defender })
  if (has(game, defender, 'stealth') && !game.card(defender).tapped)
    reasons.push({ code: 'stealth', rule: 'idc/keyword/stealth-cant-be-attacked-untapped', card: defender })
  return reasons
}

/** Why a unit cannot be chosen as the defending unit of a declared attack. */
export function whyNotDefender(game: Game, attacker: CardId, defender: CardId): Reason[] {
  const foes = areOpponents(game, game.card(attacker).controller, game.card(defender).controller)
  if (!foes) return [{ code: 'own-unit', rule: 'idc/attack/choose-defender', card: defender }]
  return whyNotAttack(game, attacker, defender)
}

/** Every unit that a unit may choose as the defending unit. */
export function defendersFor(game: Game, attacker: CardId): CardId[] {
  const arena = arenaOf(game, attacker)
  if (arena === null) return []
  const reachable = [arena, ...ACROSS.flatMap((way) => (way.from === arena ? [way.to] : []))]
  return reachable
    .flatMap((place) => cardsAt(game, place))
    .filter((unit) => whyNotDefender(game, attacker, unit).length === 0)
}
