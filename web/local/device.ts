/** The page's end of the table in the worker. */
import type { Decision } from '@dejarik/kernel'
import type { StarterNotice } from '@dejarik/table'
import type { StudyTold } from '../study/studies.ts'
import type { Wire } from '../wire.ts'
import type { KeptGame } from './kept-game.ts'
import { peopleAt } from './laid.ts'
import { ownStrength } from './own-strength.ts'
import type { FinishedHere, FromWorker, GameGoingOn, LocalGame, Notice, ToWorker } from './protocol.ts'

const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
export const post = (message: ToWorker): void => worker.postMessage(message)

/** The number of the table that was opened last, and its wires. */
let table = 0
let wires: Wire[] = []
let tellFailure: (message: string) => void = () => {}
let tellFinished: (finished: FinishedHere) => void = () => {}
let tellDecided: (decisions: readonly Decision[]) => void = () => {}
let tellNotice: (notice: Notice) => void = () => {}
let tellLesson: (done: number) => void = () => {}
let tellStudied: (told: StudyTold) => void = () => {}

worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
  if ('starters' in data) asked.get(data.of)?.tell(data.starters)
  else if ('failed' in data) tellFailure(data.failed)
  else if ('studied' in data) tellStudied(data.studied)
  else if ('finished' in data) tellFinished(data.finished)
  else if ('decided' in data) tellDecided(data.decided)
  else if ('notice' in data) tellNotice(data.notice)
  else if (data.table !== table) return
  else if ('lesson' in data) tellLesson(data.lesson)
  else wires[data.line]?.hear(data.told)
})

export const onFailure = (tell: (message: string) => void): void => {
  tellFailure = tell
}

export const onFinished = (tell: (finished: FinishedHere) => void): void => {
  tellFinished = tell
}

export const onDecided = (tell: (decisions: readonly Decision[]) => void): void => {
  tellDecided = tell
}

export const onNotice = (tell: (notice: Notice) => void): void => {
  tellNotice = tell
}

export const hearStudies = (tell: (told: StudyTold) => void): void => {
  tellStudied = tell
}

type Starters = readonly StarterNotice[]

/** Starter decks by game, as soon as the worker has said which there are. */
const asked = new Map<
  string,
  { readonly told: Promise<Starters>; readonly tell: (starters: Starters) => void }
>()

/** The decks that come with a game. */
export function starterDecks(game: string): Promise<Starters> {
  const known = asked.get(game)
  if (known) return known.told
  let tell: (starters: Starters) => void = () => {}
  const told = new Promise<Starters>((resolve) => {
    tell = resolve
  })
  asked.set(game, { told, tell })
  post({ do: 'starters', game })
  return told
}

/** A name for a game that is kept. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('')

/** The kept game that lies in the worker; null for a lesson, a battle of a campaign, or nothing. */
let laid: string | null = null
export const isLaid = (id: string): boolean => id === laid

/** Opens a table on this device; a wire for each person. */
export function playHere(game: LocalGame, id: string): readonly Wire[] {
  post({ do: 'open', table: ++table, game, id, strength: ownStrength(game.game) })
  return wiresFor(game.persons.length + game.substitutes, id)
}

/** The same for a recorded game that goes on against a program; without an id, `onDecided` hears what to keep. */
export function goOnHere(game: GameGoingOn, id: string | null): readonly Wire[] {
  post({ do: 'go-on', table: ++table, game, id })
  return wiresFor(1, id)
}

/** A game that was kept goes on where it was. */
export function takeUpHere(kept: KeptGame): readonly Wire[] {
  post({ do: 'take-up', table: ++table, kept, strength: ownStrength(kept.game) })
  return wiresFor(peopleAt(kept).length, kept.id)
}

/** A lesson; its progress is told as it goes. */
export function learnHere(game: string, number: number, progress: (done: number) => void): readonly Wire[] {
  tellLesson = progress
  post({ do: 'lesson', table: ++table, game, number })
  return wiresFor(1, null)
}

function wiresFor(people: number, id: string | null): readonly Wire[] {
  laid = id
  const own = table
  wires = Array.from({ length: people }, (_, line) => ({
    send: (message) => post({ do: 'send', table: own, line, message }),
    hear: () => {},
  }))
  return wires
}

document.addEventListener('visibilitychange', () => {
  if (laid !== null && document.visibilityState === 'visible') post({ do: 'look' })
})
