/** What operators are told of a server in figures. */
import { type Counter, Figures, type Spread } from './figures.ts'

/** What is looked at only when somebody asks. */
export interface Readings {
  readonly awake: () => number
  readonly sockets: () => number
  readonly people: () => number
  readonly unwritten: () => number
  readonly thoughtsWaiting: () => number
  readonly thoughtsRunning: () => number
}

const MICROSECONDS = 1e6

export class HouseFigures {
  readonly answers: Spread
  readonly requests: Spread
  readonly writes: Spread
  readonly acts: Counter
  readonly undone: Counter
  readonly thoughts: Spread
  readonly failures: Counter
  readonly faults: Counter
  readonly lateness: Spread
  private readonly figures = new Figures()

  constructor() {
    const { figures } = this
    this.answers = figures.spread('dejarik_answer_seconds', 'From an answer of a player to its reply.')
    this.requests = figures.spread('dejarik_request_seconds', 'HTTP requests.')
    this.failures = figures.counter('dejarik_request_failures_total', 'HTTP requests answered 500 or more.')
    this.writes = figures.spread('dejarik_ledger_write_seconds', 'Transactions of the ledger.')
    this.acts = figures.counter('dejarik_ledger_acts_total', 'Acts written.')
    this.undone = figures.counter('dejarik_ledger_undone_total', 'Tables whose acts could not be written.')
    this.thoughts = figures.spread('dejarik_thought_seconds', 'Thoughts of searching programs.')
    this.faults = figures.counter('dejarik_faults_total', 'Faults reported in the log.')
    this.lateness = figures.spread('dejarik_tick_late_seconds', 'How late the tick of every second comes.')
  }

  watch(readings: Readings): void {
    const { figures } = this
    figures.gauge('dejarik_tables_awake', 'Tables in memory.', readings.awake)
    figures.gauge('dejarik_sockets', 'Open sockets.', readings.sockets)
    figures.gauge('dejarik_people_online', 'People with a socket open.', readings.people)
    figures.gauge('dejarik_ledger_waiting', 'Acts that wait to be written.', readings.unwritten)
    figures.gauge('dejarik_thoughts_waiting', 'Thoughts that wait.', readings.thoughtsWaiting)
    figures.gauge('dejarik_thoughts_running', 'Thoughts that run.', readings.thoughtsRunning)
    this.watchProcess()
  }

  private watchProcess(): void {
    const { figures } = this
    const started = Date.now() / 1000 - process.uptime()
    const cpu = (): number => {
      const { user, system } = process.cpuUsage()
      return (user + system) / MICROSECONDS
    }
    figures.gauge('process_start_time_seconds', 'When the process began.', () => started)
    figures.growing('process_cpu_seconds_total', 'CPU time.', cpu)
    figures.gauge('process_resident_memory_bytes', 'Memory.', () => process.memoryUsage.rss())
    figures.gauge('nodejs_heap_used_bytes', 'Memory of objects.', () => process.memoryUsage().heapUsed)
  }

  text(): string {
    return this.figures.text()
  }
}
