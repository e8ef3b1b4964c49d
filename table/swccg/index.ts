/** The Star Wars CCG at a table: its manners, its printed faces, and its decks. */
export { fetchLearned } from '@dejarik/bots/swccg'
export { fetchLaterStarters, fetchShippedCards } from '@dejarik/swccg'
export { type Face, faceOf } from './face.ts'
export { swccgManners } from './manners.ts'
export { swccgTable, swccgTableWith } from './starters.ts'
