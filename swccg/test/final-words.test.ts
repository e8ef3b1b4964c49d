/** Words of the rules of tournaments in play: who won, what lies on a side of the table, what comes out of the Lost Pile. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import type { Static } from '../text/statics.ts'
import type { CardText } from '../text/text.ts'
import { fight, weapon } from './battle-play.ts'
import { HERE, lookingOn, THERE } from './looking-on.ts'
import { final } from './play.ts'
import { interrupt, saying } from './worded-fighters.ts'

const effect = (title: string, side: 'dark' | 'light', text: CardText) =>
  ({ title, side, kind: 'effect', text }) as const

describe('a battle', () => {
  test(
    'is won by the greater total power, and by nobody in a tie or when it was cancelled',
    proves('ccgx/term/won-battle'),
    () => {
      const stop = interrupt('Stop', 'light', {
        when: { just: 'battle-initiated', by: 'opponent' },
        do: [{ do: 'cancel' }],
      })
      const cards = [
        saying('dark', 'Three', {}, { power: 3, forfeit: 9 }),
        saying('light', 'Same', {}, { power: 3, forfeit: 9 }),
        saying('light', 'Weak', {}, { power: 2, forfeit: 9 }),
        stop,
      ]
      const fought = (light: string, hand: readonly string[] = []) =>
        fight(final, { cards, dark: { there: ['Three'] }, light: { there: [light], hand } })
      const won = fought('Weak').play('light', { verb: 'lose', from: 'reserve' })
      won.expect({ events: [{ kind: 'battleEnded', winner: 'dark' }], asked: 'dark' })
      fought('Same').expect({ events: [{ kind: 'battleEnded', winner: null }], asked: 'dark' })
      const cancelled = fought('Weak', ['Stop']).play('light', { play: 'Stop' })
      cancelled.expect({ events: [{ kind: 'battleEnded', winner: null }], asked: 'dark' })
    },
  )

  test(
    'has destinies to power, battle destinies and destinies to attrition, each of the initiator first',
    proves('ccgx/final/power-segment-order'),
    () => {
      const drawing = (side: 'dark' | 'light', title: string) =>
        saying(
          side,
          title,
          {
            statics: (['power-destinies', 'attrition-destinies'] as const).map(
              (change): Static => ({ static: 'side-number', change, whose: 'yours', add: 1 }),
            ),
          },
          { ability: 4, forfeit: 9 },
        )
      const game = fight(final, {
        cards: [drawing('dark', 'Seer'), drawing('light', 'Sage')],
        dark: { there: ['Seer'], reserve: 9 },
        light: { there: ['Sage'], reserve: 9 },
      })
      for (const kind of ['power', 'battle', 'attrition'])
        for (const seat of ['dark', 'light'] as const)
          game.expect({ asked: { [seat]: `${kind}-destiny` } }).play(seat, 0)
      game.expect({ asked: 'dark' })
    },
  )

  test(
    'has no part for a side whose total ability is set to 0, which neither occupies nor controls',
    proves('ccgx/final/total-ability-zero'),
    () => {
      const hush = saying('dark', 'Hush', {
        statics: [
          {
            static: 'side-number',
            change: 'total-ability',
            whose: 'opponents',
            at: { title: 'Tatooine: Cantina' },
            fix: 0,
          },
        ],
      })
      const at = (phase: 'control' | 'battle', there: readonly string[]) =>
        final(
          {
            at: `${phase} dark`,
            locations: [
              { card: HERE, dark: ['Stormtrooper'], light: ['Rebel Trooper'] },
              { card: THERE, dark: there },
            ],
            dark: { force: 5 },
          },
          { cards: [hush] },
        )
      at('control', []).expect({ noOffers: { dark: [{ drain: HERE }] }, asked: 'dark' })
      at('control', ['Hush']).expect({ offers: { dark: [{ drain: HERE }] }, asked: 'dark' })
      at('battle', []).expect({ offers: { dark: [{ battle: HERE }] }, asked: 'dark' })
      const own = final(
        {
          at: 'battle light',
          locations: [
            { card: HERE, dark: ['Stormtrooper'], light: ['Rebel Trooper'] },
            { card: THERE, dark: ['Hush'], light: ['Rebel Trooper'] },
          ],
          light: { force: 5 },
        },
        { cards: [hush] },
      )
      own.expect({
        offers: { light: [{ battle: THERE }] },
        noOffers: { light: [{ battle: HERE }] },
        asked: 'light',
      })
      at('battle', ['Hush']).expect({ noOffers: { dark: [{ battle: HERE }] }, asked: 'dark' })
    },
  )

  test(
    'takes a card that meets no attrition for damage with its forfeit value, and a hit one leaves all the same',
    proves('ccgx/number/hit-not-for-attrition'),
    () => {
      const cards = [
        saying('dark', 'Marksman', {}, { power: 9, ability: 1, forfeit: 9 }),
        weapon('Gun', 'dark', {
          deploys: { on: [{ on: { kind: 'character', whose: 'yours' } }] },
          fires: { at: { kind: 'character' } },
        }),
        saying(
          'light',
          'Rebel',
          { statics: [{ static: 'bars', what: 'satisfy-attrition', of: { the: 'self' } }] },
          { power: 1, forfeit: 3 },
        ),
      ]
      const game = fight(final, {
        cards,
        dark: { there: [{ card: 'Marksman', with: ['Gun'] }], reserve: ['7 of dark', 9] },
        light: { there: ['Rebel'], reserve: 12, lost: 0 },
      })
      game.play('dark', { fire: 'Gun', target: 'Rebel' })
      game.expect({ facts: { Rebel: { hit: true } }, offers: { light: [{ forfeit: 'Rebel', value: 3 }] } })
      game.play('light', { forfeit: 'Rebel' })
      expect(game.machine.table.battle?.sides[1].damage).toBe(5)
      game.expect({ resources: { light: { lost: 1 } }, asked: { light: 'settle' } })
    },
  )
})

test(
  'a card on a side of the table is at no location, whichever side it is',
  proves('ccgx/term/your-side-of-table'),
  () => {
    const cards = [
      effect('Ours', 'dark', { deploys: { on: [{ on: 'own-side' }] } }),
      effect('Theirs', 'dark', { deploys: { on: [{ on: 'opponents-side' }] } }),
    ]
    const game = lookingOn([HERE], cards, { dark: { hand: ['Ours', 'Theirs'] } })
    game.play('dark', { deploy: 'Ours' }).play('dark', { deploy: 'Theirs' })
    game.expect({ facts: { Ours: { at: '' }, Theirs: { at: '' } }, asked: 'dark' })
  },
)

test('a passenger is forfeited like whoever else takes part', proves('ccgx/final/forfeit-passengers'), () => {
  const game = final({
    at: 'battle dark',
    locations: [
      {
        card: 'Tatooine (D)',
        dark: ['Devastator'],
        light: [{ card: 'Corellian Corvette', pilots: ['Han Solo'], passengers: ['Rebel Trooper'] }],
      },
    ],
    dark: { force: 5, reserve: 9 },
    light: { force: 5, reserve: 9 },
  })
  game.play('dark', { battle: 'Tatooine (D)' })
  while (game.machine.questionFor(game.machine.questionFor(0) ? 0 : 1)?.kind === 'number')
    game.play(game.machine.questionFor(0) ? 'dark' : 'light', 0)
  game.expect({ offers: { light: [{ forfeit: 'Rebel Trooper' }] }, asked: { light: 'settle' } })
})

test('what is deployed out of the Lost Pile is not retrieved', proves('ccgx/search/deploy-from-lost'), () => {
  const raise = interrupt('Raise', 'dark', {
    when: 'any-time',
    do: [{ do: 'deploy-from', pile: 'lost', what: { title: 'Darth Vader' } }],
  })
  const game = lookingOn([HERE], [raise], {
    dark: { hand: ['Raise'], force: 9, lost: ['Darth Vader', 2], used: 0 },
  })
  game.play('dark', { play: 'Raise' }).play('dark', { deploy: 'Darth Vader', on: HERE })
  game.expect({
    facts: { 'table/Darth Vader': { at: 'Tatooine: Cantina' } },
    noEvents: [{ kind: 'retrieved' }],
    asked: game.machine.questionFor(0) ? 'dark' : 'light',
  })
})

test('retrieving at random takes from the whole Lost Pile', proves('ccgx/search/retrieve-random'), () => {
  const luck = interrupt('Luck', 'dark', {
    when: 'any-time',
    do: [{ do: 'retrieve', amount: 1, random: true, to: 'hand' }],
  })
  const pile = ['Darth Vader', 'Grand Moff Tarkin', 'Boba Fett', 'Dengar']
  const found = (seed: number) => {
    const game = final(
      {
        at: 'deploy dark',
        locations: [HERE],
        dark: { hand: ['Luck', 'Stormtrooper'], force: 9, lost: pile },
      },
      { cards: [luck], seed },
    )
    game.play('dark', { play: 'Luck' }).expect({ resources: { dark: { lost: 3, hand: 2 } }, asked: 'dark' })
    const { machine } = game
    return pile.find((is) =>
      machine.state.zones.some(
        ({ name, cards }) => name.endsWith('hand') && cards.some((card) => machine.card(card).is === is),
      ),
    )
  }
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(found)).size).toBeGreaterThan(2)
})
