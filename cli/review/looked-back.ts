/** A recorded game looked back on: what the table tells of it, and every decision weighed. */
import { type AnyGame, Playthrough, type SeatId } from '@dejarik/kernel'
import {
  type Account,
  accountOf,
  DecisionReview,
  type Review,
  reviewOf,
  type TableGame,
  type WeighedDecision,
} from '@dejarik/table'
import { swccgTable } from '@dejarik/table/swccg'
import { swtcgTable } from '@dejarik/table/swtcg'
import { Failure } from '../failure.ts'
import { progress } from '../progress.ts'
import { openGame } from '../replay/open.ts'

export interface LookedBack {
  readonly game: string
  readonly seats: readonly string[]
  /** How it ended, in a sentence; null for a game that did not. */
  readonly outcome: string | null
  readonly review: Review
  readonly weighed: readonly WeighedDecision[]
  readonly account: Account
}

const TABLES: readonly TableGame[] = [swtcgTable, swccgTable]

/** Within so many seconds, or with the program's usual thought, which does not depend on the machine. */
export function lookBack(file: string, seconds: number | undefined): LookedBack {
  const { definition, origin, decisions, otherVersion, record } = openGame(file)
  if (otherVersion) throw new Failure(`${file}: ${otherVersion}.`)
  const table = TABLES.find((each) => each.definition.name === definition.name)
  if (!table) throw new Failure(`${file}: games of ${definition.name} cannot be reviewed.`)
  if (record.kind !== 'replay') throw new Failure(`${file}: a fault report is no whole game.`)
  if (origin.setup.seats !== 2) throw new Failure(`${file}: only games of two are reviewed.`)
  const game: TableGame = { ...table, definition }
  const replay = { setup: origin.setup, decisions }
  const review = reviewOf(game, replay)
  const weighed = weighAll(game, replay, seconds)
  return {
    game: definition.name,
    ...ending(definition, replay),
    review,
    weighed,
    account: accountOf(review.chances, weighed),
  }
}

type Replayed = ConstructorParameters<typeof DecisionReview>[1]

function weighAll(
  game: TableGame,
  replay: Replayed,
  seconds: number | undefined,
): readonly WeighedDecision[] {
  const time =
    seconds === undefined ? undefined : { clock: () => performance.now(), milliseconds: 1000 * seconds }
  const review = new DecisionReview(game, replay, time)
  const bar = progress(review.choices, 'decisions')
  const weighed: WeighedDecision[] = []
  for (let looked = 0; !review.isDone; looked++) {
    weighed.push(...[review.next() ?? []].flat())
    bar.at(looked)
  }
  bar.end()
  return weighed
}

function ending(definition: AnyGame, { setup, decisions }: Replayed): Pick<LookedBack, 'seats' | 'outcome'> {
  const { machine } = new Playthrough(definition, { setup }, decisions)
  const name = (seat: SeatId): string => definition.words.seat(machine, seat)
  const { outcome, seats } = machine.state
  return {
    seats: seats.map((_, seat) => name(seat)),
    outcome: outcome && definition.words.outcome(machine, outcome),
  }
}
