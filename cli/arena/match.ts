/** What two bots came to in a match, and figures over its games. */
import { type Interval, type Standing, wilson } from '@dejarik/bots'
import type { GameRecord, Tally } from '../sim/tally.ts'

export interface Match {
  readonly bots: readonly [string, string]
  readonly tally: Tally
  readonly standing: Standing
  readonly seconds: number
}

/** A bot with a deck, over all games in which it played it. */
interface DeckShare {
  readonly bot: string
  readonly deck: string
  readonly games: number
  readonly share: number
  readonly interval: Interval
}

/** By bot, the best deck first. */
export function sharesByDeck({ bots, tally }: Match): readonly DeckShare[] {
  const points = new Map<string, number[]>()
  for (const record of tally.records)
    for (const player of bots.keys()) {
      const key = JSON.stringify([player, record.decks[player]])
      points.set(key, [...(points.get(key) ?? []), record.points[player]!])
    }
  const shares = [...points].map(([key, gained]) => {
    const [player, deck] = JSON.parse(key) as [number, string]
    const share = gained.reduce((sum, each) => sum + each, 0) / gained.length
    return { bot: bots[player]!, deck, games: gained.length, share, interval: wilson(share, gained.length) }
  })
  return shares.sort(
    (one, other) => bots.indexOf(one.bot) - bots.indexOf(other.bot) || other.share - one.share,
  )
}

export interface Pace {
  readonly bot: string
  readonly decisions: number
  /** Milliseconds a decision. */
  readonly mean: number
  readonly longest: number
}

export function paces({ bots, tally: { records } }: Match): readonly Pace[] {
  return bots.map((bot, player) => {
    const thoughts = records.map(({ thinking }) => thinking[player]!)
    const decisions = thoughts.reduce((sum, each) => sum + each.decisions, 0)
    const total = thoughts.reduce((sum, each) => sum + each.total, 0)
    const longest = Math.max(0, ...thoughts.map((each) => each.longest))
    return { bot, decisions, mean: total / Math.max(1, decisions), longest }
  })
}

interface Bin {
  readonly from: number
  readonly to: number
  readonly count: number
}

/** Lengths of games in decisions, in bins of equal width. */
export function lengths(records: readonly GameRecord[], bins = 12): readonly Bin[] {
  const counts = records.map(({ decisions }) => decisions)
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  const width = Math.max(1, Math.ceil((most - least + 1) / bins))
  return Array.from({ length: bins }, (_, index) => {
    const from = least + index * width
    const within = counts.filter((count) => count >= from && count < from + width)
    return { from, to: from + width - 1, count: within.length }
  })
}
