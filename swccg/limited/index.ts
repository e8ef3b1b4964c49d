/** Sealed decks of the Star Wars CCG: packs, what is opened, and decks out of it. */
export { bestDeck, deckFrom, isWhole, LIMITED_OPTIONS, LIMITED_SIZE } from './deck.ts'
export { openPack, SETS_WITH_PACKS } from './packs.ts'
export { type Box, packsFor, SEALED_PACKS, sealedPool } from './sealed.ts'
