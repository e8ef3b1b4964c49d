/** Intercept: the attacking unit now attacks this unit instead. */
import { because, type CardId, type SeatId } from '@dejarik/kernel'
import { ask, type Game, procedure } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { attackPrice, isAttackable } from '../attack/targets.ts'
import { gainForce } from '../cards/force.ts'
import { arenaOf, exists } from '../cards/place.ts'
import type { ActivatedKeywordRule } from '../chances/activated-keywords.ts'
import { keepsTarget } from './precision.ts'

export const intercept: ActivatedKeywordRule = {
  moment: (game) => game.table.attack?.moment ?? 0,
  timeRule: 'idc/keyword/intercept-timing',
  onceRule: 'idc/keyword/intercept-activated-once-per-attack',
  selective: true,
  whyNot: whyNotIntercept,
  resolve: (game: Game, _seat, card: CardId) => takeAttack(game, card),
}

function whyNotIntercept(game: Game, seat: SeatId, card: CardId): Reason | null {
  const { attack } = game.table
  if (!attack) return because('no-attack', 'idc/keyword/intercept-timing', { card })
  if (attack.attacker === card) return because('own-attack', 'idc/keyword/intercept-not-own-attack', { card })
  const other =
    attack.defender !== card &&
    exists(game, attack.defender) && // it may have gone where nobody can follow it
    game.card(attack.defender).controller === seat
  if (!other) return because('not-your-other-unit', 'idc/keyword/intercept-other-unit-only', { card })
  if (!game.policies.mayInterceptOwn && game.card(attack.attacker).controller === seat)
    return because('own-attacker', 'wotc/keyword/intercept-several', { card })
  return arenaOf(game, card) === arenaOf(game, attack.defender)
    ? null
    : because('other-arena', 'idc/keyword/intercept-same-arena', { card })
}

/** An interceptor that cannot be attacked changes nothing (idc/keyword/intercept-unattackable-interceptor). */
export function takeAttack(game: Game, card: CardId): void {
  const { attack } = game.table
  if (!attack || arenaOf(game, card) === null || game.policies.idleKeywords.includes('intercept')) return
  if (keepsTarget(game, attack.attacker) || !isAttackable(game, attack.attacker, card)) return
  const paid = exists(game, attack.defender) ? attackPrice(game, attack.attacker, attack.defender) : 0
  const price = attackPrice(game, attack.attacker, card) - paid
  if (price > 0) game.call(priced, { card, price })
  else turnAttack(game, card)
}

interface Priced {
  readonly card: CardId
  readonly price: number
}
/** Attacking the interceptor costs more: without the Force the attack stays where it was. */
export const priced = procedure<Priced>('swtcg/priced-intercept', [
  ask(
    'pay',
    (game, { card }) => ({
      kind: 'confirm' as const,
      seat: game.card(game.table.attack!.attacker).controller,
      about: 'pay-to-attack',
      card,
    }),
    (game, { card, price }, yes, seat) => {
      if (!yes) return
      gainForce(game, seat, -price, { card })
      turnAttack(game, card)
    },
  ),
])

function turnAttack(game: Game, card: CardId): void {
  const attack = game.table.attack!
  game.changeTable({ attack: { ...attack, defender: card, defenders: [...attack.defenders, card] } })
  game.emit({
    kind: 'intercepted',
    card,
    defender: attack.defender,
    cause: { rule: 'idc/keyword/intercept-redirects-attack', card },
  })
}
