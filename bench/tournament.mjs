/** All contestants, each in its own process, taking turns: no two run at once, and a machine that slows down slows all. */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { CONTESTANTS } from './contestants.mjs'

const ROUNDS = 5
const script = fileURLToPath(new URL('contest.mjs', import.meta.url))

function nextMessage(child) {
  return new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`a contestant stopped with exit code ${code}`)))
  })
}

function ask(child, wanted) {
  const answer = nextMessage(child)
  child.send(wanted)
  return answer
}

async function enter({ name }) {
  const child = fork(script, [name], { execArgv: ['--expose-gc'] })
  await nextMessage(child)
  await ask(child, 'warmUp')
  return { name, child, rounds: [], memory: await ask(child, 'memory') }
}

/** By contestant, the figures of each round, and those that are taken once. */
export async function tournament(tell) {
  const entered = []
  for (const contestant of CONTESTANTS) {
    tell(`warming up: ${contestant.title}`)
    entered.push(await enter(contestant))
  }
  for (let round = 1; round <= ROUNDS; round++) {
    tell(`round ${round} of ${ROUNDS}`)
    for (const { child, rounds } of entered) rounds.push(await ask(child, 'round'))
  }
  for (const { child } of entered) child.disconnect()
  return entered.map(({ name, rounds, memory }) => ({ name, rounds, memory }))
}
