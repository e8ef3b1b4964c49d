/** Zones that every seat has alike: a deck, a hand, a pile of discards. */
import { Machine } from './machine.ts'
import type { Ruleset } from './rules.ts'
import type { CardId, Kinds, SeatId, Sight, State, ZoneId } from './state.ts'
import { addZone } from './zones.ts'

export interface SeatZones<N extends string> {
  readonly names: readonly N[]
  /** They are made seat by seat, so a zone's id follows from its owner. */
  readonly of: (seat: SeatId, name: N) => ZoneId
  readonly cards: <K extends Kinds>(game: Machine<K>, seat: SeatId, name: N) => readonly CardId[]
  /** A machine on whose table every seat has these zones, empty, and nothing else lies. */
  readonly lay: <K extends Kinds>(rules: Ruleset<K>, state: State<K>) => Machine<K>
}

export function seatZones<N extends string>(sights: Readonly<Record<N, Sight>>): SeatZones<N> {
  const names = Object.keys(sights) as N[]
  const places = new Map(names.map((name, place) => [name, place]))
  const of = (seat: SeatId, name: N): ZoneId => seat * names.length + places.get(name)!
  return {
    names,
    of,
    cards: (game, seat, name) => game.state.zones[of(seat, name)]!.cards,
    lay: (rules, state) => {
      const game = new Machine(rules, state)
      for (const seat of state.seats.keys()) for (const name of names) addZone(game, name, seat, sights[name])
      return game
    },
  }
}
