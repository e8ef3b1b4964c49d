/** Pilots that leave their units: by retreat, by rearranging, and when control of them returns. */
import { describe } from 'vitest'
import type { Instruction } from '../language/tree/instructions.ts'
import type { Ability } from '../language/tree/tree.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import {
  battleCard,
  character,
  each,
  fight,
  fight2003,
  idc,
  patrol,
  tapped,
  unit,
  wotc,
} from './battle-play.ts'

const pilots: Ability = { ability: 'pilot', subtypes: ['Starfighter'], bonus: { health: 2 }, gives: [] }
const ace = character('Ace', { abilities: [pilots] })
const rival = character('Rival', { abilities: [pilots] })
const fighter = unit('Fighter', { subtypes: ['Starfighter'], speed: 60 })

describe('retreating', () => {
  idc(
    'with Pilots of both players sends each home, but for one of the unit’s own',
    ['pilot/both-players-pilots-on-retreat'],
    () => {
      const stand = () =>
        fight({
          cards: [ace, rival, fighter, patrol],
          at: 'retreat dark',
          dark: {
            space: [
              { card: 'Fighter', pilots: ['Ace', { card: 'Rival', owner: 'light', controller: 'light' }] },
            ],
          },
          light: { space: ['Patrol'] },
        }).play('dark', { cards: ['Fighter'] })
      stand()
        .play('dark', { cards: ['Ace'] })
        .expect({
          zones: { 'dark.build': ['Fighter'], attached: ['Ace'], 'light.build': ['Rival'] },
          facts: { Rival: { tapped: false } },
          asked: 'light',
        })
      stand()
        .play('dark', { cards: [] })
        .expect({ zones: { 'dark.build': ['Fighter', 'Ace'], 'light.build': ['Rival'] }, asked: 'light' })
    },
  )
  wotc('may be for the Pilot alone', ['pilot/retreat-pilot-alone'], () => {
    const stand = (pilot: object) =>
      fight2003({
        cards: [ace, fighter, patrol],
        at: 'retreat dark',
        dark: { space: [{ card: 'Fighter', tapped: true, pilots: [{ card: 'Ace', ...pilot }] }] },
        light: { space: ['Patrol'] },
      })
    stand({})
      .play('dark', { cards: ['Ace'] })
      .expect({
        zones: { space: ['Fighter', 'Patrol'], 'dark.build': ['Ace'] },
        facts: { Ace: { tapped: true } },
        numbers: { Fighter: { health: 3 } },
        asked: 'light',
      })
    stand({ tapped: true }).expect({ asked: 'light' })
  })
})

describe('a Pilot', () => {
  const version = (letter: string, ...abilities: Ability[]): InlineCard =>
    character('Wedge', { version: letter, abilities })
  idc(
    'that has moved may fall off when an effect rearranges its stack',
    ['pilot/fall-off-allowed-by-effect'],
    () => {
      const turn: Instruction = { do: 'rearrange', who: each({ names: ['Wedge'] }) }
      fight({
        cards: [version('A', pilots), version('B'), fighter, patrol, battleCard('Reshuffle', turn)],
        at: 'space',
        dark: {
          hand: ['Reshuffle'],
          space: [
            {
              card: 'Fighter',
              tapped: true,
              pilots: [{ card: 'Wedge (A)', moved: true, stack: ['Wedge (B)'] }],
            },
          ],
        },
        light: { space: [tapped('Patrol')] },
      })
        .play('dark', { 'battle-card': 'Reshuffle' })
        .expect({
          asked: { dark: 'fall-off' },
          offersExactly: {
            dark: [
              { move: 'Wedge (B)', to: 'character' },
              { move: 'Wedge (B)', to: 'build' },
              { rearrange: 'Wedge (B)', version: 'Wedge (A)' },
            ],
          },
        })
        .play('dark', { move: 'Wedge (B)', to: 'build' })
        .expect({ zones: { 'dark.build': ['Wedge (B)'], space: ['Fighter', 'Patrol'] }, asked: 'dark' })
    },
  )
  idc(
    'whose control returns stays on the unit until its controller takes it off',
    ['pilot/control-return-while-piloting'],
    () => {
      const seize: InlineCard = {
        ...{ name: 'Press Gang', side: 'dark', kind: 'mission', cost: 0 },
        abilities: [
          {
            ability: 'effect',
            cost: [],
            do: [{ do: 'gain-control', who: each({ names: ['Rival'] }), for: 'this-turn' }],
          },
        ],
      }
      fight({
        cards: [rival, fighter, patrol, seize],
        at: 'build dark',
        dark: { hand: ['Press Gang'], space: ['Fighter'] },
        light: { space: ['Patrol'], character: ['Rival'] },
        dice: [1],
      })
        .play('dark', { complete: 'Press Gang' })
        .play('dark', { pilot: 'Rival', unit: 'Fighter' })
        .expect({ facts: { Rival: { controller: 'dark', host: 'Fighter' } } })
        .play('dark', { cards: [] })
        .play('light', { cards: [] })
        .play('dark', { 'skip-attack': 'Fighter' })
        .play('light', { 'skip-attack': 'Patrol' })
        .expect({ table: { turn: 2 }, facts: { Rival: { controller: 'light', host: 'Fighter' } } })
        .play('light', { move: 'Rival', to: 'character' })
        .expect({ zones: { character: ['Rival'], attached: [] }, asked: 'dark' })
    },
  )
})
