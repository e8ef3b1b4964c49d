/** One contestant in a process of its own: measures what its parent asks for, when it is asked. */
import { CONTESTANTS } from './contestants.mjs'
import { measuresOf } from './measure.mjs'

const LIVE_GAMES = 1000

const contestant = CONTESTANTS.find(({ name }) => name === process.argv[2])
const measures = measuresOf(await contestant.load(), contestant.liveGames ?? LIVE_GAMES)
process.on('message', (wanted) => process.send(measures[wanted]() ?? null))
process.send('ready')
