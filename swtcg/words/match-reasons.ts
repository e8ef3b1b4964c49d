/** Why not, between games and in campaigns. */
import type { MatchCode } from '../reasons.ts'

export const MATCH_REASONS: Readonly<Record<MatchCode, string>> = {
  'odd-locations': 'A campaign is fought over an even number of Locations, not {given}.',
  'five-decks':
    'A player brings two Space decks, two Ground decks and Locations, all of the own side or Neutral.',
  'fleet-units':
    'A fleet has at least 18 units, 12 of them {type} units; this one has {units}, and {own} of the type.',
  'fleet-strangers': 'These units do not belong into such a fleet: {cards}.',
  'fleet-ratio': 'No type of a fleet has more than twice the units of another.',
  'location-deck': 'A deck of Locations has at least ten cards, all of them Locations.',
  'location-mix': 'A deck of Locations has at least five Neutral ones and five of the own side.',
  'location-twice': 'No two Locations have the same name.',
  'not-registered': 'The supply zone of player {player} is not as it was registered.',
  'no-such-location': 'You have no such Location to lay.',
  'map-full': 'All Locations are laid.',
  'wrong-side-of-location': 'The next Location has to be of this side: {wanted}.',
  'not-beside': 'It has to share a side with another Location.',
  'ground-beside-ground': 'Ground Locations lie beside Space Locations only.',
  'no-such-move': 'No fleet of yours can go there.',
  'battle-first': 'The battle comes first.',
  'no-battle': 'No battle is being fought.',
  'no-fleet': 'Whoever has no fleet gets one at the end of the turn.',
  'fleets-out': 'A player has at most two fleets.',
  'between-games': 'Players are changed between games, not in one.',
  'nobody-decides': 'The team does not agree, and its primary player has not decided.',
  'not-rotating': 'Somebody who does not play comes in for somebody who does, in the same team.',
}
