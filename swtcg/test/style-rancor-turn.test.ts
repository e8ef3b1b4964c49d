/** Battle the Rancor: the turn and its attacks. */
import { describe, expect } from 'vitest'
import { character, gainForce } from './battle-play.ts'
import { opt, playWith } from './option-play.ts'
import { id, play, RANCOR, SPARE } from './rancor-play.ts'

describe('the turn', () => {
  opt('its steps, with one battle', id('turn-list', 'build-and-retreat-normal'), () => {
    const { machine } = play({ at: 'battle', dark: { character: ['Hero'] }, light: {} })
    const steps = [...machine.rules.procedures.get('swtcg/turn')!.steps.keys()]
    expect(
      steps.filter((step) =>
        [
          'untap',
          'gain-force',
          'roll-for-build',
          'build',
          'retreat',
          'space',
          'ground',
          'character',
        ].includes(step),
      ),
    ).toEqual(['untap', 'gain-force', 'roll-for-build', 'build', 'retreat', 'character'])
  })
  opt(
    'untap, 4 Force and 5 build points, without a roll or a bonus',
    id('untap', 'gain-four-force', 'gain-five-build'),
    () => {
      const game = play({
        at: 'turn',
        dark: { hand: [SPARE], force: 2, build: [{ card: 'Fighter', tapped: true }] },
        light: { hand: [SPARE], force: 5 },
      })
      game.expect({
        facts: { Fighter: { tapped: false } },
        resources: { dark: { force: 6, buildPoints: 5 }, light: { force: 9, buildPoints: 5 } },
      })
    },
  )
  opt('fixed points stand against the options of the roll', id('gain-five-build'), () => {
    play({ at: 'turn', dark: { hand: [SPARE] }, light: {} }, {}, `${RANCOR} hyper-roll`).expect({
      resources: { dark: { buildPoints: 5 } },
    })
  })
  opt('the Dark Side goes first and wins ties', id('primary-rules-apply'), () => {
    play({ at: 'attack character', dark: { character: ['Hero'] }, light: { character: ['Hero'] } }).expect({
      asked: { dark: 'next-attack' },
    })
  })
  const when = (when: 'step-starts' | 'step-ends', step: string) =>
    character('Watcher', {
      speed: 5,
      abilities: [{ ability: 'triggered', when: { when, step }, do: [gainForce(1)] } as never],
    })
  opt(
    'starts and ends of any arena’s step count',
    id('start-effects-any-arena', 'end-effects-any-arena'),
    () => {
      for (const [what, step] of [
        ['step-starts', 'ground'],
        ['step-ends', 'space'],
      ] as const)
        playWith(
          RANCOR,
          { at: 'battle', dark: { character: ['Watcher'] }, light: {} },
          { cards: [when(what, step)] },
        ).expect({ resources: { dark: { force: 1 } } })
    },
  )
  opt('an effect of the build roll works when build points are gained', id('build-roll-effects'), () => {
    const banker = character('Banker', {
      abilities: [{ ability: 'triggered', when: { when: 'build-roll' }, do: [gainForce(1)] } as never],
    })
    playWith(
      RANCOR,
      { at: 'roll-for-build', dark: { hand: [SPARE], character: ['Banker'] }, light: {} },
      { cards: [banker] },
    ).expect({ resources: { dark: { force: 1, buildPoints: 5 } } })
  })
})

describe('attacking', () => {
  const pair = [
    character('Dark One', { speed: 60, power: 1, health: 9 }),
    character('Light One', { speed: 50, power: 1, health: 9 }),
  ]
  const fight = (cardsMore: object[] = pair, dice = [1, 1]) =>
    playWith(
      RANCOR,
      { at: 'attack character', dark: { character: ['Dark One'] }, light: { character: ['Light One'] } },
      { cards: cardsMore as never, dice },
    )
  opt(
    'units do not tap for it, and attack once',
    id('no-tap-to-attack', 'one-attack-per-turn-ruling'),
    () => {
      const game = fight()
        .play('dark', { attack: 'Dark One', defender: 'Light One' })
        .expect({ facts: { 'Dark One': { tapped: false } }, asked: { light: 'next-attack' } })
      game.play('light', { attack: 'Light One', defender: 'Dark One' }).expect({ table: { turn: 2 } })
    },
  )
  opt('Double Strike and Stealth take an attack for a tap', id('tap-dependent-keywords-ruling'), () => {
    const keyword = (name: string) => [{ ability: 'keyword', keyword: name, value: 1 }] as never
    const striker = [
      character('Dark One', { speed: 60, power: 1, health: 9, abilities: keyword('double-strike') }),
      pair[1]!,
    ]
    fight(striker, [1, 1])
      .play('dark', { attack: 'Dark One', defender: 'Light One' })
      .expect({ asked: { dark: 'double-strike' } })
    const sneak = [
      character('Dark One', { speed: 60, power: 1, health: 9, abilities: keyword('stealth') }),
      pair[1]!,
    ]
    const game = fight(sneak, [1, 1]).play('dark', { attack: 'Dark One', defender: 'Light One' })
    game.expect({ offers: { light: [{ attack: 'Light One', defender: 'Dark One' }] } })
    const slow = [
      character('Dark One', { speed: 10, power: 1, health: 9, abilities: keyword('stealth') }),
      pair[1]!,
    ]
    fight(slow, [1]).expect({ asked: { dark: 'next-attack' } })
  })
  const hunter = (abilities: object[]) =>
    character('Hunter', { speed: 60, power: 1, health: 9, abilities: abilities as never })
  const bounty = { ability: 'bounty', do: [gainForce(2)] }
  const waiting = (game: ReturnType<typeof playWith>) =>
    game.machine.state.waiting.filter((each) => each.bounty).length
  opt('Bounty for damage, each copy and each damage', id('bounty-on-damage'), () => {
    const game = playWith(
      RANCOR,
      { at: 'attack character', dark: { character: ['Hunter'] }, light: { character: ['Light One'] } },
      { cards: [hunter([bounty]), pair[1]!] as never, dice: [5] },
    )
    game.play('dark', { attack: 'Hunter', defender: 'Light One' })
    expect(waiting(game)).toBe(1)
  })
  opt(
    'Bounty outlasts its unit and works from the build zone',
    id('bounty-after-leaving-play', 'bounty-in-build-zone'),
    () => {
      const weak = character('Hunter', { speed: 60, power: 1, health: 1, abilities: [bounty] as never })
      const foe = character('Light One', { speed: 50, power: 6, health: 9 })
      const game = playWith(
        RANCOR,
        {
          at: 'attack character',
          dark: { hand: [], character: ['Hunter'], deck: ['Jawa'] },
          light: { character: ['Light One'] },
        },
        { cards: [weak, foe], dice: [5, 6, 6, 6, 6, 6, 6] },
      )
      game
        .play('dark', { attack: 'Hunter', defender: 'Light One' })
        .play('light', { attack: 'Light One', defender: 'Hunter' })
      game.expect({ over: { winners: ['light'] } })
      expect(waiting(game)).toBe(1)
    },
  )
})
