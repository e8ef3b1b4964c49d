/** Rulings on what units are, what they give, and where text works. */
import { describe, expect } from 'vitest'
import { shippedCards } from '../../cards/shipped.ts'
import { checkDeck } from '../../rules/preparation/deck.ts'
import { DECK_RULES } from '../../rules/preparation/deck-rules.ts'
import { at, character, ground, ruling, unit } from './ruling.ts'

const card = (title: string) => shippedCards().named(title)!

describe('subtypes', () => {
  ruling(['AT-AT Assault Group', 'SPHA-M Assault Line'], 'a Walker Pilot can pilot it', (title) => {
    const pilot = character('Driver', { text: '[Pilot] Walker Pilot. The Walker gets: * +1 power' })
    at('build dark', {
      cards: [pilot],
      dark: {
        ground: [{ card: title, controller: 'dark' }],
        character: ['Driver'],
        hand: ['Jawa'],
        buildPoints: 2,
      },
    }).expect({ offers: { dark: [{ pilot: 'Driver', unit: title }] } })
  })
  ruling(['Clone Lancer Legion', 'Speeder Bike Detachment'], 'a Speeder Pilot can pilot it', (title) => {
    const seat = card(title).side === 'dark' ? 'dark' : 'light'
    const pilot = character('Driver', { text: '[Pilot] Speeder Pilot. The Speeder gets: * +1 power' })
    at(`build ${seat}`, {
      cards: [pilot],
      [seat]: { ground: [title], character: ['Driver'], hand: ['Jawa'], buildPoints: 2 },
    }).expect({ offers: { [seat]: [{ pilot: 'Driver', unit: title }] } })
  })
  ruling(['Mist Hunter (A)'], 'a Droid or a Bounty Hunter is enough; others cannot pilot it', (title) => {
    const text = '[Pilot] Transport Pilot. The Transport gets: * +1 power'
    const pilots = [
      character('Automat', { subtypes: ['Droid'], text }),
      character('Farmer', { subtypes: ['Tatooine'], text }),
    ]
    at('build dark', {
      cards: pilots,
      dark: { space: [title], character: ['Automat', 'Farmer'], hand: ['Jawa'], buildPoints: 2 },
    }).expect({
      offers: { dark: [{ pilot: 'Automat', unit: title }] },
      noOffers: { dark: [{ pilot: 'Farmer', unit: title }] },
    })
  })
  ruling(['Stormtrooper Detachment'], 'it is no Squad', (title) =>
    expect(card(title).subtypes).not.toContain('Squad'),
  )
  ruling(['Scythe Squadron (A)'], 'it is no Squadron', (title) =>
    expect(card(title).subtypes).not.toContain('Squadron'),
  )
  ruling(['Orn Free Taa (A)'], 'he is no Diplomat', (title) =>
    expect(card(title).subtypes).not.toContain('Diplomat'),
  )
  ruling(['Darth Sidious (D)'], 'he is no Dark Jedi', (title) =>
    expect(card(title).subtypes.join(' ')).not.toContain('Dark Jedi'),
  )
})

describe('cards that share a name', () => {
  ruling(['Star Destroyer RAS', 'Space Slug RAS'], 'a deck may hold four of each', (title) => {
    const other = card(title.replace(' RAS', ''))
    const keys = [other, card(title)].flatMap(({ key }) => [key, key, key, key])
    expect(other.key).not.toBe(card(title).key)
    const reasons = checkDeck(shippedCards(), keys, 'dark', DECK_RULES.idc).map(({ code }) => code)
    expect(reasons).not.toContain('too-many-copies')
  })
  ruling(["Anakin's Spirit (A)"], 'it stands beside Anakin Skywalker and makes no stack', (title) => {
    at('build light', {
      light: { hand: [title], character: ['Anakin Skywalker (E)'], buildPoints: 9 },
    })
      .play('light', { complete: title, destination: { to: 'character' } })
      .expect({ zones: { character: ['Anakin Skywalker (E)', title] } })
  })
})

describe('whom it reaches', () => {
  ruling(['Clone Officer', 'Captain Tarpals (A)', 'Captain Panaka (A)'], 'the unit itself too', (title) => {
    const seat = card(title).side === 'dark' ? 'dark' : 'light'
    const gets = {
      'Clone Officer': { power: 6 },
      'Captain Tarpals (A)': { accuracy: 1 },
      'Captain Panaka (A)': { stun: 2 },
    }
    at(`build ${seat}`, { [seat]: { character: [title], hand: ['Jawa'], buildPoints: 2 } }).expect({
      numbers: { [title]: gets[title as keyof typeof gets] },
    })
  })
  ruling(['Desperate Confrontation', 'Strategy Session'], 'units that come later get nothing', (title) => {
    at('build light', {
      light: { hand: [title, 'Jawa'], space: ['Ship'], buildPoints: 9, force: 2 },
      dark: { character: ['Guard'] },
    })
      .play('light', { complete: title })
      .play('light', { complete: 'Jawa', destination: { to: 'character' } })
      .expect({ numbers: { Jawa: { accuracy: 0 } } })
  })
  ruling(['Learning the Force'], 'Pilots on units do not count', (title) => {
    at('build light', {
      cards: [character('Driver', { text: '[Pilot] Walker Pilot. The Walker gets: * +1 power' })],
      light: {
        hand: [title, 'Jawa'],
        buildPoints: 3,
        ground: [{ card: 'AT-AT Assault Group', pilots: ['Driver'] }],
        character: ['Guard', 'Guard'],
      },
    })
      .play('light', { complete: title })
      .expect({ resources: { light: { force: 2 } } })
  })
  ruling(
    ['Chancellor Palpatine (A)', 'Imperial Control Station', 'Wuher (A)'],
    'that the card is in its arena need not be said',
    (title) => expect(JSON.stringify(card(title).abilities)).not.toContain('in-arena'),
  )
  ruling(['Bail Organa (A)'], 'a tapped unit may be chosen', (title) => {
    at('build light', {
      light: { character: [title], hand: ['Jawa'], buildPoints: 2 },
      dark: { character: [{ card: 'Guard', tapped: true }, 'Idle Guard'], force: 0 },
    })
      .play('light', { play: title })
      .play('dark', { cards: ['Guard'] })
      .expect({ facts: { 'Idle Guard': { tapped: false } } })
  })
  ruling(['Neimoidian Shuttle (A)'], 'it may retreat itself', (title) => {
    at('battle space', { dark: { space: [title], force: 2 }, light: { space: ['Ship'] } })
      .play('dark', { play: title })
      .expect({ zones: { 'dark.build': [title] } })
  })
})

describe('Pilots and stacks', () => {
  ruling(['Millennium Falcon (B)'], 'two Pilots remove one counter', (title) => {
    const pilots = ['One', 'Two'].map((name) =>
      character(name, { text: '[Pilot] Transport Pilot. The Transport gets: * +1 speed' }),
    )
    at('battle', {
      cards: pilots,
      light: { space: [{ card: title, damage: 2, pilots: ['One', 'Two'] }] },
      dark: { space: ['Ship'] },
    })
      .play('light', 'yes')
      .expect({ facts: { [title]: { damage: 1 } } })
  })
  ruling(['Luke Skywalker (I)'], 'alone he is a stack of one card', (title) => {
    at('attack character', {
      dice: [6, 6],
      dark: { character: ['Guard', 'Idle Guard'] },
      light: { character: [{ card: title, tapped: true }], force: 2 },
    })
      .play('dark', { attack: 'Guard' })
      .play('light', { play: title })
      .expect({ facts: { [title]: { damage: 1 } } })
  })
  ruling(['Princess Leia (G)'], 'as a Pilot she protects nobody', (title) => {
    at('attack character', {
      cards: [
        unit('Freighter', { subtypes: ['Transport'] }),
        character('Smuggler', { subtypes: ['Smuggler'], health: 5 }),
      ],
      dice: [6, 6],
      dark: { character: ['Guard', 'Idle Guard'] },
      light: {
        space: [{ card: 'Freighter', pilots: [title] }],
        character: [{ card: 'Smuggler', tapped: true }],
      },
    })
      .play('dark', { attack: 'Guard' })
      .expect({ facts: { Smuggler: { damage: 2 } } })
  })
  ruling(['Dack Ralter (A)'], 'units that are in the arena then get the bonus', (title) => {
    at('attack ground', {
      cards: [ground('Snowspeeder', { subtypes: ['Speeder'], health: 1 })],
      dice: [6, 6],
      dark: { ground: ['Walker', 'Idle Walker'] },
      light: {
        ground: [
          { card: 'Snowspeeder', tapped: true, pilots: [title] },
          { card: 'Idle Walker', tapped: true },
        ],
      },
    })
      .play('dark', { attack: 'Walker', defender: 'Snowspeeder' })
      .expect({ numbers: { 'ground/Idle Walker #2': { power: 5 }, 'ground/Idle Walker #1': { power: 3 } } })
  })
  ruling(
    ['Anakin Skywalker (I)', 'General Grievous (D)'],
    'the Pilot leaves the unit, not the unit the arena',
    (title) => {
      const seat = card(title).side === 'dark' ? 'dark' : 'light'
      const scene = at('battle ground', {
        cards: [ground('Barge', { subtypes: ['Speeder', 'Vehicle'] })],
        [seat]: { ground: [{ card: 'Barge', tapped: true, pilots: [title] }], character: ['Idle Guard'] },
        [seat === 'dark' ? 'light' : 'dark']: { character: ['Idle Guard'] },
      })
      if (seat === 'dark') scene.play('dark', 'yes')
      scene.expect({
        zones: { ground: ['Barge'], character: ['Idle Guard', 'Idle Guard', title] },
        facts: { [title]: { host: '' } },
        numbers: { Barge: { speed: 50 } },
      })
    },
  )
  ruling(
    ['Slave I (E)'],
    'a Bounty Hunter that it carries leaves it when it retreats by an effect',
    (title) => {
      const hunter = character('Tracker', {
        subtypes: ['Bounty', 'Hunter'],
        text: '[Pilot] Patrol Ship Pilot. The Patrol Ship gets: * +1 power',
      })
      at('battle space', {
        cards: [hunter],
        dark: { space: [{ card: title, pilots: ['Tracker'] }], force: 2 },
        light: { space: ['Idle Ship'] },
      })
        .play('dark', { play: 'Tracker' })
        .expect({
          zones: { 'dark.build': ['Tracker'] },
          facts: { Tracker: { host: '' } },
          numbers: { [title]: { power: 4 } },
        })
    },
  )
  ruling(["Falcon's Needs"], 'two of them are two Upkeeps: tapping settles one', (title) => {
    at('build dark', {
      dark: { hand: [title, title, 'Jawa'], buildPoints: 6 },
      light: { space: ['Ship'], buildPoints: 2, hand: ['Jawa'] },
    })
      .play('dark', { complete: title })
      .play('dark', { complete: title })
      .play('dark', 'pass')
      .expect({ offers: { light: [{ upkeep: 'Ship' }] } })
      .play('light', { upkeep: 'Ship', ability: '5.g1.0', cost: 1 })
      .expect({
        events: [
          { kind: 'tapped', card: 'Ship' },
          { kind: 'buildChanged', seat: 'light', by: -2 },
        ],
      })
  })
})

describe('Locations', () => {
  ruling(['Occupied Naboo', 'Liberated Naboo'], 'putting it into an arena is deploying it', (title) => {
    const seat = card(title).side === 'dark' ? 'dark' : 'light'
    at(`build ${seat}`, { [seat]: { hand: [title, 'Jawa'], deck: ['Jawa', 'Ugnaught'], buildPoints: 9 } })
      .play(seat, 'skip-draw')
      .play(seat, { complete: title, destination: { to: 'space' } })
      .expect({ zones: { [`${seat}.hand`]: ['Jawa', 'Jawa'], [`${seat}.deck`]: 1 } })
  })
  ruling(['Theed Palace Plaza'], 'what it gives depends on the arena where it lies', (title) => {
    at('build light', {
      cards: [character('Page', { subtypes: ['Naboo'] })],
      light: { locations: [title], character: ['Page'], hand: ['Jawa'], buildPoints: 2 },
    }).expect({ numbers: { Page: { speed: 60, power: 3 } } })
  })
})

describe('stacks', () => {
  ruling(['Yoda (I)'], 'a Pilot on a unit is not rearranged', (title) => {
    at('build light', {
      cards: [
        unit('Craft', { subtypes: ['Starfighter'] }),
        ...['A', 'B'].map((version) =>
          character('Flyer', { version, text: '[Pilot] Starfighter Pilot. The Starfighter gets: +1 power' }),
        ),
        ...['A', 'B'].map((version) => character('Ace', { version })),
      ],
      light: {
        hand: ['Jawa'],
        character: [title, { card: 'Ace (A)', stack: ['Ace (B)'] }],
        space: [{ card: 'Craft', pilots: [{ card: 'Flyer (A)', stack: ['Flyer (B)'] }] }],
      },
    })
      .play('light', { play: title })
      .expect({ zones: { character: [title, 'Ace (B)'] } })
  })
})

describe('Equipment that moves on', () => {
  ruling(['Environmental Modifications'], 'the first unit keeps the subtype', (title) => {
    at('build light', {
      cards: [
        ground('Snow Guide', { text: 'Each of your Hoth units gets +2 power.' }),
        ground('Crawler'),
        ground('Tractor', {
          text: '[tap] -> Attach one of your Equipment to this unit without paying the equip cost. Play only during your build step.',
        }),
      ],
      light: {
        hand: ['Jawa'],
        force: 2,
        ground: ['Crawler', 'Tractor', 'Snow Guide'],
        build: [title],
        locations: ['Imperial Hoth'],
      },
    })
      .play('light', { equip: title, unit: 'Crawler' })
      .play('light', { play: 'Tractor' })
      .expect({
        facts: { [title]: { host: 'Tractor' } },
        numbers: { Crawler: { power: 5 }, Tractor: { power: 5 } },
      })
  })
  ruling(['Environmental Modifications'], 'only the unit that carries it now has no Upkeep', (title) => {
    const after = (on: string) => {
      const carrying = (card: string) => (card === on ? { card, equipment: [title] } : card)
      return at('build light', {
        cards: [ground('Crawler', { text: 'Upkeep: Pay 1 build point.' }), ground('Tractor')],
        light: { hand: ['Jawa'], buildPoints: 3, ground: ['Crawler', 'Tractor'].map(carrying) },
      })
    }
    after('Crawler').expect({ resources: { light: { buildPoints: 3 } } })
    after('Tractor').expect({ resources: { light: { buildPoints: 2 } } })
  })
})

describe("what Hound's Tooth takes over", () => {
  const tooth = "Hound's Tooth (A)"
  ruling([tooth], 'comes whatever the Pilot may pilot, and as it is written', (card) => {
    const driver = character('Driver', {
      text: "[Pilot] Speeder Pilot. The Speeder gets: * +20 speed * +2 power * This Speeder can't be attacked.",
    })
    at('battle space', {
      cards: [driver],
      dark: { space: ['Ship'] },
      light: { space: [card], character: ['Driver'] },
    }).expect({ numbers: { [card]: { speed: 60, power: 7 } } })
  })
  ruling(['Nien Nunb (A)'], 'asks for no second Pilot where there is none', (card) => {
    at('battle space', {
      dark: { space: ['Idle Ship'] },
      light: { space: [tooth], character: [card] },
    }).expect({ numbers: { [tooth]: { speed: 70, power: 8, accuracy: 2 } } })
  })
})
