/** General rules of today: names, places, numbers, ties, and how a game ends. */

import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { shippedCards } from '../cards/shipped.ts'
import { idcConstants } from '../editions.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import { battleCard, chosen, each, fightToday, gainForce, ground, now, tapped, unit } from './battle-play.ts'
import { SPARE, today } from './both-editions.ts'

const plain = unit('Plain', { speed: 30, health: 9 })
const foe = unit('Foe', { speed: 90, health: 9 })

describe('names and types', () => {
  const finds = (text: string, own: readonly InlineCard[]) =>
    fightToday({
      cards: [unit('Chief', { speed: 20, text }), foe, ...own],
      dark: { space: ['Foe'] },
      light: { space: ['Chief', ...own.map(({ name }) => name)] },
    })
  now('a name is found by a word in it, or by a part of one', ['general/name-contains'], () => {
    const bugs = ['Razor Bug', 'Thud Bug Swarm'].map((name) => unit(name))
    finds('Each of your units with "Bug" in its name gets +1 power.', bugs).expect({
      numbers: { 'Razor Bug': { power: 4 }, 'Thud Bug Swarm': { power: 4 }, Chief: { power: 3 } },
      asked: 'dark',
    })
  })
  now('the whole type line is compared', ['general/complete-type-line'], () => {
    const knight = unit('Knight', { subtypes: ['Republic', 'Jedi', 'Knight'] })
    const twin = unit('Twin', { subtypes: ['Republic', 'Jedi', 'Knight'] })
    const master = unit('Master', { subtypes: ['Republic', 'Jedi', 'Master'] })
    const call = battleCard(
      'Call',
      { do: 'choose', what: { ...chosen('Knight'), as: 'that' } },
      { do: 'tap', who: each({ sameTypeLine: { the: 'chosen', name: 'that' } }) },
    )
    fightToday({
      at: 'battle space',
      cards: [knight, twin, master, call, foe],
      dark: { hand: ['Call'], space: ['Foe'] },
      light: { space: ['Knight', 'Twin', 'Master'] },
    })
      .play('dark', { 'battle-card': 'Call' })
      .expect({ facts: { Twin: { tapped: true }, Master: { tapped: false } }, stop: 'here' })
  })
  test('different names are one unit as in 2010, and no others', proves('now/general/aliases'), () => {
    const stacked = (top: string, beneath: string) =>
      today.dark({ hand: [`${beneath} (B)`, SPARE], buildPoints: 9, character: [`${top} (A)`] }, {}, [
        unit(top, { version: 'A', arenas: ['character'] }),
        unit(beneath, { version: 'B', arenas: ['character'] }),
      ])
    const joins = { complete: 'Kylo Ren (B)', destination: { onto: 'Ben Solo (A)' } }
    stacked('Ben Solo', 'Kylo Ren').expect({ noOffers: { dark: [joins] }, asked: 'dark' })
    stacked('Anakin Skywalker', 'Darth Vader').expect({
      offers: { dark: [{ complete: 'Darth Vader (B)', destination: { onto: 'Anakin Skywalker (A)' } }] },
      asked: 'dark',
    })
    expect(idcConstants.aliases).toHaveLength(6)
  })
  test('help texts are no cards', proves('now/general/help-cards'), () => {
    const all = shippedCards().cards
    expect(all.length).toBeGreaterThan(1000)
    expect(all.filter(({ name }) => /[{}]/.test(name))).toEqual([])
  })
})

describe('places', () => {
  now('this arena is that of the unit that has the text', ['general/this-arena'], () => {
    const banner: InlineCard = {
      name: 'Banner',
      side: 'light',
      kind: 'equipment',
      arenas: ['space', 'ground'],
      cost: 1,
      text: 'Pay 0 Force -> Equip | Equipped unit gets "Each of your other units in this arena gets +1 power."',
    }
    const stand = (zone: 'space' | 'ground') =>
      fightToday({
        cards: [banner, plain, ground('Walker'), unit('Both', { arenas: ['space', 'ground'] }), foe],
        dark: { space: ['Foe'] },
        light: {
          space: ['Plain', ...(zone === 'space' ? [{ card: 'Both', equipment: ['Banner'] }] : [])],
          ground: ['Walker', ...(zone === 'ground' ? [{ card: 'Both', equipment: ['Banner'] }] : [])],
        },
      })
    stand('space').expect({ numbers: { Plain: { power: 4 }, Walker: { power: 3 } }, asked: 'dark' })
    stand('ground').expect({ numbers: { Plain: { power: 3 }, Walker: { power: 4 } }, asked: 'dark' })
  })
  now('cards beneath a unit are not in play and no part of its stack', ['general/take-from-beneath'], () => {
    const vault = unit('Vault', {
      side: 'dark',
      speed: 10,
      text: 'Pay 0 Force -> Put a card from your hand face-down beneath this unit.',
    })
    const purge = battleCard('Purge', { do: 'discard', what: each({ names: ['Scrap'] }) })
    fightToday({
      at: 'battle space',
      cards: [vault, unit('Scrap'), purge, foe],
      dark: { hand: ['Scrap', 'Purge'], space: ['Vault', 'Foe'] },
      light: { space: [] },
    })
      .play('dark', { play: 'Vault' })
      .play('dark', { cards: ['Scrap'] })
      .expect({ facts: { Vault: { under: 1, stack: 0 } }, numbers: { Vault: { power: 3 } } })
      .play('dark', { 'battle-card': 'Purge' })
      .expect({ facts: { Vault: { under: 1 } }, zones: { attached: ['Scrap'] }, stop: 'here' })
  })
  now(
    'a unit that does not count controls nothing, for either player',
    ['general/not-counting-for-control'],
    () => {
      const ghost = unit('Ghost', { text: "This unit doesn't count toward controlling the Space arena." })
      const ask = battleCard('Ask', {
        do: 'if',
        condition: { if: 'controls-arena', who: 'you', arena: 'space' },
        so: [gainForce(5)],
      })
      const asking = (dark: string, light: readonly string[]) =>
        fightToday({
          at: 'battle space',
          cards: [ghost, plain, ask],
          dark: { hand: ['Ask'], space: [dark] },
          light: { space: [...light] },
        }).play('dark', { 'battle-card': 'Ask' })
      const five = { kind: 'forceChanged', by: 5 }
      asking('Ghost', []).expect({ noEvents: [five], stop: 'here' })
      asking('Plain', ['Ghost']).expect({ events: [five], stop: 'here' })
      asking('Plain', ['Plain']).expect({ noEvents: [five], stop: 'here' })
    },
  )
})

describe('numbers', () => {
  now('printed ones leave out stack and effects, others have them', ['general/printed-versus-total'], () => {
    const taps = (of: 'power' | 'printed-power') =>
      battleCard('Net', { do: 'tap', who: each({ number: { of, is: 'at-most', than: 3 } }) })
    const droid = unit('Droid', { subtypes: ['Droid'], speed: 30 })
    const chief = unit('Chief', { speed: 20, power: 4, text: 'Each of your Droids gets +2 power.' })
    for (const [of, isTapped] of [
      ['power', false],
      ['printed-power', true],
    ] as const)
      fightToday({
        at: 'battle space',
        cards: [taps(of), chief, droid, foe],
        dark: { hand: ['Net'], space: ['Foe'] },
        light: { space: ['Chief', 'Droid'] },
      })
        .play('dark', { 'battle-card': 'Net' })
        .expect({ facts: { Droid: { tapped: isTapped } }, stop: 'here' })
  })
  now('each player does it, the Dark Side first', ['general/trigger-each-player'], () => {
    const boon = battleCard('Boon', {
      do: 'each-player',
      what: [{ do: 'may', who: 'you', what: [gainForce(1)] }],
    })
    fightToday({
      at: 'battle space',
      cards: [boon, plain, foe],
      dark: { force: 0, space: ['Foe'] },
      light: { force: 0, hand: ['Boon'], space: ['Plain'] },
    })
      .play('light', { 'battle-card': 'Boon' })
      .expect({ asked: 'dark' })
      .play('dark', true)
      .play('light', true)
      .expect({ resources: { dark: { force: 1 }, light: { force: 1 } }, stop: 'here' })
  })
  now('text may give a player the ties for speed', ['general/battle-order-ties'], () => {
    const favour = battleCard('Favour', { do: 'win-speed-ties', who: 'you', for: 'this-turn' })
    const stand = () =>
      fightToday({
        at: 'battle space',
        cards: [favour, unit('Mine', { side: 'light', health: 9 }), unit('Theirs', { health: 9 })],
        dark: { space: ['Theirs'] },
        light: { hand: ['Favour'], space: ['Mine'] },
      })
    stand()
      .play('light', 'pass')
      .expect({ asked: { dark: 'next-attack' } })
    stand()
      .play('light', { 'battle-card': 'Favour' })
      .expect({ asked: { light: 'next-attack' } })
  })
})

describe('the end of a game', () => {
  now('both players may win', ['general/both-win'], () => {
    const peace = battleCard('Peace', { do: 'win', who: 'each-player' })
    fightToday({
      at: 'battle space',
      cards: [peace, plain, foe],
      dark: { hand: ['Peace'], space: ['Foe'] },
      light: { space: ['Plain'] },
    })
      .play('dark', { 'battle-card': 'Peace' })
      .expect({ over: { winners: ['dark', 'light'], rule: 'now/general/both-win' } })
  })
  now('who cannot lose this turn plays on', ['general/cant-lose'], () => {
    const cling = unit('Cling', {
      arenas: ['character'],
      text: "Pay 0 Force -> You can't lose the game this turn.",
    })
    const losing = () =>
      fightToday({
        at: 'battle character',
        cards: [cling, foe, ground('Walker'), unit('Guard', { arenas: ['character'] })],
        dark: { space: ['Foe'], ground: ['Walker'], character: [tapped('Guard')] },
        light: { character: [tapped('Cling')] },
      })
    losing()
      .play('light', 'pass')
      .expect({ over: { winners: ['dark'], rule: 'idc/control/win-two-arenas' } })
    losing()
      .play('light', { play: 'Cling' })
      .expect({ table: { turn: 2 }, stop: 'here' })
  })
})

describe('printings', () => {
  const chief = (text: string) => unit('Chief', { speed: 20, text })
  now('promotional rarity is rarity P', ['general/rarity'], () => {
    fightToday({
      cards: [
        chief('Each of your units with promotional rarity gets +1 health.'),
        unit('Gift', { rarity: 'P' }),
        unit('Common', { rarity: 'C' }),
        foe,
      ],
      dark: { space: ['Foe'] },
      light: { space: ['Chief', 'Gift', 'Common'] },
    }).expect({ numbers: { Gift: { health: 4 }, Common: { health: 3 } }, asked: 'dark' })
  })
  now('cards of one set share its symbol, promotional ones too', ['general/expansion-symbol'], () => {
    fightToday({
      cards: [
        chief('Each of your other units with the same expansion symbol as this unit gets +1 power.'),
        plain,
        foe,
      ],
      dark: { space: ['Foe'] },
      light: { space: ['Chief', 'Plain'], character: ['Obi-Wan Kenobi (A)'] },
    }).expect({
      numbers: {
        Plain: { power: 4 },
        'Obi-Wan Kenobi (A)': { power: { value: 6, parts: [{ name: 'printed' }] } },
      },
      asked: 'dark',
    })
  })
})

describe('Equipment', () => {
  now("may go onto an opponent's unit and stays its owner's", ['general/equip-to-opponent'], () => {
    const chain: InlineCard = {
      name: 'Chain',
      side: 'dark',
      kind: 'equipment',
      arenas: ['space'],
      cost: 1,
      text: "Pay 0 Force -> Equip | You can equip this to your opponent's units. | Equipped unit gets -1 power.",
    }
    today
      .dark({ hand: [SPARE], build: ['Chain'] }, { space: ['Plain'] }, [chain, plain])
      .play('dark', { equip: 'Chain', unit: 'Plain' })
      .expect({ numbers: { Plain: { power: 2 } }, offers: { dark: [{ detach: 'Chain' }] }, asked: 'dark' })
  })
})
