/** What the keywords of the Star Wars TCG mean, in a sentence each. */
import type { Keyword } from '@dejarik/swtcg'
import type { Reminders } from '../card/reminders.ts'

const KEYWORDS: Readonly<Record<Keyword, string>> = {
  accuracy: 'X is added to each of its attack dice.',
  bombard: 'In the Space battle it may attack a Ground unit, with X dice.',
  'critical-hit': 'If one of its attack dice is a natural 6, it does X more damage.',
  focus: 'If one of its attack dice is a natural 5, it has X more power for its next attack.',
  fury: 'If one of its attack dice is a natural 4, it rolls X more dice.',
  'ion-cannon': 'In the Ground battle it may attack a Space unit, with X dice.',
  lucky: 'When it attacks, roll up to X of its dice again; when it is attacked, up to X of theirs.',
  parry: 'If one of the dice against it is a natural 1, X of the damage is prevented.',
  shields: 'Whoever attacks it has X less power for that attack.',
  stun: 'A unit that it damages has X less power for the rest of the turn.',
  armor: 'Only dice of 5 or more hit it.',
  'double-strike': 'After its attack it may attack once more, without tapping.',
  ferocity: 'Damage that it does cannot be prevented.',
  overkill: 'Hits that its target does not need may go to one other unit in that arena.',
  stealth: 'It cannot be attacked while it is untapped.',
  deflect: 'Prevents X of the damage to it, and may do as much to a unit of your choice.',
  evade: 'Prevents up to X of the damage to it.',
  intercept: 'Another unit of yours in its arena is attacked: the attack is on this one instead.',
  retaliate: 'Attacked from its own arena, it does X dice of damage to the attacker at the end.',
}

/** Words that open an ability, and ways to bring a card out. */
const OTHERS: Reminders = {
  'Bounty:': 'Paid at your next build step, when a unit is discarded because of damage from this one.',
  'Enhance:': 'For the further cost you may have this.',
  'Reserves:': 'Works only while the unit is in your build zone.',
  'Switch:': 'The first part in the first arena of its type line, the second in the second, and so on.',
  'Upkeep:': 'To be paid at the start of each of your build steps, if you can.',
  'Hidden Cost': 'With X build counters on it, Force may pay for the rest of its build cost at any time.',
  Equip: 'In your build step, once a turn: attach it to one of your units.',
}

/** `critical-hit` stands on cards as Critical Hit. */
const onCards = (keyword: string): string =>
  keyword
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

export const REMINDERS: Reminders = {
  ...Object.fromEntries(Object.entries(KEYWORDS).map(([keyword, reminder]) => [onCards(keyword), reminder])),
  ...OTHERS,
}
