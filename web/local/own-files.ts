/** Files of one's own cards, read by the language of their game: in the worker, and only when somebody opens one. */
import { type CardDefinition as CcgCard, shippedCards as ccgCards } from '@dejarik/swccg'
import { readOwnCards } from '@dejarik/swccg/own-cards'
import {
  readOwnFile as readTcgFile,
  type CardDefinition as TcgCard,
  shippedCards as tcgCards,
} from '@dejarik/swtcg'
import type { GameName } from './games.ts'
import type { OwnCard, OwnRowTold, OwnSet } from './own-sets.ts'

type Read = Pick<OwnSet, 'rows' | 'cards'>
type Reader = (set: string, text: string, others: readonly OwnCard[]) => Read

/** Some hundred cards; a longer file is none. */
export const MOST_LETTERS = 1_000_000

interface Unread {
  readonly text: string
  readonly why?: string
}
interface Fault {
  readonly column: string
  readonly problem: string
}
interface Row {
  readonly row: number
  readonly name: string
  readonly notUnderstood: readonly Unread[]
  readonly faults: readonly Fault[]
}

const told = ({ row, name, notUnderstood, faults }: Row): OwnRowTold => ({
  row,
  name,
  faults: faults.map(({ column, problem }) => `${column} ${problem}`),
  notUnderstood: notUnderstood.map(({ text, why }) => (why === undefined ? text : `${text}… (${why})`)),
})

const READERS: Readonly<Record<GameName, Reader>> = {
  swccg: (_, text, others) => {
    const rows = readOwnCards(text, [...ccgCards().cards, ...(others as readonly CcgCard[])])
    return { rows: rows.map(told), cards: rows.flatMap(({ card }) => (card ? [card] : [])) }
  },
  swtcg: (set, text, others) => {
    const { rows, faults, cards } = readTcgFile({ set, text }, [
      ...tcgCards().cards,
      ...(others as readonly TcgCard[]),
    ])
    const whole = faults.map((fault) =>
      told({ row: fault.row, name: '', notUnderstood: [], faults: [fault] }),
    )
    return { rows: [...whole, ...rows.map(told)], cards }
  },
}

/** What texts may name besides the shipped cards and those of the file itself: other cards of one's own. */
export const readOwnFile = (game: GameName, set: string, text: string, others: readonly OwnCard[]): Read =>
  READERS[game](set, text, others)
