/** Skirmish's rules by option, and the tables that a game starts with. */
import {
  addCard,
  addZone,
  type CardId,
  type Contribute,
  emptyState,
  Machine,
  makeRules,
  type Patch,
  type RuleSource,
  rememberRules,
  type SeatId,
  type State,
  seedRandom,
  shuffleZone,
} from '../index.ts'
import { type Attack, attack, rollFor } from './attack.ts'
import { ask, DECK, type Game, POWER, type Skirmish, type SkirmishSetup, zoneNames, zoneOf } from './kinds.ts'
import { draw, skirmish, turn } from './turn.ts'

export const source: RuleSource<Skirmish> = {
  procedures: [skirmish, turn, attack],
  constants: { handSize: 5, turns: 60, toHit: 5 },
  policies: {
    canAttack: (game, attacker, defender) =>
      game.seat(defender).credits > 0 && game.seat(attacker).team !== game.seat(defender).team,
  },
  numbers: {
    power: { parts: (game, card, add) => add(POWER[game.card(card).is] ?? 0, 'printed', { card }) },
  },
  effects: {
    rally: {
      changes: {
        power: (game: Game, effect, card: CardId, add: Contribute) => {
          if (game.card(card).owner === effect.seat) add(1, 'rally', { rule: 'skirmish/rally' })
        },
      },
    },
    plunder: {
      on: {
        struck: (game: Game, effect, event) => {
          if (event.kind !== 'struck' || event.seat !== effect.seat) return
          game.changeSeat(effect.seat, { credits: game.seat(effect.seat).credits + 1 })
        },
      },
    },
  },
}

/** Second look: an attacker may roll a miss again, once. */
const secondLook: Patch<Skirmish> = {
  name: 'second-look',
  apply: (rules) =>
    rules.insertAfter<Attack>(
      'skirmish/attack',
      'roll',
      ask(
        'second-look',
        (game, { attacker, die = 0 }) =>
          die < 3
            ? { kind: 'confirm' as const, seat: game.card(attacker).owner, about: 'second-look' }
            : undefined,
        (game, { attacker }, yes) => (yes ? rollFor(game, attacker) : undefined),
      ),
    ),
}
/** Teams changes who starts on which side; the rules read the seats. */
const teams: Patch<Skirmish> = { name: 'teams', apply: () => {} }
export const PATCHES: readonly Patch<Skirmish>[] = [secondLook, teams]

export const rulesFor = rememberRules<Skirmish, SkirmishSetup>((setup) =>
  makeRules(
    source,
    PATCHES.filter((patch) => setup.options.includes(patch.name)),
  ),
)

export const SIGHT = { deck: 'nobody', hand: 'owner', field: 'everyone', discard: 'everyone' } as const

export const teamOf = (setup: SkirmishSetup, seat: SeatId): number =>
  setup.options.includes('teams') ? seat % 2 : seat

/** Empty zones for every seat. */
export function layTable(
  setup: SkirmishSetup,
  table: Skirmish['table'],
  credits: (seat: SeatId) => number,
): Game {
  const seats = Array.from({ length: setup.seats }, (_, seat) => ({
    credits: credits(seat),
    team: teamOf(setup, seat),
    deployed: false,
  }))
  const game = new Machine(rulesFor(setup), emptyState<Skirmish>(seats, table, seedRandom(setup.seed)))
  for (const seat of seats.keys()) for (const name of zoneNames) addZone(game, name, seat, SIGHT[name])
  return game
}

export function open(setup: SkirmishSetup): State<Skirmish> {
  const game = layTable(setup, { turn: 1, active: 0, bids: [] }, () => 5)
  for (const seat of game.state.seats.keys()) deal(game, seat)
  game.call(skirmish, {})
  return game.state
}

function deal(game: Game, owner: SeatId): void {
  for (const [is, count] of Object.entries(DECK))
    for (let copy = 0; copy < count; copy++) addCard(game, zoneOf(owner, 'deck'), { is, owner, ready: false })
  shuffleZone(game, zoneOf(owner, 'deck'))
  for (let card = 0; card < 4; card++) draw(game, owner)
}
