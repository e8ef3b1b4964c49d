/** One trial of a card: a game from a staged position, until it has shown what it does or enough was tried. */
import { type Answer, type Below, chance, Machine, numberOf, type Question } from '@dejarik/kernel'
import type { CardDefinition } from '../cards/definition.ts'
import { isOfLaterSet, playsLaterSets } from '../cards/released.ts'
import { explain } from '../explain.ts'
import type { Game, SwccgEvent } from '../kinds.ts'
import { breaches } from '../rules/cards/breaches.ts'
import { cardsOnTable } from '../rules/cards/place.ts'
import { EDITION_NAMES } from '../ruleset.ts'
import { place } from '../scenario/place.ts'
import { libraryFor, rulesFor, type SwccgSetup } from '../table.ts'
import type { CardAction } from '../text/text.ts'
import { words } from '../words.ts'
import { leaningAnswer, type Purpose } from './player.ts'
import { type Start, stage } from './stage.ts'

const MOST_DECISIONS = 140

/** Cards of Premiere and of one's own are tried by the books of their time, later ones by those that know them. */
const EARLY_EDITIONS = EDITION_NAMES.filter((edition) => !playsLaterSets(edition))
const LATER_EDITIONS = EDITION_NAMES.filter(playsLaterSets)
export const editionsOf = (card: CardDefinition): readonly SwccgSetup['edition'][] =>
  isOfLaterSet(card) ? LATER_EDITIONS : EARLY_EDITIONS

export interface Trial {
  readonly card: CardDefinition
  readonly seed: number
  readonly start: Start
  /** The function that it is after. */
  readonly aim?: CardAction | undefined
  /** Played in its place, though the position is made for the card: as tests do to see that a fault is found. */
  readonly instead?: CardDefinition | undefined
}

/** Whoever looks on. */
export interface Watcher {
  readonly hear?: (game: Game, event: SwccgEvent) => void
  /** Called before a question is answered, with the answer. */
  readonly answer?: (game: Game, question: Question, value: Answer) => void
}

/** Plays it, by each edition in turn. Throws where the program fails, an answer is refused or a rule of the table is broken. */
export function runTrial(
  { card, seed, start, aim, instead }: Trial,
  watcher: Watcher,
  isDone: () => boolean,
): void {
  const below = chance(seed, 11)
  const editions = editionsOf(card)
  const edition = editions[seed % editions.length]!
  const played = instead ?? card
  const own = played === card && libraryFor({ edition }).has(card.key) ? {} : { cards: [played] }
  const setup: SwccgSetup = { seed, seats: 2, edition, options: ['quick-tempo'], players: [], ...own }
  const { position, ...rest } = stage(libraryFor(setup), card, start, below, aim)
  const purpose: Purpose = { star: card.key, aim, ...rest }
  const game: Game = new Machine(rulesFor(setup), place(setup, position), explain)
  const listen = (): void => {
    for (const { event } of game.takeJournal()) {
      words.event(game, event)
      watcher.hear?.(game, event)
    }
  }
  game.run()
  listen()
  for (let decision = 0; game.state.asked && decision < MOST_DECISIONS && !isDone(); decision++) {
    decide(game, purpose, below, watcher)
    listen()
  }
}

function decide(game: Game, purpose: Purpose, below: Below, watcher: Watcher): void {
  const { id, questions, answers } = game.state.asked!
  const question = questions[answers.indexOf(null)]!
  inspect(game)
  words.prompt(game, question)
  const value = leaningAnswer(game, question, purpose, below)
  watcher.answer?.(game, question, value)
  const verdict = game.answer({ ask: id, seat: question.seat, value })
  if (!verdict.accepted)
    throw new Error(`a listed answer was refused: ${verdict.reasons.map(({ code }) => code).join(', ')}`)
}

/** Numbers are worked out when somebody looks, so somebody has to. */
function inspect(game: Game): void {
  for (const card of cardsOnTable(game))
    for (const number of ['power', 'ability', 'forfeit', 'immunity']) numberOf(game, number, card)
  const [breach] = breaches(game)
  if (breach) throw new Error(breach)
}
