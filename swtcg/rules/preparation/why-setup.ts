/** Why an answer in setup is refused. */
import { type Attempt, because, isAttempt, type Question, whyNot } from '@dejarik/kernel'
import type { Destination, Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { imaginableWays } from './setup-build.ts'
import { LAST_CHECKS, SETUP_CHECKS } from './setup-checks.ts'

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
  if (!game.state.cards[card]) return [because('not-in-hand', 'idc/setup/dark-builds-first')]
  if (value.verb === 'lay-face-down') return whyNot(game, LAST_CHECKS, { seat, card })
  return waysMeant(game, value).flatMap((destination) =>
    whyNot(game, SETUP_CHECKS, { seat, card, destination }),
  )
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
