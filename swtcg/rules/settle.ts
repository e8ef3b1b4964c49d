/** Settling what is due: units whose health is used up go, then waiting effects take place one by one. */
import type { ActionQuestion } from '@dejarik/kernel'
import { ask, type Game, procedure, type SwtcgOffer, step, type Waiting } from '../kinds.ts'
import { type Chance, isSpecial } from './chances.ts'
import { placement } from './damage.ts'
import { seatsOf } from './place.ts'
import { resolveWaiting } from './resolve-waiting.ts'
import { spentUnits } from './spent.ts'
import { cardOf, dueAt, isBusy, nextOf, type Resolved, takeWaiting } from './waiting.ts'

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

/** Opens nothing where nothing is due. */
export function settleDue(game: Game, chance: Chance): boolean {
  const due = dueAt(game, chance).length > 0 || (discardsSpent(game, chance) && spentUnits(game).length > 0)
  if (due) game.call(settle, { chance })
  return due
}

/** Damage settles its own discards; elsewhere a unit that lost health goes at once (idc/term/discard-when-health-used-up). */
const discardsSpent = (game: Game, chance: Chance): boolean =>
  !isSpecial(chance) && chance !== 'placement' && chance !== 'unit-discard' && !isBusy(game)

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
