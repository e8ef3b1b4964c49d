/** Boarders and prisoners, in rare moments. */
import type { Scenario } from '@dejarik/kernel/scenario'
import { describe } from 'vitest'
import type { Swtcg } from '../index.ts'
import { battleCard, character, unit } from './battle-play.ts'
import { mission, opt, passTo, playWith } from './option-play.ts'

const each = (of: object) => ({ take: { take: 'each' }, of })

/** Everybody lets the turn pass, to the next attack of the next one. */
function passTurn(game: Scenario<Swtcg>): Scenario<Swtcg> {
  const { turn } = game.machine.table
  for (;;) {
    const question = game.machine.state.asked!.questions[0]!
    const isAttack = question.about === 'next-attack'
    if (game.machine.table.turn > turn && isAttack) return game
    const pass = isAttack ? 'skip-attack' : 'pass'
    game.play(['dark', 'light'][question.seat]!, question.kind === 'cards' ? { cards: [] } : pass)
  }
}

describe('boarders and prisoners', () => {
  const pilot = (name: string) =>
    character(name, {
      power: 4,
      abilities: [{ ability: 'pilot', subtypes: ['Starfighter'], bonus: {}, gives: [] }],
    })
  const cards = [
    unit('Cruiser', { subtypes: ['Capital', 'Ship'], health: 9, speed: 5 }),
    unit('Wing', { subtypes: ['Starfighter'], speed: 60, health: 9 }),
    unit('Interceptor', { subtypes: ['Starfighter'], speed: 50 }),
    pilot('Luke'),
    pilot('Mauler'),
  ]
  opt(
    'the owner boards too, and reaches the boarder or the unit that brought it',
    ['boarding/counter-boarding'],
    () => {
      const game = playWith(
        'boarding quick-tempo',
        {
          at: 'attack space',
          dark: {
            space: [
              { card: 'Cruiser', tapped: true },
              { card: 'Interceptor', pilots: ['Mauler'] },
            ],
          },
          light: { space: [{ card: 'Wing', pilots: ['Luke'] }] },
        } as never,
        { cards },
      )
      game.play('light', { verb: 'special', name: 'board', card: 'Wing', unit: 'Cruiser' } as never)
      game.play('dark', { verb: 'special', name: 'board', card: 'Interceptor', unit: 'Cruiser' } as never)
      passTurn(game).expect({
        asked: { dark: 'next-attack' },
        offers: {
          dark: [
            { attack: 'Mauler', defender: 'Luke' },
            { attack: 'Mauler', defender: 'Wing' },
          ],
        },
      })
    },
  )
  const jail = [
    character('Hunter', { speed: 60, power: 1 }),
    character('Warden', { health: 1 }),
    character('Han', { version: 'A', cost: 5, health: 9, speed: 10 }),
    character('Han', { version: 'B', cost: 3, health: 9, speed: 10 }),
  ]
  const han = { card: 'Han (A)', stack: ['Han (B)'] }
  const raid = (options = 'cell-block-1-1-3-8', counters: object = {}) =>
    playWith(
      options,
      {
        at: 'attack character',
        dark: {
          character: [{ card: 'Hunter', counters: { capture: 1 } }],
          build: [{ card: 'Warden', counters: { 'detention-officer': 1 } }],
        },
        light: { force: 9, character: [{ ...han, ...counters }] },
      } as never,
      { cards: jail, dice: [6] },
    )
      .play('dark', { attack: 'Hunter', defender: 'Han (A)' })
      .play('dark', 'yes')
  opt(
    'the owner may look at prisoners, whose stack goes with them',
    ['cell-block-1-1-3-8/opponent-looks'],
    () => {
      const game = raid().expect({
        zones: { 'dark.aside': 2, 'light.discard': 0 },
        knows: { light: ['Han (A)', 'Han (B)'] },
      })
      game.play('light', { verb: 'special', name: 'ransom' } as never)
      game.expect({
        zones: { 'dark.aside': 0, 'light.build': ['Han (A)'] },
        facts: { 'Han (A)': { stack: 1 } },
      })
    },
  )
  opt(
    'nothing harms the officer before the Character arena is lost',
    ['cell-block-1-1-3-8/officer-protected'],
    () => {
      const bomb = mission('Bomb', 0, {
        do: 'damage',
        who: each({ kind: ['unit'], place: { in: 'build-zone' } }) as never,
        amount: 1,
      })
      const purge = mission('Purge', 0, {
        do: 'discard',
        what: each({ kind: ['unit'], place: { in: 'build-zone' } }) as never,
      })
      const strike = (card: string, light: readonly string[]) =>
        playWith(
          'cell-block-1-1-3-8 quick-tempo',
          {
            at: 'build light',
            dark: { build: [{ card: 'Warden', counters: { 'detention-officer': 1 } }] },
            light: { hand: [card, 'Jawa'], buildPoints: 1, character: light },
          } as never,
          { cards: [...jail, bomb, purge] },
        ).play('light', { complete: card })
      for (const card of ['Bomb', 'Purge']) {
        strike(card, []).expect({ zones: { 'dark.build': ['Warden'] } })
        strike(card, ['Han (A)']).expect({ zones: { 'dark.build': 0, 'dark.discard': ['Warden'] } })
      }
    },
  )
  opt('prisoners stay when the officer moves', ['cell-block-1-1-3-8/detention-officer'], () => {
    const sally = battleCard('Sally', {
      do: 'move',
      who: each({ names: ['Warden'], place: { in: 'build-zone' } }),
      to: 'character',
    } as never)
    const game = playWith(
      'cell-block-1-1-3-8 quick-tempo',
      {
        at: 'attack character',
        dark: {
          hand: ['Sally'],
          character: [{ card: 'Hunter', counters: { capture: 1 } }, 'Trooper'],
          build: [{ card: 'Warden', counters: { 'detention-officer': 1 } }],
        },
        light: { character: ['Han (A)', 'Scout', 'Spy'] },
      } as never,
      {
        cards: [
          ...jail,
          sally,
          character('Trooper', { speed: 50, power: 1, text: 'Double Strike' }),
          character('Scout', { health: 1, speed: 40 }),
          character('Spy', { health: 1, speed: 30 }),
        ],
        dice: [6, 6, 6],
      },
    )
    game.play('dark', { attack: 'Hunter', defender: 'Han (A)' })
    passTo(game, 'capture').play('dark', 'yes')
    passTo(game, 'general').play('dark', { 'battle-card': 'Sally' })
    passTo(game, 'next-attack').play('dark', { attack: 'Trooper', defender: 'Scout' })
    game.expect({
      zones: { 'dark.aside': 1, 'light.discard': ['Scout'] },
      facts: { Warden: { 'detention-officer': 1 } },
    })
  })
  opt('a captured bearer leaves the flag to its captor', ['compat/cell-block-and-flag'], () => {
    const game = raid('cell-block-1-1-3-8 capture-the-flag', { counters: { flag: 1 } })
    game.expect({ facts: { Hunter: { flag: 1 } } })
  })
})
