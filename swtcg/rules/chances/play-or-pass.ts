/** A chance to play or pass (POP): what is due takes place, then seats play in turn until all have passed in a row. */
import type { ActionQuestion, SeatId } from '@dejarik/kernel'
import { type About, ask, type Game, procedure, type SwtcgOffer, step } from '../../kinds.ts'
import { attackGoesOn } from '../attack/attack-goes-on.ts'
import { complete } from '../build/complete.ts'
import { endLostControl } from '../cards/taking-control.ts'
import { hiddenCostOffers } from '../keywords/hidden-cost.ts'
import { mightPlayFromHand } from './ask-anyway.ts'
import { mightCompleteHidden } from './hidden-cost-secrecy.ts'
import { type Chance, type ChanceLocals, isBeforeBuilding, isSpecial } from './kinds-of-chances.ts'
import { callWithPermission, type Permission } from './permission.ts'
import { play, playBattleCard } from './play.ts'
import { playable } from './playable.ts'
import { actSpecial, keepsPasses, mightDoSpecial, specialOffers } from './special-actions.ts'
import { resolveDue } from './what-is-due.ts'

export const chanceToPlay = procedure<ChanceLocals>('swtcg/chance', [
  step('waiting', (game, { chance }) => {
    endLostControl(game)
    resolveDue(game, chance)
  }),
  ask('play', playOrPass, (game, { chance, next, passes }, offer, seat) => {
    if (offer.verb === 'play') {
      game.goto('waiting')
      const { card, source, ability: path } = offer
      callWithPermission(game, seat, permissionAt(game, seat, offer, chance), play, {
        seat,
        chance,
        card,
        source,
        path,
      })
      return { next: next + 1, passes: 0 }
    }
    if (offer.verb === 'battle-card') {
      game.goto('waiting')
      const enhance = offer.enhance === undefined ? {} : { enhance: offer.enhance }
      const { card, ability: path } = offer
      const instead = offer.instead === undefined ? {} : { instead: offer.instead }
      const locals = { seat, chance, card, path, ...enhance, ...instead }
      callWithPermission(game, seat, permissionAt(game, seat, offer, chance), playBattleCard, locals)
      return { next: next + 1, passes: 0 }
    }
    if (offer.verb === 'complete') {
      game.goto('waiting')
      complete(game, seat, offer)
      return { next: next + 1, passes: 0 }
    }
    if (offer.verb === 'special') {
      game.goto('waiting')
      actSpecial(game, seat, offer)
      return keepsPasses(game, offer) ? undefined : { next: next + 1, passes: 0 }
    }
    if (passes + 1 < game.table.order.length) game.goto('play')
    return { next: next + 1, passes: passes + 1 }
  }),
])

const permissionAt = (game: Game, seat: SeatId, offer: SwtcgOffer, chance: Chance): Permission | null =>
  game.policies.permissionFor(game, seat, offer, chance)

/** Nobody plays at a chance that the edition does not know, or whose attack is over; what is due there takes place all the same. */
function playOrPass(
  game: Game,
  { chance, next }: ChanceLocals,
): ActionQuestion<SwtcgOffer, About> | undefined {
  if (game.constants.closedChances.has(chance) || (chance === 'attack' && !attackGoesOn(game)))
    return undefined
  const seat = seatAt(game, next)
  return {
    kind: 'action',
    seat,
    about: chance,
    evenIfForced:
      mightPlayFromHand(game, seat, chance) ||
      (!isBeforeBuilding(chance) && mightDoSpecial(game, seat, chance)) ||
      (!isSpecial(chance) && mightCompleteHidden(game, seat)),
    offers: [
      { key: 'pass', verb: 'pass' },
      ...playable(game, seat, chance),
      ...(isBeforeBuilding(chance) ? [] : specialOffers(game, seat, chance)),
      ...(isSpecial(chance) ? [] : hiddenCostOffers(game, seat)),
    ],
  }
}

const seatAt = (game: Game, turn: number): SeatId => game.table.order[turn % game.table.order.length]!
