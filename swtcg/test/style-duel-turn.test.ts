/** Duel of the Fates: the turn and its attacks. */
import { describe, expect } from 'vitest'
import { gainForce } from './battle-play.ts'
import { battle, DUEL, dark, fighter, HIT, id, pair } from './duel-play.ts'
import { opt, passTo, playWith } from './option-play.ts'

const light = { attack: 'Light One', defender: 'Dark One' }

describe('the turn', () => {
  opt('no untap and no retreat step', id('turn-no-untap-step', 'no-retreat-step', 'single-battle'), () => {
    const steps = [...battle([]).machine.rules.procedures.get('swtcg/turn')!.steps.keys()]
    for (const gone of ['untap', 'retreat', 'space', 'ground']) expect(steps).not.toContain(gone)
    expect(steps).toContain('character')
  })
  opt('4 Force and 4 build points', id('gain-four-force', 'gain-four-build'), () => {
    playWith(
      `${DUEL} quick-tempo`,
      {
        at: 'turn',
        dark: { hand: ['Blade'], force: 3, character: ['Dark One'] },
        light: { character: ['Light One'] },
      },
      {
        cards: [
          ...pair,
          {
            name: 'Blade',
            side: 'neutral',
            kind: 'equipment',
            arenas: ['character'],
            cost: 3,
            abilities: [],
          } as never,
        ],
      },
    ).expect({
      resources: { dark: { force: 7, buildPoints: 4 }, light: { force: 4, buildPoints: 4 } },
    })
  })
  opt(
    'build points are for cards that are no units',
    id('build-points-non-unit-only', 'build-step-normal', 'other-cards-normal'),
    () => {
      const plan = {
        name: 'Plan',
        side: 'neutral',
        kind: 'mission',
        cost: 3,
        abilities: [{ ability: 'effect', cost: [], do: [gainForce(2)] }],
      } as never
      const game = playWith(
        `${DUEL} quick-tempo`,
        {
          at: 'build dark',
          dark: { hand: ['Dark One', 'Plan', 'Jawa'], buildPoints: 4, character: ['Dark One'] },
          light: { character: ['Light One'] },
        },
        { cards: [...pair, plan] },
      )
      game.expect({
        refused: { dark: { 'lay-face-down': 'Jawa' }, rule: `opt/${DUEL}/build-points-non-unit-only` },
      })
      game
        .play('dark', { complete: 'Plan' })
        .expect({ resources: { dark: { force: 2 } }, zones: { 'dark.discard': ['Plan'] } })
    },
  )
  opt('any Location lies in the arena', id('any-location'), () => {
    const nebula = {
      name: 'Nebula',
      side: 'neutral',
      kind: 'location',
      arenas: ['space'],
      cost: 2,
      abilities: [],
    } as never
    const game = playWith(
      `${DUEL} quick-tempo`,
      {
        at: 'build dark',
        dark: { hand: ['Nebula', 'Jawa'], buildPoints: 4, character: ['Dark One'] },
        light: { character: ['Light One'] },
      },
      { cards: [...pair, nebula] },
    )
    game.play('dark', { complete: 'Nebula' }).expect({ zones: { 'character-location': ['Nebula'] } })
  })
  const watcher = (when: string, step: string) => [
    fighter('Dark One', { abilities: [{ ability: 'triggered', when: { when, step }, do: [gainForce(1)] }] }),
    pair[1]!,
  ]
  opt(
    'starts and ends of any arena’s step count',
    id('start-effects-any-arena', 'end-effects-any-arena'),
    () => {
      battle([HIT], watcher('step-starts', 'ground')).expect({ resources: { dark: { force: 1 } } })
      const game = battle([HIT, HIT, HIT, HIT, HIT, HIT], watcher('step-ends', 'space'))
      for (let round = 0; round < 3; round++) game.play('dark', dark).play('light', light)
      game.expect({
        events: [
          { kind: 'stepEnded', step: 'space' },
          { kind: 'forceChanged', seat: 'dark', by: 1 },
        ],
      })
    },
  )
  opt('an effect of the build roll works when the points are gained', id('build-roll-effects'), () => {
    const banker = fighter('Dark One', {
      abilities: [{ ability: 'triggered', when: { when: 'build-roll' }, do: [gainForce(1)] }],
    })
    playWith(
      `${DUEL} quick-tempo`,
      { at: 'roll-for-build', dark: { character: ['Dark One'] }, light: { character: ['Light One'] } },
      { cards: [banker, pair[1]!] as never },
    ).expect({ resources: { dark: { force: 1 } } })
  })
})

describe('attacking', () => {
  opt('by turns, three each, without tapping', id('three-attacks-alternating', 'no-tap-to-attack'), () => {
    const game = battle([HIT, HIT, HIT, HIT, HIT, HIT])
    for (let round = 0; round < 3; round++) {
      game
        .expect({ asked: { dark: 'next-attack' } })
        .play('dark', dark)
        .expect({ facts: { 'Dark One': { tapped: false } } })
      game.expect({ asked: { light: 'next-attack' } }).play('light', light)
    }
    game.expect({ table: { turn: 2 } })
  })
  opt('a tapped unit loses one attack and untaps', id('tapped-unit-skips-one-attack'), () => {
    const game = playWith(
      DUEL,
      {
        at: 'battle character',
        dark: { character: [{ card: 'Dark One', tapped: true }] },
        light: { character: ['Light One'] },
      },
      { cards: pair, dice: [HIT, HIT, HIT, HIT, HIT] },
    )
    game
      .expect({ asked: { light: 'next-attack' }, facts: { 'Dark One': { tapped: false } } })
      .play('light', light)
    game
      .play('dark', dark)
      .play('light', light)
      .play('dark', dark)
      .play('light', light)
      .expect({ table: { turn: 2 } })
  })
  opt(
    'a miss gives the other a free attack, which does not count',
    id('no-hits-free-attack', 'free-attack-not-counted'),
    () => {
      const game = battle([1, HIT, HIT, HIT, HIT, HIT, HIT]).play('dark', dark)
      game
        .play('light', light)
        .expect({ asked: { light: 'next-attack' } })
        .play('light', light)
        .expect({ asked: { dark: 'next-attack' } })
      game
        .play('dark', dark)
        .play('light', light)
        .play('dark', dark)
        .play('light', light)
        .expect({ table: { turn: 2 } })
    },
  )
  opt('a free attack that misses gives nothing', id('free-attack-chain-ruling'), () => {
    const game = battle([1, 1, HIT, HIT]).play('dark', dark).play('light', light)
    game
      .expect({ asked: { light: 'next-attack' } })
      .play('light', light)
      .expect({ asked: { dark: 'next-attack' } })
  })
  opt('a disrupted attack counts, but gives no free one', id('disrupted-attack-ruling'), () => {
    const jam = {
      name: 'Jam',
      side: 'neutral',
      kind: 'battle',
      abilities: [{ ability: 'effect', cost: [], do: [{ do: 'disrupt', what: ['attack'] }] }],
    } as never
    const game = playWith(
      DUEL,
      {
        at: 'attack character',
        dark: { character: ['Dark One'] },
        light: { hand: ['Jam'], character: ['Light One'] },
      },
      { cards: [...pair, jam], dice: [HIT] },
    )
    passTo(game.play('dark', dark), 'disrupt').play('light', { 'battle-card': 'Jam' })
    passTo(game, 'next-attack')
      .expect({ asked: { light: 'next-attack' } })
      .play('light', light)
    passTo(game, 'next-attack').expect({ asked: { dark: 'next-attack' } })
  })
  const keyed = (keyword: string, facts: object = {}) => [
    fighter('Dark One', { ...facts, abilities: [{ ability: 'keyword', keyword, value: 1 }] }),
    pair[1]!,
  ]
  opt('Stealth ends with the first attack of the turn', id('stealth-ruling'), () => {
    const game = battle([HIT, HIT], keyed('stealth')).play('dark', dark)
    game.expect({ offers: { light: [light] } })
  })
  opt('Double Strike: once more at once after each attack', id('double-strike'), () => {
    const game = battle([HIT, HIT, HIT], keyed('double-strike'))
      .play('dark', dark)
      .expect({ asked: { dark: 'double-strike' } })
    game.play('dark', { cards: ['Light One'] }).expect({ asked: { light: 'next-attack' } })
  })
  opt('Overkill does nothing', id('overkill-no-effect'), () => {
    battle([HIT, HIT, HIT], keyed('overkill', { power: 3 }))
      .play('dark', dark)
      .expect({ asked: { light: 'next-attack' }, facts: { 'Light One': { damage: 3 } } })
  })
  const bounty = { ability: 'bounty', do: [gainForce(2)] }
  const waiting = (game: ReturnType<typeof playWith>) =>
    game.machine.state.waiting.filter((each) => each.bounty).length
  opt('Bounty for damage, each copy by itself', id('bounty-on-damage', 'bounty-layered'), () => {
    const game = battle(
      [HIT, HIT],
      [fighter('Dark One', { abilities: [bounty, { ability: 'bounty', do: [gainForce(1)] }] }), pair[1]!],
    ).play('dark', dark)
    expect(waiting(game)).toBe(2)
  })
  opt('two duellists of one unique name do not contest', ['compat/unique-options-in-duel'], () => {
    const twins = [fighter('Boba', { version: 'A' }), fighter('Boba', { version: 'B' })]
    playWith(
      DUEL,
      { at: 'battle', dark: { character: ['Boba (A)'] }, light: { character: ['Boba (B)'] } },
      { cards: twins },
    ).expect({ asked: { dark: 'next-attack' } })
  })
})
