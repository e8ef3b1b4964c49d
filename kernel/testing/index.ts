/** Tests that any game passes. */
export { type Trial, type TrialReport, tryGame } from './generic.ts'
export { askWhyNot, type Refusals } from './reasons.ts'
export { reseed, swapSecrets } from './scramble.ts'
export { withoutClock } from './without-clock.ts'
