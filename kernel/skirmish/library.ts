/** Skirmish's six cards and its one deck. */
import { countCards, countedLines, type DeckList, type Library, type Reason } from '../index.ts'
import { DECK, POWER } from './kinds.ts'
import { words } from './words.ts'

/** What the cards without power do, and what the warlord does besides. */
const TEXTS: Readonly<Record<string, string>> = {
  warlord: 'While it is face up, you gain 1 credit whenever one of your raiders strikes.',
  shield: 'Play it when you are attacked: the attack counts 2 less.',
  rally: 'Play it in your turn: your raiders have 1 more power until the turn ends.',
}

const keyOf: ReadonlyMap<string, string> = new Map(Object.keys(DECK).map((is) => [words.card(is), is]))

const STANDARD: DeckList = {
  title: 'The Skirmish deck',
  cards: [...keyOf].map(([name, is]) => ({ name, count: DECK[is]! })),
}

function describe(name: string): string[] {
  const is = keyOf.get(name)!
  const kind = is in POWER ? `Raider, power ${POWER[is]}` : 'Trick'
  return [name, `${kind}; ${DECK[is]} in a deck`, ...(TEXTS[is] ? [TEXTS[is]] : [])]
}

function search(wanted: readonly string[]): string[] {
  const has = (name: string): boolean => {
    const text = describe(name).join(' ').toLowerCase()
    return wanted.every((word) => text.includes(word.toLowerCase()))
  }
  return [...keyOf.keys()].filter(has)
}

/** Everybody plays the same deck. */
function checkDeck(deck: DeckList): Reason[] {
  const counts = countCards(deck)
  return STANDARD.cards.flatMap(({ name, count }) => {
    const given = counts.get(name) ?? 0
    return given === count
      ? []
      : [{ code: 'wrong-count', rule: 'skirmish/deck', detail: { name, given, count } }]
  })
}

export const library: Library = {
  cardNames: () => [...keyOf.keys()],
  describe,
  search,
  deckFormats: [countedLines],
  checkDeck,
  decks: [STANDARD],
}
