/** One contestant in one heat, in a process of its own: measures what its parent asks for, when it is asked. */
import { CONTESTANTS } from './contestants.mjs'
import { HEATS } from './measure.mjs'

const LIVE_GAMES = 1000

const [, , entrant, heat] = process.argv
const contestant = CONTESTANTS.find(({ name }) => name === entrant)
const measures = HEATS[heat](await contestant.load(), contestant.liveGames ?? LIVE_GAMES)
process.on('message', (wanted) => process.send(measures[wanted]() ?? null))
process.send('ready')
