/** What a seat needs to act: the checks of each verb, for offers and refusals alike. */
import { because, type CardId, type Check, type Explain, isAttempt, type SeatId, whyNot } from '../index.ts'
import type { Game, Skirmish, SkirmishOffer } from './kinds.ts'

interface Meant {
  readonly card: CardId
  readonly defender?: SeatId
}

const activeSeat = (game: Game): Skirmish['seat'] => game.seat(game.table.active)

const onceATurn: Check<Skirmish, Meant> = (game) =>
  activeSeat(game).deployed ? because('already-deployed', 'skirmish/one-deploy') : null
const whenReady: Check<Skirmish, Meant> = (game, { card }) =>
  game.card(card).ready ? null : because('not-ready', 'skirmish/ready', { card })
const noPartner: Check<Skirmish, Meant> = (game, { defender = -1 }) =>
  game.state.seats[defender]?.team === activeSeat(game).team ? because('own-team', 'skirmish/teams') : null

export const CHECKS = {
  deploy: [onceATurn],
  ambush: [onceATurn],
  rally: [],
  attack: [whenReady, noPartner],
  shield: [],
  pass: [],
} satisfies Readonly<Record<SkirmishOffer['verb'], readonly Check<Skirmish, Meant>[]>>

const isVerb = (verb: string): verb is SkirmishOffer['verb'] => verb in CHECKS

/** Why an action is refused at a chance to act; the fields of an attempt may hold anything. */
export const explain: Explain<Skirmish> = (game, { about }, value) => {
  if (about !== 'act' || !isAttempt(value) || !isVerb(value.verb)) return []
  const { verb, card, defender } = value
  if (card === undefined || !game.state.cards[card]) return []
  return whyNot(game, CHECKS[verb], typeof defender === 'number' ? { card, defender } : { card })
}
