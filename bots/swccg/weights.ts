/** What the bots think things are worth, in units of Force: all their taste is here. */

/** The cadet's taste. */
export const CADET = {
  /** Force drains, now and in the turns to come. */
  drain: {
    /** One icon that is drained turn by turn. */
    icon: 2.2,
    /** Power at which a place counts as held with a firmness of one half. */
    doubt: 2,
    /** The share of its worth that does not hang on firmness. */
    sure: 0.5,
  },
  /** A location where both sides stand. */
  contest: {
    /** The share of a battle's balance that the mere chance of it is worth. */
    balance: 0.6,
    /** Being there keeps the other from draining. */
    denial: 1.6,
    /** How far that share may go beyond what keeping them from draining is worth. */
    bound: 6,
    /** More of a battle's gain while we may still start it this turn. */
    choice: 0,
    /** More of its loss, since they may start it. */
    threat: 0,
  },
  /** Anybody on table, wherever. */
  body: { power: 0.25, ability: 0.2, forfeit: 0.05 },
  battle: {
    /** What a destiny draw is on average, and how far it strays. */
    destiny: 2.8,
    spread: 1.7,
    /** Ability that gives a battle destiny. */
    ability: 4,
    /** Loss that a weapon does on average. */
    weapon: 1.2,
    /** A battle must be better than this. */
    least: 0.5,
  },
  cost: {
    /** One Force that is used is back in a turn or two. */
    force: 0.2,
    /** A card that leaves the hand for its effect. */
    card: 0.6,
    /** What an action of a card must be worth beyond its price. */
    least: 0.5,
  },
  deploy: {
    location: 6,
    icon: 1.5,
    enemyIcon: -0.4,
    weapon: 1.6,
    device: 0.8,
    effect: 1.2,
    /** What another card of its kind there adds where nothing is at stake. */
    idle: -0.2,
  },
  move: {
    /** A move must gain more than this, else cards wander. */
    least: 0.7,
  },
  /** What is kept, and where losses come from. */
  piles: {
    /** Cards that stay in the Reserve Deck for destinies. */
    destinies: 3,
    /** Cards in hand up to which one draws. */
    hand: 7,
    /** Life Force below which every card of it is costly. */
    danger: 14,
    /** Losing one from each pile, before danger; the lowest goes first. */
    used: 1,
    reserve: 1.05,
    force: 1.3,
  },
  /** Cards in hand, by kind, beside their numbers. */
  hand: {
    character: 0.9,
    starship: 0.9,
    vehicle: 0.5,
    weapon: 0.8,
    device: 0.5,
    effect: 0.6,
    interrupt: 0.8,
    location: 1.6,
    objective: 0,
  },
}
export type Taste = { readonly [Table in keyof typeof CADET]: Readonly<(typeof CADET)[Table]> }

/** The taste of those who search: they see battles coming, and do not deploy or move into those that they would lose. */
export const VETERAN: Taste = {
  ...CADET,
  contest: { ...CADET.contest, bound: 20, choice: 0.4, threat: 0.3 },
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
  'deploy-from': 3,
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
