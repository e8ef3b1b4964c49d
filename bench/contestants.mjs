/** Who is measured, in order. Each is loaded only in its own process. */
import { ours } from './ours.mjs'

/** The same game as the contestant of ours that `rival` names. */
const PEERS = [
  { name: 'boardgame-io-2', title: 'boardgame.io: Skirmish, 2 seats', rival: 'skirmish-2', seats: 2 },
  { name: 'boardgame-io-6', title: 'boardgame.io: Skirmish, 6 seats', rival: 'skirmish-6', seats: 6 },
].map(({ seats, ...peer }) => ({
  ...peer,
  load: async () => (await import('./boardgame-io/contestant.mjs')).engine(seats),
}))

const SHOWDOWN = {
  name: 'pokemon-showdown',
  title: 'Pokémon Showdown: random battle',
  liveGames: 100,
  load: async () => (await import('./pokemon-showdown/contestant.mjs')).engine(),
}

export const CONTESTANTS = [...ours, ...PEERS, SHOWDOWN]

/** Each of our games beside every peer that it is fair to put there. */
export const PAIRS = ours.flatMap(({ name }) => [
  ...PEERS.filter((peer) => peer.rival === name).map((peer) => [name, peer.name]),
  [name, SHOWDOWN.name],
])
