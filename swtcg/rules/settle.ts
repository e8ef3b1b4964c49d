/** Settling what is due: units whose health is used up go, then waiting effects take place one by one. */
import type { ActionQuestion } from '@dejarik/kernel'
import { ask, type Game, procedure, type SwtcgOffer, step, type Waiting } from '../kinds.ts'
import type { Chance } from './chances.ts'
import { discardsSpent } from './due.ts'
import { seatsOf } from './place.ts'
import { placement } from './placement.ts'
import { resolveWaiting } from './resolve-waiting.ts'
import { spentUnits } from './spent.ts'
import { cardOf, dueAt, nextOf, type Resolved, takeWaiting } from './waiting.ts'

interface Settling {
  readonly chance: Chance
  readonly last?: Resolved
}

export const settle = procedure<Settling>('swtcg/settle', [
  step('spent', (game, { chance }) => {
    const placed = discardsSpent(game, chance) ? spentUnits(game) : []
    if (placed.length === 0) return
    game.goto('spent')
    game.call(placement, { placed })
  }),
  ask('which', whichNext, (game, { chance, last }, offer) => {
    const taken = takeWaiting(game, (each) => each === offered(game, chance, last, offer.key))
    if (!taken) return undefined
    game.goto('spent')
    resolveWaiting(game, taken)
    return { last: { moment: taken.moment, side: game.seat(taken.seat).side } }
  }),
])

const next = (game: Game, chance: Chance, last?: Resolved): readonly Waiting[] =>
  nextOf(game, dueAt(game, chance), chance, last)

const keyOf = (waiting: Waiting, index: number): string => `resolve ${cardOf(waiting)} ${index}`

const offered = (game: Game, chance: Chance, last: Resolved | undefined, key: string): Waiting | undefined =>
  next(game, chance, last).find((each, index) => keyOf(each, index) === key)

/** Each side orders its own effects, a team by its primary player (idc/trigger/own-order-chosen-by-controller). */
function whichNext(game: Game, { chance, last }: Settling): ActionQuestion<SwtcgOffer> | undefined {
  const effects = next(game, chance, last)
  const [first] = effects
  if (!first) return undefined
  return {
    kind: 'action',
    seat: seatsOf(game, game.seat(first.seat).side)[0]!,
    about: 'trigger-order',
    rules: ['idc/trigger/own-order-chosen-by-controller'],
    offers: effects.map((each, index) => ({ key: keyOf(each, index), verb: 'resolve', card: cardOf(each) })),
  }
}
