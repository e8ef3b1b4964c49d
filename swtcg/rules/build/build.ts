/** The build step: its start, then everything that may be done in it, in any order, until the player ends it. */

import type { ActionQuestion, SeatId } from '@dejarik/kernel'
import { type About, ask, type Game, procedure, type SwtcgOffer, step } from '../../kinds.ts'
import { isFirstUse } from '../../uses.ts'
import { isPiloting } from '../cards/attachment.ts'
import { gainBuild } from '../cards/force.ts'
import { cardsIn } from '../cards/place.ts'
import { openChance } from '../chances/kinds-of-chances.ts'
import { callWithPermission } from '../chances/permission.ts'
import { play, playBattleCard } from '../chances/play.ts'
import { playable } from '../chances/playable.ts'
import { actSpecial, specialOffers } from '../chances/special-actions.ts'
import { resolveDue } from '../chances/what-is-due.ts'
import { detach, detachOffers } from '../equipment/equipment.ts'
import { equip, equipOffers } from '../keywords/equip.ts'
import { hiddenCostOffers } from '../keywords/hidden-cost.ts'
import { board, leave, pilotOffers } from '../pilots/board-and-leave.ts'
import { drawing } from '../turn/draw-step.ts'
import { finishBuilding, handOverOffers, hasBegunBuilding, hasBuilt, mateOf } from '../turn/team-build.ts'
import { rearrange, rearrangeOffers } from '../unique/rearrange-in-build.ts'
import { counterOffers, counters, partiallyBuilt } from './build-counters.ts'
import { buildStart, newBuildStart } from './build-start.ts'
import { complete } from './complete.ts'
import { openMeanwhile } from './meanwhile.ts'
import { move, moveOffers } from './move.ts'
import { completeOffers } from './what-can-be-completed.ts'

interface BuildStep {
  readonly seat: SeatId
  /** Whether the player has drawn in a draw step of its own, before the build step. */
  readonly drawn?: boolean
  /** Whether a teammate has handed the building over, and nothing was done since. */
  readonly handed?: boolean
}

export const buildStep = procedure<BuildStep>('swtcg/build-step', [
  step('begin', (game, { seat }) => {
    game.changeTable({ builder: seat })
    game.emit({ kind: 'buildStepBegan', seat, cause: { rule: 'idc/turn/build-step-dark-first' } })
  }),
  step('start', (game, { seat, drawn = false }) => {
    if (!isFirstUse(game, { kind: 'build-begun', seat })) return // idc/turn/one-start-per-turn
    openChance(game, 'build-begun') // after what is due
    game.call(buildStart, newBuildStart(seat, drawn))
  }),
  step('triggers', (game, { seat }) => {
    if (game.table.builder !== seat) game.changeTable({ builder: seat })
    if (resolveDue(game, 'build')) game.goto('triggers')
  }),
  step('meanwhile', openMeanwhile),
  ask('during', whatToDo, (game, { seat }, offer) => {
    if (offer.verb === 'pass') return finishBuilding(game, seat)
    game.goto('triggers')
    if (offer.verb === 'defer') handOver(game, seat)
    else act(game, seat, offer)
    return { handed: false }
  }),
  step('end', (game, { seat }) => {
    endBuilding(game, seat)
    game.changeTable({ builder: null })
    const { turn } = game.table
    game.emit({
      kind: 'stepEnded',
      turn,
      step: 'build',
      seat,
      cause: { rule: 'idc/turn/build-step-dark-first' },
    })
  }),
])

/** What is left is lost, unless an option keeps it. */
export function endBuilding(game: Game, seat: SeatId): void {
  if (game.policies.unspentBuild === 'lost')
    gainBuild(game, seat, -game.seat(seat).build, { rule: 'idc/turn/unspent-build-lost' })
}

/** The build step of a teammate that has begun already, until it is handed back or ended. */
export const building = procedure<BuildStep>('swtcg/building', [
  step('triggers', (game, { seat }) => {
    if (game.table.builder !== seat) game.changeTable({ builder: seat })
    if (resolveDue(game, 'build')) game.goto('triggers')
  }),
  step('meanwhile', openMeanwhile),
  ask('during', whatToDo, (game, { seat }, offer) => {
    if (offer.verb === 'pass') return finishBuilding(game, seat)
    if (offer.verb === 'defer') return
    game.goto('triggers')
    act(game, seat, offer)
    return { handed: false }
  }),
])

function handOver(game: Game, seat: SeatId): void {
  const mate = mateOf(game, seat)
  if (mate !== undefined)
    game.call(hasBegunBuilding(game, mate) ? building : buildStep, { seat: mate, handed: true })
}

/** The draw step of the 2003 rules, before the build step and not optional (wotc/turn/dark-side-draws). */
export const drawStep = step<BuildStep>('draw', (game, { seat }) => {
  game.call(drawing, { seat })
  return { drawn: true }
})

/** Asked with cards to hide even if ending the step is all that is left. */
function whatToDo(
  game: Game,
  { seat, handed = false }: BuildStep,
): ActionQuestion<SwtcgOffer, About> | undefined {
  if (hasBuilt(game, seat)) return undefined
  const offers = buildOffers(game, seat)
  const handing = handOverOffers(game, seat, handed ? 'handed-over' : 'own-turn', offers.length)
  const hides = cardsIn(game, seat, 'hand').length > 0 || partiallyBuilt(game, seat).length > 0
  return {
    kind: 'action',
    seat,
    about: 'build',
    rules: ['idc/turn/build-step-any-order'],
    offers: [...offers, ...handing],
    evenIfForced: game.constants.hidesHands && hides,
  }
}

export const buildOffers = (game: Game, seat: SeatId): SwtcgOffer[] => [
  { key: 'pass', verb: 'pass' },
  ...completeOffers(game, seat),
  ...hiddenCostOffers(game, seat),
  ...counterOffers(game, seat),
  ...(game.policies.movesIn === 'build' ? [...moveOffers(game, seat), ...pilotOffers(game, seat)] : []),
  ...equipOffers(game, seat),
  ...detachOffers(game, seat),
  ...rearrangeOffers(game, seat),
  ...playable(game, seat, 'build'),
  ...specialOffers(game, seat, 'build'),
]

/** At once, or with permission where the action needs it. */
export function act(game: Game, seat: SeatId, offer: SwtcgOffer): void {
  const needed = game.policies.permissionFor(game, seat, offer, 'build')
  if (needed) callWithPermission(game, seat, needed, buildAction, { seat, offer })
  else actNow(game, seat, offer)
}

interface BuildAction {
  readonly seat: SeatId
  readonly offer: SwtcgOffer
}
export const buildAction = procedure<BuildAction>('swtcg/build-action', [
  step('act', (game, { seat, offer }) => actNow(game, seat, offer)),
])

function actNow(game: Game, seat: SeatId, offer: SwtcgOffer): void {
  switch (offer.verb) {
    case 'complete':
      return complete(game, seat, offer)
    case 'lay-face-down':
    case 'add-counters':
      return game.call(counters, { seat, card: offer.card })
    case 'move':
      return isPiloting(game, offer.card)
        ? leave(game, seat, offer.card, offer.to)
        : move(game, seat, offer.card, offer.to)
    case 'pilot':
      return board(game, seat, offer.card, offer.unit)
    case 'equip':
      return game.call(equip, { seat, card: offer.card, unit: offer.unit, ability: offer.ability })
    case 'detach':
      return detach(game, offer.card)
    case 'rearrange':
      return rearrange(game, seat, offer.card, offer.version)
    case 'special':
      return actSpecial(game, seat, offer)
    case 'play':
      return game.call(play, {
        seat,
        chance: 'build',
        card: offer.card,
        source: offer.source,
        path: offer.ability,
      })
    case 'battle-card':
      return game.call(playBattleCard, { seat, chance: 'build', card: offer.card, path: offer.ability })
  }
}
