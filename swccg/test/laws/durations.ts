/** What lasts for a while lasts as long as its text says, and is gone afterwards. */
import { type Law, partsOf } from './law.ts'

export const durations: Law = (card) => {
  const said = new Set(
    [...partsOf(card.text)].flatMap(({ until }) => (typeof until === 'string' ? [until] : [])),
  )
  /** The turn in which each effect was first seen. */
  const since = new Map<number, number>()
  return {
    answer: (game) => {
      const { turn, battle } = game.table
      for (const { id, source, duration, what } of game.state.lasting) {
        const { until } = duration
        if (what.static === 'awaits') continue // its moment ends it, and no entry says it so
        if (!since.has(id)) since.set(id, turn)
        const own = source !== null && game.state.cards[source]?.is === card.key
        if (own && until && !until.startsWith('end-of-turn-') && !said.has(until as never))
          return `it lasts until ${until}, and says ${[...said].join(', ')}`
        if (until === 'end-of-battle' && battle === null && game.table.phase !== 'battle')
          return 'something lasts longer than its battle'
        if (until === 'end-of-turn' && since.get(id)! < turn) return 'something lasts longer than its turn'
        const last = until ? /^end-of-turn-(\d+)$/.exec(until)?.[1] : undefined
        if (last !== undefined && Number(last) < turn) return 'something lasts longer than the next turn'
      }
      return null
    },
  }
}
