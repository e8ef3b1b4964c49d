/** All contestants, each in its own process, taking turns in heats: no two run at once, and a machine that slows down slows all. */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { CONTESTANTS } from './contestants.mjs'
import { HEATS } from './measure.mjs'

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

async function enter({ name }, heat) {
  const child = fork(script, [name, heat], { execArgv: ['--expose-gc'] })
  await nextMessage(child)
  await ask(child, 'warmUp')
  return { name, child, rounds: [], memory: await ask(child, 'memory') }
}

async function run(heat, tell) {
  const entered = []
  for (const contestant of CONTESTANTS) {
    tell(`${heat}: warming up: ${contestant.title}`)
    entered.push(await enter(contestant, heat))
  }
  for (let round = 1; round <= ROUNDS; round++) {
    tell(`${heat}: round ${round} of ${ROUNDS}`)
    for (const { child, rounds } of entered) rounds.push(await ask(child, 'round'))
  }
  for (const { child } of entered) child.disconnect()
  return entered
}

/** By contestant, the figures of each round of all heats, and those that are taken once. */
export async function tournament(tell) {
  const heats = []
  for (const heat of Object.keys(HEATS)) heats.push(await run(heat, tell))
  return CONTESTANTS.map(({ name }, index) => ({
    name,
    rounds: Array.from({ length: ROUNDS }, (_, round) =>
      Object.assign({}, ...heats.map((heat) => heat[index].rounds[round])),
    ),
    memory: Object.assign({}, ...heats.map((heat) => heat[index].memory)),
  }))
}
