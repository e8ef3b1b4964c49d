/** One trial of a card: a game from a staged position, until its abilities were used or enough was tried. */
import { type Below, type CardId, chance, Machine, numberOf, type Question } from '@dejarik/kernel'
import type { CardDefinition } from '../cards/definition.ts'
import { shippedCards } from '../cards/shipped.ts'
import { explain } from '../explain.ts'
import type { Game, SwtcgEvent, SwtcgOffer } from '../kinds.ts'
import { breaches } from '../rules/cards/breaches.ts'
import { arenaOf } from '../rules/cards/place.ts'
import { place } from '../scenario/place.ts'
import { isOfToday, rulesFor, type SwtcgSetup } from '../table.ts'
import { words } from '../words.ts'
import type { PrintedAbility } from './abilities.ts'
import { leaningAnswer } from './player.ts'
import type { Purpose } from './serving.ts'
import { type Hour, type Start, stage } from './stage.ts'
import type { Watch } from './watch.ts'

const MOST_DECISIONS = 160

export interface Trial {
  readonly card: CardDefinition
  readonly seed: number
  readonly start: Start
  readonly hour?: Hour
  /** The ability that it is after. */
  readonly aim?: PrintedAbility | undefined
  /** Looks at each decision before it is made. */
  readonly judge?: (game: Game, question: Question) => void
  /** Hears what happens, in order. */
  readonly tell?: (game: Game, event: SwtcgEvent) => void
}

/** Plays it; a card that is not shipped comes along. Throws where the program fails, an answer is refused or a rule of the table is broken. */
export function runTrial(
  { card, seed, start, hour = 'early', aim, judge, tell }: Trial,
  watch: Watch,
  isDone: () => boolean,
): void {
  const below = chance(seed, 11)
  const setup = setupFor(card, seed)
  const rules = rulesFor(setup)
  const { position, plot, abettors, stays } = stage(rules.constants, card, { start, hour, aim }, below)
  const mood = seed % 2 === 0 ? 'at-it' : 'around-it'
  const purpose: Purpose = { star: card.key, mood, aim, plot, abettors, stays }
  const game: Game = new Machine(watch.over(rules, card.key), place(setup, position), explain)
  const listen = (): void => {
    for (const { event } of game.takeJournal()) {
      watch.hear(game, event)
      words.event(game, event)
      tell?.(game, event)
    }
  }
  game.run()
  listen()
  for (let decision = 0; game.state.asked && decision < MOST_DECISIONS && !isDone(); decision++) {
    watch.look(game, card.key)
    const { questions, answers } = game.state.asked
    judge?.(game, questions[answers.indexOf(null)]!)
    decide(game, purpose, watch, below)
    listen()
  }
}

/** A game for two in which the card can be played; Events are of today's rules. */
export const setupFor = (card: CardDefinition, seed: number): SwtcgSetup => ({
  ...SETUP,
  seed,
  ...(isOfToday(card.key) ? { setsOfToday: true } : {}),
  ...(card.kind === 'event' ? { edition: 'today' } : {}),
  ...(shippedCards().has(card.key) ? {} : { cards: alone(card) }),
})

/** One list for each card: rules are made once for each list of cards. */
function alone(card: CardDefinition): readonly CardDefinition[] {
  const list = lists.get(card) ?? [card]
  lists.set(card, list)
  return list
}
const lists = new WeakMap<CardDefinition, readonly CardDefinition[]>()

const SETUP = { seats: 2, edition: 'idc', options: ['quick-tempo'], players: [] } as const

function decide(game: Game, purpose: Purpose, watch: Watch, below: Below): void {
  const { id, questions, answers } = game.state.asked!
  const question = questions[answers.indexOf(null)]!
  inspect(game)
  words.prompt(game, question)
  const value = leaningAnswer(game, question, purpose, below)
  if (question.kind === 'action')
    watch.choose(game, question.offers.find(({ key }) => key === value) as SwtcgOffer)
  const verdict = game.answer({ ask: id, seat: question.seat, value })
  if (!verdict.accepted)
    throw new Error(`a listed answer was refused: ${verdict.reasons.map(({ code }) => code).join(', ')}`)
}

const isInArena = (game: Game, card: CardId): boolean => arenaOf(game, card) !== null

/** Numbers are worked out when somebody looks, so somebody has to. */
function inspect(game: Game): void {
  for (const card of game.state.cards)
    if (card && isInArena(game, card.id))
      for (const number of ['speed', 'power', 'health']) numberOf(game, number, card.id)
  const [breach] = breaches(game)
  if (breach) throw new Error(breach)
}
