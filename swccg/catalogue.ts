/** The cards and decks of the Star Wars CCG, for tools outside a game. */
import {
  type CardAutomation,
  type Library as Catalogue,
  type Citations,
  cited,
  type DeckList,
} from '@dejarik/kernel'
import { type CardDefinition, type CardKind, PRINTED_FIGURES } from './cards/definition.ts'
import { facetsOf } from './cards/facets.ts'
import type { Library } from './cards/library.ts'
import { setNameOf } from './cards/released.ts'
import { shippedCards } from './cards/shipped.ts'
import { BEGINNERS_RULES, FINAL_RULES } from './citations.ts'
import { gempFormat } from './decks/gemp.ts'
import { holotableFormat } from './decks/holotable.ts'
import { deckKeys } from './decks/keys.ts'
import { laterStarters } from './decks/later.ts'
import { linesFormat } from './decks/lines.ts'
import { resolveNames } from './decks/resolve.ts'
import { STARTERS } from './decks/starters.ts'
import { sayText } from './language/shelf.ts'
import type { Reason } from './reasons.ts'
import { checkDeck, DECK_SIZE } from './rules/preparation/deck.ts'

const TYPE_FIRST: ReadonlySet<CardKind> = new Set(['weapon', 'effect', 'interrupt', 'starship', 'vehicle'])

function gameText(library: Library, key: string): readonly string[] {
  const card = library.named(key)!
  return sayText(card, card.text)
}

/** Dots for how many may be on table, side, type line and numbers, as they stand on the card. */
function describe(library: Library, key: string): string[] {
  const card = library.named(key)!
  const figures = PRINTED_FIGURES.filter((name) => card[name] !== undefined).map(
    (name) => `${name} ${card[name]}`,
  )
  const marks = [...(card.icons ?? []), ...(card.traits ?? [])]
  return [
    `${'•'.repeat(card.dots ?? 0)}${key}`,
    `${card.side === 'dark' ? 'Dark' : 'Light'} Side ${typeLine(card)}, destiny ${card.destiny}`,
    ...(figures.length > 0 ? [figures.join(', ')] : []),
    ...(card.force ? [`Force icons: dark ${card.force.dark}, light ${card.force.light}`] : []),
    ...(marks.length > 0 ? [marks.join(', ')] : []),
    ...gameText(library, key),
    ...(card.automated ? [] : ['Its game text is not carried out yet.']),
  ]
}

function typeLine({ kind, type, model }: CardDefinition): string {
  if (!type) return kind
  const line = TYPE_FIRST.has(kind) ? `${type} ${kind}` : `${kind}, ${type}`
  return model ? `${line} (${model})` : line
}

function search(library: Library, words: readonly string[]): readonly string[] {
  const has = (key: string): boolean => {
    const text = describe(library, key).join(' ').toLowerCase()
    return words.every((word) => text.includes(word.toLowerCase()))
  }
  return library.allKeys().filter(has)
}

/** The rules of each edition that stand for those of 1995. */
const CITED: Readonly<Record<string, Citations>> = { beginners: BEGINNERS_RULES, final: FINAL_RULES }

/** A deck by itself: where players agree on smaller ones, any size up to sixty may be agreed on. */
function check(
  library: Library,
  deck: DeckList,
  edition = '1995',
  options: readonly string[] = [],
): readonly Reason[] {
  const { keys } = deckKeys(library, deck)
  const size = options.includes('smaller-decks') ? Math.min(DECK_SIZE, keys.length) : DECK_SIZE
  return checkDeck(library, keys, edition, size).map((reason) => cited(CITED[edition] ?? {}, reason))
}

/** What a card waits for; of Premiere, where nothing else is said, its entry. */
const missingOf = ({ automated, missing, kind }: CardDefinition): readonly string[] =>
  automated ? [] : (missing ?? [`entries of ${kind}s`])

const automation = (library: Library): readonly CardAutomation[] =>
  library.cards.map((card) => ({ name: card.key, set: setNameOf(card), missing: missingOf(card) }))

/** The library is asked for when it is needed: reading the shipped set takes a moment. */
export function catalogueOf(library: () => Library): Catalogue {
  return {
    cardNames: () => library().allKeys(),
    describe: (key) => describe(library(), key),
    gameText: (key) => gameText(library(), key),
    search: (words) => search(library(), words),
    automation: () => automation(library()),
    named: (typed) => library().named(typed)?.key,
    facets: (name) => facetsOf(library().named(name)!, setNameOf(library().named(name)!)),
    data: (name) => library().named(name),
    get deckFormats() {
      return [linesFormat(library()), gempFormat(library()), holotableFormat(library())]
    },
    checkDeck: (deck, edition, options) => check(library(), deck, edition, options),
    /** Titles that both sides have become the names of cards. */
    get decks() {
      return [...STARTERS, ...laterStarters()].map((deck) => ({
        ...resolveNames(library(), deck, deck.side),
      }))
    },
  }
}

export const catalogue: Catalogue = catalogueOf(shippedCards)
