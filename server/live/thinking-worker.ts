/** What runs in the thread of `thinking-thread.ts`: takes the game up where it stands, and lets the program answer. */
import { parentPort } from 'node:worker_threads'
import { botFor, glimpse } from '@dejarik/bots'
import { type Answer, chance, misfit, resumeMachine } from '@dejarik/kernel'
import { gameNamed } from '../games.ts'
import type { Result, Task } from './thinking-thread.ts'

function answerTo({ game, level, thought: { setup, state, seat, lots } }: Task): Answer {
  const { definition } = gameNamed(game)
  const machine = resumeMachine(definition, setup, state)
  const question = machine.questionFor(seat)
  const bot = botFor(level, game)
  if (!question || !bot) throw new Error(`"${level}" is asked nothing here`)
  const { answer } = bot(glimpse(definition, machine, question, chance(setup.seed, lots)))
  const wrong = misfit(question, answer)
  if (wrong) throw new Error(`${JSON.stringify(answer)} is no answer: ${wrong}`)
  return answer
}

parentPort!.on('message', (task: Task) => {
  let result: Result
  try {
    result = { answer: answerTo(task) }
  } catch (error) {
    result = { failed: error instanceof Error ? error.message : String(error) }
  }
  parentPort!.postMessage(result)
})
