/** A recorded game shown again at any point: as a seat saw it, or with everything open. Pure, for a worker. */
import {
  type AnyGame,
  asKnownTo,
  type CardId,
  type Decision,
  type Entry,
  EVERYONE,
  fieldsOf,
  forkState,
  type Kinds,
  type Machine,
  Playthrough,
  type Reaction,
  type Replay,
  redact,
  resumeMachine,
  type SeatId,
  type Setup,
  type State,
  sayAnswer,
  viewOf,
  whyUnplayable,
} from '@dejarik/kernel'
import { cardsNamed } from './connection.ts'
import { tellEvent } from './eyes.ts'
import type { Manners } from './host.ts'
import { numbersOf } from './questions.ts'
import type { FaceCore, Happened, NumberTold, Position, SeatNotice } from './told.ts'

/** From whose side one looks, and whether with everything open. */
export interface Eyes {
  readonly seat: SeatId
  readonly open: boolean
}

/** One decision of the game, and what came of it. The first step is what came before any decision. */
export interface ShownStep {
  readonly at: number
  readonly seat: SeatId | null
  /** What was decided; null where these eyes may not know. */
  readonly decided: string | null
  /** Sentences of the log; headings of turns and steps among them. */
  readonly lines: readonly { readonly text: string; readonly heading: boolean }[]
  /** Names of the cards that it is about. */
  readonly cards: readonly string[]
}

/** How the table looked at a step. */
export interface ShownPosition {
  readonly faces: Readonly<Record<string, FaceCore>>
  /** The end of the log. */
  readonly news: readonly Happened[]
  readonly position: Position
}

interface ShownMoment {
  readonly decision: Decision | null
  /** What was decided, in words for whoever may know. */
  readonly decided: string | null
  readonly entries: readonly Entry<Kinds>[]
  readonly state: State<Kinds>
}

/** As much of the log as a page shows. */
const LOG = 150

export class Showing {
  readonly replay: Replay
  /** Why the record stops before its end; null if it does not. */
  stopped: string | null = null
  private readonly definition: AnyGame
  private readonly manners: Manners
  private readonly seats: readonly SeatNotice[]
  private readonly moments: ShownMoment[] = []

  constructor(
    { definition, manners }: { readonly definition: AnyGame; readonly manners: Manners },
    replay: Replay,
    names: readonly string[],
  ) {
    const [unplayable] = whyUnplayable(definition, replay)
    if (unplayable) throw new Error(unplayable)
    this.definition = definition
    this.manners = manners
    this.replay = replay
    this.seats = Array.from({ length: replay.setup.seats }, (_, seat) => ({
      name: names[seat] ?? `Seat ${seat + 1}`,
      kind: 'program',
      here: true,
    }))
    this.playThrough()
  }

  get last(): number {
    return this.moments.length - 1
  }

  private playThrough(): void {
    const play = new Playthrough<Kinds, Setup>(this.definition, { setup: this.replay.setup })
    this.note(play, null, null, play.machine.takeJournal())
    for (const decision of this.replay.decisions) {
      const decided = this.say(play.machine, decision)
      const { verdict, entries } = decide(play, decision)
      if (!verdict.accepted) {
        this.stopped = `The record stops at decision ${this.moments.length}: it does not fit the rules here.`
        return
      }
      this.note(play, decision, decided, entries)
    }
  }

  private note(
    { machine }: Playthrough<Kinds, Setup>,
    decision: Decision | null,
    decided: string | null,
    entries: readonly Entry<Kinds>[],
  ): void {
    this.moments.push({ decision, decided, entries, state: forkState(machine.state) })
  }

  private say(game: Machine<Kinds>, decision: Decision): string {
    if ('concede' in decision) return 'concedes'
    const question = game.questionFor(decision.seat)
    return question ? sayAnswer(this.definition.words, game, question, decision.value) : ''
  }

  private machineAt(at: number): Machine<Kinds> {
    return resumeMachine(this.definition, this.replay.setup, forkState(this.moments[at]!.state))
  }

  /** The game as the eyes know it, for words. */
  private known(at: number, { seat, open }: Eyes): Machine<Kinds> {
    const machine = this.machineAt(at)
    return open ? machine : asKnownTo(machine, seat)
  }

  private happenings(at: number, eyes: Eyes): readonly Happened['happening'][] {
    const known = this.known(at, eyes)
    return this.moments[at]!.entries.map((entry) =>
      tellEvent(this.definition, known, eyes.open ? opened(entry) : entry, eyes.seat),
    )
  }

  /** Every step, for lists to jump by. */
  outline(eyes: Eyes): readonly ShownStep[] {
    return this.moments.map(({ decision, decided }, at) => {
      const told = this.happenings(at, eyes)
      const lines = told.flatMap((happening) =>
        happening.text === null
          ? []
          : [{ text: happening.text, heading: happening.kind === 'event' && happening.heading === true }],
      )
      const may = eyes.open || decision?.seat === eyes.seat
      return {
        at,
        seat: decision?.seat ?? null,
        decided: may ? decided : null,
        lines,
        cards: this.cardsIn(at, eyes),
      }
    })
  }

  /** The names of the cards that the events of a step are about, as far as the eyes know them. */
  private cardsIn(at: number, eyes: Eyes): readonly string[] {
    const { state, entries } = this.moments[at]!
    const known = eyes.open ? state.cards : asKnownTo(this.machineAt(at), eyes.seat).state.cards
    const fields = Object.entries(this.definition.scenario.fields ?? {}).flatMap(([name, kind]) =>
      kind === 'card' ? [name] : [],
    )
    const ids = entries.flatMap((entry) => {
      const event = fieldsOf(redact(eyes.open ? opened(entry) : entry, eyes.seat))
      return ['card', ...fields].map((field) => event[field]).filter((id) => typeof id === 'number')
    })
    const names = ids.flatMap((id) => known[id as CardId]?.is ?? []).map(this.definition.words.card)
    return [...new Set(names)]
  }

  positionAt(at: number, eyes: Eyes): ShownPosition {
    const machine = this.machineAt(at)
    if (eyes.open) openAll(machine)
    const { outcome } = machine.state
    const news = this.newsUpTo(at, eyes)
    const view = { ...viewOf(machine, this.definition.viewing, eyes.seat), question: null }
    return {
      faces: this.facesIn([news, view]),
      news,
      position: {
        type: 'position',
        at: news.at(-1)?.number ?? 0,
        epoch: at,
        game: 1,
        view,
        seats: this.seats,
        prompt: null,
        help: null,
        offers: {},
        takeBack: null,
        mayTakeBack: null,
        talk: { talkers: 'nobody', host: 0 },
        advised: false,
        outcome: outcome && this.definition.words.outcome(machine, outcome),
        commitments: { present: null, next: null },
        rematch: [],
        swap: false,
        maySwap: false,
        clock: null,
        scores: [],
        holdings: null,
        rotation: null,
      },
    }
  }

  /** The end of the log up to a step; news of other steps keep their numbers. */
  private newsUpTo(at: number, eyes: Eyes): readonly Happened[] {
    const counts = this.moments.map(({ entries }) => entries.length)
    let from = at
    for (let lines = counts[at]!; from > 0 && lines < LOG; lines += counts[from]!) from--
    const first = counts.slice(0, from).reduce((sum, count) => sum + count, 0)
    const told = Array.from({ length: at - from + 1 }, (_, index) =>
      this.happenings(from + index, eyes),
    ).flat()
    return told.map((happening, index) => ({ type: 'happened', number: first + index + 1, happening }))
  }

  private facesIn(told: unknown): Readonly<Record<string, FaceCore>> {
    const { setup } = this.replay
    return Object.fromEntries(cardsNamed(told).map((is) => [is, this.manners.face(setup, is) as FaceCore]))
  }

  numbersAt(at: number, eyes: Eyes, card: CardId): readonly NumberTold[] {
    const machine = this.machineAt(at)
    if (eyes.open) openAll(machine)
    return numbersOf({ machine, definition: this.definition }, eyes.seat, card, this.manners.numbers) ?? []
  }
}

/** An event with everything that anybody knows of it. */
const opened = (entry: Entry<Kinds>): Entry<Kinds> => ({
  ...entry,
  ...(entry.secret ? { secret: { ...entry.secret, to: EVERYONE } } : {}),
})

/** Lets everybody know every card. */
function openAll({ state }: Machine<Kinds>): void {
  state.cards = state.cards.map((card) => card && { ...card, knownTo: EVERYONE })
}

const decide = (play: Playthrough<Kinds, Setup>, decision: Decision): Reaction<Kinds> =>
  'concede' in decision
    ? play.concede(decision.seat)
    : play.answer({ ask: play.machine.state.asked?.id ?? 0, ...decision })
