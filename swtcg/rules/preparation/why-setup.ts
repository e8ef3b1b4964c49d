/** Why an answer in setup is refused. */
import { because, isAttempt, type Question, whyNot } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { waysMeant } from '../build/destination-said.ts'
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
  const ways = imaginableWays(game, game.card(card).owner, card)
  return waysMeant(game, value['destination'], ways).flatMap((destination) =>
    whyNot(game, SETUP_CHECKS, { seat, card, destination }),
  )
}
