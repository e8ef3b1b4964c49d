/** Decks in files: read in whatever format they are, with the names that no card has. */
import {
  type AnyGame,
  DeckError,
  type DeckFormat,
  type DeckList,
  formatOf,
  type Library,
  parseDeck,
  sayUnknownCards,
} from '@dejarik/kernel'
import { readAnyText } from './encoding.ts'
import { Failure } from './failure.ts'

/** The format is told by the text and the name of the file, unless it is named. */
export function readDeck(library: Library, file: string, format?: string): DeckList {
  const { text } = readAnyText(file)
  const used = format === undefined ? formatOf(library.deckFormats, file, text) : formatNamed(library, format)
  try {
    return parseDeck(used, text)
  } catch (error) {
    if (error instanceof DeckError) throw new Failure(`${file}: ${error.message}`)
    throw error
  }
}

export function formatNamed({ deckFormats }: Library, name: string): DeckFormat {
  const found = deckFormats.find((format) => format.name === name)
  if (found) return found
  const names = deckFormats.map((format) => format.name).join(', ')
  throw new Failure(`There is no deck format "${name}"; there are: ${names}.`)
}

/** Decks for a game that is about to be played; every name must be a card. */
export function bringDecks(definition: AnyGame, files: readonly string[]): readonly DeckList[] {
  const { library, takesDecks, title } = definition
  if (!library || !takesDecks) throw new Failure(`${title} is played with its own decks; it takes no others.`)
  return files.map((file) => {
    const deck = readDeck(library, file)
    const [unknown] = sayUnknownCards(library, deck)
    if (unknown) throw new Failure(`${file}: ${unknown}`)
    return deck
  })
}
