/** Cards and decks in the worker: what there is, whether a deck may be played, and decks as files. */
import {
  checkWholeSetup,
  closest,
  formatOf,
  type Library,
  misspelt,
  parseDeck,
  sayUnknownCards,
  unknownCards,
} from '@dejarik/kernel'
import { type FaceCore, type ReasonTold, type TableGame, tellReason } from '@dejarik/table'
import { dealOf } from '../local/deal.ts'
import { knownGame, rulesOf, tableGame } from '../local/games.ts'
import { ownCards } from '../local/own-sets.ts'
import { type LooseList, looseList } from './loose-list.ts'
import type { CardLibrary, DeckJudged, DeckRead, OwnNotice, Studies } from './studies.ts'

type Ask<N extends keyof Studies> = Studies[N]['ask']

interface Opened {
  readonly game: TableGame
  readonly library: Library
  readonly isOwn: (key: string) => boolean
}
async function opened(name: string): Promise<Opened> {
  const game = await tableGame(name)
  const own = new Set((await ownCards(knownGame(name), rulesOf(game))).map(({ key }) => key))
  return { game, library: game.definition.library!, isOwn: (key) => own.has(key) }
}

export async function libraryOf(name: string): Promise<CardLibrary> {
  const { game, library } = await opened(name)
  const { definition, manners } = game
  const names = library.cardNames()
  const keys = names.map((card) => game.keys({ title: '', cards: [{ count: 1, name: card }] })[0]!)
  /** A deck of everything brings along whatever is not shipped. */
  const setup = game.deal({ edition: definition.editions[0]!, company: 'people', seed: 0, decks: [keys] })
  return {
    cards: names.map((card, place) => ({
      name: card,
      face: manners.face(setup, keys[place]!) as FaceCore,
      facets: library.facets?.(card) ?? {},
    })),
    editions: definition.editions,
    formats: library.deckFormats.map(({ name: format, about, endings }) => ({
      name: format,
      about,
      ending: endings[0]!,
    })),
    starters: library.decks,
  }
}

export async function judgeDeck({
  game: name,
  edition,
  options,
  deck,
}: Ask<'judge-deck'>): Promise<DeckJudged> {
  const { game, library, isOwn } = await opened(name)
  const keys = game.keys(deck)
  const unknown = sayUnknownCards(library, deck).map((text) => ({ text }))
  const reasons = library
    .checkDeck(deck, edition, options)
    .map((reason) => tellReason(game.definition, reason))
  const names = library.cardNames()
  const wrong = misspelt(unknownCards(library, deck), (card) => closest(card, names))
  const own = [...new Set(keys.filter(isOwn))]
  return { reasons: [...unknown, ...reasons], side: game.side(keys), keys, misspelt: wrong, own }
}

export async function ownNotices({ game: name, decks }: Ask<'own-decks'>): Promise<readonly OwnNotice[]> {
  const { game, library, isOwn } = await opened(name)
  const { editions } = game.definition
  const lacking = new Set(
    (library.automation?.() ?? []).filter(({ missing }) => missing.length > 0).map(({ name }) => name),
  )
  return decks.flatMap((deck) => {
    const keys = game.keys(deck)
    const side = game.side(keys)
    const fine = editions.filter((edition) => library.checkDeck(deck, edition).length === 0)
    const whole = unknownCards(library, deck).length === 0
    const unautomated = keys.filter((key) => lacking.has(key)).length
    const notice = { title: deck.title, side: side ?? 'neutral', editions: fine, unautomated, keys }
    return whole ? [{ ...notice, onlyHere: keys.some(isOwn) }] : []
  })
}

export async function judgeDeal({
  game: name,
  ...wanted
}: Ask<'judge-deal'>): Promise<readonly ReasonTold[]> {
  const game = await tableGame(name)
  const setup = dealOf(game, { ...wanted, company: 'people', seed: 0 })
  return checkWholeSetup(game.definition, setup).map((reason) => tellReason(game.definition, reason))
}

/** In whatever format it is; of a list, what can be understood. The message of what is no deck is one line. */
export async function readDeck({ game, file, text }: Ask<'read-deck'>): Promise<DeckRead> {
  const { library } = await opened(game)
  const format = formatOf(library.deckFormats, file, text)
  const { text: list, unread } = format.name === 'lines' ? loosely(library, text) : { text, unread: [] }
  const deck = parseDeck(format, list)
  if (deck.cards.length === 0) throw new Error('There is no card in it.')
  return { deck, unknown: sayUnknownCards(library, deck), unread }
}

function loosely(library: Library, text: string): LooseList {
  const names = new Set(library.cardNames().map((name) => name.toLowerCase()))
  return looseList(text, (name) => names.has(name.toLowerCase()))
}

export async function writeDeck({ game, format, deck }: Ask<'write-deck'>): Promise<string> {
  const { library } = await opened(game)
  const found = library.deckFormats.find(({ name }) => name === format)
  if (!found) throw new Error(`There is no deck format "${format}".`)
  return found.print(deck)
}
