/** Rulings on cards that leave play, come back, or are held for a while. */
import { describe, expect } from 'vitest'
import { at, character, ground, ruling, unit } from './ruling.ts'

const cannon = unit('Cannon', { power: 9, speed: 90 })
const NINE = [6, 6, 6, 6, 6, 6, 6, 6, 6]

describe('coming back to the hand', () => {
  const shootDown = (card: string, more: object = {}, light: object = {}) =>
    at('attack space', {
      cards: [cannon],
      dice: NINE,
      dark: { space: [{ card, ...more }, 'Idle Ship'], force: 2 },
      light: { space: ['Cannon'], ...light },
    })
      .play('light', { attack: 'Cannon', defender: card })
      .play('dark', 'pass')
  ruling(["Vader's TIE Fighter (A)"], 'its stack comes back with it', (card) => {
    shootDown(card, { stack: ["Vader's TIE Fighter (B)"] })
      .play('dark', 'yes')
      .expect({ zones: { 'dark.hand': [card, "Vader's TIE Fighter (B)"], 'dark.discard': [] } })
  })
  ruling(["Vader's TIE Fighter (A)"], 'cards of another owner stay in that pile', (card) => {
    shootDown(card, { stack: ["Vader's TIE Fighter (B)"], pilots: [{ card: 'Jawa', owner: 'light' }] })
      .play('dark', 'yes')
      .expect({ zones: { 'dark.hand': [card, "Vader's TIE Fighter (B)"], 'light.discard': ['Jawa'] } })
  })
  ruling(["Vader's TIE Fighter (A)"], 'what is out of the discard pile does not come back', (card) => {
    const robber = {
      name: 'Robber',
      side: 'neutral' as const,
      kind: 'unit' as const,
      arenas: ['space' as const],
      cost: 1,
      speed: 5,
      power: 1,
      health: 9,
      text: "When a unit is discarded from the Space arena, remove each unit in your opponent's discard pile from the game.",
    }
    at('attack space', {
      cards: [cannon, robber],
      dice: NINE,
      dark: { space: [card, 'Idle Ship'], force: 2 },
      light: { space: ['Cannon', 'Robber'] },
    })
      .play('light', { attack: 'Cannon', defender: card })
      .play('dark', 'pass')
      .play('dark', 'yes')
      .expect({ zones: { 'dark.discard': [] } })
  })
  ruling(['Tusken War Party'], 'it comes back when it is discarded, not later', (card) => {
    at('attack ground', {
      cards: [ground('Mortar', { power: 9, speed: 90 })],
      dice: NINE,
      dark: { ground: ['Mortar'] },
      light: { ground: [card, 'Idle Walker'], hand: ['Jawa'] },
    })
      .play('dark', { attack: 'Mortar', defender: card })
      .expect({ asked: { light: 'may' } })
      .play('light', 'yes')
      .expect({ zones: { 'light.hand': [card], 'light.discard': ['Jawa'] } })
  })
  ruling(['C-3PO (E)'], 'his stack goes into the deck with him', (card) => {
    at('attack character', {
      cards: [character('Brute', { power: 9, speed: 90 })],
      dice: NINE,
      dark: { character: ['Brute'] },
      light: { character: [{ card, stack: ['C-3PO (A)'] }, 'Idle Guard'], deck: ['Jawa'] },
    })
      .play('dark', { attack: 'Brute', defender: card })
      .expect({ zones: { 'light.deck': 3, 'light.discard': [] } })
  })
})

describe('discarded for a price', () => {
  const boost = (card: string, victim: object | string, more: object = {}) =>
    at('battle space', {
      dark: { hand: [card], force: 2, space: [victim as string, 'Ship'], ...more },
      light: { space: ['Idle Ship'] },
    }).play('dark', { 'battle-card': card })
  ruling(['Dark Sacrifice'], 'the cost of its whole stack counts', (card) => {
    boost(card, { card: "Vader's TIE Fighter (A)", stack: ["Vader's TIE Fighter (B)"] })
      .play('dark', { cards: ["Vader's TIE Fighter (A)"] })
      .expect({ numbers: { Ship: { power: 8 } } })
  })
  ruling(['Dark Sacrifice', 'Big Asteroid'], 'the bonus comes before new units', () => {
    boost('Dark Sacrifice', 'Big Asteroid', { discard: ['Medium Asteroid', 'Medium Asteroid'] })
      .play('dark', { cards: ['Big Asteroid'] })
      .play('dark', 'yes')
      .play('dark', { cards: ['dark.discard/Medium Asteroid #1', 'dark.discard/Medium Asteroid #2'] })
      .expect({ numbers: { Ship: { power: 8 }, 'space/Medium Asteroid #1': { power: 1 } } })
  })
  ruling(['Medium Asteroid'], 'the bonus comes before new units', (card) => {
    boost('Dark Sacrifice', card, { discard: ['Small Asteroid'] })
      .play('dark', { cards: [card] })
      .play('dark', 'yes')
      .play('dark', { cards: ['dark.discard/Small Asteroid'] })
      .expect({ numbers: { Ship: { power: 5 }, 'Small Asteroid': { power: 1 } } })
  })
  ruling(['In Disguise'], 'a unit that lived by a bonus goes before the new one comes', (card) => {
    const nurse = character('Nurse', { cost: 3, text: 'Each of your other Characters gets +1 health.' })
    at('battle character', {
      cards: [nurse],
      dark: {
        hand: [card, 'Nurse'],
        force: 3,
        character: ['Nurse', { card: 'Guard', damage: 3 }, 'Idle Guard'],
      },
      light: { character: ['Idle Guard'] },
    })
      .play('dark', { 'battle-card': card })
      .play('dark', { cards: ['character/Nurse'] })
      .play('dark', 'yes')
      .expect({ zones: { 'dark.discard': [card, 'Nurse', 'Guard'] } })
  })
  ruling(['In Disguise'], 'equal unique units are contested at once', (card) => {
    at('battle character', {
      dark: {
        hand: [card, 'Darth Vader (H)'],
        force: 3,
        character: [{ card: 'Darth Maul (C)', damage: 1 }, 'Darth Vader (F)'],
      },
      light: { character: ['Idle Guard'] },
    })
      .play('dark', { 'battle-card': card })
      .play('dark', { cards: ['Darth Maul (C)'] })
      .play('dark', 'yes')
      .expect({ asked: 'dark' })
  })
  ruling(['Snowtrooper Elite Squad'], 'a discard as a cost that is replaced pays for nothing', (card) => {
    at('battle ground', {
      dark: {
        hand: ['Dark Sacrifice'],
        force: 2,
        ground: [card, 'Walker'],
        character: ['Darth Vader (F)'],
      },
      light: { ground: ['Idle Walker'] },
    })
      .play('dark', { 'battle-card': 'Dark Sacrifice' })
      .play('dark', { cards: [card] })
      .expect({ numbers: { Walker: { power: 2 } }, zones: { 'dark.build': [card] } })
  })
  ruling(['Self-Destruct'], 'the unit goes wherever it is in play', (card) => {
    const jump = {
      name: 'Jump',
      side: 'neutral' as const,
      kind: 'battle' as const,
      text: 'Retreat one of your units. Play only when no unit is attacking.',
    }
    at('battle space', {
      cards: [jump],
      dark: { hand: [card, 'Jump'], force: 3, space: ['Ship', { card: 'Idle Ship', tapped: true }] },
      light: { space: [{ card: 'Idle Ship', tapped: true }] },
    })
      .play('dark', { 'battle-card': card })
      .play('dark', { cards: ['Ship'] })
      .play('dark', { 'battle-card': 'Jump' })
      .play('dark', { cards: ['Ship'] })
      .expect({ zones: { 'dark.build': [], 'dark.discard': [card, 'Jump', 'Ship'] } })
  })
})

describe('held for a while', () => {
  const gear = {
    name: 'Gear',
    side: 'neutral' as const,
    kind: 'equipment' as const,
    arenas: ['ground' as const],
    cost: 1,
    text: 'Pay 1 Force -> Equip | Equipped unit gets +1 power.',
  }
  ruling(['Sando Aqua Monster'], 'Equipment of the unit goes to the build zone', (card) => {
    at('attack ground', {
      cards: [gear],
      dark: { ground: [card] },
      light: { ground: [{ card: 'Idle Walker', equipment: ['Gear'] }, 'Idle Walker'] },
    })
      .play('dark', { play: card })
      .play('dark', { cards: ['ground/Idle Walker #1'] })
      .expect({ zones: { 'light.build': ['Gear'], 'light.aside': ['Idle Walker'] } })
  })
  ruling(['Sando Aqua Monster'], 'only a discard from the arena releases it', (card) => {
    const lure = {
      name: 'Lure',
      side: 'neutral' as const,
      kind: 'battle' as const,
      text: "Return one of your opponent's units to its owner's hand. Play only when no unit is attacking.",
    }
    at('attack ground', {
      cards: [lure],
      dark: { ground: [card, 'Idle Walker'] },
      light: { ground: ['Idle Walker', 'Idle Walker'], hand: ['Lure'] },
    })
      .play('dark', { play: card })
      .play('dark', { cards: ['ground/Idle Walker #2'] })
      .play('light', { 'battle-card': 'Lure' })
      .play('light', { cards: [card] })
      .expect({ zones: { 'dark.hand': [card], 'light.aside': ['Idle Walker'] } })
  })
  ruling(['Lando Calrissian (F)'], 'his player may look at the cards under him', (card) => {
    at('battle character', {
      light: { character: [card], deck: ['Jawa', 'Ugnaught', 'Jawa'] },
      dark: { character: ['Idle Guard'] },
    })
      .play('light', { play: card, ability: '0' })
      .expect({
        knows: { light: ['attached/Ugnaught'] },
        hidden: { dark: ['attached/Ugnaught'] },
      })
  })
  ruling(['Bright Hope (A)'], 'the card under it stays out if it is not discarded', (card) => {
    const home = {
      name: 'Home',
      side: 'neutral' as const,
      kind: 'mission' as const,
      cost: 0,
      text: "Return one of your units to its owner's hand.",
    }
    at('build light', {
      cards: [home],
      light: { hand: [card, 'Jawa Crawler', 'Home'], buildPoints: 5 },
    })
      .play('light', { complete: card, destination: { to: 'space' } })
      .play('light', 'yes')
      .play('light', { cards: ['Jawa Crawler'] })
      .play('light', { complete: 'Home' })
      .expect({ zones: { 'light.hand': [card], 'light.aside': ['Jawa Crawler'] } })
  })
})

describe('back to the build zone', () => {
  ruling(['Refit on Yavin'], 'the stack, the Equipment and every Pilot are discarded', (card) => {
    at('build light', {
      cards: [
        ground('Ace', { version: 'A', text: 'Ace may have an extra Pilot.', subtypes: ['Speeder'] }),
        ground('Ace', { version: 'B', subtypes: ['Speeder'] }),
        character('Rider', { text: '[Pilot] Speeder Pilot. The Speeder gets: +1 power' }),
        { name: 'Horn', side: 'neutral', kind: 'equipment', arenas: ['ground'], cost: 1 },
      ],
      light: {
        hand: [card, 'Jawa'],
        buildPoints: 3,
        ground: [
          { card: 'Ace (A)', stack: ['Ace (B)'], pilots: ['Rider', 'Rider'], equipment: ['Horn'], damage: 1 },
        ],
      },
    })
      .play('light', { complete: card })
      .expect({
        zones: { 'light.build': ['Ace (A)'], attached: [], 'light.discard': 5 },
        facts: { 'Ace (A)': { buildCounters: 3 } },
      })
  })
})

describe('winning by counters', () => {
  const marked = (name: string) => ({ card: name, counters: { corruption: 1 } })
  ruling(['Emperor Palpatine (E)'], 'what spares the game for a turn spares it here', (card) => {
    const wish = {
      name: 'Wish',
      side: 'light' as const,
      kind: 'mission' as const,
      cost: 0,
      text: "You can't lose the game this turn.",
    }
    at('build light', {
      cards: [wish, unit('Cannon', { power: 9, speed: 90 })],
      dice: [6, 6, 6, 6, 6, 6, 6, 6, 6],
      dark: { character: [card], space: ['Cannon'] },
      light: { hand: ['Wish'], space: ['Ship'], character: [marked('Guard')] },
    })
      .play('light', { complete: 'Wish' })
      .play('dark', { cards: [] })
      .play('light', { cards: [] })
      .play('dark', { attack: 'Cannon' })
      .play('light', { attack: 'Guard' })
      .expect({ zones: { 'light.discard': ['Ship', 'Wish'] } })
  })
  ruling(['Emperor Palpatine (E)'], 'a Pilot keeps its counter when he is discarded', (card) => {
    const game = at('attack character', {
      cards: [
        character('Duelist', { power: 9, speed: 90 }),
        unit('Fighter', { subtypes: ['Starfighter'] }),
        character('Ace', { text: '[Pilot] Starfighter Pilot. The Starfighter gets: * Armor' }),
      ],
      dice: [6, 6, 6, 6, 6, 6, 6, 6, 6],
      dark: { character: [{ card, tapped: true }, 'Idle Guard'] },
      light: {
        character: [marked('Duelist')],
        space: [{ card: 'Fighter', pilots: [marked('Ace')] }],
      },
    }).play('light', { attack: 'Duelist', defender: card })
    game.expect({ zones: { 'dark.discard': [card] } })
    const left = game.machine.state.cards.filter((one) => (one?.counters['corruption'] ?? 0) > 0)
    expect(left.map((one) => one?.is)).toEqual(['OWN Ace'])
  })
  ruling(['Emperor Palpatine (E)'], 'units out of play do not matter', (card) => {
    at('build dark', {
      dark: { hand: ['Jawa'], character: [card], force: 2, buildPoints: 9 },
      light: { character: ['Guard'], hand: ['Ship'], discard: ['Walker'] },
    })
      .play('dark', { play: card })
      .play('dark', { cards: ['Guard'] })
      .expect({ over: { winners: ['dark'] } })
  })
})
