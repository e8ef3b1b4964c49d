/** What texts do by the rules of tournaments: prices and drains, cards that leave the table, piles, weapons. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import type { Instruction } from '../text/instruction.ts'
import type { Static } from '../text/statics.ts'
import { fight, weapon } from './battle-play.ts'
import { HERE, lookingOn, THERE } from './looking-on.ts'
import { final } from './play.ts'
import { interrupt, saying } from './worded-fighters.ts'

const doing = (title: string, ...steps: readonly Instruction[]) =>
  interrupt(title, 'dark', { when: 'any-time', do: steps })

describe('Force drains', () => {
  const side = (title: string, change: object) =>
    saying('light', title, {
      statics: [
        {
          static: 'side-number',
          whose: 'opponents',
          at: { title: 'Tatooine: Cantina' },
          ...change,
        } as Static,
      ],
    })
  const cards = [
    side('Toll', { change: 'drain-cost', add: 1 }),
    side('Tax', { change: 'drain-cost', add: 2 }),
    side('Gift', { change: 'drain', add: 2 }),
    side('Theft', { change: 'drain', add: -9 }),
    side('Seven', { change: 'drain', fix: 7 }),
  ]
  const draining = (light: readonly string[], force: number) =>
    final(
      {
        at: 'control dark',
        locations: [
          { card: HERE, dark: ['Stormtrooper'] },
          { card: THERE, dark: ['Stormtrooper'] },
          { card: 'Tatooine: Jawa Camp (D)', light },
        ],
        dark: { force, used: 0 },
      },
      { cards },
    )
  test('cost what texts ask, added up, or are not started', proves('ccgx/final/drain-cost'), () => {
    draining(['Toll', 'Tax'], 2).expect({
      offers: { dark: [{ drain: THERE }] },
      noOffers: { dark: [{ drain: HERE }] },
      asked: 'dark',
    })
    const paid = draining(['Toll', 'Tax'], 4).play('dark', { drain: HERE })
    paid.expect({
      resources: { dark: { force: 1, used: 3 } },
      asked: paid.machine.questionFor(0) ? 'dark' : 'light',
    })
  })

  test(
    'are the icons of the opponent with all changes, then what is set, and not below 0',
    proves('ccgx/final/drain-amount-order'),
    () => {
      const amount = (value: number, ...light: readonly string[]) =>
        draining(light, 0).expect({ offers: { dark: [{ drain: HERE, amount: value }] }, asked: 'dark' })
      amount(2)
      amount(4, 'Gift')
      amount(0, 'Theft')
      amount(7, 'Gift', 'Seven')
    },
  )
})

describe('cards that leave the table', () => {
  const bearer = { card: 'Bearer', with: ['Blaster'] }

  test(
    'and come back may do again what is done once in a turn',
    proves('ccgx/final/once-per-turn-function'),
    () => {
      const cards = [
        saying('dark', 'Often', {
          actions: [
            { when: 'your-turn', limit: { times: 1, per: 'turn' }, do: [{ do: 'draw-cards', amount: 1 }] },
            { when: 'your-turn', limit: { times: 1, per: 'turn' }, do: [{ do: 'activate', amount: 1 }] },
          ],
        }),
        doing('Back', { do: 'return-to-hand', what: { title: 'Often' } }),
      ]
      const game = lookingOn([{ card: HERE, dark: ['Often'] }], cards, { dark: { hand: ['Back'] } })
      game.play('dark', { play: 'Often', action: 0 })
      game.expect({
        offers: { dark: [{ play: 'Often', action: 1 }] },
        noOffers: { dark: [{ play: 'Often', action: 0 }] },
      })
      game.play('dark', { play: 'Back' }).play('dark', { deploy: 'dark.hand/Often', on: HERE })
      game.expect({ offers: { dark: [{ play: 'table/Often', action: 0 }] }, asked: 'dark' })
    },
  )

  test(
    'a card relocated costs nothing, has not moved, and takes along what is on it',
    proves('ccgx/final/relocate'),
    () => {
      const far = 'Hoth: Echo Corridor (D)'
      const cards = [
        saying('dark', 'Bearer', {}),
        doing('Leap', { do: 'relocate', what: { title: 'Bearer' }, to: { titleHas: 'Echo' } }),
      ]
      const game = final(
        {
          at: 'move dark',
          locations: [{ card: HERE, dark: [bearer] }, far],
          dark: { hand: ['Leap'], force: 3 },
        },
        { cards },
      )
      game.play('dark', { play: 'Leap' })
      game.expect({
        facts: { Bearer: { at: 'Hoth: Echo Corridor', moved: false }, Blaster: { on: 'Bearer' } },
        resources: { dark: { force: 3 } },
        asked: game.machine.questionFor(0) ? 'dark' : 'light',
      })
    },
  )
})

describe('piles', () => {
  test(
    'Force that a text activates comes from the Reserve Deck as far as it goes, and up to a number is a choice',
    proves('ccgx/final/activate-by-card'),
    () => {
      const cards = [
        doing('Rush', { do: 'activate', amount: 3 }),
        doing(
          'Some',
          { do: 'choose-number', as: 'n', from: 0, to: 3 },
          { do: 'activate', amount: { value: 'n' } },
        ),
      ]
      const with_ = (reserve: number) =>
        lookingOn([HERE], cards, { dark: { hand: ['Rush', 'Some'], force: 0, reserve } })
      with_(5)
        .play('dark', { play: 'Rush' })
        .expect({ resources: { dark: { force: 3, reserve: 2 } }, asked: 'dark' })
      with_(2)
        .play('dark', { play: 'Rush' })
        .expect({ resources: { dark: { force: 2, reserve: 0 } }, asked: 'dark' })
      const some = with_(5).play('dark', { play: 'Some' }).play('dark', 0)
      some.expect({ resources: { dark: { force: 0, reserve: 5 } }, asked: 'dark' })
    },
  )

  test(
    'a named card may be called for wherever it is, and comes only out of the Lost Pile',
    proves('ccgx/search/retrieve-named'),
    () => {
      const call = doing('Call', { do: 'retrieve', amount: 1, what: { title: 'Darth Vader' } })
      const called = (lost: readonly (string | number)[], there: readonly string[]) =>
        lookingOn([{ card: HERE, dark: there }], [call], {
          dark: { hand: ['Call'], lost: lost as string[], used: 0 },
        }).play('dark', { play: 'Call' })
      const found = called([2, 'Darth Vader'], [])
      if (found.machine.questionFor(0)?.kind === 'cards') found.play('dark', { cards: ['Darth Vader'] })
      found.expect({ resources: { dark: { lost: 2, used: 2 } }, asked: 'dark' })
      called([2], ['Darth Vader']).expect({ resources: { dark: { lost: 2, used: 1 } }, asked: 'dark' })
    },
  )

  test(
    'a card found in a pile that cannot be deployed now is no choice',
    proves('ccgx/search/deploy-only-legal'),
    () => {
      const muster = interrupt('Muster', 'dark', {
        when: 'any-time',
        do: [
          {
            do: 'deploy-from',
            pile: 'reserve',
            what: { kind: 'character' },
            to: { title: 'Tatooine: Cantina' },
          },
        ],
      })
      const game = lookingOn([{ card: HERE, dark: ['Darth Vader'] }], [muster], {
        dark: {
          hand: ['Muster'],
          force: 2,
          reserve: ['Darth Vader', 'Grand Moff Tarkin', 'Stormtrooper', 3],
        },
      })
      game.play('dark', { play: 'Muster' })
      game.expect({
        offers: { dark: [{ deploy: 'dark.reserve/Stormtrooper', on: HERE }] },
        noOffers: {
          dark: [{ deploy: 'dark.reserve/Darth Vader' }, { deploy: 'dark.reserve/Grand Moff Tarkin' }],
        },
        asked: 'dark',
      })
    },
  )
})

describe('prices', () => {
  test(
    'paid with Force of the opponent put it on the Used Pile of the opponent',
    proves('ccgx/final/use-opponents-force'),
    () => {
      const cards = [doing('Loan', { do: 'borrow', amount: 2 }), saying('dark', 'Recruit', {}, { deploy: 2 })]
      const game = lookingOn([HERE], cards, {
        dark: { hand: ['Loan', 'Recruit'], force: 5, used: 0 },
        light: { force: 4, used: 0 },
      })
      game.play('dark', { play: 'Loan' }).play('dark', { deploy: 'Recruit', on: HERE })
      game.expect({
        resources: { dark: { force: 5, used: 1 }, light: { force: 2, used: 2 } },
        asked: 'dark',
      })
    },
  )
})

describe('weapons', () => {
  const gun = weapon('Gun', 'dark', {
    deploys: { on: [{ on: { kind: 'character', whose: 'yours' } }] },
    fires: { at: { kind: 'character' }, cost: 1 },
    statics: [{ static: 'side-number', change: 'drain', whose: 'yours', add: 1 }],
  })
  const targeted = { just: 'targeted', by: 'opponent' } as const
  const cards = [
    gun,
    saying('dark', 'Marksman', {}, { forfeit: 9 }),
    saying('light', 'Rebel', {}),
    saying('light', 'Other', {}),
    interrupt('Duck', 'light', { when: targeted, do: [{ do: 'cancel' }] }),
    saying('light', 'Peace', { statics: [{ static: 'bars', what: 'fire', of: { title: 'Gun' } }] }),
  ]
  const armed = { card: 'Marksman', with: ['Gun'] }
  const shot = (hand: string) =>
    fight(final, {
      cards,
      dark: { there: [armed], force: 5, reserve: ['7 of dark', 9] },
      light: { there: ['Rebel', 'Other'], hand: [hand] },
    })
      .play('dark', { fire: 'Gun', target: 'Rebel' })
      .play('light', { play: hand })

  test(
    'a cancelled targeting has been paid and was the shot of this battle',
    proves('ccgx/final/weapon-targeting-cancelled', 'ccgx/interrupt/cancel-target'),
    () => {
      const game = shot('Duck')
      game.expect({
        resources: { dark: { force: 3 } },
        noEvents: [{ kind: 'shot' }],
        facts: { Rebel: { hit: false } },
        asked: { dark: 'settle' },
      })
    },
  )

  test(
    'a weapon that may not be fired still gives what else its text gives',
    proves('ccgx/final/weapon-no-fire'),
    () => {
      const drain = (light: readonly string[]) =>
        final(
          {
            at: 'control dark',
            locations: [
              { card: HERE, dark: [armed] },
              { card: THERE, light },
            ],
          },
          { cards },
        )
      drain(['Peace']).expect({ offers: { dark: [{ drain: HERE, amount: 3 }] }, asked: 'dark' })
      const battle = fight(final, { cards, dark: { there: [armed] }, light: { there: ['Peace'] } })
      battle.expect({ noEvents: [{ kind: 'shot' }], asked: { dark: 'move-phase' } })
    },
  )
})
