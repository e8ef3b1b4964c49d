/** Two-Headed Wookiee: turns of a team, and words that mean a team. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { swtcgGame } from '../index.ts'
import type { Instruction } from '../language/tree/instructions.ts'
import type { Ability } from '../language/tree/tree.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import type { ScenarioPosition } from '../scenario/position.ts'
import type { PlayerSetup } from '../table.ts'
import { character, ground, unit } from './battle-play.ts'
import { swtcg } from './play.ts'

const options = ['two-headed-wookiee']
const teams = (position: ScenarioPosition, ...cards: InlineCard[]) =>
  swtcg(position, { options, seats: 4, cards })
const deploy = (card: string) => ({ complete: card, destination: { to: 'ground' } })
const jeep = ground('Jeep', { cost: 1 })
const mission = (name: string, ...what: Instruction[]): InlineCard => ({
  ...{ name, side: 'dark', kind: 'mission', cost: 0 },
  abilities: [{ ability: 'effect', cost: [], do: what }],
})

describe('a team’s turn', () => {
  test('both teammates build, in any mix of actions', proves('idc/thw/team-turns'), () => {
    teams(
      {
        at: 'build dark',
        dark: { buildPoints: 3, hand: ['Jeep', 'Jeep', 'Jeep'] },
        dark2: { buildPoints: 2, hand: ['Jeep', 'Jeep', 'Jeep'] },
        light: { buildPoints: 1, hand: ['Jeep'] },
        light2: {},
      },
      jeep,
    )
      .play('dark', deploy('dark.hand/Jeep'))
      .play('dark', 'defer')
      .expect({ asked: { dark2: 'build' }, noOffers: { dark2: ['defer'] } })
      .play('dark2', deploy('dark2.hand/Jeep'))
      .play('dark2', 'defer')
      .expect({ asked: { dark: 'build' } })
      .play('dark', deploy('dark.hand/Jeep'))
      .play('dark', 'defer')
      .play('dark2', 'pass')
      .expect({ asked: { dark: 'build' }, noOffers: { dark: ['defer'] } })
      .play('dark', deploy('dark.hand/Jeep'))
      .play('dark', 'pass')
      .expect({
        zones: { ground: 4, 'dark.hand': 0, 'dark2.hand': 2 },
        resources: { dark2: { buildPoints: 0 } },
        asked: { light: 'build' },
      })
      .done()
  })

  test('a teammate who was not handed the building builds afterwards', proves('idc/thw/team-turns'), () => {
    teams(
      {
        at: 'build dark',
        dark: { buildPoints: 1, hand: ['Jeep'] },
        dark2: { buildPoints: 1, hand: ['Jeep'] },
      },
      jeep,
    )
      .play('dark', 'pass')
      .expect({
        asked: { dark2: 'build' },
        resources: { dark: { buildPoints: 0 }, dark2: { buildPoints: 1 } },
      })
      .done()
  })

  test('teammates say themselves who sits first', proves('idc/thw/seating'), () => {
    const setup = swtcgGame.sampleSetup({ seed: 1, options, seats: 4 })
    const [one, two, ann, other] = setup.players
    const ben = { ...other!, deck: other!.deck.slice(1) }
    const decksOf = (players: readonly PlayerSetup[]) => {
      const { seats, cards, table } = swtcgGame.open({ ...setup, players })
      return table.order
        .filter((seat) => seats[seat]!.side === 'light')
        .map((seat) => cards.filter((card) => card?.owner === seat).length)
    }
    const [long, short] = [ann!.deck.length, ben.deck.length]
    expect(decksOf([one!, two!, ann!, ben])).toEqual([long, short])
    expect(decksOf([one!, two!, ben, ann!])).toEqual([short, long])
  })
})

describe('words that mean a team', () => {
  const tax = mission('Tax', { do: 'lose-force', who: { side: 'light' }, amount: 2 })
  test(
    'a side that is named means both its players',
    proves('idc/thw/side-named-means-both', 'opt/two-headed-wookiee/side-cards-address-both'),
    () => {
      teams(
        {
          dark: { hand: ['Tax', 'Jeep'], buildPoints: 1, force: 5 },
          dark2: { force: 5 },
          light: { force: 5 },
          light2: { force: 3 },
        },
        tax,
        jeep,
      )
        .play('dark', { complete: 'Tax' })
        .expect({
          resources: { dark: { force: 5 }, dark2: { force: 5 }, light: { force: 3 }, light2: { force: 1 } },
          asked: 'dark',
        })
        .done()
    },
  )

  test(
    'a side that chooses among its units chooses among those of both players, the Dark Side first',
    proves('idc/thw/clear-the-skies', 'opt/two-headed-wookiee/clear-the-skies-example'),
    () => {
      const one = (arena: 'space' | 'ground'): Instruction => ({
        do: 'discard',
        what: {
          take: { take: 'exactly', count: 1 },
          of: { kind: ['unit'], whose: 'you', place: { in: 'arena', arenas: [arena] } },
        },
      })
      const clear = mission('Clear', {
        do: 'each-player',
        sides: ['dark', 'light'],
        what: [one('space'), one('ground')],
      })
      teams(
        {
          dark: { hand: ['Clear', 'Jeep'], ground: ['Jeep'] },
          dark2: { ground: ['Jeep', 'Rover'] },
          light: { space: ['Shuttle'] },
          light2: { space: ['Shuttle', 'Ferry'] },
        },
        clear,
        jeep,
        ground('Rover'),
        unit('Shuttle'),
        unit('Ferry'),
      )
        .play('dark', { complete: 'Clear' })
        .expect({
          asked: { dark: 'choose' },
          offers: { dark: [{ cards: ['Rover'] }, { cards: ['ground/Jeep #1'] }] },
        })
        .play('dark', { cards: ['Rover'] })
        .play('dark2', true)
        .expect({ asked: { light: 'choose' } })
        .play('light', { cards: ['Ferry'] })
        .play('light2', true)
        .expect({
          zones: { ground: ['Jeep', 'Jeep'], space: ['Shuttle', 'Shuttle'], 'dark2.discard': ['Rover'] },
          asked: 'dark',
        })
        .done()
    },
  )

  test(
    '“you” on a Location are the players of its side with units in that arena',
    proves(
      'idc/thw/location-you',
      'opt/two-headed-wookiee/location-you',
      'opt/two-headed-wookiee/locations-shared',
    ),
    () => {
      const cheaper: Ability = {
        ability: 'static',
        who: { kind: ['unit'], whose: 'you' },
        gain: { cost: -1 },
      }
      const farm: InlineCard = {
        ...{ name: 'Farm', side: 'light', kind: 'location', arenas: ['character'], cost: 1 },
        abilities: [cheaper],
      }
      const stand = (ann: readonly string[]) =>
        teams(
          {
            at: 'build light',
            dark: { character: ['Guest'] },
            light: { buildPoints: 3, hand: ['Jeep'], character: ann },
            light2: { hand: ['Jeep'], character: ['Guest'], locations: ['Farm'] },
          },
          farm,
          ground('Jeep', { cost: 3 }),
          character('Guest'),
        )
      stand(['Guest'])
        .expect({
          numbers: { 'light.hand/Jeep': { cost: 2 }, 'light2.hand/Jeep': { cost: 2 } },
          asked: 'light',
        })
        .done()
      stand([])
        .expect({
          numbers: { 'light.hand/Jeep': { cost: 3 }, 'light2.hand/Jeep': { cost: 2 } },
          asked: 'light',
        })
        .done()
    },
  )
})
