/** Rulings on single cards as tests: the cards by their titles, what was ruled in our words, and the play that shows it. */
export { at, cardTest as ruling, character, ground, unit } from '../shipped-play.ts'
