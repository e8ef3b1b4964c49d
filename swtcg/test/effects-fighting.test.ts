/** Effects on the running attack and around it, from the words of cards: divided hits, prices, what units were. */
import { describe, test } from 'vitest'
import { character, fight, ground, unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'
import { fast, slow } from './worded-cards.ts'

const wing = unit('Wing', { speed: 5, health: 9 })
const card = (text: string) => ({ name: 'Trick', side: 'neutral' as const, kind: 'battle' as const, text })
const mission = (text: string) => ({ name: 'Plan', side: 'dark', kind: 'mission', cost: 0, text })

/** The Dark Side's Fast is next to attack, with a card in hand. */
const attack = (text: string, dice: readonly number[], cards = [fast(), slow()], more: object = {}) =>
  fight({
    cards: [...cards, wing, card(text)],
    dice,
    dark: { force: 9, hand: ['Trick'], space: ['Fast'] },
    light: { force: 9, space: ['Slow', 'Wing'] },
    ...more,
  })

describe('hits and damage', () => {
  test('hits are divided between two units, when they are known', () => {
    attack(
      "You may divide the hits from the attacking unit between the defending unit and another of your opponent's units in the same arena as the defending unit.",
      [6, 6, 6],
    )
      .play('dark', { attack: 'Fast', defender: 'Slow' })
      .play('dark', { 'battle-card': 'Trick' })
      .play('dark', 'yes')
      .play('dark', 1)
      .expect({ facts: { Slow: { damage: 2 }, Wing: { damage: 1 } }, asked: 'light' })
  })
  test('what a unit would do to another is prevented when it comes to that', () => {
    const coward = fast(
      'When this unit attacks, your opponent may pay 4 Force. If your opponent does, prevent all damage this unit would do to the defending unit, and this unit does 2 damage to itself.',
    )
    attack('Gain 1 Force.', [6, 6, 6], [coward, slow()])
      .play('dark', { attack: 'Fast', defender: 'Slow' })
      .play('light', 'yes')
      .play('dark', 'pass')
      .expect({
        resources: { light: { force: 5 } },
        facts: { Slow: { damage: 0 }, Fast: { damage: 2 } },
        asked: 'dark',
      })
  })
  test('a price is as high as something is worth, and is asked only where it can be paid', () => {
    const lord = fast(
      "When this unit attacks a unit, you may pay Force equal to that unit's build cost. If you do, that unit retreats when this unit's attack ends.",
    )
    const meets = (force: number) =>
      fight({
        cards: [lord, slow('', { cost: 6 }), wing],
        dice: [1, 1, 1],
        dark: { force, space: ['Fast'] },
        light: { space: ['Slow', 'Wing'] },
      }).play('dark', { attack: 'Fast', defender: 'Slow' })
    meets(7)
      .play('dark', 'yes')
      .expect({ resources: { dark: { force: 1 } }, zones: { 'light.build': ['Slow'] }, asked: 'light' })
    meets(5).expect({
      resources: { dark: { force: 5 } },
      zones: { space: ['Fast', 'Slow', 'Wing'] },
      asked: 'light',
    })
  })
  test('what a unit was is known after it was discarded to pay', () => {
    fight({
      at: 'battle space',
      cards: [
        fast('', { power: 5 }),
        slow(),
        card(
          "Discard one of your units from the Space arena -> Put X damage counters on one of your opponent's units, where X is the discarded unit's power.",
        ),
      ],
      dark: { hand: ['Trick'], space: ['Fast'] },
      light: { space: ['Slow'] },
    })
      .play('dark', { 'battle-card': 'Trick' })
      .expect({
        facts: { Slow: { damage: 5 } },
        zones: { 'dark.discard': ['Trick', 'Fast'] },
        asked: 'light',
      })
  })
})

describe('who attacks whom', () => {
  const guest = (text: string) => ({
    cards: [fast(text), slow(), wing],
    dark: { force: 9, space: ['Fast'] },
    light: { space: ['Wing'], build: ['Slow'] },
  })
  test('a unit may reach into a build zone for a turn, and something happens when it does', () => {
    const text =
      "Pay 2 Force -> This turn, this unit may attack a Space unit in your opponent's build zone. When it does, it gets +2 power for that attack."
    fight({ ...guest(text), at: 'battle space', dice: [1, 1, 1, 1, 1] })
      .play('dark', { play: 'Fast' })
      .play('dark', { attack: 'Fast', defender: 'Slow' })
      .expect({ events: [{ kind: 'diceRolled', dice: [1, 1, 1, 1, 1] }], asked: 'light' })
    fight({ ...guest(text), at: 'battle space', dice: [1, 1, 1] })
      .play('dark', { play: 'Fast' })
      .play('dark', { attack: 'Fast', defender: 'Wing' })
      .expect({ events: [{ kind: 'diceRolled', dice: [1, 1, 1] }], asked: 'light' })
  })
  test('a unit that an attack did not discard', () => {
    const captain = fast("When this unit attacks, if the defending unit isn't discarded, discard this unit.")
    const against = (health: number) =>
      fight({
        cards: [captain, slow('', { health })],
        dice: [6, 6, 6],
        dark: { space: ['Fast'] },
        light: { space: ['Slow'] },
      }).play('dark', { attack: 'Fast' })
    against(9).expect({ zones: { 'dark.discard': ['Fast'], space: ['Slow'] }, asked: 'light' })
    against(3).expect({ zones: { 'light.discard': ['Slow'], space: ['Fast'] }, asked: { dark: 'retreat' } })
  })
  test('only units in the arena that the text names set it off', () => {
    const watcher = character('Watcher', {
      text: 'When one of your units in the Ground arena attacks, gain 1 Force.',
    })
    fight({
      cards: [fast(), slow(), watcher],
      dice: [1, 1, 1],
      dark: { space: ['Fast'], character: [{ card: 'Watcher', tapped: true }] },
      light: { space: ['Slow'] },
    })
      .play('dark', { attack: 'Fast' })
      .expect({ resources: { dark: { force: 0 } }, asked: 'light' })
  })
})

describe('in the build step', () => {
  test('nobody spends build points who cannot', () => {
    build
      .light({ hand: ['Slow', SPARE], buildPoints: 5, space: ['Locked'] }, {}, [
        slow('', { cost: 2 }),
        unit('Locked', { text: "You can't spend build points." }),
      ])
      .expect({ offers: { light: [{ verb: 'pass' }] }, asked: 'light' })
  })
  test('a subtype is chosen among some', () => {
    const jedi = unit('Knight', { subtypes: ['Jedi'] })
    const clone = unit('Copy', { subtypes: ['Clone'] })
    build
      .dark({ hand: ['Plan', SPARE], space: ['Copy'] }, { space: ['Knight'] }, [
        jedi,
        clone,
        mission('Choose one: Clone or Jedi. Each unit of that type gets -2 power until end of turn.'),
      ])
      .play('dark', { complete: 'Plan' })
      .play('dark', '2')
      .expect({ numbers: { Knight: { power: 1 }, Copy: { power: 3 } }, asked: 'dark' })
  })
  test('units in each arena are units in every one of them', () => {
    const text = 'If you have a unit in each arena, you gain 3 Force.'
    const cards = [fast(), ground('Walker'), character('Guard'), mission(text)]
    const there = (more: object) =>
      build
        .dark({ hand: ['Plan', SPARE], space: ['Fast'], ground: ['Walker'], ...more }, {}, cards)
        .play('dark', { complete: 'Plan' })
    there({}).expect({ resources: { dark: { force: 0 } }, asked: 'dark' })
    there({ character: ['Guard'] }).expect({ resources: { dark: { force: 3 } }, asked: 'dark' })
  })
})
