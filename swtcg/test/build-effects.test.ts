/** Effects of cards on what lies in the build step's places: costs, types, what cannot be discarded, what lasts. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { both, idc, playBy, SPARE } from './both-editions.ts'
import { censor } from './build-cards.ts'

const GUARD = 'Geonosian Guard'
const TROOPER = '501st Legion Dark Trooper'

const mission = (name: string, ...acts: readonly object[]) => ({
  name,
  side: 'dark',
  kind: 'mission',
  cost: 0,
  abilities: [{ ability: 'effect', cost: [], do: acts }],
})
const each = (of: object) => ({ take: { take: 'each' }, of })
const location = (name: string, arena: string, ability: object) => ({
  name,
  side: 'dark',
  kind: 'location',
  arenas: [arena],
  cost: 1,
  abilities: [ability],
})

test(
  'a build cost in card text is the printed one, whatever the card costs now',
  proves('idc/build/cost-means-printed'),
  () => {
    const market = location('Market', 'ground', {
      ability: 'static',
      who: { kind: ['unit'], whose: 'you' },
      gain: { cost: -2 },
    })
    const purge = mission('Purge', {
      do: 'discard',
      what: each({ kind: ['unit'], whose: 'you', number: { of: 'cost', is: 'at-most', than: 2 } }),
    })
    idc
      .dark(
        { hand: ['Purge', SPARE], ground: ['Stormtrooper Squad'], character: [GUARD], locations: ['Market'] },
        {},
        [market, purge],
      )
      .play('dark', { complete: 'Purge' })
      .expect({ zones: { ground: ['Stormtrooper Squad'], character: [] }, asked: 'dark' })
  },
)

test(
  'in an arena a multi-arena unit is of that type alone, elsewhere of each of its types',
  proves('idc/multi-arena/in-arena-current-type-only', 'idc/multi-arena/off-arena-any-type'),
  () => {
    const hurt = mission('Hurt', {
      do: 'put-damage-counters',
      who: each({ types: ['character'] }),
      amount: 1,
    })
    idc
      .dark({ hand: ['Hurt', SPARE], ground: [TROOPER], character: [GUARD] }, {}, [hurt])
      .play('dark', { complete: 'Hurt' })
      .expect({ facts: { [TROOPER]: { damage: 0 }, [GUARD]: { damage: 1 } }, asked: 'dark' })
    idc
      .dark({ hand: ['Hurt', SPARE], build: [TROOPER] }, {}, [hurt])
      .play('dark', { complete: 'Hurt' })
      .expect({ facts: { [TROOPER]: { damage: 1 } }, asked: 'dark' })
  },
)

test(
  'a cut in cost for one type reaches a multi-arena card wherever it then goes',
  proves('idc/multi-arena/off-arena-treated-as-named'),
  () => {
    const school = location('School', 'character', {
      ability: 'static',
      who: { kind: ['unit'], whose: 'you', types: ['character'] },
      gain: { cost: -1 },
    })
    idc
      .dark({ buildPoints: 3, hand: [TROOPER, SPARE], locations: ['School'] }, {}, [school])
      .play('dark', { complete: TROOPER, destination: { to: 'ground' }, cost: 3 })
      .expect({ zones: { ground: [TROOPER] }, asked: 'dark' })
  },
)

test('an effect that discards does not reach a Resource', proves('idc/resource/cannot-be-discarded'), () => {
  const purge = mission('Purge', { do: 'discard', what: each({ whose: 'you' }) })
  const guild = { name: 'Guild', side: 'dark', kind: 'resource', cost: 3 }
  idc
    .dark({ hand: ['Purge', SPARE], character: [GUARD], resource: 'Guild' }, {}, [purge, guild])
    .play('dark', { complete: 'Purge' })
    .expect({ zones: { character: [], 'dark.resource': ['Guild'] }, asked: 'dark' })
})

test('a Resource in play always works', proves('idc/resource/always-on'), () => {
  const guild = {
    name: 'Guild',
    side: 'dark',
    kind: 'resource',
    cost: 3,
    abilities: [{ ability: 'static', who: { kind: ['unit'], whose: 'you' }, gain: { speed: 10 } }],
  }
  idc
    .dark({ hand: [SPARE], resource: 'Guild', character: [GUARD] }, {}, [guild])
    .expect({ numbers: { [GUARD]: { speed: 40 } }, asked: 'dark' })
  idc
    .at('setup dark', { hand: [SPARE], resource: 'Guild', character: [GUARD] }, {}, [guild])
    .expect({ numbers: { [GUARD]: { speed: 30 } }, asked: 'dark' })
})

both(
  'a Location works from the moment it lies in its arena until it is replaced',
  { idc: ['idc/location/replaced-is-discarded'], wotc: ['wotc/location/effect-while-in-arena'] },
  ({ dark }) => {
    const road = location('Road', 'ground', {
      ability: 'static',
      who: { kind: ['unit'], whose: 'you', types: ['ground'] },
      gain: { speed: 10 },
    })
    const swamp = { name: 'Swamp', side: 'dark', kind: 'location', arenas: ['ground'], cost: 1 }
    dark(
      { buildPoints: 2, hand: ['Road', 'Swamp', SPARE], ground: ['Stormtrooper Squad'] },
      { ground: ['Clone Squad'] },
      [road, swamp],
    )
      .play('dark', { complete: 'Road' })
      .expect({ numbers: { 'Stormtrooper Squad': { speed: 30 }, 'Clone Squad': { speed: 10 } } })
      .play('dark', { complete: 'Swamp' })
      .expect({ numbers: { 'Stormtrooper Squad': { speed: 20 } }, asked: 'dark' })
  },
)

both(
  'what a unit has gained stays with it when its top card changes',
  { idc: ['idc/stack/top-card-takes-all-along'], wotc: ['wotc/stack/effects-kept'] },
  ({ dark }) => {
    const cheer = mission('Cheer', {
      do: 'get',
      who: each({ kind: ['unit'], whose: 'you' }),
      gain: { power: 1 },
      for: 'this-turn',
    })
    const vader = { card: 'Darth Vader (E)', stack: ['Darth Vader (C)'] }
    dark({ hand: ['Cheer', SPARE], character: [vader] }, {}, [cheer])
      .play('dark', { complete: 'Cheer' })
      .expect({ numbers: { 'Darth Vader (E)': { power: 8 } } })
      .play('dark', { rearrange: 'Darth Vader (E)', version: 'Darth Vader (C)' })
      .expect({ numbers: { 'Darth Vader (C)': { power: 7 } }, asked: 'dark' })
  },
)

test(
  'what an Equipment has set off goes on after it left the unit',
  proves('idc/term/detach-running-effects-continue'),
  () => {
    const whip = {
      name: 'Whip',
      side: 'dark',
      kind: 'equipment',
      arenas: ['character'],
      cost: 1,
      abilities: [
        { ability: 'equip', cost: [] },
        {
          ability: 'equipped',
          bonus: { power: 1 },
          gives: [
            {
              ability: 'effect',
              cost: [],
              timing: 'build-step',
              do: [{ do: 'get', who: { the: 'self' }, gain: { power: 2 }, for: 'this-turn' }],
            },
          ],
        },
      ],
    }
    idc
      .dark({ hand: [SPARE], character: [{ card: GUARD, equipment: ['Whip'] }, 'Geonosian Warrior'] }, {}, [
        whip,
      ])
      .play('dark', { play: GUARD })
      .expect({ numbers: { [GUARD]: { power: 5 } } })
      .play('dark', { equip: 'Whip', unit: 'Geonosian Warrior' })
      .expect({ numbers: { [GUARD]: { power: 4 }, 'Geonosian Warrior': { power: 4 } }, asked: 'dark' })
  },
)

test('an Equipment with the Skill subtype is Equipment', proves('idc/equipment/skill-is-equipment'), () => {
  const skill = {
    name: 'Skill',
    side: 'dark',
    kind: 'equipment',
    arenas: ['character'],
    subtypes: ['Skill'],
    cost: 1,
    abilities: [{ ability: 'equip', cost: [] }],
  }
  idc
    .dark({ buildPoints: 1, hand: ['Skill', SPARE], character: [GUARD] }, {}, [skill])
    .play('dark', { complete: 'Skill', destination: { to: 'build' } })
    .play('dark', { equip: 'Skill', unit: GUARD })
    .expect({ facts: { Skill: { host: GUARD } }, asked: 'dark' })
})

const wotc = playBy('wotc')

test(
  '2003: completing a Mission opens no chance to disrupt it',
  proves('wotc/mission/not-disruptable'),
  () => {
    wotc
      .dark({ hand: ['Tithe', SPARE] }, { space: ['Censor'] }, [
        censor(['mission'], 0),
        mission('Tithe', { do: 'gain-force', who: 'you', amount: 2 }),
      ])
      .play('dark', { complete: 'Tithe' })
      .expect({ resources: { dark: { force: 2 } }, asked: { dark: 'build' } })
  },
)

test(
  '2003: damage by a Mission can be prevented in the build step',
  proves('wotc/mission/may-do-damage', 'wotc/turn/build-step-only-own'),
  () => {
    const strike = mission('Strike', {
      do: 'damage',
      who: each({ whose: 'opponent', types: ['character'] }),
      amount: 3,
    })
    const luke = 'Luke Skywalker (B)'
    wotc
      .dark({ hand: ['Strike', SPARE] }, { force: 2, character: [luke] }, [strike])
      .play('dark', { complete: 'Strike' })
      .expect({ asked: { light: 'prevention' } })
      .play('light', { play: luke })
      .expect({
        facts: { [luke]: { damage: 2 } },
        resources: { light: { force: 0 } },
        asked: { dark: 'build' },
      })
  },
)
