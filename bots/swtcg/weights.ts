/** What the cadet thinks things are worth. All its taste is here. */

/** A unit, by its numbers and keywords. */
export const UNIT = {
  base: 1,
  power: 1.1,
  health: 0.8,
  speed: 0.12,
  armor: 1.5,
  shields: 1,
  evade: 0.5,
  deflect: 0.8,
  accuracy: 1,
  'critical-hit': 0.4,
  'double-strike': 2,
  bombard: 0.5,
  overkill: 0.5,
  stun: 0.5,
  lucky: 0.4,
  fury: 0.4,
  parry: 0.3,
  'ion-cannon': 0.5,
  retaliate: 0.4,
  intercept: 0.3,
  stealth: 0.5,
} as const

/** An attack, as shares of what the defending unit is worth. */
export const ATTACK = {
  discard: 1,
  /** All of its health in hits that do not suffice. */
  wound: 0.45,
  /** The defender has not attacked yet in this turn. */
  untapped: 0.25,
  /** No other enemy is left in the arena. */
  takesArena: 6,
  /** Evade or Deflect that the other side can pay for counts as so much of its number. */
  expectedPrevention: 0.6,
} as const

/** An arena, by who is stronger there, for a card that would be added. */
export const ARENA = {
  /** Nobody of ours is there. */
  absent: 4,
  /** The enemy is ahead, but not beyond reach. */
  contested: 2,
  /** Ours already, and safely. */
  safe: -1.5,
  /** Strength apart at which an arena counts as decided. */
  decided: 12,
} as const

export const BUILD = {
  unit: 10,
  /** A version on a stack makes a unit better for one point. */
  stack: 8,
  equipment: 5,
  location: 3,
  resource: 4,
  mission: 3,
  battle: 0,
  move: 9,
  pilot: 4,
  equip: 6,
  addCounters: 2,
  layFaceDown: 1,
  /** A unit that stays in the build zone fights nobody. */
  inBuildZone: -6,
} as const

export const FORCE = {
  /** What one Force is worth in terms of units. */
  each: 0.35,
  /** Kept for Evade, Deflect and the like while there are units that have them. */
  reserve: 4,
  /** Bid in a contest for a unit at most. */
  bid: 2,
} as const

/** Effects of cards, by what they do. */
export const EFFECT: Readonly<Record<string, number>> = {
  damage: 3,
  'dice-of-damage': 3,
  'put-damage-counters': 3,
  discard: 3,
  tap: 2,
  get: 1.5,
  lose: 1.5,
  prevent: 1.5,
  'remove-damage-counters': 2,
  untap: 2,
  draw: 2,
  'gain-build': 2,
  'gain-force': 1.5,
  'gain-control': 5,
  win: 100,
}

/** Effects that one wishes to the enemy. */
export const HARMFUL: ReadonlySet<string> = new Set([
  'damage',
  'dice-of-damage',
  'put-damage-counters',
  'discard',
  'tap',
  'lose',
  'gain-control',
  'retreat',
  'cant',
])
