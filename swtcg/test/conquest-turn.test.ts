/** Galactic Conquest: Pilots, and the turn of a battle for a Location. */
import { describe, expect } from 'vitest'
import { resolveOptions } from '../index.ts'
import { ground, paying, self, unit } from './battle-play.ts'
import { CONQUEST, cards, id, keyword, play, rich } from './conquest-play.ts'
import { opt, passTo, playWith } from './option-play.ts'

describe('Pilots', () => {
  const board = (pilot: string, unit: string) => ({ pilot, unit })
  const at = { at: 'build dark', dark: { ...rich, build: ['Hero', 'Ace'], space: ['Wing', 'Drone'] } }
  opt(
    'any Character flies any unit, Droids too, one on each',
    id('any-character-pilots-any-unit', 'pilot-droids', 'one-pilot-per-unit'),
    () => {
      const game = play('space', at)
      game.expect({ offers: { dark: [board('Hero', 'Wing'), board('Hero', 'Drone')] } })
      game.play('dark', board('Hero', 'Drone')).expect({
        refused: { dark: board('Ace', 'Drone'), rule: 'idc/keyword/pilot-one-per-unit' },
      })
      const land = play('ground', {
        at: 'build dark',
        dark: { ...rich, ground: ['Walker', 'Hero', 'Rebel'] },
      })
      land.expect({
        offers: { dark: [board('Hero', 'Walker')] },
        noOffers: { dark: [board('Hero', 'Rebel')] },
      })
    },
  )
  opt('a Pilot moves once in the build step', id('pilot-move-once'), () => {
    const game = play('space', at).play('dark', board('Hero', 'Wing'))
    game.expect({ noOffers: { dark: [board('Hero', 'Drone'), { move: 'Hero' }] } })
  })
  const aboard = (pilot: string) =>
    play(
      'space',
      {
        at: 'battle space',
        dark: { space: [{ card: 'Wing', pilots: [pilot] }, 'Drone'] },
        light: { space: ['Enemy'] },
      },
      { dice: [6, 6, 6, 6, 6] },
    )
  opt(
    'what a Pilot grants goes to its unit alone, by the subtypes that it lists, both lines as one',
    id('pilot-grants-to-its-unit-only', 'pilot-abilities-listed-subtypes', 'pilot-abilities-merge'),
    () => {
      aboard('Ace').expect({
        numbers: { Wing: { power: 7, accuracy: 2 }, Drone: { power: 3, accuracy: 0 } },
      })
      const walking = play('ground', {
        at: 'battle ground',
        dark: { ground: [{ card: 'Walker', pilots: ['Ace'] }] },
        light: { ground: ['Tank'] },
      })
      walking.expect({ numbers: { Walker: { power: 5, accuracy: 0 } }, asked: { dark: 'general' } })
      walking.expect({ offers: { dark: [{ verb: 'special', name: 'spur' } as never] } })
    },
  )
  opt('the other text of a Pilot is ignored', id('pilot-other-text-ignored'), () => {
    aboard('Ace').expect({ numbers: { Wing: { armor: 0 } } })
  })
  opt('a piloted unit may go faster, for 1 power', id('piloted-unit-speed-option'), () => {
    const game = aboard('Hero').expect({ asked: { dark: 'general' }, numbers: { Wing: { speed: 40 } } })
    game.play('dark', { verb: 'special', name: 'spur', card: 'Wing' } as never)
    game.expect({ numbers: { Wing: { speed: 50, power: 5 } } })
    passTo(game, 'next-attack')
    game.expect({ noOffers: { dark: [{ 'skip-attack': 'Enemy' }] } })
    game.play('dark', { attack: 'Wing', defender: 'Enemy' })
    game.expect({ facts: { Enemy: { damage: 4 } }, numbers: { Wing: { speed: 40, power: 5 } } })
  })
})

describe('the turn of a battle', () => {
  opt('the build step and the retreat step are as ever', id('build-and-retreat-normal'), () => {
    const game = play('ground', {
      at: 'build dark',
      dark: { hand: ['Walker', 'Jawa'], buildPoints: 4, ground: ['Tank'] },
      light: { ground: ['Tank'] },
    })
    game.play('dark', { complete: 'Walker', destination: { to: 'ground' } }).play('dark', 'pass')
    game.play('dark', { cards: ['Tank #1'] }).expect({ zones: { 'dark.build': ['Tank'], ground: 2 } })
  })
  const field = (light: readonly string[]) =>
    play('ground', {
      at: 'side-mission',
      dark: { ground: ['Tank', 'Hero', 'Ace'] },
      light: { ground: ['Walker', ...light] },
    })
  opt(
    'a player may call for a Character arena',
    id('side-mission-step', 'character-locations-side-missions'),
    () => {
      const game = field(['Rebel'])
        .expect({ asked: { dark: 'side-mission' } })
        .play('dark', true)
      game.play('dark', { cards: ['Hero'] })
      game.expect({ zones: { character: ['Hero', 'Rebel'], ground: 3 } })
      passTo(game, 'next-attack')
      game.play('dark', { 'skip-attack': 'Ace' }).play('dark', { 'skip-attack': 'Tank' })
      game.play('light', { 'skip-attack': 'Walker' })
      game.expect({ asked: { dark: 'next-attack' }, table: { step: 'character' } })
      game.play('dark', { 'skip-attack': 'Hero' }).play('light', { 'skip-attack': 'Rebel' })
      game.expect({ zones: { character: 0, ground: 5 }, table: { turn: 2 } })
      const space = play('space', { at: 'battle', dark: { space: ['Wing'] }, light: { space: ['Enemy'] } })
      expect(space.machine.rules.procedures.get('swtcg/turn')!.steps.has('side-mission')).toBe(false)
    },
  )
  opt('each side sends at least one, and as many as it likes', id('side-mission-participants'), () => {
    const game = field(['Rebel', 'Hero']).play('dark', false)
    game.expect({ asked: { light: 'side-mission' } }).play('light', true)
    game.expect({ asked: { dark: 'side-mission-goes' }, noOffers: { dark: [{ cards: [] }] } })
    game.play('dark', { cards: ['Ace'] }).play('light', { cards: ['Rebel', 'ground/Hero #2'] })
    game.expect({ zones: { character: 3 } })
    field([]).expect({ zones: { character: 0 }, asked: { dark: 'next-attack' } })
  })
  const shifter = (arenas: readonly ('space' | 'ground' | 'character')[]) =>
    ground('Shifter', {
      arenas: [...arenas],
      speed: 90,
      abilities: [
        {
          ability: 'switch',
          parts: [
            { bonus: {}, gives: [keyword('bombard', 2)] },
            { bonus: { power: 2 }, gives: [] },
          ],
        } as never,
      ],
    })
  opt('Switch gives what belongs to the deck’s type', id('switch-by-deck-type'), () => {
    const at = (type: 'space' | 'ground') =>
      play(
        type,
        {
          at: `battle ${type}`,
          dark: { [type]: ['Shifter'] },
          light: { [type]: [type === 'space' ? 'Enemy' : 'Tank'] },
        },
        { cards: [shifter(['space', 'ground'])] },
      )
    at('ground').expect({ numbers: { Shifter: { bombard: 0, power: 5 } } })
    at('space').expect({ numbers: { Shifter: { bombard: 2, power: 3 } } })
  })
  opt('a unit with Switch leaves only for a side mission', id('switch-no-location-change'), () => {
    play(
      'ground',
      { at: 'build dark', dark: { ...rich, ground: ['Shifter'] } },
      {
        cards: [shifter(['space', 'ground'])],
      },
    ).expect({ noOffers: { dark: [{ move: 'Shifter' }] } })
    const game = play(
      'ground',
      { at: 'side-mission', dark: { ground: ['Shifter', 'Tank'] }, light: { ground: ['Rebel', 'Walker'] } },
      { cards: [shifter(['ground', 'character'])] },
    )
    game.play('dark', true).expect({ zones: { character: ['Shifter', 'Rebel'] } })
  })
  opt('no Location is built in a battle', ['compat/secondary-locations-with-conquest'], () => {
    const { remarks } = resolveOptions([`${CONQUEST}:ground`, 'secondary-locations'])
    expect(remarks.map(({ rule, verdict }) => [rule, verdict])).toEqual([
      ['opt/compat/secondary-locations-with-conquest', 'no-effect'],
    ])
    const plain = {
      name: 'Plain',
      side: 'neutral',
      kind: 'location',
      arenas: ['ground'],
      cost: 1,
      abilities: [],
    } as const
    playWith(
      `${CONQUEST}:ground secondary-locations quick-tempo`,
      { at: 'build dark', dark: { hand: ['Plain', 'Jawa'], buildPoints: 5, locations: ['Plain'] } },
      { cards: [...cards, { ...plain, arenas: ['ground'] }] },
    ).expect({ noOffers: { dark: [{ complete: 'Plain' }] } })
  })
  opt('Ion Cannon and Bombard fire from the Location next door', id('ion-cannon-adjacent'), () => {
    const cannon = ground('Cannon', { speed: 90, power: 1, abilities: [keyword('ion-cannon', 3)] })
    const boss = unit('Boss', {
      speed: 1,
      abilities: [
        { ability: 'static', who: { whose: 'you', kind: ['unit'], other: true }, gain: { power: 1 } },
      ],
    })
    const game = play(
      'space',
      { at: 'attack space', dark: { build: ['Cannon'], space: ['Boss'] }, light: { space: ['Enemy'] } },
      { cards: [cannon, boss], dice: [6, 6, 6, 6, 6] },
    )
    game.expect({ asked: { dark: 'next-attack' } }).play('dark', { attack: 'Cannon', defender: 'Enemy' })
    game.expect({ facts: { Cannon: { tapped: true }, Enemy: { damage: 4 } } })
    const bomber = unit('Bomber', {
      speed: 90,
      abilities: [keyword('bombard', 2), paying(0, [{ do: 'tap', who: self } as never])],
    })
    play(
      'ground',
      { at: 'attack ground', dark: { build: ['Bomber'], ground: ['Tank'] }, light: { ground: ['Walker'] } },
      { cards: [bomber] },
    ).expect({ offers: { dark: [{ attack: 'Bomber', defender: 'Walker' }] } })
  })
})
