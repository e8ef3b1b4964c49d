/** Blowing away: what is lost with a system or a site, what it costs, and what is left of it. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { final } from './play.ts'
import { tells } from './tells.ts'

const RALLTIIR = 'Ralltiir Operations / In The Hands Of The Empire'
const blast = (title: string, extra: readonly object[] = []) =>
  ({
    title: 'Blast',
    side: 'dark',
    kind: 'effect',
    destiny: 0,
    text: {
      actions: [
        {
          when: { phase: 'control', of: 'you' },
          targets: [{ name: 'target', what: { kind: 'location', title } }],
          do: [{ do: 'blow-away', what: { the: { chosen: 'target' } } }],
        },
        ...extra,
      ],
    },
  }) as never

type Row = NonNullable<Parameters<typeof final>[0]['locations']>
const blowing = (title: string, locations: Row, more: object = {}) => {
  const game = final(
    {
      at: 'control dark',
      locations: [...locations, { card: 'Kessel (D)', dark: ['Devastator'] }],
      dark: { side: ['Blast', RALLTIIR], force: 5, hand: ['Trooper Assault'] },
      light: { hand: ['Alderaan (L)'], reserve: 20 },
      ...more,
    },
    { cards: [blast(title)] },
  )
  return game.play('dark', { play: 'Blast' })
}

describe('a system that is blown away', () => {
  test(
    'takes its sites and clouds along with all there; starships at it stay, others do not',
    proves('ccgx/epic/blown-away-system-lost', 'ccgx/epic/blown-away', 'ccgx/epic/asteroid-after'),
    () => {
      const game = blowing('Dantooine', [
        { card: 'Dantooine (L)', dark: ['Black 3'], light: ['X-wing'] },
        { card: 'Jungle (L)', of: 'Dantooine', light: ['Rebel Trooper'], dark: ['Stormtrooper'] },
        { card: 'Clouds (L)', of: 'Dantooine', light: ['X-wing'] },
        { card: 'Asteroid Field (L)', of: 'Dantooine' },
      ])
      game.expect({
        events: [{ kind: 'blownAway', card: 'Dantooine (L)' }],
        zones: {
          row: ['Dantooine (L)', 'Asteroid Field (L)', 'Kessel (D)'],
          'light.lost': ['Rebel Trooper', 'Jungle (L)', 'X-wing', 'Clouds (L)'],
          'dark.lost': ['Stormtrooper'],
        },
        facts: { 'Dantooine (L)': { blownAway: true }, 'Black 3': { at: 'Dantooine' } },
        numbers: { 'Dantooine (L)': { 'force-icons-light': 0, 'force-icons-dark': 0 } },
        asked: 'dark',
      })
    },
  )

  test('is not converted', proves('ccgx/epic/blown-away'), () => {
    const at = (blownAway: boolean) =>
      final({
        at: 'deploy dark',
        locations: [{ card: 'Dantooine (L)', blownAway }, 'Tatooine: Cantina (D)'],
        dark: { hand: ['Dantooine (D)', 'Stormtrooper'], force: 4 },
      })
    at(false).expect({
      offers: { dark: [{ deploy: 'Dantooine (D)', over: 'Dantooine (L)' }] },
      asked: 'dark',
    })
    at(true).expect({ noOffers: { dark: [{ deploy: 'Dantooine (D)' }] }, asked: 'dark' })
  })

  test(
    'costs the Light Side twice its icons at Yavin 4 and Hoth; other planets cost nothing',
    proves('ccgx/epic/blown-away-force'),
    () => {
      const game = blowing('Yavin 4', ['Yavin 4 (L)', 'Yavin 4: Jungle (L)', 'Yavin 4: Docking Bay (L)'])
      game.expect({
        asked: { light: 'lose-force' },
        events: [{ kind: 'owesForce', amount: 8, seat: 'light' }],
      })
    },
  )

  test('turns no Objective over of which nothing is left: it is out of play', tells(RALLTIIR), () => {
    const game = blowing('Ralltiir', ['Ralltiir (D)'])
    game.expect({ zones: { 'dark.out-of-play': [RALLTIIR] }, asked: 'dark' })
  })
})

test(
  'with a site alone all there are lost; texts that speak of it act before anything is lost',
  together(proves('ccgx/epic/blown-away-site-lost', 'ccgx/epic/blown-away-order')),
  () => {
    const rescue = {
      title: 'Rescue',
      side: 'light',
      kind: 'effect',
      destiny: 0,
      text: {
        triggers: [
          {
            when: { just: 'blown-away', card: { title: 'Yavin 4: Jungle' } },
            do: [{ do: 'relocate', what: { title: 'Rebel Trooper' }, to: { title: 'Yavin 4: Docking Bay' } }],
          },
        ],
      },
    } as never
    const game = final(
      {
        at: 'control dark',
        locations: [
          { card: 'Yavin 4: Jungle (L)', light: ['Rebel Trooper'], dark: ['Stormtrooper'] },
          'Yavin 4: Docking Bay (L)',
        ],
        dark: { side: ['Blast'] },
        light: { side: ['Rescue'] },
      },
      { cards: [blast('Yavin 4: Jungle'), rescue] },
    )
    game.play('dark', { play: 'Blast' })
    game.expect({
      zones: { 'light.lost': [], 'dark.lost': ['Stormtrooper'] },
      facts: {
        'Yavin 4: Jungle (L)': { blownAway: true },
        'table/Rebel Trooper': { at: 'Yavin 4: Docking Bay' },
      },
      asked: 'dark',
    })
  },
)
