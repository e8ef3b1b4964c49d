/** A unit that retreats with Pilots of both players: each returns to its controller, but one of the unit's own may stay. */
import type { CardId, CardsQuestion } from '@dejarik/kernel'
import { type About, ask, type Game, procedure, step } from '../../kinds.ts'
import { detachTo } from '../cards/attachment.ts'
import { exists, seatZone } from '../cards/place.ts'
import { discardIfSpent } from '../damage/discard.ts'

const isOwn = (game: Game, unit: CardId, pilot: CardId): boolean =>
  game.card(pilot).controller === game.card(unit).controller

/** Whether a unit has a Pilot that is not its controller's. */
export const hasForeignPilot = (game: Game, unit: CardId): boolean =>
  game.card(unit).pilots.some((pilot) => !isOwn(game, unit, pilot))

export const pilotsPart = procedure<{ unit: CardId }>('swtcg/pilots-part', [
  step('theirs', (game, { unit }) => {
    for (const pilot of game.card(unit).pilots) if (!isOwn(game, unit, pilot)) goHome(game, pilot)
  }),
  ask('stays', whoStays, (game, { unit }, [stays]) => {
    for (const pilot of game.card(unit).pilots) if (pilot !== stays) goHome(game, pilot)
  }),
  step('health', (game, { unit }) => {
    if (exists(game, unit)) discardIfSpent(game, unit)
  }),
])

function whoStays(game: Game, { unit }: { unit: CardId }): CardsQuestion<About> | undefined {
  const { pilots, controller } = game.card(unit)
  if (pilots.length === 0) return undefined
  const rules = ['idc/pilot/both-players-pilots-on-retreat']
  return {
    kind: 'cards',
    seat: controller,
    about: 'pilot-stays',
    card: unit,
    rules,
    from: pilots,
    min: 0,
    max: 1,
  }
}

/** Tapped or not, as it was (ruling of idc/pilot/both-players-pilots-on-retreat). */
function goHome(game: Game, pilot: CardId): void {
  const { controller, host } = game.card(pilot)
  detachTo(game, pilot, seatZone(controller, 'build'))
  const cause = { rule: 'idc/pilot/both-players-pilots-on-retreat' }
  if (host !== null) game.emit({ kind: 'detached', card: pilot, unit: host, cause })
}
