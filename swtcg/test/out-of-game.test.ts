/** Cards out of the game: set aside, removed, and what can still be done with them. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import type { Instruction } from '../language/tree/instructions.ts'
import type { Filter, Place, Selector } from '../language/tree/nouns.ts'
import type { Ability } from '../language/tree/tree.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import {
  a,
  battleCard,
  character,
  each,
  fight,
  fight2003,
  ground,
  idc,
  patrol,
  paying,
  raider,
  self,
  tapped,
  unit,
  wotc,
} from './battle-play.ts'

const scrap = ground('Scrap')
const put = (what: Selector | typeof self, to: 'set-aside' | 'out-of-game'): Instruction => ({
  do: 'put',
  what,
  to,
})
const yourHand: Filter = { whose: 'you', place: { in: 'hand' } }
const toHand = (place: Place): Instruction => ({
  do: 'put',
  what: each({ whose: 'you', place }),
  to: 'hand',
})

describe('cards out of the game', () => {
  test(
    'lie beside the game, in no zone: nothing finds them, counts them or pays with them',
    proves('idc/zones/side-no-interaction', 'idc/phrase/out-of-game-untouchable'),
    () => {
      const salvage: Ability = paying(0, [
        { do: 'put', what: a({ whose: 'you', place: { in: 'discard-pile' } }), to: 'hand' },
      ])
      const barter: Ability = {
        ability: 'effect',
        cost: [{ pay: 'act', act: { do: 'discard', what: a(yourHand) } }],
        do: [{ do: 'gain-force', who: 'you', amount: 1 }],
      }
      const crew: Ability = {
        ability: 'static',
        who: self,
        gain: { power: { amount: 'count', of: { names: ['Scrap'] } } },
      }
      const station = unit('Station', { speed: 60, health: 9, abilities: [salvage, barter, crew] })
      fight({
        cards: [station, patrol, scrap],
        at: 'space',
        dark: { aside: ['Scrap'], space: ['Station'] },
        light: { space: ['Patrol'] },
      })
        .expect({
          numbers: { Station: { power: 3 } },
          noOffers: { dark: [{ play: 'Station', ability: '1' }] },
        })
        .play('dark', { play: 'Station', ability: '0' })
        .expect({ zones: { 'dark.aside': ['Scrap'], 'dark.hand': [] }, asked: 'dark' })
    },
  )

  test('each term is one of its own', proves('idc/zones/side-terms-not-interchangeable'), () => {
    fight({
      cards: [
        raider,
        patrol,
        scrap,
        ground('Rust'),
        battleCard('Hide', put(a({ ...yourHand, names: ['Scrap'] }), 'set-aside')),
        battleCard('Ban', put(a({ ...yourHand, names: ['Rust'] }), 'out-of-game')),
        battleCard('Recall', toHand({ in: 'out-of-game' })),
      ],
      at: 'space',
      dark: { hand: ['Hide', 'Ban', 'Recall', 'Scrap', 'Rust'], space: [tapped('Raider')] },
      light: { space: [tapped('Patrol')] },
    })
      .play('dark', { 'battle-card': 'Hide' })
      .play('dark', { cards: ['Scrap'] })
      .play('dark', { 'battle-card': 'Ban' })
      .play('dark', { cards: ['Rust'] })
      .expect({ zones: { 'dark.aside': ['Scrap', 'Rust'] } })
      .play('dark', { 'battle-card': 'Recall' })
      .expect({ zones: { 'dark.aside': ['Scrap'], 'dark.hand': ['Rust'] }, asked: 'dark' })
  })

  const keeper = (name: string) =>
    unit(name, {
      speed: 60,
      health: 9,
      abilities: [
        paying(0, [put(each(yourHand), 'set-aside')]),
        paying(0, [toHand({ in: 'set-aside', by: self })]),
      ],
    })
  test(
    'each effect makes a group of its own, which no other may use',
    proves('idc/zones/side-groups-separate', 'idc/phrase/out-of-game-group-exclusive'),
    () => {
      fight({
        cards: [keeper('Keeper'), keeper('Warden'), patrol, scrap],
        at: 'space',
        dark: { hand: ['Scrap', 'Scrap'], space: ['Keeper', 'Warden'] },
        light: { space: ['Patrol'] },
      })
        .play('dark', { play: 'Keeper', ability: '0' })
        .expect({ zones: { 'dark.aside': ['Scrap', 'Scrap'], 'dark.hand': [] } })
        .play('dark', { play: 'Warden', ability: '1' })
        .expect({ zones: { 'dark.aside': ['Scrap', 'Scrap'], 'dark.hand': [] } })
        .play('dark', { play: 'Keeper', ability: '1' })
        .expect({ zones: { 'dark.aside': [], 'dark.hand': ['Scrap', 'Scrap'] }, asked: 'dark' })
    },
  )

  test('a Mission returns what it set aside itself', proves('idc/phrase/out-of-game-group-exclusive'), () => {
    const spare = battleCard('Spare', put(each({ ...yourHand, names: ['Scrap'] }), 'set-aside'), {
      do: 'later',
      at: 'attack-end',
      what: [{ do: 'put', what: { the: 'chosen', name: 'that' }, to: 'hand' }],
    })
    fight({
      cards: [keeper('Keeper'), raider, patrol, scrap, ground('Rust'), spare],
      at: 'space',
      dice: [1, 1, 1],
      dark: { hand: ['Spare', 'Rust', 'Scrap'], space: ['Raider', tapped('Keeper')] },
      light: { space: [tapped('Patrol')] },
    })
      .play('dark', { 'battle-card': 'Spare' })
      .play('dark', { play: 'Keeper', ability: '0' })
      .expect({ zones: { 'dark.aside': ['Scrap', 'Rust'] } })
      .play('dark', 'pass')
      .play('dark', { attack: 'Raider' })
      .play('dark', 'pass')
      .expect({ zones: { 'dark.aside': ['Rust'], 'dark.hand': ['Scrap'] }, asked: 'dark' })
  })
})

const luke = (version: string, cost = 3) => unit('Luke', { version, cost, speed: 60, health: 9 })
const hide: Ability = paying(0, [put(each({ names: ['Luke'] }), 'set-aside')])
const restore: Ability = paying(0, [
  { do: 'put', what: each({ place: { in: 'set-aside', by: self } }), to: 'its-arena' },
])
const lodge = unit('Lodge', { speed: 10, health: 9, abilities: [hide, restore] })

describe('a unit that is set aside', () => {
  idc('keeps its stack', ['phrase/out-of-game-stays-together', 'zones/side-out-of-game'], () => {
    fight({
      cards: [luke('A'), luke('B'), luke('C'), lodge, patrol],
      at: 'space',
      dark: { space: [{ card: 'Luke (A)', damage: 2, stack: ['Luke (B)', 'Luke (C)'] }, 'Lodge'] },
      light: { space: ['Patrol'] },
    })
      .play('dark', { play: 'Lodge', ability: '0' })
      .expect({ zones: { space: ['Lodge', 'Patrol'], 'dark.aside': ['Luke (A)'] } })
      .play('dark', { play: 'Lodge', ability: '1' })
      .expect({
        zones: { space: ['Lodge', 'Patrol', 'Luke (A)'], 'dark.aside': [] },
        facts: { 'Luke (A)': { stack: 2, damage: 0 } },
        numbers: { 'Luke (A)': { power: 5 } },
        asked: 'dark',
      })
  })

  idc('leaves its name free; when it returns the two meet', ['phrase/out-of-game-unique'], () => {
    const arrive: Instruction = {
      do: 'put',
      what: a({ ...yourHand, names: ['Luke'] }),
      to: 'its-arena',
    }
    fight({
      cards: [luke('A', 3), luke('B', 5), lodge, patrol, battleCard('Arrival', arrive)],
      at: 'space',
      dark: { force: 4, hand: ['Arrival', 'Luke (B)'], space: ['Luke (A)', 'Lodge'] },
      light: { space: ['Patrol'] },
    })
      .play('dark', { play: 'Lodge', ability: '0' })
      .play('dark', { 'battle-card': 'Arrival' })
      .expect({ zones: { space: ['Lodge', 'Patrol', 'Luke (B)'], 'dark.aside': ['Luke (A)'] } })
      .play('dark', { play: 'Lodge', ability: '1' })
      .expect({
        asked: { dark: 'own-uniques' },
        offersExactly: {
          dark: [{ 'give-up-unique': 'Luke (A)' }, { 'give-up-unique': 'Luke (B)', cost: 2 }],
        },
      })
      .play('dark', { 'give-up-unique': 'Luke (A)' })
      .expect({ zones: { 'dark.discard': ['Luke (A)', 'Arrival'] }, asked: 'dark' })
  })

  idc('comes back to its owner, whoever controlled it', ['phrase/out-of-game-control-ends'], () => {
    const seize: Instruction = { do: 'gain-control', who: each({ names: ['Luke'] }), for: 'this-turn' }
    fight({
      cards: [luke('A'), lodge, patrol, battleCard('Capture', seize)],
      at: 'space',
      dark: { hand: ['Capture'], space: ['Lodge'] },
      light: { space: ['Luke (A)', 'Patrol'] },
    })
      .play('dark', { 'battle-card': 'Capture' })
      .expect({ facts: { 'Luke (A)': { controller: 'dark' } } })
      .play('dark', { play: 'Lodge', ability: '0' })
      .play('dark', { play: 'Lodge', ability: '1' })
      .expect({ facts: { 'Luke (A)': { controller: 'light' } }, asked: 'light' })
  })
})

wotc(
  'a removed card is in no zone and affects nothing; its name is free',
  ['effect/remove-from-game', 'zones/list'],
  () => {
    const ban: Instruction = put(each({ names: ['Luke'] }), 'out-of-game')
    const fetch: Instruction = {
      do: 'put',
      what: each({ whose: 'you', place: { in: 'discard-pile' } }),
      to: 'hand',
    }
    fight2003({
      cards: [luke('A'), luke('B'), lodge, patrol, battleCard('Exile', ban), battleCard('Fetch', fetch)],
      at: 'space',
      dark: { hand: ['Exile', 'Fetch'], space: ['Luke (A)', 'Lodge'], discard: ['Luke (B)'] },
      light: { space: ['Patrol'] },
    })
      .play('dark', { 'battle-card': 'Exile' })
      .expect({ zones: { 'dark.aside': ['Luke (A)'], space: ['Lodge', 'Patrol'] } })
      .play('dark', { 'battle-card': 'Fetch' })
      .expect({ zones: { 'dark.aside': ['Luke (A)'], 'dark.hand': ['Luke (B)', 'Exile'] }, asked: 'dark' })
  },
)

idc(
  'a returned unit takes its stack, its Pilots and its Equipment along, each card to its owner',
  ['phrase/all-cards-stacked-with-it', 'phrase/and-its-pilot'],
  () => {
    const ace = character('Ace', {
      abilities: [{ ability: 'pilot', subtypes: ['Starfighter'], bonus: {}, gives: [] }],
    })
    const gun: InlineCard = {
      ...{ name: 'Gun', side: 'neutral', kind: 'equipment', arenas: ['space'], cost: 1 },
      abilities: [{ ability: 'equip', cost: [] }],
    }
    const ship = (version: string) => ({ ...luke(version), subtypes: ['Starfighter'] })
    const home: Instruction = { do: 'put', what: each({ names: ['Luke'] }), to: 'hand' }
    fight({
      cards: [ship('A'), ship('B'), ace, gun, patrol, battleCard('Homeward', home)],
      at: 'space',
      dark: {
        hand: ['Homeward'],
        space: [
          {
            card: 'Luke (A)',
            stack: ['Luke (B)'],
            pilots: ['Ace', { card: 'Ace', owner: 'light', controller: 'light' }],
            equipment: ['Gun'],
          },
        ],
      },
      light: { space: [tapped('Patrol')] },
    })
      .play('dark', { 'battle-card': 'Homeward' })
      .expect({
        zones: {
          'dark.hand': ['Luke (A)', 'Luke (B)', 'Ace', 'Gun'],
          'light.hand': ['Ace'],
          attached: [],
        },
        asked: 'dark',
      })
  },
)
