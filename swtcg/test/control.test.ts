/** Control of cards: who commands a unit that changed hands, and where it goes. */
import { describe } from 'vitest'
import type { Instruction } from '../language/tree/instructions.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import { battleCard, both, chosen, fight, gainForce, idc, paying, raider, unit } from './battle-play.ts'

const patrol = unit('Patrol', { speed: 40, health: 9, abilities: [paying(1, [gainForce(3)])] })
const seize = (name: string, duration: 'this-turn' | 'this-game' = 'this-turn'): InlineCard =>
  battleCard('Seize', { do: 'gain-control', who: chosen(name), for: duration })

describe('gaining control of a unit', () => {
  idc(
    'gives its attacks and abilities, until it goes back',
    ['term/control-of-card', 'term/control-may-change'],
    () => {
      fight({
        cards: [seize('Patrol'), raider, patrol, unit('Rebel', { speed: 30 })],
        at: 'space',
        dice: [1, 1, 1, 1],
        dark: { force: 1, hand: ['Seize'], space: [{ card: 'Raider', tapped: true }] },
        light: { space: ['Patrol', 'Rebel'] },
      })
        .play('dark', { 'battle-card': 'Seize' })
        .expect({
          facts: { Patrol: { controller: 'dark' } },
          asked: { dark: 'general' },
          offers: { dark: [{ play: 'Patrol' }] },
        })
        .play('dark', { play: 'Patrol' })
        .expect({
          resources: { dark: { force: 3 } },
          offersExactly: { dark: [{ attack: 'Patrol', defender: 'Rebel' }, { 'skip-attack': 'Patrol' }] },
        })
        .play('dark', { attack: 'Patrol' })
        .play('light', { 'skip-attack': 'Rebel' })
        .expect({ facts: { Patrol: { controller: 'light' } }, table: { turn: 2 }, asked: 'dark' })
    },
  )

  idc(
    'covers its whole stack, and cards added to it go along when it goes back',
    ['term/control-covers-everything'],
    () => {
      const luke = (version: string): InlineCard => unit('Luke', { version, cost: 1, speed: 10 })
      const puppet: Instruction = { do: 'gain-control', who: chosen('Luke'), for: 'this-turn' }
      const master = unit('Master', { abilities: [paying(0, [puppet], { timing: 'build-step' })] })
      fight({
        cards: [luke('A'), luke('B'), luke('C'), master, raider],
        at: 'build dark',
        dice: [1],
        dark: { buildPoints: 3, hand: ['Luke (C)'], space: [{ card: 'Master', tapped: true }] },
        light: {
          space: [
            { card: 'Luke (A)', tapped: true, stack: ['Luke (B)'] },
            { card: 'Raider', tapped: true },
          ],
        },
      })
        .play('dark', { play: 'Master' })
        .play('dark', { complete: 'Luke (C)', destination: { place: 'beneath' } })
        .play('dark', 'pass')
        .expect({
          facts: {
            'Luke (A)': { controller: 'light', stack: 2 },
            'Luke (B)': { controller: 'light' },
            'Luke (C)': { controller: 'light' },
          },
          events: [
            { kind: 'stacked', seat: 'dark', card: 'Luke (A)' },
            { kind: 'controlChanged', card: 'Luke (A)', seat: 'light' },
          ],
          table: { turn: 2 },
          asked: 'dark',
        })
    },
  )

  const kill = battleCard('Kill', { do: 'discard', what: chosen('Patrol') })
  const recall = battleCard('Recall', { do: 'put', what: chosen('Patrol'), to: 'hand' })
  const out = (card: InlineCard) =>
    fight({
      cards: [card, raider, patrol],
      at: 'space',
      dark: { hand: [card.name], space: ['Raider', { card: 'Patrol', owner: 'light' }] },
      light: { space: ['Raider'] },
    }).play('dark', { 'battle-card': card.name })
  idc(
    "does not change whose card it is: it goes to its owner's piles and hand",
    ['term/control-limits', 'term/owner', 'primary/owner-overrides', 'primary/card-never-overrides-owner'],
    () => {
      out(kill).expect({ zones: { 'light.discard': ['Patrol'], 'dark.discard': ['Kill'] }, asked: 'dark' })
      out(recall).expect({ zones: { 'light.hand': ['Patrol'], 'dark.hand': [] }, asked: 'dark' })
    },
  )
  idc('sends it to the build zone of whoever controls it when it retreats', ['term/retreat-meaning'], () => {
    out(battleCard('Flee', { do: 'retreat', who: chosen('Patrol') })).expect({
      zones: { 'dark.build': ['Patrol'], 'light.build': [] },
      asked: 'dark',
    })
  })
})

describe('counters', () => {
  idc('go when a card is discarded', ['term/counter-tracks-changes'], () => {
    const phoenix = unit('Phoenix', { speed: 10, health: 3 })
    const rebirth = battleCard(
      'Rebirth',
      { do: 'discard', what: chosen('Phoenix') },
      {
        do: 'search',
        who: 'you',
        zone: 'discard-pile',
        of: { names: ['Phoenix'] },
        count: 1,
        to: 'its-arena',
        show: 'shown',
      },
    )
    fight({
      cards: [phoenix, rebirth, raider],
      at: 'space',
      dark: { hand: ['Rebirth'], space: ['Raider', { card: 'Phoenix', damage: 2 }] },
      light: { space: ['Raider'] },
    })
      .play('dark', { 'battle-card': 'Rebirth' })
      .play('dark', { cards: ['Phoenix'] })
      .expect({ zones: { 'dark.discard': ['Rebirth'] }, facts: { Phoenix: { damage: 0 } }, asked: 'dark' })
  })
  idc('on a Pilot stay when those of units are removed', ['term/counter-removal-skips-pilots'], () => {
    const pilot: InlineCard = {
      name: 'Ace',
      side: 'neutral',
      kind: 'unit',
      arenas: ['character'],
      cost: 1,
      speed: 10,
      power: 1,
      health: 3,
      abilities: [{ ability: 'pilot', subtypes: ['Fighter'], bonus: {}, gives: [] }],
    }
    const heal = battleCard('Heal', {
      do: 'remove-damage-counters',
      who: { take: { take: 'each' }, of: { whose: 'you', kind: ['unit'] } },
      amount: 'all',
    })
    fight({
      cards: [pilot, heal, raider, unit('Fighter', { subtypes: ['Fighter'], health: 3 })],
      at: 'space',
      dark: { hand: ['Heal'], space: [{ card: 'Fighter', damage: 2, pilots: [{ card: 'Ace', damage: 1 }] }] },
      light: { space: ['Raider'] },
    })
      .play('dark', { 'battle-card': 'Heal' })
      .expect({ facts: { Fighter: { damage: 0 }, Ace: { damage: 1 } }, asked: 'light' })
  })
})

describe('a unit that another player has attack', () => {
  const order: Instruction = {
    do: 'have-attack',
    who: chosen('Patrol'),
    target: { whose: 'opponent', place: { in: 'arena', arenas: ['space'] } },
    for: 'this-turn',
  }
  const trick = battleCard('Trick', order)
  const position = {
    cards: [trick, raider, patrol, unit('Rebel', { speed: 30, health: 9 })],
    at: 'space',
    dark: { hand: ['Trick'], space: [{ card: 'Raider', tapped: true }] },
  }
  both(
    'attacks whom that player says, with dice of its own player',
    { idc: ['idc/phrase/may-attack'], wotc: ['wotc/attack/have-it-attack'] },
    (play) => {
      play({ ...position, dice: [6, 6, 1], light: { space: ['Patrol', 'Rebel'] } })
        .play('dark', { 'battle-card': 'Trick' })
        .expect({
          asked: { dark: 'have-it-attack' },
          offersExactly: { dark: [{ cards: [] }, { cards: ['Rebel'] }] },
        })
        .play('dark', { cards: ['Rebel'] })
        .expect({
          facts: { Patrol: { tapped: true }, Rebel: { damage: 2 } },
          events: [
            { kind: 'attackDeclared', attacker: 'Patrol', defender: 'Rebel' },
            { kind: 'diceRolled', seat: 'light' },
          ],
          asked: { light: 'next-attack' },
        })
    },
  )
  both(
    'attacks as usual if there is nobody for it, or if the player declines',
    { idc: ['idc/phrase/may-attack'], wotc: ['wotc/attack/have-it-attack-fallback'] },
    (play) => {
      play({ ...position, light: { space: ['Patrol'] } })
        .play('dark', { 'battle-card': 'Trick' })
        .expect({
          asked: { light: 'next-attack' },
          offers: { light: [{ attack: 'Patrol', defender: 'Raider' }] },
        })
      play({ ...position, light: { space: ['Patrol', 'Rebel'] } })
        .play('dark', { 'battle-card': 'Trick' })
        .play('dark', { cards: [] })
        .expect({
          asked: { light: 'next-attack' },
          offers: { light: [{ attack: 'Patrol', defender: 'Raider' }] },
        })
    },
  )
})
