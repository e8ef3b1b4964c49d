/** Tractor beams: aimed at a starship, answered, drawn for; more than the defense value captures it (ccgx/tractor/use). */
import { type CardId, expire, numberOf, type SeatId } from '@dejarik/kernel'
import { type Game, procedure, step } from '../../kinds.ts'
import { answer } from '../answers/answer.ts'
import { END_OF_DRAW } from '../answers/limits.ts'
import { destiny } from '../battle/destiny.ts'
import { leaveBattle } from '../battle/exclude.ts'
import { defenseOf } from '../battle/shots.ts'
import { captor } from '../capture/captives.ts'
import { putOn } from '../cards/attach.ts'
import { exists, isOnTable, locationOf, withAllOn } from '../cards/place.ts'
import { steal } from '../cards/stealing.ts'
import { emptyShips, holdOf, isCapturedShip } from './captured.ts'

export interface Beaming {
  readonly seat: SeatId
  readonly beam: CardId
  readonly target: CardId
  /** How many destinies it draws. */
  readonly count: number
  readonly cancelled?: boolean
  readonly drawn?: number | null
}

export const useBeam = procedure<Beaming>('swccg/tractor', [
  step('aim', (game, { seat, beam, target }) => {
    game.emit({ kind: 'beamAimed', seat, card: beam, target, cause: { rule: 'ccgx/tractor/use' } })
    answer(game, { just: 'beam-aimed', by: seat, card: target, source: beam }, 'cancelled')
  }),
  step('draw', (game, { seat, beam, target, count, cancelled = false }) => {
    if (cancelled || !canBeTaken(game, beam, target)) return game.goto('stolen')
    game.call(destiny, { seat, count, for: 'tractor-beam' }, 'drawn')
  }),
  step('compare', (game, { beam, target, drawn = null }) => {
    if (drawn === null || !canBeTaken(game, beam, target)) return
    const defense = defenseOf(game, target)
    const total = drawn + numberOf(game, 'beam-total', beam) + numberOf(game, 'total-against', target)
    const cause = { card: beam, rule: 'ccgx/tractor/use' }
    game.emit({ kind: 'shot', card: beam, target, total, defense, cause })
    if (total > defense) captureShip(game, target, beam)
  }),
  step('stolen', (game, { beam, target }) => {
    expire(game, END_OF_DRAW)
    if (exists(game, target)) stealEmpty(game, beam)
  }),
])

/** Nothing is captured twice (ccgx/tractor/starship-restrictions). */
const canBeTaken = (game: Game, beam: CardId, ship: CardId): boolean =>
  exists(game, beam) &&
  exists(game, ship) &&
  isOnTable(game, ship) &&
  !isCapturedShip(game, ship) &&
  holdOf(game, beam) !== null

/** With everything aboard; a battle goes on without it (ccgx/tractor/held, ccgx/tractor/stolen-mid-battle). */
function captureShip(game: Game, ship: CardId, beam: CardId): void {
  for (const card of withAllOn(game, ship)) leaveBattle(game, card)
  putOn(game, ship, holdOf(game, beam)!, 'captured')
  game.emit({ kind: 'captured', card: ship, cause: { card: beam, rule: 'ccgx/tractor/held' } })
  answer(game, { just: 'captured', by: captor(game), card: ship, at: locationOf(game, ship)! })
}

/** The Dark Side has it from then on, where it is (ccgx/tractor/no-characters-stolen). */
export function stealEmpty(game: Game, by: CardId | null): void {
  for (const ship of emptyShips(game)) steal(game, ship, captor(game), by ?? ship, null)
}
