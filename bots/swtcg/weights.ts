/** What things are worth to those who play by rules of thumb. All their taste is here. */

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

/** What a beginner and a veteran see differently. */
export interface Taste {
  readonly unit: UnitTaste
  readonly attack: AttackTaste
  readonly arena: ArenaTaste
}

/** A unit, by what it costs and by what it can do (`UNIT`). */
interface UnitTaste {
  readonly cost: number
  readonly abilities: number
}

/** An attack, as shares of what the defending unit is worth. */
interface AttackTaste {
  readonly discard: number
  /** All of its health in hits that do not suffice. */
  readonly wound: number
  /** The defender has not attacked yet in this turn. */
  readonly untapped: number
  /** No other enemy is left in the arena. */
  readonly takesArena: number
  /** Evade or Deflect that the other side can pay for counts as so much of its number. */
  readonly expectedPrevention: number
}

/** An arena, by who is stronger there, for a card that would be added. */
interface ArenaTaste {
  /** Nobody of ours is there. */
  readonly absent: number
  /** The enemy is ahead, but not beyond reach. */
  readonly contested: number
  /** Ours already, and safely. */
  readonly safe: number
  /** Strength apart at which an arena counts as decided. */
  readonly decided: number
}

export const VETERAN: Taste = {
  unit: { cost: 0, abilities: 1 },
  attack: { discard: 1, wound: 0.45, untapped: 0.25, takesArena: 6, expectedPrevention: 0.6 },
  arena: { absent: 4, contested: 2, safe: -1.5, decided: 12 },
}

/** Takes what is costliest for the best, attacks what it can discard, and builds wherever a card goes. */
export const BEGINNER: Taste = {
  unit: { cost: 2, abilities: 0 },
  attack: { discard: 1, wound: 0, untapped: 0, takesArena: 0, expectedPrevention: 0 },
  arena: { absent: 0, contested: 0, safe: 0, decided: 12 },
}

export const BUILD = {
  unit: 10,
  /** A version on a stack makes a unit better for one point. */
  stack: 8,
  equipment: 5,
  location: 3,
  resource: 4,
  mission: 3,
  event: 0,
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
  /** A unit of the supply. */
  take: 4,
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
