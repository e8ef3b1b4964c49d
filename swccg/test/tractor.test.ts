/** Tractor beams: when they are used, what they capture, and how starships come free again. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'
import { ARMED, beams, DESTROYER, FALCON, HOLDING, lostBattle, PILOT, SHIP, SPACE } from './tractor-play.ts'

const BAY = 'Death Star: Docking Bay 327 (D)'
const drawn = (...destinies: readonly number[]) => [
  ...destinies.map((destiny) => withDestiny('dark', destiny)),
  9,
]

describe('a tractor beam', () => {
  test(
    'captures what its destiny exceeds, and nothing that it only equals',
    proves('ccgx/tractor/use', 'ccgx/weapon/capture-result'),
    () => {
      const pull = (draws: number) => {
        const game = beams([{ card: SPACE, dark: [ARMED], light: [FALCON] }], { draws })
        return game.play('dark', { play: 'Pull' })
      }
      const caught = pull(5)
      caught.expect({
        facts: { [SHIP]: { as: 'captured', on: DESTROYER, hit: false }, [PILOT]: { as: 'pilot' } },
        events: [{ kind: 'beamAimed' }, { kind: 'shot', total: 5, defense: 4 }, { kind: 'captured' }],
        stop: 'here',
      })
      pull(4).expect({ facts: { [SHIP]: { as: 'at' } }, noEvents: [{ kind: 'captured' }], stop: 'here' })
    },
  )

  test(
    'is used once as a battle ends, by a starship that took no part too',
    together(proves('ccgx/tractor/is-device', 'ccgx/tractor/end-of-battle'), tells('Tractor Beam')),
    () => {
      const game = final({
        at: 'battle dark',
        locations: [
          { card: SPACE, dark: [{ ...ARMED, battled: true }, 'TIE Fighter'], light: [FALCON, 'X-wing'] },
        ],
        dark: { force: 12, reserve: drawn(5) },
        light: { force: 6 },
      })
      game.expect({ noOffers: { dark: [{ play: 'Tractor Beam' }] }, asked: 'dark' })
      lostBattle(game, SPACE)
      game.expect({ offers: { dark: [{ play: 'Tractor Beam', cost: 2 }] }, asked: 'dark' })
      game.play('dark', { play: 'Tractor Beam' }).play('dark', { cards: [SHIP] })
      game.expect({
        facts: { [SHIP]: { as: 'captured' } },
        noOffers: { dark: [{ play: 'Tractor Beam' }] },
        stop: 'here',
      })
    },
  )

  test(
    'of the Death Star holds starships at its docking bay, and draws twice',
    together(proves('ccgx/tractor/held'), tells('Death Star Tractor Beam')),
    () => {
      const game = final({
        at: 'battle dark',
        locations: [
          { card: 'Death Star (D)', dark: ['TIE Fighter'], light: [FALCON] },
          { card: BAY, dark: ['Death Star Tractor Beam'] },
        ],
        dark: { force: 12, reserve: drawn(2, 3) },
        light: { force: 6 },
      })
      lostBattle(game, 'Death Star (D)')
      game.play('dark', { play: 'Death Star Tractor Beam' })
      game.expect({
        facts: { [SHIP]: { as: 'captured', on: 'Death Star: Docking Bay 327' } },
        events: [{ kind: 'shot', total: 5 }],
        stop: 'here',
      })
    },
  )

  test('leaves captured starships alone', proves('ccgx/tractor/starship-restrictions'), () => {
    const game = beams([{ card: SPACE, dark: [HOLDING], light: [] }], { at: 'battle dark' })
    game.expect({ noOffers: { dark: [{ play: 'Pull' }] }, asked: 'dark' })
  })
})

describe('a captured starship', () => {
  test('does nothing, nor does anybody aboard it', proves('ccgx/tractor/held'), () => {
    const game = beams([{ card: SPACE, dark: [HOLDING] }, 'Tatooine (L)'], { at: 'move light' })
    game.expect({
      numbers: { [SPACE]: { 'presence-light': 0 } },
      noOffers: { light: [{ move: SHIP }, { move: PILOT }] },
      asked: 'light',
    })
  })

  test(
    'without anybody aboard is stolen, and flies for the Dark Side',
    proves('ccgx/tractor/no-characters-stolen'),
    () => {
      const game = beams([{ card: SPACE, dark: [ARMED], light: ['X-wing'] }, 'Tatooine (L)'], {
        at: 'move dark',
      })
      game.play('dark', { play: 'Pull' })
      game.expect({
        facts: { 'X-wing': { as: 'at', on: 'Kessel', controller: 'dark' } },
        offers: { dark: [{ move: 'X-wing', to: 'Tatooine (L)' }] },
        asked: 'dark',
      })
    },
  )

  test(
    'is free when nothing holds it any more, and goes where its player wants',
    proves('ccgx/tractor/no-beam-released', 'ccgx/tractor/released'),
    () => {
      const lose = (what: string) => {
        const game = beams([{ card: SPACE, dark: [HOLDING] }, 'Tatooine (L)'], { at: 'control dark' })
        return game.play('dark', { play: 'Wrench' }).play('dark', { cards: [what] })
      }
      const free = lose('Tractor Beam')
      free.expect({
        offers: { light: [{ verb: 'rally', on: SPACE }, { verb: 'escape' }] },
        asked: { light: 'release' },
      })
      free.play('light', { verb: 'rally', on: SPACE })
      free.expect({
        facts: { [SHIP]: { as: 'at' } },
        numbers: { [SPACE]: { 'presence-light': 2 } },
        stop: 'here',
      })
      const gone = lose(DESTROYER).play('light', { verb: 'escape' })
      gone.expect({ resources: { light: { used: 2, lost: 0 } }, stop: 'here' })
    },
  )

  test('may go into the hold of a starship of its player there', proves('ccgx/tractor/released'), () => {
    const game = beams([{ card: SPACE, dark: [HOLDING], light: ['Carrier'] }], {
      at: 'control light',
    })
    game.play('light', { play: 'Let Go' })
    game.play('light', { verb: 'rally', on: 'Carrier' })
    game.expect({ facts: { [SHIP]: { as: 'cargo', on: 'Carrier' } }, stop: 'here' })
  })
})
