/** Laws that every card keeps, whatever it does: each looks on while cards are exercised, and tells what breaks it. */
import type { Answer, Question, SeatId } from '@dejarik/kernel'
import type { CardDefinition } from '../../cards/definition.ts'
import { runTrial, type Trial } from '../../exercise/trial.ts'
import type { Game, SwccgEvent } from '../../kinds.ts'
import type { CardAction } from '../../text/text.ts'

/** One trial, as a law sees it: what is said here is a breach. */
export interface Witness {
  readonly hear?: (game: Game, event: SwccgEvent) => string | null
  readonly answer?: (game: Game, question: Question, value: Answer) => string | null
}
/** A new witness for each trial of a card; `card` is what the card says, whatever is played in its place. */
export type Law = (card: CardDefinition) => Witness

/** More decisions show nothing that the next trial does not. */
const MOST_DECISIONS = 20

/** What the laws have to say of a trial. */
export function breachesIn(laws: readonly Law[], trial: Trial): readonly string[] {
  const found: string[] = []
  let decisions = 0
  const witnesses = laws.map((law) => law(trial.card))
  const note = (said: string | null | undefined): void => {
    if (said) found.push(`${trial.card.key}, seed ${trial.seed}: ${said}`)
  }
  runTrial(
    trial,
    {
      hear: (game, event) => {
        for (const { hear } of witnesses) note(hear?.(game, event))
      },
      answer: (game, question, value) => {
        for (const { answer } of witnesses) note(answer?.(game, question, value))
      },
    },
    () => found.length > 0 || decisions++ >= MOST_DECISIONS,
  )
  return found
}

/** Every action of a card, of both halves where it is a location. */
export const actionsOf = ({ text }: CardDefinition): readonly CardAction[] =>
  [text, text.dark, text.light].flatMap((part) => part?.actions ?? [])

/** An action of the card, by its number and half, as the card says it. */
export const actionSaid = (
  { text }: CardDefinition,
  index: number,
  half?: 'dark' | 'light' | null,
): CardAction | undefined => (half ? text[half] : text)?.actions?.[index]

/** What is being played: a frame of the machine. */
export interface Playing {
  readonly seat: SeatId
  readonly card: number
  readonly index: number
  readonly half: 'dark' | 'light' | null
  readonly named: number
}
/** The latest card that is being played, if it is this one. */
export function playedNow(game: Game, key: string): Playing | null {
  const frame = game.state.frames.findLast(({ procedure }) => procedure === 'swccg/play')
  const playing = frame?.locals as Playing | undefined
  return playing && game.state.cards[playing.card]?.is === key ? playing : null
}

/** Every part of an entry that is an object, itself included. */
export function* partsOf(entry: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof entry !== 'object' || entry === null) return
  if (!Array.isArray(entry)) yield entry as Readonly<Record<string, unknown>>
  for (const part of Object.values(entry)) yield* partsOf(part)
}
