/** Changes everything in a state that a viewer cannot know, and nothing else. */
import {
  type Below,
  type Card,
  type GameDefinition,
  type Kinds,
  knows,
  type Machine,
  type Setup,
  sampleAnswer,
  seedRandom,
  type Viewer,
} from '../index.ts'

/** Swaps hidden cards of one owner, and secret answers. */
export function swapSecrets<K extends Kinds, S extends Setup>(
  definition: GameDefinition<K, S>,
  game: Machine<K>,
  viewer: Viewer,
  below: Below,
  except: ReadonlySet<number> = new Set(),
): void {
  const hidden = game.state.cards.filter(
    (card): card is Card<K> => card !== null && !knows(card, viewer) && !except.has(card.id),
  )
  for (const { id } of hidden) swapWithAnother(definition, game, id, hidden[below(hidden.length)]!.id)
  swapAnswers(game, viewer, below)
}

/** The future of chance is hidden too. */
export function reseed<K extends Kinds>(game: Machine<K>, below: Below): void {
  game.state.random = seedRandom(below(2 ** 31))
}

function swapWithAnother<K extends Kinds, S extends Setup>(
  { couldBe }: GameDefinition<K, S>,
  game: Machine<K>,
  one: number,
  other: number,
): void {
  const [first, second] = [game.card(one), game.card(other)]
  if (first.owner !== second.owner) return
  if (couldBe && !(couldBe(game, first, second.is) && couldBe(game, second, first.is))) return
  game.state.cards[one] = { ...first, is: second.is }
  game.state.cards[other] = { ...second, is: first.is }
  game.version++
}

function swapAnswers<K extends Kinds>(game: Machine<K>, viewer: Viewer, below: Below): void {
  const { asked } = game.state
  if (!asked) return
  const answers = asked.questions.map((question, index) => {
    const given = asked.answers[index] ?? null
    return given === null || question.seat === viewer ? given : sampleAnswer(question, below)
  })
  game.state.asked = { ...asked, answers }
}
