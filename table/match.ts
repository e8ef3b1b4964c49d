/** What goes from one game of a match to the next: cards that were exchanged, and points. */
import {
  accepted,
  type Kinds,
  type Playthrough,
  refused,
  type SeatId,
  type Setup,
  type Verdict,
} from '@dejarik/kernel'
import type { Act } from './act.ts'
import type { Holdings, Manners } from './host.ts'
import { refusedHere } from './reasons.ts'

type Scores = readonly (readonly number[])[]

export class Match {
  private readonly manners: Manners
  /** The game that is being played. */
  private readonly play: () => Playthrough<Kinds, Setup>
  /** The decks of the next game, where somebody exchanged cards. */
  private traded: Setup | null = null
  private earlier: Scores = []

  constructor(manners: Manners, play: () => Playthrough<Kinds, Setup>) {
    this.manners = manners
    this.play = play
  }

  /** The points of every finished game, where points are counted. */
  get scores(): Scores {
    const { machine, origin } = this.play()
    const last = machine.state.outcome && this.manners.scores?.(machine, origin.setup)
    return last ? [...this.earlier, last] : this.earlier
  }

  /** What the next game would be played with. */
  get setup(): Setup {
    return this.traded ?? this.play().origin.setup
  }

  /** What a seat may exchange once a game is over. */
  holdings(seat: SeatId): Holdings | null {
    const { outcome } = this.play().machine.state
    return outcome ? (this.manners.trading?.holdings(this.setup, seat) ?? null) : null
  }

  trade({ seat, ...cards }: Act & { readonly do: 'trade' }, game: number): Verdict {
    const { trading } = this.manners
    if (!this.play().machine.state.outcome) return refusedHere('not-over')
    if (!trading || this.holdings(seat) === null) return refusedHere('nothing-to-trade')
    const traded = trading.trade(this.setup, game, seat, cards)
    if ('reasons' in traded) return refused(...traded.reasons)
    this.traded = traded.setup
    return accepted
  }

  /** The decks of the next game; from here on it is the present one. */
  next(): Setup {
    const { scores, setup } = this
    this.earlier = scores
    this.traded = null
    return setup
  }
}
