/** The retreat step. */
import { describe } from 'vitest'
import { both, citedBy, fight, fight2003, ground, idc, paying, wotc } from './battle-play.ts'
import { guard, patrol, raider, walker } from './three-arenas.ts'

describe('the retreat step', () => {
  const position = {
    cards: [raider, patrol, walker, guard],
    at: 'retreat',
    dark: { space: ['Raider', { card: 'Patrol', tapped: true }], ground: ['Walker'] },
    light: { space: ['Patrol'], character: ['Guard'] },
  }
  both(
    "any number of untapped units tap and go to the build zone, the Dark Side's first",
    {
      idc: ['idc/turn/retreat-step', 'idc/turn/retreat-dark-first'],
      wotc: ['wotc/retreat/any-number-untapped', 'wotc/retreat/tap-and-move', 'wotc/turn/retreat-steps'],
    },
    (play) => {
      play(position)
        .expect({
          asked: { dark: 'retreat' },
          offers: { dark: [{ cards: [] }, { cards: ['Raider', 'Walker'] }] },
        })
        .play('dark', { cards: ['Raider', 'Walker'] })
        .expect({
          asked: { light: 'retreat' },
          zones: { 'dark.build': ['Raider', 'Walker'], ground: [] },
          facts: { Raider: { tapped: true, faceDown: false }, Walker: { tapped: true } },
          refused: {
            light: { cards: ['dark.build/Raider'] },
            rule: citedBy(play, 'idc/turn/retreat-dark-first'),
          },
        })
        .play('light', { cards: [] })
        .expect({ zones: { 'light.build': [], 'dark.build': 2 }, asked: { light: 'next-attack' } })
    },
  )

  both(
    'a tapped unit cannot be retreated, nor one that is no longer in an arena',
    {
      idc: ['idc/turn/retreat-not-tapped', 'idc/term/retreat-meaning'],
      wotc: ['wotc/retreat/tapped-cannot', 'wotc/retreat/only-from-arena'],
    },
    (play) => {
      play({ ...position, dark: { ...position.dark, build: ['Guard'] } }).expect({
        noOffers: { dark: [{ cards: ['space/Patrol #1'] }, { cards: ['dark.build/Guard'] }] },
        refused: [
          { dark: { cards: ['space/Patrol #1'] }, code: 'tapped' },
          { dark: { cards: ['dark.build/Guard'] }, code: 'not-in-an-arena' },
        ],
        asked: 'dark',
      })
    },
  )

  idc('Locations cannot retreat', ['turn/retreat-not-locations'], () => {
    fight({ ...position, dark: { ...position.dark, locations: ['Carbon-Freezing Chamber'] } }).expect({
      refused: { dark: { cards: ['Carbon-Freezing Chamber'] }, rule: 'idc/turn/retreat-not-locations' },
      asked: 'dark',
    })
  })

  const medic = ground('Medic', {
    abilities: [
      paying(
        1,
        [
          {
            do: 'untap',
            who: { take: { take: 'exactly', count: 1 }, of: { state: ['tapped'], whose: 'you' } },
          },
        ],
        { timing: 'retreat-step' },
      ),
    ],
  })
  idc(
    'effects for the retreat step come after both players have retreated',
    ['turn/retreat-step-effects'],
    () => {
      fight({
        ...position,
        cards: [...position.cards, medic],
        dark: { force: 1, ground: ['Medic'], space: ['Raider', { card: 'Patrol', tapped: true }] },
      })
        .play('dark', { cards: ['Raider'] })
        .expect({ asked: { light: 'retreat' } })
        .play('light', { cards: [] })
        .expect({ asked: { dark: 'retreat' }, offersExactly: { dark: ['pass', { play: 'Medic' }] } })
        .play('dark', { play: 'Medic' })
        .play('dark', { cards: ['Raider'] })
        .expect({
          facts: { Raider: { tapped: false } },
          zones: { 'dark.build': ['Raider'] },
          asked: { light: 'next-attack' },
        })
    },
  )
  wotc('nothing can be played in the retreat steps', ['turn/no-plays-outside-chances'], () => {
    fight2003({
      ...position,
      cards: [...position.cards, medic],
      dark: { force: 1, ground: ['Medic'], space: ['Raider', { card: 'Patrol', tapped: true }] },
    })
      .play('dark', { cards: ['Raider'] })
      .play('light', { cards: [] })
      .expect({ asked: { light: 'next-attack' } })
  })

  both(
    'a retreated unit neither attacks nor is attacked, and may be back in a later build step',
    {
      idc: ['idc/turn/build-step-return-to-arena', 'idc/turn/return-tapped-or-untapped'],
      wotc: ['wotc/retreat/no-attack-either-way', 'wotc/retreat/return-in-build-step', 'wotc/term/retreated'],
    },
    (play) => {
      const game = play({
        cards: [raider, patrol, walker],
        at: 'retreat',
        dice: [1],
        dark: { space: ['Raider'], ground: ['Walker'] },
        light: { space: ['Patrol'], ground: ['Walker'] },
      })
      game.play('dark', { cards: ['Raider'] }).play('light', { cards: [] })
      game
        .expect({
          events: [
            { kind: 'retreated', card: 'Raider' },
            { kind: 'attackSkipped', card: 'Patrol' },
          ],
          table: { step: 'ground' },
          asked: 'dark',
        })
        .play('dark', { 'skip-attack': 'Walker' })
        .play('light', { 'skip-attack': 'Walker' })
        .expect({ asked: { dark: 'build' }, offers: { dark: [{ move: 'Raider', to: 'space' }] } })
        .play('dark', { move: 'Raider', to: 'space' })
        .expect({ zones: { 'dark.build': [] }, facts: { Raider: { tapped: false } }, asked: 'dark' })
    },
  )

  wotc('a whole stack retreats as one unit', ['retreat/whole-stack'], () => {
    fight2003({
      cards: [patrol],
      at: 'retreat',
      dark: { character: [{ card: 'Darth Vader (C)', stack: ['Darth Vader (B)'] }] },
      light: { space: ['Patrol'] },
    })
      .play('dark', { cards: ['Darth Vader (C)'] })
      .expect({
        zones: { character: [], 'dark.build': ['Darth Vader (C)'], attached: ['Darth Vader (B)'] },
        facts: { 'Darth Vader (C)': { stack: 1 } },
        asked: 'light',
      })
  })
})
