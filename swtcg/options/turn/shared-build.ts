/** A build step that all players share. */
import type { ActionQuestion, SeatId } from '@dejarik/kernel'
import { type About, ask, type Game, procedure, type SwtcgOffer, step } from '../../kinds.ts'
import { act, buildOffers, endBuilding } from '../../rules/build/build.ts'
import { buildStart, newBuildStart } from '../../rules/build/build-start.ts'
import { sideOf } from '../../rules/cards/place.ts'
import { resolveDue } from '../../rules/chances/what-is-due.ts'

interface Shared {
  readonly seat?: SeatId
  /** Who is done, and does not come back in. */
  readonly done: readonly SeatId[]
}

export const start = procedure<{ seat: SeatId }>('swtcg/shared-start', [
  step('begin', (game, { seat }) => {
    game.changeTable({ builder: seat })
    game.emit({ kind: 'buildStepBegan', seat, cause: { rule: 'opt/simultaneous-build/shared-start' } })
  }),
  step('start', (game, { seat }) => game.call(buildStart, newBuildStart(seat, false))),
])

/** The next side that still builds, by its first player who does (opt/compat/simultaneous-build-with-teams). */
function nextSeat(game: Game, { seat, done }: Shared): SeatId | undefined {
  const { order } = game.table
  const from = seat === undefined ? 0 : order.indexOf(seat) + 1
  const left = [...order.slice(from), ...order.slice(0, from)].filter((each) => !done.includes(each))
  return left.find((each) => seat === undefined || sideOf(game, each) !== sideOf(game, seat)) ?? left[0]
}

export const shared = procedure<Shared>('swtcg/shared-build', [
  step('starts', (game) => {
    for (const seat of game.table.order.toReversed()) game.call(start, { seat })
  }),
  step('next', (game, locals) => {
    const seat = nextSeat(game, locals)
    if (seat === undefined) return game.goto('end')
    game.changeTable({ builder: seat })
    return { seat }
  }),
  step('triggers', (game) => {
    if (resolveDue(game, 'build')) game.goto('triggers')
  }),
  ask<Shared, ActionQuestion<SwtcgOffer, About>>(
    'action',
    (game, { seat }) => {
      const rules = ['opt/simultaneous-build/alternate-actions']
      return {
        kind: 'action',
        seat: seat!,
        about: 'build',
        rules,
        offers: buildOffers(game, seat!),
        evenIfForced: game.constants.hidesHands,
      }
    },
    (game, { done }, offer, seat) => {
      game.goto('settle')
      if (offer.verb === 'pass') return { done: [...done, seat] }
      act(game, seat, offer)
      return undefined
    },
  ),
  step('settle', (game) => {
    game.goto(resolveDue(game, 'build') ? 'settle' : 'next')
  }),
  step('end', (game) => {
    for (const seat of game.table.order) endBuilding(game, seat)
    game.changeTable({ builder: null })
  }),
])
