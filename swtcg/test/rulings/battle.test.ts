/** Rulings on Battle cards, Missions and abilities of the battle phase. */
import { describe } from 'vitest'
import { at, character, ground, ruling, unit } from './ruling.ts'

describe('Battle cards', () => {
  ruling(['Neimoidian Cowardice'], 'one unit pays the whole price, and strikes back', (card) => {
    at('attack character', {
      dice: [6, 6, 6, 1, 1, 1],
      dark: { character: [{ card: 'Idle Guard', tapped: true }], hand: [card] },
      light: { character: ['Guard', 'Idle Guard'] },
    })
      .play('light', { attack: 'Guard' })
      .play('dark', { 'battle-card': card })
      .expect({
        events: [
          { kind: 'retreated', card: 'dark.discard/Idle Guard' },
          { kind: 'damageCountersPut', unit: 'dark.discard/Idle Guard', amount: 1 },
          { kind: 'damagePlaced', unit: 'Guard', amount: 1 },
        ],
      })
  })
  ruling(['Wookiee Hug'], 'too late for a Retaliate in this attack', (card) => {
    at('attack character', {
      dice: [6, 6],
      dark: { character: ['Guard', 'Idle Guard'] },
      light: { character: [{ card: 'Idle Guard', tapped: true }, 'Idle Guard'], hand: [card], force: 3 },
    })
      .play('dark', { attack: 'Guard', defender: 'character/Idle Guard #2' })
      .play('light', { 'battle-card': card })
      .play('light', { cards: ['character/Idle Guard #2'] })
      .play('light', 2)
      .expect({ facts: { Guard: { damage: 0 }, 'character/Idle Guard #2': { damage: 0 } } })
  })
  ruling(['Jump to Lightspeed'], 'a unit that is being attacked may be returned, with its Pilots', (card) => {
    at('attack space', {
      cards: [
        unit('Yacht', { subtypes: ['Transport'], speed: 5 }),
        character('Captain', { text: '[Pilot] Transport Pilot. The Transport gets: * +1 power' }),
      ],
      dark: { space: ['Ship', 'Idle Ship'] },
      light: { space: [{ card: 'Yacht', pilots: ['Captain'] }, 'Idle Ship'], hand: [card] },
    })
      .play('dark', { attack: 'Ship', defender: 'Yacht' })
      .play('light', { 'battle-card': card })
      .play('light', { cards: ['Yacht'] })
      .expect({ zones: { 'light.hand': ['Yacht', 'Captain'] } })
  })
  ruling(['Countermeasures'], 'both units take what is left after prevention', (card) => {
    at('attack space', {
      cards: [unit('Dodger', { text: 'Pay 1 Force -> Evade 1', health: 9 })],
      dice: [6, 6],
      dark: { space: [{ card: 'Dodger', tapped: true }, 'Idle Ship'], hand: [card], force: 5 },
      light: { space: ['Ship'] },
    })
      .play('light', { attack: 'Ship', defender: 'Dodger' })
      .play('dark', { 'battle-card': card })
      .play('dark', { play: 'Dodger' })
      .expect({ facts: { Dodger: { damage: 1 }, Ship: { damage: 1 } } })
  })
  ruling(
    ["Dark Side's Command", "Dark Side's Compulsion"],
    'who plays it says whom the unit attacks',
    (card) => {
      const arena = card === "Dark Side's Command" ? 'space' : 'ground'
      const [idle, other] = arena === 'space' ? ['Idle Ship', 'Ship'] : ['Idle Walker', 'Walker']
      at(`battle ${arena}`, {
        dice: [1, 1],
        dark: { [arena]: [{ card: idle, tapped: true }], hand: [card], force: 8 },
        light: {
          [arena]: [
            { card: other, tapped: true },
            { card: idle, tapped: true },
          ],
        },
      })
        .play('dark', { 'battle-card': card })
        .play('dark', { cards: [other] })
        .play('dark', { cards: [`${arena}/${idle} #2`] })
        .expect({ events: [{ kind: 'attackDeclared', attacker: other, defender: `${arena}/${idle} #2` }] })
    },
  )
})

describe('Missions', () => {
  ruling(["Emperor's Bidding"], 'the Dark Side wins when the turn ends and no Jedi stands', (card) => {
    const bid = (light: object) =>
      at('build dark', { dark: { hand: [card], buildPoints: 8 }, light: { ...light } }).play('dark', {
        complete: card,
      })
    bid({}).expect({ over: { winners: ['dark'] } })
    bid({ character: ['Luke Skywalker (C)'] })
      .play('light', { cards: [] })
      .expect({ table: { turn: 2 } })
  })
  ruling(['Deflectors Activated'], 'each unit is protected, and two of them count twice', (card) => {
    const shield = (count: number) => {
      const scene = at('build light', {
        cards: [
          {
            name: 'Storm',
            side: 'neutral',
            kind: 'mission',
            cost: 0,
            text: 'Deal 3 damage to each unit in the Space arena.',
          },
        ],
        light: {
          hand: [...Array<string>(count).fill(card), 'Storm', 'Jawa'],
          buildPoints: 6,
          space: ['Ship', { card: 'Idle Ship', damage: 0 }],
        },
      })
      for (let number = 0; number < count; number++)
        scene.play('light', { complete: card }).play('light', 'space')
      scene.play('light', { complete: 'Storm' })
      for (const copy of count === 2 ? [1, 2] : [])
        scene.play('light', { resolve: `light.discard/${card} #${copy}` })
      return scene
    }
    shield(1).expect({ facts: { Ship: { damage: 2 }, 'Idle Ship': { damage: 2 } } })
    shield(2).expect({ facts: { Ship: { damage: 1 }, 'Idle Ship': { damage: 1 } } })
  })
  ruling(['Second Wave'], 'what comes is not deployed', (card) => {
    const pilotless = unit('Scout Wing', {
      subtypes: ['Starfighter'],
      text: 'When you deploy this unit, you gain 3 Force.',
    })
    at('build light', {
      cards: [pilotless],
      light: { hand: [card, 'Jawa'], buildPoints: 6, discard: ['Scout Wing', 'Scout Wing'] },
    })
      .play('light', { complete: card })
      .play('light', { cards: ['light.discard/Scout Wing #1', 'light.discard/Scout Wing #2'] })
      .expect({ zones: { space: ['Scout Wing', 'Scout Wing'] }, resources: { light: { force: 0 } } })
  })
  ruling(['Art of the Sith'], 'the arena is that of the unit that was tapped for it', (card) => {
    at('build dark', {
      dark: {
        hand: [card],
        buildPoints: 3,
        character: ['Darth Vader (F)'],
        space: [{ card: 'Ship', tapped: true }],
      },
      light: { character: ['Guard'], space: ['Ship'] },
    })
      .play('dark', { complete: card })

      .play('light', { cards: [] })
      .expect({ asked: { light: 'next-attack' }, table: { step: 'space' } })
      .play('light', 'skip-attack')
      .expect({ table: { turn: 2 } })
  })
  ruling(['Hope of Another'], 'only the chosen copy becomes a Jedi', (card) => {
    at('build light', {
      cards: [character('Teacher', { text: 'Each of your Jedi gets +4 power.', subtypes: ['Rebel'] })],
      light: { hand: [card, 'Jawa'], buildPoints: 2, character: ['Teacher', 'Guard', 'Guard'] },
    })
      .play('light', { complete: card })
      .play('light', { cards: ['character/Guard #1'] })
      .expect({ numbers: { 'character/Guard #1': { power: 6 }, 'character/Guard #2': { power: 2 } } })
  })
})

describe('abilities in battle', () => {
  ruling(['Hit and Run'], 'the attacking unit retreats when the attack ends', (card) => {
    at('attack space', {
      dice: [1, 1, 1, 1],
      dark: { space: [{ card: 'Idle Ship', tapped: true }] },
      light: { space: ['Ship', 'Idle Ship'], hand: [card], force: 2 },
    })
      .play('light', { attack: 'Ship' })
      .play('light', { 'battle-card': card })
      .expect({ zones: { 'light.build': ['Ship'] } })
  })
  ruling(['Worrt'], 'the own Creatures may be chosen', (card) => {
    at('battle ground', {
      cards: [ground('Lizard', { subtypes: ['Creature'], speed: 5 })],
      dice: [6, 6],
      dark: { ground: [card, 'Lizard'] },
      light: { ground: ['Idle Walker'] },
    })
      .play('dark', { play: card })
      .play('dark', { cards: ['Lizard'] })
      .expect({ facts: { Lizard: { damage: 2 } } })
  })
  ruling(['Aurra Sing (C)'], 'a card from the deck goes under her, and counts', (card) => {
    at('attack character', {
      dice: [6, 6, 6, 6],
      dark: { character: [card, 'Idle Guard'], deck: ['Jawa', 'Jawa'] },
      light: { character: [{ card: 'Guard', tapped: true }, 'Idle Guard'] },
    })
      .play('dark', { attack: card, defender: 'Guard' })
      .expect({ numbers: { [card]: { speed: 50, power: 5, health: 5 } }, zones: { 'dark.deck': 1 } })
  })
  ruling(
    ['Forward Command Center', 'Chariot Light Assault Vehicle'],
    'it taps for another unit’s attack, and then attacks no more',
    (card) => {
      const seat = card === 'Forward Command Center' ? 'light' : 'dark'
      const other = seat === 'light' ? 'dark' : 'light'
      at('attack ground', {
        dice: [1, 1, 1, 1, 1, 1, 1].slice(0, seat === 'light' ? 7 : 2),
        [seat]: { ground: ['Walker', card] },
        [other]: { ground: [{ card: 'Idle Walker', tapped: true }] },
      })
        .play(seat, { attack: 'Walker' })
        .play(seat, { play: card })
        .play(seat, { cards: ['Walker'] })
        .expect({
          events: [
            { kind: 'tapped', card },
            { kind: 'diceRolled', seat, for: 'attack' },
          ],
        })
    },
  )
  ruling(
    ['Darth Revan (B)'],
    'the damage of the ability is settled before the dice of the attack',
    (card) => {
      at('attack character', {
        cards: [character('Frail', { health: 1, speed: 5 })],
        dark: { character: [card, 'Idle Guard'], force: 1 },
        light: { character: [{ card: 'Frail', tapped: true }, 'Idle Guard'] },
      })
        .play('dark', { attack: card, defender: 'Frail' })
        .play('dark', { play: card })
        .expect({
          zones: { 'light.discard': ['Frail'] },
          events: [{ kind: 'damagePlaced', unit: 'Frail', amount: 1 }],
        })
    },
  )
  ruling(['Asteroid Field', 'Hoth Icefields'], 'one chance of prevention for all the damage', (card) => {
    const arena = card === 'Asteroid Field' ? 'space' : 'ground'
    const [unitName, idle] = arena === 'space' ? ['Ship', 'Idle Ship'] : ['Walker', 'Idle Walker']
    at(`battle ${arena}`, {
      dice: [6, 1, 6, 1],
      dark: { [arena]: [unitName], locations: [card] },
      light: { [arena]: [idle] },
    })
      .play('dark', [unitName, idle])
      .expect({
        events: [
          { kind: 'damagePlaced', unit: unitName, amount: 1 },
          { kind: 'damagePlaced', unit: idle, amount: 1 },
        ],
      })
  })
  ruling(['Chewbacca (B)'], 'every card that is drawn removes a counter', (card) => {
    at('build light', {
      light: {
        ground: ['Jawa Crawler', { card: 'Idle Walker', damage: 2 }],
        character: [card],
        deck: ['Jawa', 'Jawa', 'Jawa'],
        hand: ['Jawa', 'Jawa', 'Jawa', 'Jawa'],
      },
    })
      .play('light', 'skip-draw')
      .play('light', { play: 'Jawa Crawler' })
      .expect({ facts: { 'Idle Walker': { damage: 2 } } })
      .play('light', { cards: ['light.hand/Jawa #1', 'light.hand/Jawa #2', 'light.hand/Jawa #3'] })
      .play('light', { cards: ['Idle Walker'] })
      .play('light', { cards: ['Idle Walker'] })
      .expect({ facts: { 'Idle Walker': { damage: 0 } } })
  })
  ruling(["Anakin's Spirit (A)"], 'one of the two named is enough', (card) => {
    at('build light', {
      light: { character: [card, 'Luke Skywalker (C)'], hand: ['Jawa'], buildPoints: 2, force: 0 },
    }).expect({ resources: { light: { force: 2 } } })
  })
  ruling(["Yoda's Spirit (A)", "Anakin's Spirit (A)"], 'it counts as a unit and can be chosen', (card) => {
    at('build light', {
      light: { character: [card, 'Bail Organa (A)'], hand: ['Jawa'], buildPoints: 2 },
      dark: { character: [card] },
    })
      .play('light', { play: 'Bail Organa (A)' })
      .expect({
        facts: { [`character/${card} #1`]: { tapped: true }, [`character/${card} #2`]: { tapped: false } },
      })
  })
})

describe('counters that bring counters', () => {
  ruling(
    ['Painful Reckoning'],
    'where damage is doubled too it is four times as much, half of it damage',
    (card) => {
      at('battle ground', {
        cards: [
          ground('Cannon', {
            power: 2,
            speed: 90,
            text: 'When this unit damages a unit, gain that much Force.',
          }),
          ground('Bunker', { health: 20, speed: 5 }),
        ],
        dice: [6, 6],
        dark: { ground: ['Cannon'], hand: [card], force: 4, locations: ['Hoth Battle Plains'] },
        light: { ground: ['Bunker'] },
      })
        .play('dark', { 'battle-card': card })
        .play('dark', 'ground')
        .play('dark', { attack: 'Cannon' })
        .expect({ facts: { Bunker: { damage: 8 } }, resources: { dark: { force: 4 } } })
    },
  )
})

describe('the order of battles', () => {
  ruling(['Streets of Cloud City'], 'Ground, then Space, then Character', (card) => {
    const tapped = (name: string) => ({ card: name, tapped: true })
    at('battle', {
      dice: [1, 1, 1, 1, 1, 1],
      dark: { ground: ['Walker'], space: ['Ship'], character: ['Guard'], locations: [card] },
      light: { ground: [tapped('Walker')], space: [tapped('Ship')], character: [tapped('Guard')] },
    })
      .play('dark', { attack: 'ground/Walker #1' })
      .play('dark', { attack: 'space/Ship #1' })
      .play('dark', { attack: 'character/Guard #1' })
      .expect({ table: { turn: 2 } })
  })
})
