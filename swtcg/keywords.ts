/**
 * The keywords of the game (idc/keyword/list) and of today (now/keywords/new-classes). One line each: how it counts,
 * the rule that says what it does, and that rule in few words. The file of each is in `rules/keywords/`.
 */
import type { Chance } from './rules/chances/kinds-of-chances.ts'

/**
 * How a keyword counts: its numbers add up, or a unit has it or not, however often; or it is played by paying, or it
 * opens text of its own.
 */
interface KeywordEntry {
  readonly class: 'cumulative' | 'isolated' | 'activated' | 'text'
  readonly rule: string
  readonly reminder: string
  /** The chance at which it is played. */
  readonly chance?: Chance
  /** How cards write it, where that is not its name with capital letters. */
  readonly written?: string
  /** How it opens its text: with a colon, where it does not stand in a sentence. */
  readonly opens?: 'colon'
  /** Where its text works although the unit is in no arena. */
  readonly worksIn?: readonly ('build-zone' | 'piloting')[]
}

export const KEYWORDS = {
  accuracy: {
    class: 'cumulative',
    rule: 'idc/keyword/accuracy-adds-to-attack-dice',
    reminder: 'Adds X to each of its attack dice.',
  },
  bombard: {
    class: 'cumulative',
    rule: 'idc/keyword/bombard-attack-ground',
    reminder: 'From Space it may attack Ground units with X power.',
  },
  'critical-hit': {
    class: 'cumulative',
    rule: 'idc/keyword/critical-hit-adds-damage',
    reminder: 'A natural 6 among its attack dice adds X damage.',
  },
  focus: {
    class: 'cumulative',
    rule: 'now/keywords/focus',
    reminder: 'A natural 5 in its first attack roll gives it X power in its next attack.',
  },
  fury: {
    class: 'cumulative',
    rule: 'idc/keyword/fury-extra-dice',
    reminder: 'A natural 4 in its first attack roll adds X dice.',
  },
  'ion-cannon': {
    class: 'cumulative',
    rule: 'idc/keyword/ion-cannon-attack-space',
    reminder: 'From the ground it may attack Space units with X power.',
  },
  lucky: {
    class: 'cumulative',
    rule: 'idc/keyword/lucky-when-attacking',
    reminder: 'Attacking or attacked, up to X attack dice are rolled again.',
  },
  parry: {
    class: 'cumulative',
    rule: 'idc/keyword/parry-prevents',
    reminder: 'A natural 1 among the dice of an attack on it prevents X damage.',
  },
  shields: {
    class: 'cumulative',
    rule: 'idc/keyword/shields-reduce-power',
    reminder: 'Whoever attacks it rolls X dice less.',
  },
  stun: {
    class: 'cumulative',
    rule: 'idc/keyword/stun-reduces-power',
    reminder: 'A unit that it damages loses X power until the end of the battle.',
  },
  'area-damage': {
    class: 'cumulative',
    rule: 'now/keywords/area-damage',
    reminder: 'When its attack kills a unit, it may do X dice of damage to another unit there.',
  },
  avenge: {
    class: 'cumulative',
    rule: 'now/keywords/avenge',
    reminder:
      'When an attacker kills another unit of yours in its arena, it does X dice of damage to the attacker.',
  },
  backfire: {
    class: 'cumulative',
    rule: 'now/keywords/backfire',
    reminder: 'A natural 3 in its first attack roll does X dice of damage to itself.',
  },
  barrage: {
    class: 'cumulative',
    rule: 'now/keywords/barrage',
    reminder: 'From Space or Ground it may attack Characters with X power.',
  },
  'damage-control': {
    class: 'cumulative',
    rule: 'now/keywords/damage-control',
    reminder: 'Up to X damage counters go at the start of your build step.',
  },
  overload: {
    class: 'cumulative',
    rule: 'now/keywords/overload',
    reminder: 'Attacking, it may have X more power and suffer X dice of damage at the end.',
  },
  resilience: {
    class: 'cumulative',
    rule: 'now/keywords/resilience',
    reminder: 'With X damage counters or more on it, it has X more power.',
  },
  riposte: {
    class: 'cumulative',
    rule: 'now/keywords/riposte',
    reminder: 'A natural 2 among the dice of an attack on it does X damage to the attacker.',
  },
  surge: {
    class: 'cumulative',
    rule: 'now/keywords/surge',
    reminder: 'When another unit damages it, you may give a unit in its arena X power for the turn.',
  },
  tenacity: {
    class: 'cumulative',
    rule: 'now/keywords/tenacity',
    reminder: 'If its first attack in a turn does less than X damage, it may attack the same unit again.',
  },
  velocity: {
    class: 'cumulative',
    rule: 'now/keywords/velocity',
    reminder: 'At the start of its battle step it may be X faster for the turn, or X slower.',
  },
  armor: {
    class: 'isolated',
    rule: 'idc/keyword/armor-hit-on-five',
    reminder: 'Dice hit it from 5 on.',
  },
  'double-strike': {
    class: 'isolated',
    rule: 'idc/keyword/double-strike-second-attack',
    reminder: 'After its attack it may attack once more.',
  },
  ferocity: {
    class: 'isolated',
    rule: 'now/keywords/ferocity',
    reminder: 'Its damage cannot be prevented.',
  },
  overkill: {
    class: 'isolated',
    rule: 'idc/keyword/overkill-divides-excess',
    reminder: 'Hits beyond what the defending unit can take may go to another unit there.',
  },
  stealth: {
    class: 'isolated',
    rule: 'idc/keyword/stealth-cant-be-attacked-untapped',
    reminder: 'It cannot be attacked while it is untapped.',
  },
  cunning: {
    class: 'isolated',
    rule: 'now/keywords/cunning',
    reminder: 'Its attack dice stay hidden until prevention is over.',
  },
  consume: {
    class: 'isolated',
    rule: 'now/keywords/consume-bonus',
    reminder:
      'What it kills goes face-down beneath it, and each card there gives it 10 speed, 1 power and 1 health.',
  },
  'double-damage': {
    class: 'isolated',
    rule: 'now/keywords/double-damage',
    reminder: 'Each damage of its attack puts one counter more on the defending unit.',
  },
  fortitude: {
    class: 'isolated',
    rule: 'now/keywords/fortitude',
    reminder: 'It may prevent damage to itself that cannot be prevented.',
  },
  inspiration: {
    class: 'isolated',
    rule: 'now/keywords/inspiration',
    reminder: 'Each other unit of yours in its arena has 10 more speed, 1 more power and 1 more health.',
  },
  intimidation: {
    class: 'isolated',
    rule: 'now/keywords/intimidation',
    reminder:
      'It has 10 more speed, 1 more power and 1 more health for each unit of the opponent in its arena.',
  },
  precision: {
    class: 'isolated',
    rule: 'now/keywords/precision',
    reminder: 'Nothing turns its attack to another unit.',
  },
  absorb: {
    class: 'activated',
    rule: 'now/keywords/absorb-prevents',
    reminder: 'Prevents up to X damage to it and gives it as much power for its next attack.',
    chance: 'prevention',
  },
  persuade: {
    class: 'activated',
    rule: 'now/keywords/persuade',
    reminder: 'Prevents up to X damage to it and takes as much power from the attacker for its next attack.',
    chance: 'prevention',
  },
  protect: {
    class: 'activated',
    rule: 'now/keywords/protect',
    reminder: 'Prevents up to X damage to another unit of yours in its arena.',
    chance: 'prevention',
  },
  redirect: {
    class: 'activated',
    rule: 'now/keywords/redirect',
    reminder: 'An attack on it is made on another unit of yours in its arena instead.',
    chance: 'attack',
  },
  deflect: {
    class: 'activated',
    rule: 'idc/keyword/deflect-any-unit-same-arena',
    reminder: 'Prevents X damage to it and does as much to a unit in its arena.',
    chance: 'prevention',
  },
  evade: {
    class: 'activated',
    rule: 'idc/keyword/evade-prevents-up-to-x',
    reminder: 'Prevents up to X damage to it.',
    chance: 'prevention',
  },
  intercept: {
    class: 'activated',
    rule: 'idc/keyword/intercept-redirects-attack',
    reminder: 'An attack on another unit of yours in its arena is made on it instead.',
    chance: 'attack',
  },
  ambush: {
    class: 'activated',
    rule: 'now/keywords/ambush-when',
    reminder: 'X dice of damage to an opposing unit that has just come into its arena.',
    chance: 'arrival',
  },
  retaliate: {
    class: 'activated',
    rule: 'idc/keyword/retaliate-dice-when-attack-ends',
    reminder: 'Does X dice of damage to the attacking unit when the attack ends.',
    chance: 'attack',
  },
  bounty: {
    class: 'text',
    rule: 'idc/keyword/bounty-trigger',
    reminder: 'Pays at your next build step when its damage discards a unit.',
    opens: 'colon',
    worksIn: ['build-zone'], // idc/keyword/bounty-works-in-build-zone
  },
  deploy: {
    class: 'text',
    rule: 'now/keywords/deploy',
    reminder: 'Happens when you deploy it into an arena.',
    opens: 'colon',
  },
  forewarning: {
    class: 'text',
    rule: 'now/keywords/forewarning',
    reminder: 'When it is attacked, predict the hits, and it happens if you are right.',
    opens: 'colon',
  },
  foresight: {
    class: 'text',
    rule: 'now/keywords/foresight',
    reminder: 'When it attacks, predict the hits, and it happens if you are right.',
    opens: 'colon',
  },
  insert: {
    class: 'text',
    rule: 'now/stack/insert',
    reminder: 'The top card of its stack has it, wherever this card lies in the stack.',
    opens: 'colon',
    written: 'INSERT',
  },
  adapt: {
    class: 'text',
    rule: 'now/stack/adapt',
    reminder: 'When the battle step of its arena starts, choose one part; it has that until end of turn.',
    opens: 'colon',
  },
  stack: {
    class: 'text',
    rule: 'now/stack/stack-list',
    reminder: 'Such cards may be put beneath it as part of its stack, never on top.',
    opens: 'colon',
    worksIn: ['build-zone'],
  },
  'last-stand': {
    class: 'text',
    rule: 'now/keywords/last-stand',
    reminder: 'Happens when it is discarded from an arena.',
    opens: 'colon',
  },
  'alternative-cost': {
    class: 'text',
    rule: 'now/costs/alternative-cost',
    reminder: 'Complete the card for this instead of its build cost.',
    opens: 'colon',
  },
  meditate: {
    class: 'text',
    rule: 'now/keywords/meditate',
    reminder: 'Play the card from your discard pile for this cost; then it is removed.',
  },
  'reduced-cost': {
    class: 'text',
    rule: 'now/costs/reduced-cost',
    reminder: 'Costs X while the condition holds.',
  },
  enhance: {
    class: 'text',
    rule: 'idc/keyword/enhance-additional-cost',
    reminder: 'Pay more when you play the card for a stronger effect.',
    opens: 'colon',
  },
  equip: {
    class: 'text',
    rule: 'idc/keyword/equip-attaches',
    reminder: 'Pay in your build step to attach it to a unit of yours.',
    worksIn: ['build-zone'],
  },
  'hidden-cost': {
    class: 'text',
    rule: 'idc/keyword/hidden-cost-anytime',
    reminder: 'Face-down with X counters it may be completed at any time, the rest paid in Force.',
    worksIn: ['build-zone'],
  },
  pilot: {
    class: 'text',
    rule: 'idc/keyword/pilot-move-onto-unit',
    reminder: 'May go onto a unit of the subtype and gives it what follows.',
    worksIn: ['build-zone', 'piloting'],
  },
  reserves: {
    class: 'text',
    rule: 'idc/keyword/reserves-only-in-build-zone',
    reminder: 'Works while the unit is in the build zone.',
    opens: 'colon',
  },
  switch: {
    class: 'text',
    rule: 'idc/keyword/switch-by-arena',
    reminder: 'It has one part or the other, by the arena where it is.',
    opens: 'colon',
  },
  upkeep: {
    class: 'text',
    rule: 'idc/keyword/upkeep-pay-each-turn',
    reminder: 'Pay at the start of each of your build steps, if you can.',
    opens: 'colon',
    worksIn: ['build-zone', 'piloting'], // idc/pilot/upkeep-still-due
  },
} as const satisfies Readonly<Record<string, KeywordEntry>>

export type KeywordName = keyof typeof KEYWORDS

type OfClass<C extends KeywordEntry['class']> = {
  [K in KeywordName]: (typeof KEYWORDS)[K]['class'] extends C ? K : never
}[KeywordName]

export type CumulativeKeyword = OfClass<'cumulative'>
export type IsolatedKeyword = OfClass<'isolated'>
export type ActivatedKeyword = OfClass<'activated'>
/** Keywords that open text of their own. */
export type TextKeyword = OfClass<'text'>

/** The keywords of a class, in the order of the table. */
export const keywordsOf = <C extends KeywordEntry['class']>(wanted: C): readonly OfClass<C>[] =>
  (Object.keys(KEYWORDS) as KeywordName[]).filter(
    (name): name is OfClass<C> => KEYWORDS[name].class === wanted,
  )

/** What the table says of a keyword. */
export const keywordEntry = (name: KeywordName): KeywordEntry => KEYWORDS[name]

/** Whether a keyword of this name works on a unit that is in no arena. */
export const worksIn = (name: string, where: 'build-zone' | 'piloting'): boolean =>
  name in KEYWORDS && (keywordEntry(name as KeywordName).worksIn?.includes(where) ?? false)
