/** Skirmish's rules by option, and the tables that a game starts with. */
import type { Card, ConfirmQuestion, Patch, RuleSource, SeatId, Setup, State } from '../index.ts'
import { addCard, emptyState, Machine, plainSetup, rulesByOption, seedRandom, shuffleZone } from '../index.ts'
import { type Attack, attack, rollFor } from './attack.ts'
import { ask, DECK, type Game, POWER, type Skirmish } from './kinds.ts'
import { allSeats, layZones, seatZone } from './place.ts'
import { draw, skirmish, turn } from './turn.ts'

/** Written out field by field: nothing copies faster. */
function copyCard({ id, is, owner, zone, faceDown, knownTo, ready }: Card<Skirmish>): Card<Skirmish> {
  return { id, is, owner, zone, faceDown, knownTo, ready }
}
const copySeat = ({ credits, team, deployed }: Skirmish['seat']) => ({ credits, team, deployed })
const copyTable = ({ turn, active, bids }: Skirmish['table']) => ({ turn, active, bids })
export const source: RuleSource<Skirmish> = {
  copies: { card: copyCard, seat: copySeat, table: copyTable },
  procedures: [skirmish, turn, attack],
  constants: { handSize: 5, turns: 60, toHit: 5, shield: 2 },
  policies: { team: (seat) => seat },
  numbers: {
    power: { parts: (game, card, add) => add(POWER.get(game.card(card).is) ?? 0, 'printed', { card }) },
  },
  effects: {
    rally: {
      changes: {
        power: (game, effect, card, add) => {
          if (game.card(card).owner === effect.seat) add(1, 'rally', { rule: 'skirmish/rally' })
        },
      },
    },
  },
}

/** An attacker may roll a miss again, once. */
const secondLook = ask<Attack, ConfirmQuestion<'second-look'>>(
  'second-look',
  (game, { attacker, die = 0 }) =>
    die < 3 ? { kind: 'confirm', seat: game.card(attacker).owner, about: 'second-look' } : undefined,
  (game, { attacker }, yes) => (yes ? rollFor(game, attacker) : undefined),
)
const PATCHES: readonly Patch<Skirmish>[] = [
  { name: 'second-look', apply: (rules) => rules.insertAfter('skirmish/attack', 'roll', secondLook) },
  { name: 'teams', apply: (rules) => rules.setPolicies({ team: (seat) => seat % 2 }) },
]
export const options = PATCHES.map(({ name }) => name)
export const sampleSetup = plainSetup('standard', 2)
export const rulesFor = rulesByOption<Skirmish, Setup>(source, PATCHES)

export function layTable(setup: Setup, credits: (seat: SeatId) => number): Game {
  const rules = rulesFor(setup)
  const seats = Array.from({ length: setup.seats }, (_, seat) => ({
    credits: credits(seat),
    team: rules.policies.team(seat),
    deployed: false,
  }))
  const table = { turn: 1, active: 0, bids: [] }
  const game: Game = new Machine(rules, emptyState<Skirmish>(seats, table, seedRandom(setup.seed)))
  layZones(game)
  return game
}

export function open(setup: Setup): State<Skirmish> {
  const game = layTable(setup, () => 5)
  for (const seat of allSeats(game)) deal(game, seat)
  game.call(skirmish, {})
  return game.state
}

function deal(game: Game, owner: SeatId): void {
  const deck = seatZone(owner, 'deck')
  for (const [is, count] of Object.entries(DECK))
    for (let copy = 0; copy < count; copy++) addCard(game, deck, { is, owner, ready: false })
  shuffleZone(game, deck)
  for (let card = 0; card < 4; card++) draw(game, owner)
}
