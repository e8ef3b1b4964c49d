/** Capture the Flag. */
import { describe } from 'vitest'
import { ground, unit } from './battle-play.ts'
import { opt, passTo, playWith } from './option-play.ts'

const SPARE = 'Blaster Barrage'

describe('Capture the Flag', () => {
  const cards = [
    ground('Bearer', { health: 1, speed: 10 }),
    ground('Second', { speed: 5 }),
    ground('Slayer', { power: 6, speed: 90 }),
    unit('Fighter'),
    unit('Other'),
    ground('Tank', { speed: 1 }),
  ]
  const flagged = (name: string) => ({ card: name, counters: { flag: 1 } })
  const mark = (game: ReturnType<typeof playWith>) => {
    game.machine.changeTable({ marks: [{ kind: 'flag' }] })
    return game
  }
  opt(
    'Dark chooses the bearer when turn 1 begins',
    ['capture-the-flag/dark-starts-with-flag', 'capture-the-flag/flag-keyword'],
    () => {
      const game = playWith(
        'capture-the-flag',
        { at: 'turn', turn: 0, dark: { ground: ['Bearer', 'Second'], hand: [SPARE] }, light: {} },
        { cards, dice: [1] },
      )
      game
        .expect({ asked: { dark: 'flag' } })
        .play('dark', { cards: ['Second'] })
        .expect({ facts: { Second: { flag: 1 } } })
    },
  )
  opt('the flag goes to the slayer', ['capture-the-flag/flag-moves-to-killer'], () => {
    const game = mark(
      playWith(
        'capture-the-flag',
        {
          at: 'attack ground',
          dark: { ground: [flagged('Bearer'), 'Second'] },
          light: { ground: ['Slayer'] },
        },
        { cards, dice: [4, 4, 4, 4, 4, 4] },
      ),
    )
    game.play('light', { attack: 'Slayer', defender: 'Bearer' }).expect({ facts: { Slayer: { flag: 1 } } })
  })
  opt(
    'without a slayer it stays with the player in that arena',
    ['capture-the-flag/flag-stays-with-side'],
    () => {
      const bomb = {
        name: 'Bomb',
        side: 'neutral',
        kind: 'battle',
        abilities: [
          {
            ability: 'effect',
            cost: [],
            do: [
              {
                do: 'discard',
                what: { take: { take: 'exactly', count: 1 }, of: { kind: ['unit'], names: ['Bearer'] } },
              },
            ],
          },
        ],
      } as const
      const game = mark(
        playWith(
          'capture-the-flag',
          {
            at: 'battle ground',
            dark: { ground: [flagged('Bearer'), 'Second'], hand: ['Bomb'] },
            light: { ground: ['Tank'] },
          },
          { cards: [...cards, bomb] },
        ),
      )
      passTo(game, 'general')
        .play('dark', { 'battle-card': 'Bomb' })
        .expect({ facts: { Second: { flag: 1 } } })
    },
  )
  opt('who controls the bearer’s arena wins', ['capture-the-flag/win-with-flag'], () => {
    playWith(
      'capture-the-flag',
      { at: 'flag-win', dark: {}, light: { ground: [flagged('Slayer')] } } as never,
      { cards },
    ).expect({ over: { winners: ['light'], rule: 'opt/capture-the-flag/win-with-flag' } })
  })
  opt('the bearer cannot retreat', ['capture-the-flag/bearer-cannot-retreat'], () => {
    playWith(
      'capture-the-flag',
      { at: 'retreat dark', dark: { ground: [flagged('Bearer'), 'Second'] }, light: { ground: ['Tank'] } },
      { cards },
    ).expect({
      refused: { dark: { cards: ['Bearer'] }, rule: 'opt/capture-the-flag/bearer-cannot-retreat' },
    })
  })
  opt('an invading Dark Side begins with it in Space', ['compat/invade-with-flag'], () => {
    playWith(
      'capture-the-flag invade-the-capitol',
      { at: 'turn', turn: 0, dark: { space: ['Fighter', 'Other'], hand: [SPARE] }, light: {} },
      { cards, dice: [1] },
    )
      .play('dark', { cards: ['Fighter'] })
      .expect({ facts: { Fighter: { flag: 1 } } })
  })
  opt('with Skip it is given when play begins', ['compat/skip-and-flag'], () => {
    const dark = { ground: ['Bearer', 'Second'], hand: [SPARE] }
    playWith(
      'capture-the-flag skip:4',
      { at: 'turn', turn: 0, dark, light: {} },
      { cards, dice: [1] },
    ).expect({ asked: { dark: 'build' } })
    playWith('capture-the-flag skip:4', { at: 'turn', turn: 3, dark, light: {} }, { cards }).expect({
      asked: { dark: 'flag' },
    })
  })
  opt('the first Dark player chooses for a team; Neutral may win it', ['compat/flag-in-team-styles'], () => {
    playWith(
      'capture-the-flag two-headed-wookiee',
      { at: 'turn', turn: 0, dark2: { ground: ['Bearer', 'Second'] } },
      { cards, seats: 4 },
    ).expect({ asked: { dark: 'flag' } })
    const game = mark(
      playWith(
        'capture-the-flag three-way-war',
        { at: 'attack ground', dark: { ground: [flagged('Bearer')] }, neutral: { ground: ['Slayer'] } },
        { cards, seats: 3, dice: [4, 4, 4, 4, 4, 4] },
      ),
    )
    game.play('neutral', { attack: 'Slayer', defender: 'Bearer' }).expect({ facts: { Slayer: { flag: 1 } } })
  })
})
