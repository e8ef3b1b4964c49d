/** Our own games as contestants. A new game is one line of GAMES. */
import { listAnswers, newMachine, resumeMachine, sampleAnswer, viewOf } from '@dejarik/kernel'
import { skirmishGame } from '@dejarik/kernel/skirmish'
import { swccgGame } from '@dejarik/swccg'
import { swtcgGame } from '@dejarik/swtcg'
import { chance } from './chance.mjs'
import { admiralSearch, isChoice, plainSearch } from './search.mjs'

/** `middle` is how many decisions of random players lead to the middle of a game. */
const GAMES = [
  { definition: skirmishGame, seats: 2, middle: 12 },
  { definition: skirmishGame, seats: 6, middle: 30 },
  { definition: swtcgGame, seats: 2, middle: 150 },
  { definition: swccgGame, seats: 2, middle: 400 },
]

function engine({ definition, seats, middle }) {
  const setupFor = (seed) => definition.sampleSetup({ seed, seats })
  const start = (seed) => newMachine(definition, setupFor(seed))
  const setup = setupFor(1)
  return {
    play: (seed) => advance(start(seed), chance(seed), Infinity),
    outcome(seed) {
      const machine = start(seed)
      return { decisions: advance(machine, chance(seed), Infinity), winners: machine.state.outcome.winners }
    },
    position(seed, decisions) {
      const machine = start(seed)
      advance(machine, chance(seed), decisions)
      return machine.state.outcome ? null : machine
    },
    middle(seed) {
      const machine = start(seed)
      advance(machine, chance(seed), middle)
      return isChoice(machine) ? machine : null
    },
    search: plainSearch(definition),
    admiral: admiralSearch(definition),
    fork: (machine) => machine.fork(),
    view(machine, index) {
      machine.version++ // computed numbers are made afresh, as after a move
      return viewOf(machine, definition.viewing, index % seats)
    },
    save: (machine) => JSON.stringify(machine.state),
    restore: (text) => resumeMachine(definition, setup, JSON.parse(text)),
  }
}

/** Random players answer until the game is over or enough was decided; how many decisions that took. */
function advance(machine, below, most) {
  let decisions = 0
  for (; machine.state.asked && decisions < most; decisions++) {
    const { id, questions, answers } = machine.state.asked
    const question = questions[answers.indexOf(null)]
    const verdict = machine.answer({ ask: id, seat: question.seat, value: pick(question, below) })
    if (!verdict.accepted) throw new Error('a listed answer was refused')
    machine.takeJournal()
  }
  return decisions
}

function pick(question, below) {
  const listed = listAnswers(question)
  return listed ? listed[below(listed.length)] : sampleAnswer(question, below)
}

export const ours = GAMES.map((game) => ({
  name: `${game.definition.name}-${game.seats}`,
  title: `${game.definition.title}, ${game.seats} seats`,
  load: async () => engine(game),
}))
