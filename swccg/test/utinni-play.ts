/** Places and doings that the scenes of Utinni Effects share. */
import { type CardPlay, type Seat, scenes } from './card-plays.ts'

export const CAMP = 'Tatooine: Camp'
export const TRACK = 'Tatooine: Track'
export const HALL = 'Death Star: Hall'
export const SHAFT = 'Death Star: Shaft'
export const CLEARING = 'Yavin 4: Clearing'
export const TEMPLE = 'Yavin 4: Temple'
export const rock = (seat: Seat): string => `Rim: Rock of ${seat}`

/** The target walks or flies to where the Effect lies. */
export const comes = (
  card: string,
  says: string,
  seat: Seat,
  there: object,
  position: CardPlay['position'],
  expected: CardPlay['expected'],
): CardPlay => ({
  card,
  says,
  position: { at: `move ${seat}`, ...position },
  plays: [[seat, there as never]],
  expected,
})

const CARDS = [
  {
    title: 'Star',
    side: 'dark',
    kind: 'location',
    type: 'system',
    icons: ['planet'],
    parsec: 10,
    force: { dark: 0, light: 1 },
  },
  {
    title: 'Fall',
    side: 'light',
    kind: 'interrupt',
    type: 'used',
    text: {
      actions: [
        { name: 'fall', when: 'any-time', do: [{ do: 'lose-cards', what: { title: 'Stormtrooper' } }] },
      ],
    },
  },
]

export const utinniScenes = (plays: readonly CardPlay[]): void => scenes(plays, CARDS as never)
