/** Tests that any game passes. */
export { type Trial, type TrialReport, tryGame } from './generic.ts'
export { reseed, swapSecrets } from './scramble.ts'
export { withoutClock } from './without-clock.ts'
