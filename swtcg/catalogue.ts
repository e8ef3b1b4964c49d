/** The cards and decks of the Star Wars TCG, for tools outside a game. */
import { type Library as Catalogue, countedLines, type DeckList, type Reason } from '@dejarik/kernel'
import { type Arena, type CardDefinition, type CardKind, type CardSide, setOf } from './cards/definition.ts'
import { shippedCards } from './cards/shipped.ts'
import { deckKeys } from './decks/keys.ts'
import { lackeyFormat } from './decks/lackey.ts'
import { STARTERS } from './decks/starters.ts'
import { checkDeck } from './rules/deck.ts'

const SIDES: Readonly<Record<CardSide, string>> = {
  dark: 'Dark Side',
  light: 'Light Side',
  neutral: 'Neutral',
}
const ARENA_NAMES: Readonly<Record<Arena, string>> = {
  space: 'Space',
  ground: 'Ground',
  character: 'Character',
}
const KINDS: Readonly<Record<CardKind, string>> = {
  unit: '',
  battle: 'Battle',
  mission: 'Mission',
  resource: 'Resource',
  location: 'Location',
  equipment: 'Equipment',
}

/** Side, type line, cost and numbers, as they stand on the card. */
function describe(title: string): string[] {
  const card = shippedCards().named(title)!
  const { cost, speed, power, health, unautomated = 0 } = card
  const numbers = speed === undefined ? '' : `, speed ${speed}, power ${power}, health ${health}`
  const missing = unautomated === 0 ? [] : [`${unautomated} of its abilities cannot be carried out yet.`]
  return [
    title,
    `${SIDES[card.side]} ${typeLine(card)} (${setOf(card)})`,
    ...(cost === undefined ? [] : [`build cost ${cost}${numbers}`]),
    ...missing,
  ]
}

function typeLine({ kind, arenas, subtypes }: CardDefinition): string {
  const types = [KINDS[kind], arenas.map((arena) => ARENA_NAMES[arena]).join('/')].filter(
    (part) => part !== '',
  )
  return [types.join(' '), ...(subtypes.length > 0 ? [subtypes.join(' ')] : [])].join(' - ')
}

function search(words: readonly string[]): readonly string[] {
  const has = (title: string): boolean => {
    const text = describe(title).join(' ').toLowerCase()
    return words.every((word) => text.includes(word.toLowerCase()))
  }
  return shippedCards().allTitles().filter(has)
}

/** A deck without a side of its own is checked as a Dark Side deck: Neutral cards fit either. */
function check(deck: DeckList): readonly Reason[] {
  const library = shippedCards()
  const { keys } = deckKeys(library, deck)
  const light = keys.some((key) => library.card(key).side === 'light')
  const dark = keys.some((key) => library.card(key).side === 'dark')
  return checkDeck(library, keys, light && !dark ? 'light' : 'dark', 'idc')
}

export const catalogue: Catalogue = {
  cardNames: () => shippedCards().allTitles(),
  describe,
  search,
  get deckFormats() {
    return [countedLines, lackeyFormat(shippedCards())]
  },
  checkDeck: check,
  decks: STARTERS,
}
