/** Why an answer in setup is refused. */
import { type Attempt, isAttempt, type Question } from '@dejarik/kernel'
import type { Destination, Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { isIn } from '../cards/place.ts'
import { imaginableWays, whyNotBuild, whyNotLayLast } from './setup-build.ts'

/** What setup does not know at all. */
const NOT_IN_SETUP: Readonly<Record<string, Reason>> = {
  play: { code: 'no-effects-in-setup', rule: 'idc/setup/no-effects' },
  complete: { code: 'no-effects-in-setup', rule: 'idc/setup/no-effects' },
  move: { code: 'no-moves-in-setup', rule: 'idc/setup/no-arena-moves' },
  pilot: { code: 'no-moves-in-setup', rule: 'idc/setup/no-effects' },
  rearrange: { code: 'no-rearranging-in-setup', rule: 'idc/setup/no-rearranging' },
}

export function explainSetup(game: Game, { seat }: Question, value: unknown): readonly Reason[] {
  if (!isAttempt(value)) return []
  const barred = NOT_IN_SETUP[value.verb]
  if (barred) return [barred]
  const { card } = value
  if (card === undefined || (value.verb !== 'set-up' && value.verb !== 'lay-face-down')) return []
  if (!game.state.cards[card] || game.card(card).owner !== seat || !isIn(game, card, 'hand'))
    return [{ code: 'not-in-hand', rule: 'idc/setup/dark-builds-first' }]
  if (value.verb === 'lay-face-down') return whyNotLayLast(game, seat, card)
  return waysMeant(game, value).flatMap((way) => whyNotBuild(game, seat, card, way))
}

/** Where the attempt says, or everywhere that the card might go. */
function waysMeant(game: Game, { card, destination }: Attempt): readonly Destination[] {
  const given = destination as Partial<Record<string, unknown>> | null | undefined
  const onto = given?.['onto']
  if (typeof given?.['to'] === 'string' || (typeof onto === 'number' && game.state.cards[onto]))
    return [given as unknown as Destination]
  const ways = imaginableWays(game, game.card(card!).owner, card!)
  const meant = ways.filter((way) => 'place' in way && way.place === given?.['place'])
  return meant.length > 0 ? meant : ways
}
