/** Creatures that meet other creatures. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import type { Placed } from '../scenario/position.ts'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (D)'
const SWAMP = 'Dagobah: Swamp'
const JUNGLE = 'Dagobah: Jungle'

type There = readonly (string | Placed)[]
const drawing = (side: 'dark' | 'light', destinies: readonly number[]) => [
  ...destinies.map((destiny) => withDestiny(side, destiny)),
  9,
]

describe('creatures that meet', () => {
  const roaming = (dark: There, light: There) =>
    final({
      at: 'move dark',
      locations: [
        { card: SWAMP, dark },
        { card: JUNGLE, light },
      ],
      dark: { force: 3, reserve: drawing('dark', [2]) },
      light: { force: 3, reserve: drawing('light', [3]) },
    })

  test(
    'fight at once, and the fiercer eats the other',
    proves('ccgx/creature/creatures-fight', 'ccgx/creature/parasite-none'),
    () => {
      const game = roaming(['Dragonsnake'], ['Vine Snake (L)'])
      game.play('dark', { move: 'Dragonsnake', to: JUNGLE })
      game.expect({
        events: [{ kind: 'creaturesFought', ferocities: [5, 0] }],
        zones: { 'light.lost': ['Vine Snake (L)'] },
        asked: 'dark',
      })
      const calm = roaming(['Sleen'], ['Nudj'])
      calm.play('dark', { move: 'Sleen', to: JUNGLE })
      calm.expect({ noEvents: [{ kind: 'creaturesFought' }], asked: 'dark' })
    },
  )

  test('a tie is the end of both', proves('ccgx/creature/creatures-fight'), () => {
    const game = final({
      at: 'move dark',
      locations: [
        { card: EISLEY, dark: ['Rock Wart'] },
        { card: CANTINA, light: ['Mynock (L)'] },
      ],
      dark: { force: 3 },
    })
    game.play('dark', { move: 'Rock Wart', to: CANTINA })
    game.expect({
      events: [{ kind: 'creaturesFought', ferocities: [2, 2] }],
      zones: { 'dark.lost': ['Rock Wart'], 'light.lost': ['Mynock (L)'] },
      asked: 'dark',
    })
  })

  test(
    'leave each other alone if both are selective and of one kind',
    proves('ccgx/creature/selective'),
    () => {
      const alike = roaming(['Vine Snake (D)'], ['Vine Snake (L)'])
      alike.play('dark', { move: 'Vine Snake (D)', to: JUNGLE })
      alike.expect({ facts: { 'Vine Snake (L)': { at: 'Dagobah: Jungle' } }, asked: 'dark' })
      const other = roaming(['Vine Snake (D)'], ['Bog-wing (L)'])
      other.play('dark', { move: 'Vine Snake (D)', to: JUNGLE })
      other.expect({ events: [{ kind: 'creaturesFought', ferocities: [0, 2] }], asked: 'dark' })
    },
  )
})
