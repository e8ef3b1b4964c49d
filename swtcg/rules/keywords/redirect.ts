/** Redirect: an attack on this unit goes on against another unit of its player in its arena. */
import { because, type CardId, type CardsQuestion, type SeatId } from '@dejarik/kernel'
import { type About, ask, type Game, procedure } from '../../kinds.ts'
import type { Ability } from '../../language/tree/tree.ts'
import type { Reason } from '../../reasons.ts'
import { abilitiesOf } from '../abilities/abilities.ts'
import { isAttackable } from '../attack/targets.ts'
import { arenaOf, unitsOf } from '../cards/place.ts'
import type { ActivatedKeywordRule } from '../chances/activated-keywords.ts'
import { takeAttack } from './intercept.ts'
import { keepsTarget } from './precision.ts'

export const redirect: ActivatedKeywordRule = {
  moment: (game) => game.table.attack?.moment ?? 0,
  timeRule: 'now/keywords/redirect-in-attack-chance',
  onceRule: 'idc/keyword/intercept-activated-once-per-attack',
  selective: true,
  whyNot: whyNotRedirect,
  resolve: (game: Game, seat, card: CardId) => game.call(redirecting, { seat, card }),
}

function whyNotRedirect(game: Game, _seat: SeatId, card: CardId): Reason | null {
  if (game.table.attack?.defender !== card) return because('not-attacked', 'now/keywords/redirect', { card })
  return others(game, card).length > 0 ? null : because('other-arena', 'now/keywords/redirect', { card })
}

/** Units that can be attacked and damaged, and that nothing of their own spares all damage (now/keywords/redirect). */
function others(game: Game, card: CardId): readonly CardId[] {
  const arena = arenaOf(game, card)
  const { attack } = game.table
  if (arena === null || !attack) return []
  return unitsOf(game, game.card(card).controller, arena).filter(
    (unit) =>
      unit !== card &&
      isAttackable(game, attack.attacker, unit) &&
      !abilitiesOf(game, unit).some(({ ability }) => sparesAll(ability)),
  )
}
const sparesAll = (ability: Ability): boolean =>
  ability.ability === 'triggered' &&
  ability.when.when === 'would-be-damaged' &&
  !ability.only &&
  ability.do.some((each) => each.do === 'prevent' && each.amount === 'all')

export const redirecting = procedure<{ seat: SeatId; card: CardId }>('swtcg/redirect', [
  ask<{ seat: SeatId; card: CardId }, CardsQuestion<About>>(
    'to',
    (game, { seat, card }) => {
      const from = keepsTarget(game, game.table.attack?.attacker ?? card) ? [] : others(game, card)
      if (from.length === 0) return undefined
      return {
        kind: 'cards',
        seat,
        about: 'choose',
        card,
        rules: ['now/keywords/redirect'],
        from,
        min: 1,
        max: 1,
      }
    },
    (game, _, [unit]) => takeAttack(game, unit!),
  ),
])
