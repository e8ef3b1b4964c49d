/** Setups with decks of the game's own: what a table, a simulation or a scenario plays with if nobody brings a deck. */
import { type Below, chance, type SetupRequest } from '@dejarik/kernel'
import { ARENAS, type CardDefinition, setOf } from './cards/definition.ts'
import { WIZARDS_SETS } from './cards/released.ts'
import { shippedCards } from './cards/shipped.ts'
import { type PlayerSetup, type SwtcgSetup, settledAtTheTable, teamOf } from './table.ts'

export function sampleSetup(request: SetupRequest): SwtcgSetup {
  const { seed, edition = 'idc', options = [] } = request
  const seats = request.seats ?? (options.includes('two-headed-wookiee') ? 4 : 2)
  const below = chance(seed, 7)
  const players = Array.from({ length: seats }, (_, seat): PlayerSetup => {
    const side = teamOf({ seats }, seat) === 0 ? 'dark' : 'light'
    const open = settledAtTheTable(options)
    return { deck: randomDeck(edition, open ? 'neutral' : side, below) }
  })
  return { seed, seats, edition, options, players }
}

const SIZE = 60
/** As many cards that are no units as there are, up to this. */
const OTHERS = 12

/** A legal deck of cards that the program plays in full: as many units of each type as the rest leaves room for. */
export function randomDeck(edition: string, side: CardDefinition['side'], below: Below): readonly string[] {
  const pool = shippedCards().cards.filter(
    (card) => (card.side === side || card.side === 'neutral') && isPlayable(card, edition),
  )
  const others = pick(
    pool.filter(({ kind }) => kind !== 'unit'),
    OTHERS,
    below,
  )
  const ofEachType = Math.ceil((SIZE - others.length) / ARENAS.length)
  const units = ARENAS.flatMap((arena) => {
    const ofType = pool.filter(
      ({ kind, arenas }) => kind === 'unit' && arenas.length === 1 && arenas[0] === arena,
    )
    return pick(ofType, ofEachType, below)
  })
  return [...units, ...others]
}

function isPlayable(card: CardDefinition, edition: string): boolean {
  if (card.unautomated || card.costIsX) return false
  return edition !== 'wotc' || WIZARDS_SETS.some((set) => set === setOf(card))
}

/** Up to four copies of each, as the draw falls. */
function pick(pool: readonly CardDefinition[], count: number, below: Below): string[] {
  const copies = pool.flatMap(({ key }) => [key, key, key, key])
  return Array.from(
    { length: Math.min(count, copies.length) },
    () => copies.splice(below(copies.length), 1)[0]!,
  )
}
