/** State checks: what takes place by itself as soon as its condition holds, until nothing does any more. */

import type { CardId } from '@dejarik/kernel'
import { speaking } from '../../effects/context.ts'
import { resolve } from '../../effects/resolve.ts'
import { definitionOf, type Game, procedure, step } from '../../kinds.ts'
import type { Instruction } from '../../text/instruction.ts'
import { clearLostPlaces } from '../aboard/lost-places.ts'
import { standingTriggers } from '../answers/actions.ts'
import { escapees, overburdened } from '../capture/captives.ts'
import { release } from '../capture/release.ts'
import { evicted } from '../cards/evicted.ts'
import { sparePersona } from '../cards/spare-persona.ts'
import { strayCreatures } from '../creatures/creatures.ts'
import { meeting, meetingCreatures } from '../creatures/meeting.ts'
import { abandonedTests } from '../dagobah/training.ts'
import { loseCards } from '../force/losing.ts'
import { spareTwin } from '../locations/one-per-location.ts'
import { spareOperative } from '../locations/operatives.ts'
import { breakCover, foundOut } from '../locations/undercover.ts'
import { orphans } from '../locations/utinni.ts'
import { firstDue } from '../objectives/two-faces.ts'
import { stranded } from '../ship-sites/crafts.ts'
import { stealEmpty } from '../tractor/beam.ts'
import { capturedShips, looseShips } from '../tractor/captured.ts'

/** More rounds than this mean that two cards call each other for ever. */
const MOST_ROUNDS = 50

/** What comes due while something is being settled is settled by the same run. */
function isSettling({ state: { frames } }: Game): boolean {
  for (let depth = 0; depth < frames.length - 1; depth++)
    if (frames[depth]!.procedure === 'swccg/settle') return true
  return false
}

/** The owner loses one of two that may not be together: operatives of a planet, cards with such a limit (ccgx/operative/one-per-place). */
function loseSpare(game: Game, spare: CardId): void {
  const { controller: seat } = game.card(spare)
  const { title } = definitionOf(game, spare)
  const todo: readonly Instruction[] = [
    { do: 'choose', as: 'spare', what: { title, whose: 'yours', where: 'same-location' } },
    { do: 'lose-cards', what: { the: { chosen: 'spare' } } },
  ]
  game.call(resolve, { todo, context: speaking(seat, spare) })
}

function loseVersion(game: Game, spare: CardId): void {
  const { controller: seat } = game.card(spare)
  const { persona } = definitionOf(game, spare)
  const todo: readonly Instruction[] = [
    { do: 'choose', as: 'spare', what: { persona: persona!, whose: 'yours', unique: true } },
    { do: 'lose-cards', what: { the: { chosen: 'spare' } } },
  ]
  game.call(resolve, { todo, context: speaking(seat, spare) })
}

/** Of several captives an escort keeps the one that its player picks; the others are free (the ruling at ccgx/capture/escort-who). */
function keepOne(game: Game, escort: CardId): void {
  const { controller: seat } = game.card(escort)
  const todo: readonly Instruction[] = [
    { do: 'choose', as: 'kept', what: { trait: 'escorted', on: { the: 'self' } } },
    { do: 'release', what: { trait: 'escorted', on: { the: 'self' }, not: { the: { chosen: 'kept' } } } },
  ]
  game.call(resolve, { todo, context: speaking(seat, escort) })
}

/** Starships that nothing holds are free, and those with nobody aboard are stolen. */
function settleShips(game: Game): void {
  stealEmpty(game, null)
  const loose = looseShips(game)
  if (loose.length > 0) game.call(release, { cards: loose, by: game.card(loose[0]!).controller })
}

export const settleState = procedure<{ readonly rounds: number }>('swccg/settle', [
  step('next', (game, { rounds }) => {
    if (isSettling(game)) return
    clearLostPlaces(game)
    const spy = foundOut(game)
    if (spy !== undefined) breakCover(game, spy, game.card(spy).controller)
    const free = escapees(game)
    if (free.length > 0) game.call(release, { cards: free, by: game.card(free[0]!).controller })
    const burdened = overburdened(game)
    if (burdened !== undefined) keepOne(game, game.card(burdened).on!)
    if (capturedShips(game).length > 0) settleShips(game)
    const spare = spareOperative(game) ?? spareTwin(game)
    if (spare !== undefined) loseSpare(game, spare)
    const version = sparePersona(game)
    if (version !== undefined) loseVersion(game, version)
    const met = meetingCreatures(game)
    if (met !== null) game.call(meeting, { cards: met })
    const lost = [
      ...orphans(game),
      ...abandonedTests(game),
      ...strayCreatures(game),
      ...stranded(game),
      ...evicted(game),
    ]
    const due = lost.length > 0 ? undefined : firstDue(game, standingTriggers(game))
    if (rounds > MOST_ROUNDS || (lost.length === 0 && !due && met === null)) return
    game.goto('next')
    if (lost.length > 0) game.call(loseCards, { cards: lost, by: 'lost' })
    else if (due) game.call(resolve, { todo: due.trigger.do, context: due.context })
    return { rounds: rounds + 1 }
  }),
])
