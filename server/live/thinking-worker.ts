/** What runs in the thread of `thinking.ts`: comes to the question by the decisions so far, and lets the program answer. */
import { parentPort } from 'node:worker_threads'
import { botFor, glimpse } from '@dejarik/bots'
import { type Answer, chance, misfit, Playthrough } from '@dejarik/kernel'
import { gameNamed } from '../games.ts'
import type { Result, Task } from './thinking.ts'

function answerTo({ game, level, thought: { setup, decisions, seat, lots } }: Task): Answer {
  const { definition } = gameNamed(game)
  const { machine } = new Playthrough(definition, { setup }, decisions)
  const question = machine.questionFor(seat)
  const bot = botFor(level, game)
  if (!question || !bot) throw new Error(`"${level}" is asked nothing here`)
  const { answer } = bot(glimpse(definition, machine, question, chance(setup.seed, lots)))
  const wrong = misfit(question, answer)
  if (wrong) throw new Error(`${JSON.stringify(answer)} is no answer: ${wrong}`)
  return answer
}

parentPort!.on('message', (task: Task) => {
  const { number } = task
  let result: Result
  try {
    result = { number, answer: answerTo(task) }
  } catch (error) {
    result = { number, failed: error instanceof Error ? error.message : String(error) }
  }
  parentPort!.postMessage(result)
})
