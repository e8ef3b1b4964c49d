/** Why an action is not offered, by the rule that forbids it. */
import { type Attempt, type Explain, isAttempt, type Reason } from '../index.ts'
import type { Game, Skirmish } from './kinds.ts'

/** What forbids an attempt, if this does. */
type Bar = (game: Game, attempt: Attempt) => Reason | undefined

const alreadyDeployed: Bar = (game) =>
  game.seat(game.table.active).deployed
    ? { code: 'already-deployed', rule: 'skirmish/one-deploy' }
    : undefined

const notReady: Bar = (game, { card }) => {
  const raider = card === undefined ? null : game.state.cards[card]
  if (!raider || raider.ready || raider.owner !== game.table.active) return
  return { code: 'not-ready', rule: 'skirmish/ready', card: raider.id }
}

const ownTeam: Bar = (game, { defender }) =>
  game.state.seats[Number(defender)]?.team === game.seat(game.table.active).team
    ? { code: 'own-team', rule: 'skirmish/teams' }
    : undefined

const BARS: Readonly<Record<string, readonly Bar[]>> = {
  deploy: [alreadyDeployed],
  ambush: [alreadyDeployed],
  attack: [notReady, ownTeam],
}

export const explain: Explain<Skirmish> = (game, question, value) => {
  if (!isAttempt(value) || question.about !== 'act') return []
  return (BARS[value.verb] ?? []).flatMap((bar) => bar(game, value) ?? [])
}
