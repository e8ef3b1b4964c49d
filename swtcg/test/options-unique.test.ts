/** Options for unique cards: contests and stacks. */
import { numberOf } from '@dejarik/kernel'
import { describe, expect } from 'vitest'
import { character, unit } from './battle-play.ts'
import { opt, playWith } from './option-play.ts'

const SPARE = 'Blaster Barrage'
const ace = (version: string, facts: object = {}) => character('Ace', { version, cost: 5, ...facts })
const versions = ['A', 'B', 'C', 'D', 'E', 'F'].map((version) => ace(version))

const find = (game: ReturnType<typeof playWith>, name: string) =>
  game.machine.state.cards.find((card) => card?.is.endsWith(name))!.id

describe('contests', () => {
  const both = {
    at: 'battle',
    dark: { character: ['Ace (A)'], force: 3 },
    light: { character: ['Ace (B)'], force: 3 },
  } as const
  const second = { hand: ['Ace (B)'], buildPoints: 9, character: ['Ace (A)'] }
  const deploy = { complete: 'Ace (B)', destination: { to: 'character' } }
  opt('Mirror: no contest with opponents', ['mirror/no-contest-with-opponent'], () => {
    playWith('mirror', both, { cards: versions }).expect({ asked: { dark: 'next-attack' } })
    playWith('krayt', both, { cards: versions }).expect({ asked: { dark: 'contest-bid' } })
  })
  opt('Mirror: own unique cards still exclude each other', ['mirror/own-cards-still-contest'], () => {
    playWith('mirror quick-tempo', { at: 'build dark', dark: second, light: {} }, { cards: versions })
      .play('dark', deploy)
      .expect({ asked: { dark: 'own-uniques' } })
  })
  opt(
    'Assault: no contest at all, several stacks',
    ['assault/no-contest-at-all', 'assault/several-stacks'],
    () => {
      playWith('assault', both, { cards: versions }).expect({ asked: { dark: 'next-attack' } })
      const game = playWith(
        'assault quick-tempo',
        { at: 'build dark', dark: { ...second, hand: ['Ace (B)', 'Ace (C)', SPARE] }, light: {} },
        { cards: versions },
      )
      game.play('dark', deploy).expect({ zones: { character: ['Ace (A)', 'Ace (B)'] } })
      game
        .play('dark', { complete: 'Ace (C)', destination: { onto: 'Ace (B)', place: 'beneath' } })
        .expect({ facts: { 'Ace (B)': { stack: 1 }, 'Ace (A)': { stack: 0 } } })
    },
  )
  opt('teammates still contest under Mirror, not under Assault', ['compat/uniques-in-multiplayer'], () => {
    const at = (options: string) =>
      playWith(
        `${options} two-headed-wookiee quick-tempo`,
        { at: 'build dark2', dark: { character: ['Ace (A)'] }, dark2: { hand: ['Ace (B)'], buildPoints: 9 } },
        { cards: versions, seats: 4 },
      ).play('dark2', deploy)
    at('mirror').expect({ asked: { dark: 'own-uniques' } })
    at('assault').expect({ zones: { character: ['Ace (A)', 'Ace (B)'] } })
  })
  opt('Tusken: unique cards are ordinary cards', ['tusken/versions-non-unique'], () => {
    playWith('tusken', both, { cards: versions }).expect({ asked: { dark: 'next-attack' } })
    const game = playWith(
      'tusken quick-tempo',
      { at: 'build dark', dark: { ...second, hand: ['Ace (B)', SPARE] }, light: {} },
      { cards: versions },
    )
    game.expect({ noOffers: { dark: [{ complete: 'Ace (B)', destination: { place: 'top' } }] } })
    game.play('dark', deploy).expect({ zones: { character: ['Ace (A)', 'Ace (B)'] } })
  })
})

describe('stacks', () => {
  const others = [
    character('Yoda', { version: 'A', cost: 3 }),
    unit('Falcon', { version: 'A', cost: 6 }),
    character('Trooper', { cost: 2 }),
    character('Guard', { cost: 2 }),
  ]
  const cards = [...versions, ...others]
  const at = (options: string, hand: string[], stack: string[] = []) =>
    playWith(
      `${options} quick-tempo`,
      {
        at: 'build dark',
        dark: { hand: [...hand, SPARE], buildPoints: 9, character: [{ card: 'Ace (A)', stack }] },
        light: {},
      },
      { cards },
    )
  const onto = (card: string, place: 'top' | 'beneath' = 'beneath') => ({
    complete: card,
    destination: { onto: 'Ace (A)', place },
  })
  opt('Abomination: any unique units', ['abomination/stack-any-unique-units'], () => {
    const game = at('abomination', ['Yoda (A)'])
      .play('dark', onto('Yoda (A)'))
      .expect({ resources: { dark: { buildPoints: 8 } } })
    expect(numberOf(game.machine, 'power', find(game, 'Ace (A)'))).toBe(4)
    at('krayt', ['Yoda (A)']).expect({ noOffers: { dark: [onto('Yoda (A)')] } })
    at('abomination', ['Trooper']).expect({ noOffers: { dark: [onto('Trooper')] } })
  })
  opt('Abomination: the other rules of stacking stay', ['abomination/other-stacking-rules'], () => {
    at('abomination', ['Yoda (A)'], ['Ace (B)', 'Ace (C)', 'Ace (D)']).expect({
      refused: { dark: onto('Yoda (A)'), rule: 'idc/stack/max-four' },
    })
    const game = at('abomination', ['Falcon (A)']).play('dark', onto('Falcon (A)', 'top'))
    game.expect({ zones: { space: ['Falcon (A)'], character: 0 } })
  })
  opt('Shaped: all units of a common type', ['shaped/stack-same-arena-units'], () => {
    at('shaped', ['Trooper'])
      .play('dark', onto('Trooper'))
      .expect({ resources: { dark: { buildPoints: 8 } } })
    at('shaped', ['Falcon (A)']).expect({
      refused: { dark: onto('Falcon (A)'), rule: 'opt/shaped/stack-same-arena-units' },
    })
  })
  opt('Shaped: the rules of stacking apply', ['shaped/stacking-rules-apply'], () => {
    at('shaped', ['Trooper'], ['Trooper']).expect({
      refused: { dark: onto('dark.hand/Trooper'), rule: 'idc/stack/no-duplicate-version' },
    })
    at('shaped', ['Trooper'], ['Ace (B)', 'Ace (C)', 'Ace (D)']).expect({
      refused: { dark: onto('Trooper'), rule: 'idc/stack/max-four' },
    })
  })
  opt('Krayt: as many versions as one likes, none twice', ['krayt/no-stack-limit'], () => {
    const game = at('krayt', ['Ace (E)', 'Ace (B)'], ['Ace (B)', 'Ace (C)', 'Ace (D)']).play(
      'dark',
      onto('Ace (E)'),
    )
    expect(numberOf(game.machine, 'power', find(game, 'Ace (A)'))).toBe(7)
    game.expect({ refused: { dark: onto('dark.hand/Ace (B)'), rule: 'idc/stack/no-duplicate-version' } })
  })
  opt('Krayt: also the common stacks of a team', ['compat/krayt-in-two-headed-wookiee'], () => {
    const game = playWith(
      'krayt two-headed-wookiee quick-tempo',
      {
        at: 'build dark',
        dark: {
          hand: ['Ace (E)', SPARE],
          buildPoints: 9,
          character: [{ card: 'Ace (A)', stack: ['Ace (B)', 'Ace (C)', 'Ace (D)'] }],
        },
      },
      { cards, seats: 4 },
    )
    game.play('dark', onto('Ace (E)')).expect({ facts: { 'Ace (A)': { stack: 4 } } })
  })
  const cheaper = [ace('X', { cost: 6, speed: 90 }), ace('Y', { cost: 5 }), ace('Z', { cost: 3 })]
  const fight = (options: string, more: object = {}) =>
    playWith(
      options,
      {
        at: 'attack character',
        dark: { character: [{ card: 'Ace (X)', stack: ['Ace (Y)', 'Ace (Z)'] }] },
        light: { character: ['Guard'], ...more },
      },
      { cards: [...cheaper, ...others], dice: [1, 1, 1, 1, 1] },
    ).play('dark', { attack: 'Ace (X)', defender: 'Guard' })
  opt(
    'Clawdite: another version at any chance, if it costs no more',
    ['clawdite/change-top-any-time', 'clawdite/any-number-of-times'],
    () => {
      const game = fight('clawdite')
        .expect({ asked: { dark: 'disrupt' } })
        .play('dark', 'pass')
        .expect({ asked: { dark: 'attack' } })
      game.play('dark', { special: 'Ace (X)', unit: 'Ace (Y)' }).expect({
        zones: { character: ['Ace (Y)', 'Guard'] },
        noOffers: { dark: [{ special: 'Ace (Y)', unit: 'Ace (X)' }] },
      })
      game
        .play('dark', { special: 'Ace (Y)', unit: 'Ace (Z)' })
        .expect({ zones: { character: ['Ace (Z)', 'Guard'] } })
    },
  )
  opt('Riposte: once in an attack', ['riposte/change-top-in-attack', 'riposte/once-per-attack'], () => {
    const game = fight('riposte')
      .expect({ asked: { dark: 'attack' } })
      .play('dark', { special: 'Ace (X)', unit: 'Ace (Y)' })
    game.expect({ zones: { character: ['Ace (Y)', 'Guard'] }, asked: { light: 'next-attack' } })
  })
})
