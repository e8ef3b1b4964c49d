/** What cards, seats and places are called. */
import type { CardId, SeatId } from '@dejarik/kernel'
import type { Arena } from '../cards/definition.ts'
import type { Game, Side, TurnStep } from '../kinds.ts'

/** The title in a definition's key: what follows the set. */
export const titleIn = (key: string): string => key.slice(key.indexOf(' ') + 1)

export const cardName = (game: Game, card: CardId): string => {
  const record = game.state.cards[card]
  return record ? titleIn(record.is) : 'a card'
}

export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

const SIDE_NAMES: Readonly<Record<Side, string>> = {
  dark: 'Dark Side',
  light: 'Light Side',
  neutral: 'Neutral',
}
export const sideName = (side: Side): string => `the ${SIDE_NAMES[side]}`

/** Until sides are settled, seats have numbers only. */
export function seatName(game: Game, seat: SeatId): string {
  const { side } = game.seat(seat)
  if (game.table.step === 'sides') return `Player ${seat + 1}`
  const mates = game.table.order.filter((other) => game.seat(other).side === side)
  const name = SIDE_NAMES[side]
  return mates.length > 1 ? `${name} ${mates.indexOf(seat) + 1}` : name
}

const PLACES: Readonly<Record<Arena | 'build' | 'resource', string>> = {
  space: 'the Space arena',
  ground: 'the Ground arena',
  character: 'the Character arena',
  build: 'the build zone',
  resource: 'the Resource zone',
}
export const placeName = (place: Arena | 'build' | 'resource'): string => PLACES[place]

export const STEP_NAMES: Readonly<Record<TurnStep, string>> = {
  sides: 'Choosing sides',
  preparation: 'Preparation',
  setup: 'Setup',
  untap: 'Untap',
  'gain-force': 'Gain Force',
  'roll-for-build': 'Roll for build points',
  build: 'Build step',
  retreat: 'Retreat step',
  'battle-start': 'Battle',
  space: 'Space battle',
  ground: 'Ground battle',
  character: 'Character battle',
  end: 'End of turn',
}
