/** What is noted beside the cards: by options, and by card text that chooses each card only once. */
import type { CardId, SeatId } from '@dejarik/kernel'
import type { Arena } from './cards/definition.ts'
import type { Game, Side } from './kinds.ts'

export type Mark =
  /** Which card has chosen which. */
  | { readonly kind: 'chosen'; readonly by: CardId; readonly card: CardId }
  /** What is played once in a game was: by which player, of which card and which of its abilities. */
  | { readonly kind: 'once'; readonly seat: SeatId; readonly is: string; readonly path: string }
  /** Played from the discard pile by Meditate. */
  | { readonly kind: 'meditated'; readonly card: CardId }
  /** Capture the Flag: the flag is in play. */
  | { readonly kind: 'flag' }
  /** Invade the Capitol: the invader has won the arena. */
  | { readonly kind: 'arena-won'; readonly arena: Arena }
  /** Galactic Conquest: the side brought Command Posts; the ship is a flagship. */
  | { readonly kind: 'posts-brought'; readonly side: Side }
  | { readonly kind: 'flagship'; readonly card: CardId }
  /** Battle the Rancor: the part of Switch that was chosen for a unit. */
  | { readonly kind: 'switch'; readonly unit: CardId; readonly part: number }
  /** Fight on All Fronts: the primary player of a team; a card that its lender may ask for again. */
  | { readonly kind: 'primary'; readonly seat: SeatId }
  | { readonly kind: 'lent'; readonly card: CardId; readonly lender: SeatId }
  /** Boarding: who goes aboard which ship, the unit that brought them, and the Pilot whom they have to fight first. */
  | {
      readonly kind: 'aboard'
      readonly boarder: CardId
      readonly ship: CardId
      readonly unit: CardId
      readonly against?: CardId
    }
  /** Duel of the Fates: who attacks first in this turn, who is owed a free attack, and that one is being made. */
  | { readonly kind: 'first-attacker'; readonly seat: SeatId }
  | { readonly kind: 'free-attack'; readonly seat: SeatId }
  | { readonly kind: 'attacks-free' }
  /** Cell Block 1-1-3-8: a captor may take the unit prisoner instead of its discard. */
  | { readonly kind: 'may-capture'; readonly by: CardId; readonly unit: CardId }

type MarkOf<K extends Mark['kind']> = Extract<Mark, { readonly kind: K }>

/** What is forgotten when a turn begins. */
const OF_A_TURN: ReadonlySet<Mark['kind']> = new Set([
  'first-attacker',
  'free-attack',
  'attacks-free',
  'may-capture',
])

export const marksOf = <K extends Mark['kind']>(game: Game, kind: K): readonly MarkOf<K>[] =>
  game.table.marks.filter((mark): mark is MarkOf<K> => mark.kind === kind)

export const note = (game: Game, ...marks: readonly Mark[]): void =>
  game.changeTable({ marks: [...game.table.marks, ...marks] })

/** Forgets all marks of a kind, or those of it that fit. */
export function forget<K extends Mark['kind']>(
  game: Game,
  kind: K,
  fits: (mark: MarkOf<K>) => boolean = () => true,
): void {
  const gone: readonly Mark[] = marksOf(game, kind).filter(fits)
  if (gone.length > 0) game.changeTable({ marks: game.table.marks.filter((mark) => !gone.includes(mark)) })
}

/** The marks that a new turn keeps. */
export const keptMarks = ({ table: { marks } }: Game): readonly Mark[] =>
  marks.some(({ kind }) => OF_A_TURN.has(kind)) ? marks.filter(({ kind }) => !OF_A_TURN.has(kind)) : marks
