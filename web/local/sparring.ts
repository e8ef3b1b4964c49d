/** The sparring partner: a program that plays at the level of the person, found anew for each game from what was won and lost. */
import { levelFor, strengthAfter } from '@dejarik/bots/strength'
import type { TableGame } from '@dejarik/table'
import { ladder } from './ladder.ts'

export const SPARRING = 'sparring'
/** Where somebody begins of whom nothing is known: against a novice. */
export const BEGINNING = 1

/** A finished game of one person against one program. */
export interface Met {
  /** A name of the ladder. */
  readonly level: string
  /** The person's: 1 for a win, a half for a draw. */
  readonly points: number
}

/** What a game says of the person's strength; nothing where the program is of no level. */
export function afterMeeting(strength: number, game: string, { level, points }: Met): number {
  const place = ladder(game).indexOf(level)
  return place < 0 ? strength : strengthAfter(strength, place, points)
}

/** The level that a strength meets. */
export const levelAt = (game: string, strength: number): string =>
  ladder(game)[levelFor(strength, ladder(game).length)]!

/** Plays at the level that fits when it is asked. */
export const sparringPartner =
  ({ definition, bot }: TableGame, strength: () => number): NonNullable<ReturnType<TableGame['bot']>> =>
  (seen) =>
    bot(levelAt(definition.name, strength()))!(seen)
