/** Sealed decks and drafts of the Star Wars TCG: packs, what is opened and taken, and decks out of it. */
export { bestDeck, deckFrom, isWhole, LIMITED_OPTIONS } from './deck.ts'
export { DRAFT_PACKS, DRAFT_SEATS, type Draft, isOver, newDraft, take, takeWithPrograms } from './draft.ts'
export { openPack, PACK, PACK_SIZE, setsWithPacks } from './packs.ts'
export { pickOf } from './pick.ts'
export { SEALED_PACKS, sealedPool } from './sealed.ts'
