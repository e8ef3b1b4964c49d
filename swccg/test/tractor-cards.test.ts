/** Cards that make tractor beams better, use them at other times, or deal with who is aboard what they hold. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'
import { ARMED, beams, DESTROYER, FALCON, flown, HOLDING, PILOT, SHIP, SPACE } from './tractor-play.ts'

const BAY = 'Death Star: Docking Bay 327 (D)'
const CAPTURED = { facts: { [SHIP]: { as: 'captured' } }, stop: 'here' } as const

describe('who works a tractor beam', () => {
  test('aboard Tyrant draws one more', tells('Tyrant'), () => {
    const dark = [{ card: 'Tyrant', with: ['Tractor Beam'] }]
    const game = beams([{ card: SPACE, dark, light: [FALCON] }], { draws: 4 })
    game.play('dark', { play: 'Pull' })
    game.expect({ events: [{ kind: 'shot', total: 5 }], ...CAPTURED })
  })

  test('under Captain Lennox uses it in the control phase, once a turn', tells('Captain Lennox'), () => {
    const dark = [{ ...ARMED, pilots: ['Captain Lennox'] }, 'Tyrant']
    const game = beams([{ card: SPACE, dark, light: [FALCON, 'X-wing'] }], { draws: 6 })
    game.expect({ numbers: { [DESTROYER]: { power: 10 } }, stop: 'here' })
    game.play('dark', { play: 'Captain Lennox' }).play('dark', { cards: [SHIP] })
    game.expect({
      resources: { dark: { force: 4 } },
      ...CAPTURED,
    })
    game.play('light', 'pass').expect({ noOffers: { dark: [{ play: 'Captain Lennox' }] }, stop: 'here' })
    const tyrant = beams([
      { card: SPACE, dark: [{ card: 'Tyrant', pilots: ['Captain Lennox'] }], light: [FALCON] },
    ])
    tyrant.expect({
      numbers: { Tyrant: { power: 11 } },
      noOffers: { dark: [{ play: 'Captain Lennox' }] },
      stop: 'here',
    })
  })

  test('adds two once the destiny is drawn', tells('Our First Catch Of The Day'), () => {
    const there = [{ card: SPACE, dark: [ARMED], light: [FALCON] }]
    const game = beams(there, { draws: 3, dark: { hand: ['Our First Catch Of The Day'] } })
    game.play('dark', { play: 'Pull' }).play('dark', { play: 'Our First Catch Of The Day' })
    game.expect({ events: [{ kind: 'shot', total: 5 }], ...CAPTURED })
  })

  test('adds to one draw, by two or by four, for a weapon too', tells('Flawless Marksmanship'), () => {
    const there = [{ card: SPACE, dark: [ARMED], light: [FALCON] }]
    const aimed = (action: number) => {
      const hand = ['Flawless Marksmanship']
      const game = beams(there, { draws: 1, dark: { hand, used: 0, lost: 0 } })
      return game.play('dark', { play: 'Pull' }).play('dark', { play: 'Flawless Marksmanship', action })
    }
    aimed(0).expect({
      events: [{ kind: 'shot', total: 3 }],
      zones: { 'dark.lost': [] },
      facts: { [SHIP]: { as: 'at' } },
      stop: 'here',
    })
    aimed(2).expect({
      events: [{ kind: 'shot', total: 5 }],
      zones: { 'dark.lost': ['Flawless Marksmanship'] },
      ...CAPTURED,
    })
    const fired = final({
      at: 'battle dark',
      locations: [{ card: SPACE, dark: [{ card: DESTROYER, with: ['Ion Cannon'] }], light: [FALCON] }],
      dark: { force: 9, hand: ['Flawless Marksmanship'], reserve: [withDestiny('dark', 3), 9] },
      light: { force: 9 },
    })
    fired.play('dark', { battle: SPACE }).play('dark', { fire: 'Ion Cannon' })
    fired.play('dark', { play: 'Flawless Marksmanship', action: 1 })
    fired.expect({ events: [{ kind: 'shot', total: 7 }], stop: 'here' })
    expect(fired.machine.state.lasting).toEqual(
      fired.machine.state.lasting.filter(({ duration }) => duration.until !== 'end-of-draw'),
    )
  })
})

describe('a ship that is wanted', () => {
  const wanted = { ...FALCON, with: [{ card: 'I Want That Ship', by: 'dark' as const }] }

  test('is easier to hold, and costs five Force when it is captured', tells('I Want That Ship'), () => {
    const game = beams([{ card: SPACE, dark: [ARMED], light: [wanted] }], { draws: 3, light: { lost: 0 } })
    game.play('dark', { play: 'Pull' })
    game.expect({
      events: [{ kind: 'shot', total: 3, defense: 2 }],
      asked: { light: 'lose-force' },
      stop: 'here',
    })
    for (let left = 5; left > 0; left--) game.play('light', { verb: 'lose', from: 'reserve' })
    game.expect({
      zones: { 'dark.lost': ['I Want That Ship'] },
      resources: { light: { lost: 5 } },
      ...CAPTURED,
    })
  })

  test('costs as much when it is lost, and less if it is another', tells('I Want That Ship'), () => {
    const lose = (light: typeof wanted) =>
      final(
        {
          at: 'control light',
          locations: [{ card: SPACE, light: [light] }],
          light: { side: ['Scuttle'], lost: 0 },
        },
        {
          cards: [
            {
              title: 'Scuttle',
              side: 'light',
              kind: 'effect',
              text: {
                actions: [{ when: 'any-time', do: [{ do: 'lose-cards', what: { kind: 'starship' } }] }],
              },
            },
          ],
        },
      ).play('light', { play: 'Scuttle' })
    const paid = (game: ReturnType<typeof lose>, most: number): void => {
      game.expect({ resources: { light: { lost: most + 2 } }, stop: 'here' })
    }
    paid(lose(wanted), 5)
    paid(lose({ ...flown('Red 1', PILOT), with: wanted.with }), 3)
  })

  test('is one of the opponent where its enemy is not', tells('I Want That Ship'), () => {
    const game = final({
      at: 'deploy dark',
      locations: [
        { card: SPACE, dark: ['TIE Fighter'], light: ['Red 3'] },
        { card: 'Tatooine (D)', light: [FALCON, 'X-wing'] },
      ],
      dark: { hand: ['I Want That Ship'], force: 3 },
    })
    game.expect({
      offers: { dark: [{ deploy: 'I Want That Ship', on: SHIP }] },
      noOffers: {
        dark: [
          { deploy: 'I Want That Ship', on: 'Red 3' },
          { deploy: 'I Want That Ship', on: 'X-wing' },
        ],
      },
      stop: 'here',
    })
  })
})

describe('a beam in the middle of a battle', () => {
  const fought = (draws: number, ship: string) => {
    const light = [ship, flown('Red 1', PILOT)]
    const game = final({
      at: 'battle dark',
      locations: [{ card: SPACE, dark: [ARMED], light }],
      dark: { force: 9, hand: ['In Range'], reserve: [withDestiny('dark', draws), 9] },
      light: { force: 9 },
    })
    return game.play('dark', { battle: SPACE }).play('dark', { play: 'In Range' })
  }

  test(
    'takes a starship out of it, stolen if nobody is aboard',
    together(proves('ccgx/tractor/stolen-mid-battle'), tells('In Range')),
    () => {
      const game = fought(5, 'X-wing').play('dark', { cards: ['X-wing'] })
      game.expect({
        facts: { 'X-wing': { controller: 'dark' } },
        resources: { dark: { force: 8 } },
        stop: 'here',
      })
      expect(game.machine.state.table.battle!.cards.length).toBe(3)
    },
  )

  test('draws two more against a unique starship, or weakens it', tells('In Range'), () => {
    fought(3, 'X-wing')
      .play('dark', { cards: ['Red 1'] })
      .expect({ facts: { 'Red 1': { as: 'captured' } }, stop: 'here' })
    fought(2, 'X-wing')
      .play('dark', { cards: ['Red 1'] })
      .expect({
        facts: { 'Red 1': { as: 'at' } },
        numbers: { 'Red 1': { power: 2, maneuver: 1 } },
        stop: 'here',
      })
  })
})

test(
  'a ship with its main reactor down stays, and its pilots help nobody',
  tells("They've Shut Down The Main Reactor"),
  () => {
    const game = beams([{ card: SPACE, dark: [ARMED], light: [FALCON] }, 'Tatooine (L)'], {
      at: 'control dark',
      dark: { hand: ["They've Shut Down The Main Reactor"] },
    })
    game.play('dark', { play: "They've Shut Down The Main Reactor" })
    game.expect({
      numbers: { [PILOT]: { 'usable-ability': 0, ability: 2 } },
      facts: { [SHIP]: { as: 'at' } },
      resources: { dark: { force: 4 } },
      stop: 'here',
    })
    const unarmed = beams([{ card: SPACE, dark: [DESTROYER], light: [FALCON] }], {
      dark: { hand: ["They've Shut Down The Main Reactor"] },
    })
    unarmed.expect({ noOffers: { dark: [{ play: "They've Shut Down The Main Reactor" }] }, stop: 'here' })
  },
)

describe('those aboard a captured starship', () => {
  test(
    'are captured for two Force each, and the ship is stolen',
    together(proves('ccgx/tractor/capture-aboard'), tells('We Have A Prisoner')),
    () => {
      const held = { ...HOLDING, pilots: ['Darth Vader'] }
      const game = beams([{ card: SPACE, dark: [held] }], { dark: { hand: ['We Have A Prisoner'] } })
      game.play('dark', { play: 'We Have A Prisoner', action: 1 })
      game.expect({ resources: { dark: { force: 4 } }, asked: { dark: 'capture' }, stop: 'here' })
      game.play('dark', { seize: PILOT, escort: 'Darth Vader' })
      game.expect({
        facts: { [PILOT]: { as: 'escorted' }, [SHIP]: { controller: 'dark', as: 'at' } },
        stop: 'here',
      })
    },
  )

  test('are captured instead of forfeited', tells('We Have A Prisoner'), () => {
    const game = final({
      at: 'battle dark',
      locations: [{ card: 'Tatooine: Cantina (D)', dark: ['Darth Vader'], light: ['Rebel Trooper'] }],
      dark: { force: 9, hand: ['We Have A Prisoner'] },
      light: { force: 9 },
    })
    game.play('dark', { battle: 'Tatooine: Cantina (D)' }).play('dark', 0)
    game.play('light', { forfeit: 'Rebel Trooper' })
    game.play('dark', { play: 'We Have A Prisoner' }).play('dark', { seize: 'Rebel Trooper' })
    game.expect({ facts: { 'table/Rebel Trooper': { as: 'escorted', hit: false } }, stop: 'here' })
  })

  test(
    'are set free at a docking bay',
    together(proves('ccgx/tractor/capture-aboard'), tells('Alternatives To Fighting')),
    () => {
      const game = beams([{ card: SPACE, dark: [HOLDING] }, BAY], {
        at: 'control light',
        light: { hand: ['Alternatives To Fighting'] },
      })
      game.play('light', { play: 'Alternatives To Fighting' })
      game.expect({
        facts: { [PILOT]: { as: 'at', on: 'Death Star: Docking Bay 327' }, [SHIP]: { controller: 'dark' } },
        stop: 'here',
      })
    },
  )

  test('have allies who call a battle in space off', tells('Alternatives To Fighting'), () => {
    const game = final({
      at: 'battle dark',
      locations: [{ card: SPACE, dark: [DESTROYER], light: [FALCON] }],
      dark: { force: 9 },
      light: { force: 9, hand: ['Alternatives To Fighting'] },
    })
    game.play('dark', { battle: SPACE }).play('light', { play: 'Alternatives To Fighting' })
    game.expect({
      events: [{ kind: 'battleEnded', winner: null }],
      resources: { light: { force: 6 } },
      stop: 'here',
    })
  })
})
