/** The page's end of the table in the worker. */
import type { StarterNotice } from '@dejarik/table'
import type { StudyTold } from '../study/studies.ts'
import type { Wire } from '../wire.ts'
import type { FromWorker, LocalGame, ToWorker } from './protocol.ts'

const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
export const post = (message: ToWorker): void => worker.postMessage(message)

let wires: Wire[] = []
let tellStarters: (starters: readonly StarterNotice[]) => void = () => {}
let tellFailure: (message: string) => void = () => {}
let tellStudied: (told: StudyTold) => void = () => {}

worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
  if ('starters' in data) tellStarters(data.starters)
  else if ('failed' in data) tellFailure(data.failed)
  else if ('studied' in data) tellStudied(data.studied)
  else wires[data.line]?.hear(data.told)
})

export const onFailure = (tell: (message: string) => void): void => {
  tellFailure = tell
}

export const hearStudies = (tell: (told: StudyTold) => void): void => {
  tellStudied = tell
}

const starters = new Promise<readonly StarterNotice[]>((resolve) => {
  tellStarters = resolve
})
post({ do: 'starters' })

/** The decks that come with the game. */
export const starterDecks = (): Promise<readonly StarterNotice[]> => starters

/** Opens a table on this device; a wire for each person. */
export function playHere(game: LocalGame): readonly Wire[] {
  const people = game.company === 'people' ? 2 : 1
  post({ do: 'open', game })
  wires = Array.from({ length: people }, (_, line) => ({
    send: (message) => post({ do: 'send', line, message }),
    hear: () => {},
  }))
  return wires
}
