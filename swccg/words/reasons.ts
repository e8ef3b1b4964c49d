/** Why not, in words. */
import type { Reason } from '@dejarik/kernel'

/** By code; `{name}` stands for that detail of the reason. */
const REASONS: Readonly<Record<string, string>> = {
  'player-count': 'The game is for {seats} players, not {given}.',
  'same-side': 'Light Side plays against Dark Side; both decks are {side}.',
  'unknown-card': 'There is no card "{name}".',
  'deck-size': 'A deck has exactly {size} cards, not {given}.',
  'unequal-decks': 'Both decks have the same number of cards, here {size}, not {given}.',
  'mixed-sides': 'All cards of a deck are of one side.',
  'no-location': 'A deck needs a location to start with.',
  'two-objectives': 'A deck has at most one Objective, not {given}.',
  'not-your-control-phase': 'That is done in your own control phase.',
  'not-your-deploy-phase': 'That is done in your own deploy phase.',
  'not-your-battle-phase': 'That is done in your own battle phase.',
  'not-your-move-phase': 'That is done in your own move phase.',
  'not-your-draw-phase': 'That is done in your own draw phase.',
  'not-controlled': 'You do not control that location.',
  'drained-already': 'You have drained there in this turn.',
  'no-icon-to-drain': 'Your opponent has no Force icon there.',
  'nothing-to-drain': 'There is nothing to drain.',
  'not-in-hand': 'That card is not in your hand.',
  unique: 'There may be no more of it on table.',
  'not-a-site': 'Characters go to sites.',
  'not-for-vehicles': 'Vehicles cannot go there.',
  'not-for-starships': 'Starships cannot go there.',
  'no-presence-or-icon': 'You have neither presence nor a Force icon there.',
  'text-forbids-place': 'Its text keeps it from going there.',
  'text-condition': 'Its text asks for something that is not so.',
  barred: 'Another card keeps it from doing that.',
  'not-enough-force': 'That takes {needed} Force; you have {force}.',
  'both-need-presence': 'Both players need presence there.',
  'battled-already': 'There was a battle there in this turn.',
  'not-yours': 'That card is not yours.',
  'cannot-walk': 'It does not walk or drive.',
  'cannot-fly': 'It does not fly from system to system.',
  'no-way-there': 'No row of sites leads there.',
  'too-far': 'That is too far.',
  'moved-already': 'It has moved in this turn.',
  'nobody-drives': 'Nobody aboard can drive it.',
  'exterior-only': 'Vehicles move to exterior sites only.',
  'no-pilot': 'It lacks a pilot, or what it needs to find its way.',
  'no-hyperdrive': 'It has no hyperdrive.',
  'no-such-move': 'These rules know no such movement.',
  'not-docking-bays': 'Docking bay transit leads from one docking bay to another.',
  'nobody-to-go': 'Nobody there can go.',
  'not-related': 'The site and the system do not belong together.',
  'no-shuttle': 'That starship cannot be shuttled to or from.',
  'exterior-sites-only': 'That needs an exterior site.',
  'no-room': 'There is no room for it.',
  'not-there': 'They are not at the same place.',
  'cannot-board': 'It cannot board that.',
  'cannot-get-off': 'It is not aboard anything that it can leave here.',
  'carries-one-already': 'It carries one already.',
  'no-warrior': 'Only warriors carry character weapons.',
  'no-docking': 'Neither starship can dock with the other.',
  'starfighters-only': 'Only starfighters land and take off.',
  'ties-to-docking-bays': 'TIEs land at docking bays only.',
}

export function sayReason({ code, detail = {} }: Reason): string | null {
  const sentence = REASONS[code]
  const meant = detail['closest'] ? ` Did you mean: ${detail['closest']}?` : ''
  return sentence
    ? sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(detail[name] ?? '')) + meant
    : null
}
