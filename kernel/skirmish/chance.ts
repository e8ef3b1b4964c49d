/** Chances to act: what a seat may do with its cards, and what forbids the rest. */
import { type ActionQuestion, type Bar, type Bars, isBarred, type SeatId } from '../index.ts'
import { type Game, isAlive, PASS, POWER, type Skirmish, type SkirmishOffer, zones } from './kinds.ts'

export type Chance = ActionQuestion<SkirmishOffer, 'act' | 'react'>

const bar = (rule: string, code: string, when: Bar<Skirmish>['when']): Bar<Skirmish> => ({ rule, code, when })
const activeSeat = (game: Game): Skirmish['seat'] => game.seat(game.table.active)
const onceATurn = bar('skirmish/one-deploy', 'already-deployed', (game) => activeSeat(game).deployed)
const whenReady = bar('skirmish/ready', 'not-ready', (game, { card }) => !game.card(card!).ready)
const isMate = (game: Game, seat: unknown) => game.state.seats[seat as SeatId]?.team === activeSeat(game).team
const noPartner = bar('skirmish/teams', 'own-team', (game, { defender }) => isMate(game, defender))
export const BARS = {
  deploy: [onceATurn],
  ambush: [onceATurn],
  rally: [],
  attack: [whenReady, noPartner],
} satisfies Bars<Skirmish>

/** A seat with cards in hand is always asked: skipping it would tell that it can do nothing. */
function chance(game: Game, seat: SeatId, about: Chance['about'], offers: readonly SkirmishOffer[]): Chance {
  return { kind: 'action', seat, about, offers, evenIfForced: zones.cards(game, seat, 'hand').length > 0 }
}

export function chanceToAct(game: Game): Chance {
  const seat = game.table.active
  const offers = [PASS]
  for (const card of zones.cards(game, seat, 'hand'))
    for (const verb of usesOf(game.card(card).is))
      if (!isBarred(BARS[verb], game, { verb, card })) offers.push({ key: `${verb} ${card}`, verb, card })
  for (const card of zones.cards(game, seat, 'field'))
    for (let defender = 0; defender < game.state.seats.length; defender++)
      if (isAlive(game, defender) && !isBarred(BARS.attack, game, { verb: 'attack', card, defender }))
        offers.push({ key: `attack ${card} ${defender}`, verb: 'attack', card, defender })
  return chance(game, seat, 'act', offers)
}

const [RAIDER, RALLY, OTHER] = [['deploy', 'ambush'] as const, ['rally'] as const, [] as const]
const usesOf = (is: string): readonly ('deploy' | 'ambush' | 'rally')[] =>
  POWER.has(is) ? RAIDER : is === 'rally' ? RALLY : OTHER

export function chanceToReact(game: Game, { defender }: { readonly defender: SeatId }): Chance {
  const shields = zones.cards(game, defender, 'hand').filter((card) => game.card(card).is === 'shield')
  const offers = shields.map((card) => ({ key: `shield ${card}`, verb: 'shield' as const, card }))
  return chance(game, defender, 'react', [PASS, ...offers])
}
