/** Options that take stacks apart, weaken cards or turn the sides round. */
import { describe, expect } from 'vitest'
import { character, gainForce, unit } from './battle-play.ts'
import { mission, opt, passTo, playWith } from './option-play.ts'

const QUICK = 'quick-tempo'

const build = (options: string, seat: object, cards: readonly object[], light: object = {}) =>
  playWith(`${options} ${QUICK}`, { at: 'build dark', dark: seat, light } as never, { cards: cards as never })

describe('Vongformed', () => {
  const id = (...names: string[]) => names.map((name) => `vongformed/${name}`)
  const library = playWith('vongformed', { at: 'attack space', dark: {}, light: {} }).machine.constants
    .library
  const text = (title: string): string => JSON.stringify(library.named(title)?.abilities)
  opt('Force costs go up', id('hotwire', 'kessel-system'), () => {
    expect(text('Hotwire')).toContain('{"pay":"force","amount":4}')
    expect(text('Hotwire')).not.toContain('{"pay":"force","amount":2}')
    expect(text('Kessel System')).toContain('"cost":[{"pay":"tap"},{"pay":"force","amount":1}]')
  })
  opt(
    'three Battle cards cost 3 Force',
    id('lost-in-the-asteroids', 'lull-in-the-fighting', 'peace-on-naboo'),
    () => {
      for (const name of ['Lost in the Asteroids', 'Lull in the Fighting', 'Peace on Naboo']) {
        const card = {
          name,
          side: 'neutral',
          kind: 'battle',
          abilities: [{ ability: 'effect', cost: [{ pay: 'force', amount: 1 }], do: [gainForce(0)] }],
        } as never
        const at = (force: number) =>
          passTo(
            playWith(
              'vongformed',
              { at: 'battle space', dark: { force, hand: [name] }, light: {} },
              { cards: [card] },
            ),
            'general',
          )
        at(2).expect({ noOffers: { dark: [{ 'battle-card': name }] } })
        at(3)
          .play('dark', { 'battle-card': name })
          .expect({ resources: { dark: { force: 0 } } })
      }
    },
  )
  opt('gains and prices go down', id('death-star-ii', 'blockaded-naboo'), () => {
    expect(text('Death Star II (D)')).toContain('"do":"gain-build","who":"you","amount":2')
    expect(library.named('Blockaded Naboo')?.cost).toBe(1)
    expect(text('Blockaded Naboo')).toContain('"cost":[{"pay":"force","amount":1}]')
  })
  opt(
    'only unit cards, only other cards, only costly Missions',
    id('free-tatooine', 'occupied-tatooine', 'ugnaught', 'holoprojection-chamber'),
    () => {
      for (const name of ['Free Tatooine', 'Occupied Tatooine'])
        expect(text(name)).toContain('"kind":["unit"]')
      expect(text('Ugnaught')).toContain('"other":true')
      const chamber = library.named('Holoprojection Chamber')!
      const cheap = (cost: number) =>
        build('vongformed', { hand: ['Plan', 'Jawa'], buildPoints: cost - 1, locations: [chamber.name] }, [
          mission('Plan', cost, gainForce(1)),
        ])
      cheap(2).expect({ offers: { dark: [{ complete: 'Plan' }] } })
      const plans = [mission('Plan', 1, gainForce(1)), mission('Free', 0, gainForce(1))]
      build(
        'vongformed',
        { hand: ['Plan', 'Free'], buildPoints: 0, locations: [chamber.name] },
        plans,
      ).expect({ offers: { dark: [{ complete: 'Free' }] }, noOffers: { dark: [{ complete: 'Plan' }] } })
    },
  )
  opt('the turret has no power', id('weapon-turret'), () => {
    expect(text('Weapon Turret')).toContain('"dice":0')
  })
  opt(
    'the restricted list is not used, also with Unbound',
    [...id('no-banned-list'), 'compat/unbound-and-vongformed'],
    () => {
      const deck = playWith('vongformed unbound', { at: 'attack space', dark: {}, light: {} }).machine
        .constants.deck
      expect(deck.restricted).toEqual([])
      expect(deck.copies.count).toBeGreaterThan(100)
    },
  )
  opt(
    'the bans of The Force Unleashed stand, and Battle cards cost 1',
    ['compat/force-unleashed-and-vongformed'],
    () => {
      const { machine } = playWith('vongformed the-force-unleashed', {
        at: 'attack space',
        dark: {},
        light: {},
      })
      expect(machine.constants.deck.restricted?.flatMap(({ names }) => names)).toContain('Peace on Naboo')
      const hotwire = {
        name: 'Hotwire',
        side: 'neutral',
        kind: 'battle',
        abilities: [{ ability: 'effect', cost: [{ pay: 'force', amount: 2 }], do: [gainForce(0)] }],
      } as never
      const game = playWith(
        'vongformed the-force-unleashed',
        { at: 'battle space', dark: { force: 1, hand: ['Hotwire'] }, light: {} },
        { cards: [hotwire] },
      )
      passTo(game, 'general')
        .play('dark', { 'battle-card': 'Hotwire' })
        .expect({ resources: { dark: { force: 0 } } })
    },
  )
})

describe('Light Over Dark', () => {
  const cards = [unit('Fighter'), unit('Enemy')]
  opt(
    'the Light Side goes first and wins ties',
    ['light-over-dark/light-first', 'compat/light-over-dark-elsewhere'],
    () => {
      playWith(
        'light-over-dark',
        { at: 'attack space', dark: { space: ['Fighter'] }, light: { space: ['Enemy'] } },
        { cards },
      ).expect({ asked: { light: 'next-attack' } })
      playWith(
        'light-over-dark quick-tempo',
        { at: 'build', dark: { hand: ['Jawa'], buildPoints: 2 }, light: { hand: ['Jawa'], buildPoints: 2 } },
        { cards },
      ).expect({ asked: { light: 'build' } })
      playWith(
        'light-over-dark quick-tempo',
        { at: 'roll-for-build', dark: { hand: ['Jawa'] }, light: { hand: ['Jawa'] } },
        { dice: [3] },
      ).expect({ events: [{ kind: 'diceRolled', seat: 'light' }] })
    },
  )
  opt('and decides', ['light-over-dark/light-decides'], () => {
    const twins = ['One', 'Two'].flatMap((name) => [
      character(name, { version: 'A' }),
      character(name, { version: 'B' }),
    ])
    playWith(
      'light-over-dark',
      {
        at: 'battle',
        dark: { character: ['One (A)', 'Two (A)'] },
        light: { character: ['One (B)', 'Two (B)'] },
      },
      { cards: twins },
    ).expect({ asked: { light: 'contest' } })
  })
})
