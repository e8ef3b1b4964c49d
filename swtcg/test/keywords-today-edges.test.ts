/** Keywords of today at their edges: what happens with others, with what is gone, and in the edition of today. */
import { describe } from 'vitest'
import type { InlineCard } from '../scenario/inline-card.ts'
import { battleCard, chosen, fight, fightToday, now, tapped, unit } from './battle-play.ts'
import { attacker, other } from './threats.ts'

const tough = unit('Tough', { speed: 10, health: 9 })

describe('the list of today', () => {
  now('wins over a reminder on the card and over the book of 2010', ['keywords/definitions'], () => {
    const keeper = unit('Keeper', {
      text: 'Pay 0 Force -> Protect 3 (Prevent 3 damage to one of your other units in this arena.)',
    })
    fightToday({
      cards: [attacker, keeper, unit('Victim', { speed: 10, health: 9, text: 'Parry 2' })],
      dice: [1, 6, 6],
      dark: { space: ['Attacker'] },
      light: { space: [tapped('Keeper'), 'Victim'] },
    })
      .play('dark', { attack: 'Attacker', defender: 'Victim' })
      .expect({ offersExactly: { light: [0, 1, 2] } })
      .play('light', 0)
      .play('light', { play: 'Keeper' })
      .expect({ offersExactly: { light: [0, 1, 2] } })
      .play('light', 1)
      .expect({ facts: { Victim: { damage: 1 } }, asked: 'light' })
  })
  now('tells activated keywords, which are disrupted, from triggered ones', ['keywords/new-types'], () => {
    const jam = battleCard('Jam', { do: 'disrupt', what: ['ability'] })
    const keeper = unit('Keeper', { text: 'Pay 0 Force -> Protect 2' })
    fight({
      cards: [jam, attacker, keeper, unit('Victim', { speed: 10, health: 9, text: 'Riposte 2' })],
      dice: [2, 6, 6],
      dark: { hand: ['Jam'], space: ['Attacker'] },
      light: { space: [tapped('Keeper'), 'Victim'] },
    })
      .play('dark', { attack: 'Attacker', defender: 'Victim' })
      .play('light', { play: 'Keeper' })
      .expect({ asked: { dark: 'disrupt' } })
      .play('dark', { 'battle-card': 'Jam' })
      .expect({
        facts: { Victim: { damage: 2 }, Attacker: { damage: 2 } },
        asked: 'light',
      })
  })
})

describe('Absorb', () => {
  const sponge = unit('Sponge', { speed: 20, health: 9, text: 'Pay 0 Force -> Absorb 2' })
  now('adds up until the next attack', ['keywords/absorb-adds-up'], () => {
    fight({
      cards: [attacker, unit('Second', { speed: 50, power: 1, health: 9 }), sponge],
      dice: [6, 6, 6, 6, 1, 1, 1, 1, 1, 1],
      dark: { space: ['Attacker', 'Second'] },
      light: { space: ['Sponge'] },
    })
      .play('dark', { attack: 'Attacker' })
      .play('light', { play: 'Sponge' })
      .play('light', 2)
      .play('dark', { attack: 'Second' })
      .play('light', { play: 'Sponge' })
      .play('light', 1)
      .play('light', { attack: 'Sponge', defender: 'Second' })
      .expect({ events: [{ kind: 'attackDiceCounted', dice: 6 }], asked: 'dark' })
  })
  now('keeps its power where the attack is disrupted', ['keywords/absorb-adds-up'], () => {
    const halt = unit('Halt', { speed: 10, health: 9, text: 'Pay 0 Force -> Disrupt an attack.' })
    const again = battleCard('Again', { do: 'untap', who: chosen('Sponge') })
    fight({
      cards: [attacker, halt, sponge, again],
      dice: [6, 6, 6, 1, 1, 1, 1, 1],
      dark: { space: ['Attacker', tapped('Halt')] },
      light: { space: ['Sponge'], hand: ['Again'] },
    })
      .play('dark', { attack: 'Attacker', defender: 'Sponge' })
      .play('dark', 'pass')
      .play('light', 'pass')
      .play('light', { play: 'Sponge' })
      .play('light', 2)
      .play('light', 'pass')
      .play('light', { attack: 'Sponge', defender: 'Halt' })
      .play('dark', { play: 'Halt' })
      .play('light', { 'battle-card': 'Again' })
      .play('light', { attack: 'Sponge', defender: 'Halt' })
      .play('dark', 'pass')
      .expect({ events: [{ kind: 'attackDiceCounted', dice: 5 }], asked: 'dark' })
  })
})

describe('Avenge', () => {
  const victim = unit('Victim', { speed: 10, health: 1 })
  const avenger = unit('Avenger', { speed: 20, health: 9, text: 'Avenge 2' })
  now('does nothing to an attacker that has left', ['keywords/avenge-after-leaving'], () => {
    fight({
      cards: [
        unit('Killer', { speed: 60, text: 'When this unit’s attack ends, put this unit into your hand.' }),
        victim,
        avenger,
      ],
      dice: [6, 6, 6],
      dark: { space: ['Killer'] },
      light: { space: ['Victim', 'Avenger'] },
    })
      .play('dark', { attack: 'Killer', defender: 'Victim' })
      .expect({ zones: { 'dark.hand': ['Killer'] }, asked: 'dark' })
  })
  now('is not done by one that is gone', ['keywords/avenge-after-leaving'], () => {
    const coward = unit('Coward', {
      speed: 10,
      health: 1,
      text: 'Last Stand: Retreat Avenger.',
    })
    fight({
      cards: [unit('Killer', { speed: 60, health: 9 }), coward, avenger, tough],
      dice: [6, 6, 6],
      dark: { space: ['Killer'] },
      light: { space: ['Coward', 'Avenger', 'Tough'] },
    })
      .play('dark', { attack: 'Killer', defender: 'Coward' })
      .expect({ zones: { 'light.build': ['Avenger'] }, facts: { Killer: { damage: 0 } }, asked: 'light' })
  })
})

describe('Last Stand', () => {
  const bomb = unit('Bomb', {
    speed: 10,
    health: 1,
    text: 'Last Stand: Do 1 damage to each other unit in this arena.',
  })
  now('this arena is the one it was in', ['keywords/last-stand-this-arena'], () => {
    fight({
      cards: [attacker, bomb, tough, unit('Far', { arenas: ['ground'] })],
      dice: [6, 6, 6],
      dark: { space: ['Attacker'], ground: ['Far'] },
      light: { space: ['Bomb', 'Tough'] },
    })
      .play('dark', { attack: 'Attacker', defender: 'Bomb' })
      .expect({
        facts: { Attacker: { damage: 1 }, Tough: { damage: 1 }, Far: { damage: 0 } },
        asked: 'light',
      })
  })
})

describe('the unit that caused a discard', () => {
  const text = 'Last Stand: Do 1 damage to the unit that caused this unit to be discarded.'
  const martyr = unit('Martyr', { speed: 10, health: 1, text })
  const ids = ['keywords/last-stand-this-arena', 'general/caused-to-be-discarded']
  now('did the damage that used up its health', ids, () => {
    fight({
      cards: [attacker, martyr, tough],
      dice: [6, 6, 6],
      dark: { space: ['Attacker'] },
      light: { space: ['Martyr', 'Tough'] },
    })
      .play('dark', { attack: 'Attacker', defender: 'Martyr' })
      .expect({ facts: { Attacker: { damage: 1 } }, asked: 'light' })
  })
  now('or its effect put the counters there or discarded it', ids, () => {
    for (const doing of ['Put 1 damage counter on', 'Discard']) {
      const killer = unit('Killer', {
        health: 9,
        text: `Pay 0 Force -> ${doing} one of your opponent's units.`,
      })
      fight({
        at: 'battle space',
        cards: [killer, martyr],
        dark: { space: ['Killer'] },
        light: { space: ['Martyr'] },
      })
        .play('dark', { play: 'Killer' })
        .expect({ facts: { Killer: { damage: 1 } }, zones: { 'light.discard': ['Martyr'] }, stop: 'here' })
    }
  })
  now('is none where a Battle card did it', ids, () => {
    const purge = battleCard('Purge', { do: 'discard', what: chosen('Martyr') })
    fight({
      at: 'battle space',
      cards: [attacker, purge, martyr, tough],
      dark: { hand: ['Purge'], space: ['Attacker'] },
      light: { space: ['Martyr', 'Tough'] },
    })
      .play('dark', { 'battle-card': 'Purge' })
      .expect({
        facts: { Attacker: { damage: 0 }, Tough: { damage: 0 } },
        zones: { 'light.discard': ['Martyr'] },
        asked: 'dark',
      })
  })
})

describe('Forewarning', () => {
  now(
    'the first target and the interceptor both predict the same hits',
    ['keywords/prediction-with-intercept'],
    () => {
      const first = unit('First', { speed: 10, health: 9, text: 'Forewarning: Gain 1 Force.' })
      const second = unit('Second', {
        speed: 10,
        health: 9,
        text: 'Forewarning: Gain 1 Force. | Pay 0 Force -> Intercept',
      })
      fight({
        cards: [attacker, first, second],
        dice: [6, 6, 1],
        dark: { space: ['Attacker'] },
        light: { force: 0, space: ['First', tapped('Second')] },
      })
        .play('dark', { attack: 'Attacker', defender: 'First' })
        .play('light', 2)
        .play('light', { play: 'Second' })
        .play('light', 2)
        .expect({ resources: { light: { force: 2 } }, facts: { Second: { damage: 2 } }, asked: 'light' })
    },
  )
})

describe('Protect', () => {
  now('works though paying for it took the unit away', ['keywords/protect-after-leaving'], () => {
    const shield = unit('Shield', { speed: 10, text: 'Discard this unit -> Protect 4' })
    fight({
      cards: [attacker, shield, tough],
      dice: [6, 6, 6],
      dark: { space: ['Attacker'] },
      light: { space: ['Shield', 'Tough'] },
    })
      .play('dark', { attack: 'Attacker', defender: 'Tough' })
      .play('light', { play: 'Shield' })
      .play('light', 3)
      .expect({
        facts: { Tough: { damage: 0 } },
        zones: { 'light.discard': ['Shield'] },
        asked: 'light',
      })
  })
})

describe('Stealth', () => {
  const shadow = unit('Shadow', { speed: 10, health: 9, text: 'Stealth | Pay 0 Force -> Intercept' })
  const stand = (damage: number) =>
    fightToday({
      cards: [attacker, shadow, other],
      dice: [6, 6, 6],
      dark: { space: ['Attacker'] },
      light: { space: [{ card: 'Shadow', damage }, 'Other'] },
    })
      .play('dark', { attack: 'Attacker', defender: 'Other' })
      .play('light', { play: 'Shadow' })
  now('hidden it intercepts in vain', ['keywords/stealth-intercept'], () => {
    stand(0).expect({ facts: { Other: { damage: 3 }, Shadow: { damage: 0 } }, asked: 'light' })
    stand(1).expect({ facts: { Other: { damage: 0 }, Shadow: { damage: 4 } }, asked: 'light' })
  })
})

describe('Deflect', () => {
  now(
    'prevents as much as it can, not as much as one likes',
    ['keywords/deflect-as-much-as-possible'],
    () => {
      const mirror = unit('Mirror', { speed: 10, health: 9, text: 'Pay 0 Force -> Deflect 2' })
      const glass = unit('Glass', { speed: 60, health: 9, text: 'Pay 0 Force -> Deflect 1' })
      fightToday({
        cards: [glass, mirror],
        dice: [6, 6, 6],
        dark: { space: ['Glass'] },
        light: { space: ['Mirror'] },
      })
        .play('dark', { attack: 'Glass' })
        .play('light', { play: 'Mirror' })
        .expect({ offers: { light: [{ cards: ['Glass'] }, { cards: ['Mirror'] }] } })
        .play('light', { cards: ['Glass'] })
        .play('dark', { play: 'Glass' })
        .play('dark', { cards: ['Glass'] })
        .expect({ facts: { Mirror: { damage: 1 } }, stop: 'here' })
    },
  )
})

describe('Consume', () => {
  const maw = unit('Maw', { speed: 60, health: 4, text: 'Consume' })
  const prey = (version: string) => unit('Prey', { version, side: 'light', speed: 10, health: 1 })
  const feast = (...cards: readonly InlineCard[]) =>
    fight({
      cards: [maw, prey('A'), prey('B'), tough, ...cards],
      dice: [6, 6, 6],
      dark: { space: ['Maw'], hand: cards.map(({ name }) => name) },
      light: {
        force: 0,
        space: [{ card: 'Prey (A)', stack: ['Prey (B)'] }, 'Tough'],
      },
    })
  now(
    'the top card of what it kills feeds it, and the unit was discarded all the same',
    ['keywords/consume-feeding', 'keywords/consume-bonus'],
    () => {
      const last = unit('Last', { speed: 10, health: 1, text: 'Last Stand: Gain 2 Force.' })
      fight({
        cards: [maw, last, tough],
        dice: [6, 6, 6],
        dark: { space: ['Maw'] },
        light: { force: 0, space: ['Last', 'Tough'] },
      })
        .play('dark', { attack: 'Maw', defender: 'Last' })
        .expect({
          facts: { Maw: { under: 1 } },
          numbers: { Maw: { speed: 70, power: 4, health: 5 } },
          zones: { 'light.discard': [] },
          resources: { light: { force: 2 } },
          asked: 'light',
        })
      feast()
        .play('dark', { attack: 'Maw', defender: 'Prey (A)' })
        .expect({
          facts: { Maw: { under: 1 } },
          zones: { 'light.discard': ['Prey (B)'] },
          asked: 'light',
        })
    },
  )
  now(
    'what effects lay beneath it counts too, and all goes to the discard piles when it leaves',
    ['keywords/consume-counts-all-face-down', 'keywords/consume-bonus'],
    () => {
      const feed = battleCard('Feed', {
        do: 'put',
        what: { take: { take: 'each' }, of: { names: ['Scrap'], place: { in: 'hand' } } },
        to: 'under',
        under: { the: 'chosen', name: 'it' },
      })
      const away = battleCard('Away', { do: 'retreat', who: chosen('Maw') })
      fight({
        at: 'battle space',
        cards: [
          { ...maw, text: 'Consume | Pay 0 Force -> Put a card from your hand face-down beneath this unit.' },
          unit('Scrap'),
          feed,
          away,
          tough,
        ],
        dark: { space: ['Maw'], hand: ['Scrap', 'Away'] },
        light: { space: ['Tough'] },
      })
        .play('dark', { play: 'Maw' })
        .play('dark', { cards: ['Scrap'] })
        .expect({ facts: { Maw: { under: 1 } }, numbers: { Maw: { speed: 70, power: 4, health: 5 } } })
        .play('dark', { 'battle-card': 'Away' })
        .expect({ zones: { 'dark.build': ['Maw'], 'dark.discard': ['Scrap', 'Away'] }, stop: 'here' })
    },
  )
})
