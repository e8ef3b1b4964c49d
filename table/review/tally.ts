/** Counts what each side did in a game, event by event, as the game says what counts. */
import type { CardId, Entry, EventCore, Kinds, Machine, SeatId, Setup } from '@dejarik/kernel'
import type { TableGame } from '../game.ts'

/** What one seat did. */
export interface Tally {
  readonly facts: readonly { readonly name: string; readonly count: number }[]
  /** What chance gave beside what was to be expected; null where nothing fell. */
  readonly luck: { readonly name: string; readonly got: number; readonly expected: number } | null
}

/** A card that did much. */
export interface CardMerit {
  readonly seat: SeatId
  readonly is: string
  readonly title: string
  readonly did: string
}

/** What an event adds to the counts. */
export type Counted =
  | { readonly count: string; readonly seat: SeatId; readonly by: number }
  | { readonly luck: { readonly got: number; readonly expected: number }; readonly seat: SeatId }
  | { readonly merit: string; readonly card: CardId; readonly by: number }

/** What a game counts: the names of the facts in order, and what each event adds. */
export interface Counting {
  readonly facts: readonly string[]
  readonly luck: string
  /** Called once a game, so that it may remember what came before. */
  readonly begin: (setup: Setup) => (event: EventCore, game: Machine<Kinds>) => readonly Counted[]
}

const MOST_CARDS = 3

interface Merit {
  readonly seat: SeatId
  readonly is: string
  readonly did: Map<string, number>
}

export function tallyOf(game: TableGame, setup: Setup): Ledger {
  return new Ledger(game, setup)
}

export class Ledger {
  private readonly game: TableGame
  private readonly count: ReturnType<Counting['begin']>
  private readonly counts = new Map<string, number>()
  private readonly lucks = new Map<SeatId, { got: number; expected: number }>()
  private readonly cards = new Map<string, Merit>()
  /** What each card was when it was last seen; a card that left its place is still remembered. */
  private readonly seen = new Map<CardId, { readonly is: string; readonly seat: SeatId }>()
  private seats = 0

  constructor(game: TableGame, setup: Setup) {
    this.game = game
    this.count = game.counting.begin(setup)
  }

  hear(machine: Machine<Kinds>, entries: readonly Entry<Kinds>[]): void {
    this.seats = machine.state.seats.length
    for (const { event } of entries) for (const counted of this.count(event, machine)) this.add(counted)
    for (const [id, card] of machine.state.cards.entries())
      if (card) this.seen.set(id, { is: card.is, seat: controllerOf(card) })
  }

  private add(counted: Counted): void {
    if ('count' in counted) {
      const key = `${counted.seat} ${counted.count}`
      this.counts.set(key, (this.counts.get(key) ?? 0) + counted.by)
    } else if ('luck' in counted) {
      const { got, expected } = this.lucks.get(counted.seat) ?? { got: 0, expected: 0 }
      this.lucks.set(counted.seat, {
        got: got + counted.luck.got,
        expected: expected + counted.luck.expected,
      })
    } else this.credit(counted.card, counted.merit, counted.by)
  }

  private credit(card: CardId, merit: string, by: number): void {
    const known = this.seen.get(card)
    if (!known) return
    const key = `${known.seat} ${known.is}`
    const kept = this.cards.get(key) ?? { ...known, did: new Map() }
    kept.did.set(merit, (kept.did.get(merit) ?? 0) + by)
    this.cards.set(key, kept)
  }

  tallies(): readonly Tally[] {
    const { facts, luck } = this.game.counting
    return Array.from({ length: this.seats }, (_, seat) => {
      const lucky = this.lucks.get(seat)
      return {
        facts: facts.map((name) => ({ name, count: this.counts.get(`${seat} ${name}`) ?? 0 })),
        luck: lucky ? { name: luck, ...lucky } : null,
      }
    })
  }

  merits(): readonly CardMerit[] {
    const worth = ({ did }: Merit): number => [...did.values()].reduce((sum, by) => sum + by, 0)
    const { card } = this.game.definition.words
    return [...this.cards.values()]
      .toSorted((one, other) => worth(other) - worth(one))
      .slice(0, MOST_CARDS)
      .map(({ seat, is, did }) => ({
        seat,
        is,
        title: card(is),
        did: [...did].map(([merit, by]) => `${by} ${merit}`).join(', '),
      }))
  }
}

const controllerOf = (card: { readonly owner?: SeatId; readonly controller?: SeatId }): SeatId =>
  card.controller ?? card.owner ?? 0
