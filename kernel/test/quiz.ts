/** Quiz: a game that asks one question of each kind that its position lists, to test scenarios with. */
import Type from 'typebox'
import {
  type Answer,
  addCard,
  addZone,
  type CardId,
  type EventCore,
  emptyState,
  type GameDefinition,
  Machine,
  makeRules,
  type OfferCore,
  procedureWords,
  type Question,
  type ScenarioHeader,
  type Setup,
  type State,
  zone,
} from '../index.ts'

export interface Quiz {
  card: { readonly worth: number }
  seat: object
  table: { readonly asking: readonly string[]; readonly given: readonly unknown[] }
  event: EventCore & { readonly kind: 'answered' }
  lasting: { readonly kind: 'none' }
  waiting: never
  offer: OfferCore & { readonly at?: readonly CardId[] }
  about: string
  code: string
  constants: object
  policies: object
}
type Game = Machine<Quiz>
interface QuizSetup extends Setup {
  readonly worth: Readonly<Record<string, number>>
}
interface Position {
  readonly asking: readonly string[]
  readonly tray?: readonly string[]
  readonly bag?: readonly string[]
}

const { procedure, step, ask } = procedureWords<Quiz>()
const seat = 0
const trayOf = (game: Game): readonly CardId[] => zone(game, 0).cards

/** What each kind asks; `idle` changes nothing and `broken` fails. */
const QUESTIONS: Readonly<Record<string, (game: Game) => Question<Quiz['offer']>>> = {
  number: () => ({ kind: 'number', seat, about: 'number', min: 1, max: 6 }),
  choice: () => ({ kind: 'choice', seat, about: 'choice', options: ['heads', 'tails'] }),
  confirm: () => ({ kind: 'confirm', seat, about: 'confirm' }),
  order: () => ({ kind: 'order', seat, about: 'order', items: ['gold', 'silver', 'gold'] }),
  several: () => ({
    kind: 'several',
    seat,
    about: 'several',
    items: ['tea', 'milk', 'honey'],
    min: 1,
    max: 2,
  }),
  divide: (game) => ({
    kind: 'divide',
    seat,
    about: 'divide',
    amount: 3,
    among: trayOf(game).map((card) => ({ card, name: 'a card', max: 2 })),
  }),
  cards: (game) => ({ kind: 'cards', seat, about: 'cards', from: trayOf(game), min: 1, max: 2 }),
  action: (game) => ({ kind: 'action', seat, about: 'action', offers: pointing(game) }),
  idle: () => ({ kind: 'confirm', seat, about: 'idle' }),
  broken: () => ({ kind: 'confirm', seat, about: 'broken' }),
}

function pointing(game: Game): Quiz['offer'][] {
  const cards = trayOf(game)
  const at = cards.map((card) => ({ key: `point ${card}`, verb: 'point', card, at: cards.slice(0, 1) }))
  return [...at, { key: 'wait', verb: 'wait' }]
}

const quiz = procedure<object>('quiz', [
  ask(
    'next',
    (game) => {
      const [kind] = game.table.asking
      return kind === undefined ? undefined : QUESTIONS[kind]!(game)
    },
    (game, _, answer: unknown) => {
      const [kind, ...asking] = game.table.asking
      game.goto('next')
      if (kind === 'idle') return
      if (kind === 'broken') throw new Error('the quiz master sleeps')
      game.emit({ kind: 'answered', cause: { rule: 'quiz/answer' } })
      game.changeTable({ asking, given: [...game.table.given, answer as Answer] })
    },
  ),
  step('end', (game) => game.end([seat], { rule: 'quiz/end' })),
])
const rules = makeRules<Quiz>({ procedures: [quiz], constants: {}, policies: {} })

function place(setup: QuizSetup, given: unknown): State<Quiz> {
  const { asking, tray = [], bag = [] } = given as Position
  const game = new Machine(rules, emptyState<Quiz>([{}, {}], { asking, given: [] }, [0, 0, 0, 0]))
  addZone(game, 'tray', null, 'everyone')
  addZone(game, 'bag', seat, 'everyone')
  for (const is of tray) addCard(game, 0, { is, owner: seat, worth: setup.worth[is]! })
  for (const is of bag) addCard(game, 1, { is, owner: seat, worth: setup.worth[is]! })
  game.call(quiz, {})
  return game.state
}

const setup = ({ seed, cards = [] }: ScenarioHeader): QuizSetup => ({
  seed,
  seats: 2,
  edition: 'plain',
  options: [],
  worth: Object.fromEntries([
    ['pear', 1],
    ['Salt / Pepper', 2],
    ...(cards as { name: string; worth: number }[]).map(({ name, worth }) => [name, worth]),
  ]),
})

const Names = Type.Array(Type.String())
export const quizGame: GameDefinition<Quiz, QuizSetup> = {
  name: 'quiz',
  title: 'Quiz',
  version: '1',
  seats: { min: 2, max: 2 },
  editions: ['plain'],
  options: [],
  checkSetup: () => [],
  sampleSetup: setup,
  rulesFor: () => rules,
  open: (made) => place(made, { asking: ['number'] }),
  viewing: { face: () => ({}), back: () => ({}), seat: () => ({}), table: () => ({}) },
  words: {
    seat: () => 'ann',
    card: (is) => is,
    prompt: (_, { about }) => about,
    offer: (_, { verb }) => verb,
    event: () => null,
    reason: ({ code }) => code,
    outcome: () => 'over',
  },
  scenario: {
    position: Type.Object({ asking: Names, tray: Type.Optional(Names), bag: Type.Optional(Names) }),
    inlineCard: Type.Object({ name: Type.String(), worth: Type.Integer() }, { additionalProperties: false }),
    setup,
    seats: () => ['ann', 'bob'],
    place,
    cardNames: ({ worth }) => Object.keys(worth),
    nameOf: (_, card) => card.is,
    fields: { at: 'card' },
    verbs: ['point', 'wait'],
    numbers: [],
    facts: (game, card) => ({ worth: game.card(card).worth }),
    resources: () => ({}),
    table: (game) => ({ given: JSON.stringify(game.table.given) }),
  },
}
