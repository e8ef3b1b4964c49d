/** Team Rotation at a table: who may come in between games, and with which deck. */
import { gameOf, type Setup } from '@dejarik/kernel'
import {
  primarySeat,
  resolveOptions,
  rotate,
  type SwtcgSetup,
  swtcgPlayed,
  teamOf,
  teamsOf,
} from '@dejarik/swtcg'
import type { Rotation } from '../host.ts'

const isInForce = ({ options }: Setup): boolean =>
  resolveOptions(options).inForce.some(({ title }) => title === 'Team Rotation')

const seatsOfTeam = (setup: Setup, team: number): readonly number[] =>
  Array.from({ length: setup.seats }, (_, seat) => seat).filter((seat) => teamOf(setup, seat) === team)

export const rotation: Rotation = {
  // opt/compat/team-rotation-needs-teams
  teams: (setup) =>
    isInForce(setup) && setup.seats > 3 ? teamsOf(setup).map((team) => seatsOfTeam(setup, team)) : null,
  primary: (machine, team) => primarySeat(gameOf(machine), team),
  rotate: ({ members, playing, primary }, moment, wishes, below) => {
    const team = { members: members.map(String), playing, primary: String(primary) }
    const named = wishes.map((wish) => ({ by: String(wish.by), in: String(wish.in), out: String(wish.out) }))
    const after = rotate(team, moment, named, below)
    return 'code' in after ? after : after.members.map(Number)
  },
  // opt/team-rotation/rotate-between-games: the newcomer plays an own legal deck of the team's side
  bring: (setup, seat, deck) => {
    const { players, ...rest } = setup as SwtcgSetup
    const after: SwtcgSetup = {
      ...rest,
      players: players.map((player, each) => (each === seat ? { ...player, deck } : player)),
    }
    const reasons = swtcgPlayed.checkSetup(after)
    return reasons.length > 0 ? { reasons } : { setup: after }
  },
}
