/** The levels that play on this device, by game, from the weakest to the strongest. */
const LEARNERS = ['youngling', 'novice', 'recruit'] as const
const OFFICERS = ['cadet', 'captain', 'admiral'] as const

export const ladder = (game: string): readonly string[] =>
  game === 'swccg' ? [...LEARNERS, ...OFFICERS, 'grand-admiral'] : [...LEARNERS, ...OFFICERS]
