/** What the editions set differently, each point in one named place. */
import type { CardKind } from './cards/definition.ts'
import type { Disruptable } from './language/tree/instructions.ts'
import type { Word } from './language/tree/nouns.ts'
import type { Chance } from './rules/chances/kinds-of-chances.ts'

export interface Constants {
  readonly startingBuild: number
  /** Whether a seat is asked although it can only pass, where skipping it would tell what it holds. */
  readonly hidesHands: boolean
  readonly handSize: number
  readonly stackLimit: number
  /** Speed, power and health for each card beneath the top of a stack. */
  readonly stackBonus: { readonly speed: number; readonly power: number; readonly health: number }
  readonly arenasToWin: number
  readonly hitOn: number
  readonly armorHitOn: number
  /** Names that count as the same for stacking and contests, and for nothing else. */
  readonly aliases: readonly (readonly [string, string])[]
  /** What may be built in setup. */
  readonly setupKinds: readonly CardKind[]
  /** What may be thrown back in the mulligan. */
  readonly mulliganKinds: readonly CardKind[]
  /** The kinds of cards that text calls completed (2003: Missions only). */
  readonly completedKinds: readonly CardKind[]
  /** Whether cards can have Hidden Cost at all (2003: no). */
  readonly hasHiddenCost: boolean
  /** What can be disrupted. */
  readonly disruptable: ReadonlySet<Disruptable>
  /** Moments of the rules of 2010 at which nobody can play anything. */
  readonly closedChances: ReadonlySet<Chance>
}

export interface Policies {
  /** Whether damage to units in the build zone can be prevented (2003: yes). */
  readonly preventsInBuildZone: boolean
  /** Whether Armor works against dice of damage (2003: attack dice only). */
  readonly armorStopsDiceOfDamage: boolean
  /** Whether a unit may intercept an attack by a unit of its own side (2003: no). */
  readonly mayInterceptOwn: boolean
  /** Whether deflected damage may be done to the deflecting unit itself (2003: no). */
  readonly mayDeflectToItself: boolean
  /** Whether triggers resolve in the order in which they arose; in 2003 the sides take turns among all that wait. */
  readonly triggersInOrder: boolean
  /** When the power that Stun takes comes back. */
  readonly stunLasts: 'end-of-battle' | 'end-of-turn'
  /** Whether an ability in place of an attack uses the attack up (2003: yes). */
  readonly wouldAttackTaps: boolean
  /** How often prevention and rerolls without a stated time may be used (2003: for each damage and each roll). */
  readonly preventsOncePer: 'turn' | 'occasion'
  /** Whether the Enhance effect may come besides the normal one (2003: always instead). */
  readonly mayEnhanceBesides: boolean
  /** Whether Critical Hit counts that the unit got after its dice were rolled (2003: no). */
  readonly criticalHitAfterRoll: boolean
  /** Whether one's own cards can be disrupted (2003: only an opponent's). */
  readonly mayDisruptOwn: boolean
  /** Whether Battle cards that reroll, prevent or disrupt may be played outside the battle phase (2003: no). */
  readonly battleCardsOutsideBattle: boolean
  /** Whether several Bombard or Ion Cannon values of a unit add up (2003: the player picks one). */
  readonly addsUpReach: boolean
  /** Whether a Battle card is an activated effect, which "can't use activated effects" stops (2003: no). */
  readonly battleCardsAreActivated: boolean
  /** How it is settled who plays a side that both want. */
  readonly settlesSides: 'bid' | 'roll'
  /** How many counters the last, face-down card of setup gets of the points left (2003: all). */
  readonly setupCounters: 'any' | 'all'
  /** Whether the last card of setup is shown before it is laid face-down (2003: yes). */
  readonly showsPartialBuild: boolean
  /** Which of two own unique units goes (2003: the one that came last). */
  readonly givesUpUnique: 'cheaper-or-pay' | 'latest'
  /** Whether a Pilot on a unit in battle is contested (2003: it is no unit, so no). */
  readonly contestsPilots: boolean
  /** Whether going to the build zone after a lost contest is a retreat (2003: yes). */
  readonly contestLoserRetreats: boolean
  /** Whether a Pilot that is on no unit may board one in the build zone (2003: no). */
  readonly boardsInBuildZone: boolean
  /** The nouns of card text that mean a Pilot on a unit too (2003: "a Character" does). */
  readonly pilotsReachedBy: ReadonlySet<Word | 'unit'>
  /** Which of its other abilities a Pilot on a unit has (2003: those that do not speak of itself). */
  readonly pilotsUse: 'about-piloting' | 'not-about-itself'
  /** Whether an effect moves a unit only to arenas of its types (2003: anywhere). */
  readonly movesToOwnArenas: boolean
  /** Whether a Pilot may retreat without its unit (2003: yes). */
  readonly retreatsPilotAlone: boolean
  /** How much Parry prevents: as much as it can, or as much as its player likes (today). */
  readonly parryPrevents: 'all' | 'up-to'
  /** What else than being tapped brings a unit with Stealth into the open (today: damage). */
  readonly damageExposes: boolean
}

export const idcConstants: Constants = {
  startingBuild: 30,
  hidesHands: true,
  handSize: 7,
  stackLimit: 4,
  stackBonus: { speed: 10, power: 1, health: 1 },
  arenasToWin: 2,
  hitOn: 4,
  armorHitOn: 5,
  aliases: [
    ['Anakin Skywalker', 'Darth Vader'],
    ['Chancellor Palpatine', 'Emperor Palpatine'],
    ['Senator Palpatine', 'Darth Sidious'],
    ['Count Dooku', 'Darth Tyranus'],
    ['Finis Valorum', 'Chancellor Finis Valorum'],
    ['Padme Amidala', 'Queen Amidala'],
  ],
  setupKinds: ['unit', 'resource'],
  mulliganKinds: ['battle', 'mission', 'resource', 'location', 'equipment'],
  completedKinds: ['unit', 'mission', 'resource', 'location', 'equipment'],
  hasHiddenCost: true,
  disruptable: new Set([
    'attack',
    'ability',
    'unit',
    'battle',
    'mission',
    'resource',
    'location',
    'equipment',
  ]),
  closedChances: new Set(),
}

/** Where the 2003 rules set a constant differently. */
export const wotcConstants: Partial<Constants> = {
  aliases: [
    ['Anakin Skywalker', 'Darth Vader'],
    ['Beru Lars', 'Beru Whitesun'],
    ['Padme Amidala', 'Queen Amidala'],
  ],
  setupKinds: ['unit'],
  mulliganKinds: ['battle', 'mission', 'location'],
  completedKinds: ['mission'], // wotc/term/complete
  hasHiddenCost: false,
  disruptable: new Set(['battle']), // wotc/disrupt/only-battle-cards
  closedChances: new Set([
    'add-dice',
    'alter-dice',
    'pending-damage',
    'placement',
    'unit-discard',
    'attack-end',
    'battle-start',
    'step-start',
    'step-end',
    'end-of-turn',
    'retreat',
  ]),
}

export const idcPolicies: Policies = {
  preventsInBuildZone: false,
  armorStopsDiceOfDamage: true,
  mayInterceptOwn: true,
  mayDeflectToItself: true,
  triggersInOrder: true,
  stunLasts: 'end-of-battle',
  wouldAttackTaps: false,
  preventsOncePer: 'turn',
  mayEnhanceBesides: true,
  criticalHitAfterRoll: true,
  mayDisruptOwn: true,
  battleCardsAreActivated: true,
  addsUpReach: true,
  battleCardsOutsideBattle: true,
  settlesSides: 'bid',
  setupCounters: 'any',
  showsPartialBuild: false,
  givesUpUnique: 'cheaper-or-pay',
  contestsPilots: true,
  contestLoserRetreats: false,
  boardsInBuildZone: true,
  pilotsReachedBy: new Set(['subtype', 'pilot', 'card']),
  pilotsUse: 'about-piloting',
  movesToOwnArenas: true,
  retreatsPilotAlone: false,
  parryPrevents: 'all',
  damageExposes: false,
}

/** Where the rules of today have another policy. */
export const todayPolicies: Partial<Policies> = {
  parryPrevents: 'up-to', // now/keywords/parry-up-to
  damageExposes: true, // now/keywords/stealth-broken-by-damage
}

/** Where the 2003 rules have another policy. */
export const wotcPolicies: Partial<Policies> = {
  preventsInBuildZone: true,
  armorStopsDiceOfDamage: false,
  mayInterceptOwn: false,
  mayDeflectToItself: false,
  triggersInOrder: false,
  stunLasts: 'end-of-turn',
  wouldAttackTaps: true,
  preventsOncePer: 'occasion',
  mayEnhanceBesides: false,
  criticalHitAfterRoll: false,
  mayDisruptOwn: false,
  battleCardsAreActivated: false,
  addsUpReach: false,
  battleCardsOutsideBattle: false,
  settlesSides: 'roll',
  setupCounters: 'all',
  showsPartialBuild: true,
  givesUpUnique: 'latest',
  contestsPilots: false,
  contestLoserRetreats: true,
  boardsInBuildZone: false,
  pilotsReachedBy: new Set(['subtype', 'pilot', 'card', 'character']),
  pilotsUse: 'not-about-itself',
  movesToOwnArenas: false,
  retreatsPilotAlone: true,
}
