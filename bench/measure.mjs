/** What a contestant is measured by. Times are CPU time of its process, so that other work on the machine matters less. */

/** Seconds of CPU time. */
const GAMES = { lap: 1, again: 3, round: 1 }
const CALLS = { warmUp: 0.2, round: 0.2 }
const SEARCHES = { lap: 0.5, again: 0.5, round: 0.5 }
const POSITIONS = 100
const MIDDLES = 10
/** Games that stay in progress while others are played, as at a server: at a full collection V8 forgets code for what no object has. */
const WAITING = 20
/** Games are looked at after 5 to 24 decisions. */
const depthOf = (seed) => 5 + (seed % 20)

const MILLI = 1e3
const MICRO = 1e6

function cpuSeconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / MICRO
}

/** Calls the work for about so many seconds; the calls, what they returned in sum, and the seconds that they took. */
function spend(seconds, work) {
  const start = cpuSeconds()
  const spent = { calls: 0, sum: 0, seconds: 0 }
  let batch = 1
  while (spent.seconds < seconds) {
    for (let index = 0; index < batch; index++) spent.sum += work(spent.calls++)
    spent.seconds = cpuSeconds() - start
    if (spent.seconds < seconds / 20) batch *= 2 // so that asking for the time costs nothing
  }
  return spent
}

function collect(count, find) {
  const found = []
  for (let seed = 1; found.length < count; seed++) {
    const position = find(seed)
    if (position) found.push(position)
  }
  return found
}

const positionsOf = (engine, count) => collect(count, (seed) => engine.position(seed, depthOf(seed)))

/** Heap that a game in progress holds, from many of them at once. */
function bytesPerGame(engine, count) {
  globalThis.gc()
  const before = process.memoryUsage().heapUsed
  const kept = positionsOf(engine, count)
  globalThis.gc()
  return (process.memoryUsage().heapUsed - before) / kept.length
}

/** A large engine is compiled for many seconds before it runs at its own pace, so all warm up until they gain no more. */
const STRETCH = 10
const GAIN = 1.05
const MOST_LAPS = 90

function warmUntilSteady(lap) {
  const rates = []
  const rateOfLap = () => {
    const { sum, seconds } = lap()
    return sum / seconds
  }
  const mean = (laps) => laps.reduce((sum, rate) => sum + rate, 0) / laps.length
  const gains = () => mean(rates.slice(-STRETCH)) > GAIN * mean(rates.slice(-2 * STRETCH, -STRETCH))
  while (rates.length < 2 * STRETCH || (gains() && rates.length < MOST_LAPS)) rates.push(rateOfLap())
}

function gameMeasure(engine) {
  const waiting = collect(WAITING, (seed) => engine.position(seed, depthOf(seed) * (seed % 10)))
  let seed = 0
  const play = (seconds) => spend(seconds, () => engine.play(++seed))
  return {
    waiting,
    warmUp: () => warmUntilSteady(() => play(GAMES.lap)),
    round() {
      play(GAMES.again) // a process that has rested runs slower at first
      const { sum, calls, seconds } = play(GAMES.round)
      return { decisionsPerSecond: sum / seconds, msPerGame: (MILLI * seconds) / calls }
    },
  }
}

/** Microseconds that a call on a position takes; nothing where a contestant has no such call. */
function callMeasure(figure, positions, call) {
  if (!call) return { warmUp() {}, round: () => ({ [figure]: null }) }
  let last = null // keeps the call from being optimized away
  const repeat = (limit) =>
    spend(limit, (index) => {
      last = call(positions[index % positions.length], index)
      return last === null ? 0 : 1
    })
  return {
    warmUp: () => repeat(CALLS.warmUp),
    round() {
      const { calls, seconds } = repeat(CALLS.round)
      return { [figure]: (MICRO * seconds) / calls }
    },
  }
}

/** Games that a bot plays in thought in a second; nothing where a contestant has no such bot. */
function searchMeasure(figure, positions, search) {
  if (!search) return { warmUp() {}, round: () => ({ [figure]: null }) }
  const repeat = (limit) => spend(limit, (index) => search(positions[index % positions.length]))
  return {
    warmUp: () => warmUntilSteady(() => repeat(SEARCHES.lap)),
    round() {
      repeat(SEARCHES.again)
      const { sum, seconds } = repeat(SEARCHES.round)
      return { [figure]: sum / seconds }
    },
  }
}

function callMeasures(engine, liveGames) {
  const positions = positionsOf(engine, POSITIONS)
  const { fork, view, save, restore } = engine
  const bytes = positions.reduce((sum, position) => sum + save(position).length, 0) / POSITIONS
  const timed = [
    callMeasure('usPerFork', positions, fork),
    callMeasure('usPerView', positions, view),
    callMeasure('usPerSaveRestore', positions, (position) => restore(save(position))),
  ]
  return {
    warmUp: () => timed.forEach(({ warmUp }) => void warmUp()),
    round: () => Object.assign({}, ...timed.map(({ round }) => round())),
    memory: () => ({ bytesPerGame: bytesPerGame(engine, liveGames), bytesPerSave: bytes }),
  }
}

const middlesOf = ({ middle }) => (middle ? collect(MIDDLES, middle) : [])

/** What is taken in rounds only. */
const inRounds = (measure) => ({ ...measure, memory: () => ({}) })

/**
 * Each measure can warm up and be taken in rounds. Games and searches have heats of their own: what reads saves and
 * views teaches the compiler other shapes of the same records, which is no part of playing.
 */
export const HEATS = {
  games: (engine) => inRounds(gameMeasure(engine)),
  calls: callMeasures,
  search: (engine) => inRounds(searchMeasure('iterationsPerSecond', middlesOf(engine), engine.search)),
  admiral: (engine) => inRounds(searchMeasure('simulationsPerSecond', middlesOf(engine), engine.admiral)),
}
