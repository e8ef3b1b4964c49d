/** What the cadet thinks things are worth, in units of Force. All its taste is here. */

/** Force drains, now and in the turns to come. */
export const DRAIN = {
  /** One icon that is drained turn by turn. */
  icon: 2.2,
  /** Power at which a place counts as held with a firmness of one half. */
  doubt: 2,
} as const

/** A location where both sides stand. */
export const CONTEST = {
  /** The share of a battle's balance that the mere chance of it is worth. */
  balance: 0.6,
  /** Being there keeps the other from draining. */
  denial: 1.6,
} as const

/** Anybody on table, wherever. */
export const BODY = { power: 0.25, ability: 0.2, forfeit: 0.05 } as const

export const BATTLE = {
  /** What a destiny draw is on average, and how far it strays. */
  destiny: 2.8,
  spread: 1.7,
  /** Ability that gives a battle destiny. */
  ability: 4,
  /** Loss that a weapon does on average. */
  weapon: 1.2,
  /** A battle must be better than this. */
  least: 0.5,
} as const

export const COST = {
  /** One Force that is used is back in a turn or two. */
  force: 0.2,
  /** A card that leaves the hand for its effect. */
  card: 0.6,
} as const

export const DEPLOY = {
  location: 6,
  icon: 1.5,
  enemyIcon: -0.4,
  weapon: 1.6,
  device: 0.8,
  effect: 1.2,
  /** What another card of its kind there adds where nothing is at stake. */
  idle: -0.2,
} as const

export const MOVE = {
  /** A move must gain more than this, else cards wander. */
  least: 0.7,
} as const

/** What is kept, and where losses come from. */
export const PILES = {
  /** Cards that stay in the Reserve Deck for destinies. */
  destinies: 3,
  /** Cards in hand up to which one draws. */
  hand: 7,
  /** Life Force below which every card of it is dear. */
  danger: 14,
  /** Losing one from each pile, before danger; the lowest goes first. */
  used: 1,
  reserve: 1.05,
  force: 1.3,
} as const

/** Cards in hand, by kind, beside their numbers. */
export const HAND: Readonly<Record<string, number>> = {
  character: 0.9,
  starship: 0.9,
  vehicle: 0.5,
  weapon: 0.8,
  device: 0.5,
  effect: 0.6,
  interrupt: 0.8,
  location: 1.6,
  objective: 0,
}

/** Instructions of card entries, by what they do for the player who plays them. */
export const EFFECT: Readonly<Record<string, number>> = {
  cancel: 2.5,
  'cancel-cards': 2,
  hit: 3,
  'lose-cards': 3,
  'out-of-play': 2,
  'lose-force': 2.5,
  retrieve: 2,
  search: 1.5,
  'bring-out': 3,
  activate: 1.5,
  'draw-destiny': 0,
  'for-a-while': 1.4,
  'return-to-hand': 0.8,
  relocate: 0.8,
  attach: 0.8,
  code: 1,
}

/** Instructions that one wishes to the other side's cards. */
export const HARMFUL: ReadonlySet<string> = new Set(['hit', 'lose-cards', 'out-of-play', 'cancel-cards'])
