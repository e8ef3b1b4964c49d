/** The Star Wars TCG at a table: its manners, its printed faces, and its decks. */
export { fetchOptions, fetchShippedCards } from '@dejarik/swtcg'
export { type Face, faceOf } from './face.ts'
export { swtcgManners } from './manners.ts'
export { swtcgTable, swtcgTableWith } from './starters.ts'
