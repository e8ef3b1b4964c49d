/** States of cards: inactive, beneath others, shut out, restored, switched off. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import type { Filter } from '../text/filter.ts'
import type { CardText } from '../text/text.ts'
import { fighter } from './battle-play.ts'
import { HERE, lookingOn, THERE } from './looking-on.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const SELF: Filter = { the: 'self' }
const TARGET: Filter = { the: { chosen: 'target' } }

const interrupt = (title: string, side: 'dark' | 'light', actions: NonNullable<CardText['actions']>) =>
  ({ title, side, kind: 'interrupt', type: 'used', text: { actions } }) as const
const effect = (title: string, side: 'dark' | 'light', text: CardText) =>
  ({ title, side, kind: 'effect', text }) as const

describe('inactive and supporting cards', () => {
  test('who loses all at a place loses inactive cards too', proves('ccgx/state/inactive-may-leave'), () => {
    const all: Filter = { kind: 'character', where: { atA: { title: 'Tatooine: Cantina' } } }
    const sweep = (title: string, what: Filter) =>
      interrupt(title, 'dark', [{ when: 'any-time', do: [{ do: 'lose-cards', what }] }])
    const cards = [sweep('Sweep', all), sweep('Brawl', { ...all, present: true })]
    const swept = (play: string) => {
      const game = lookingOn(
        [{ card: HERE, light: [{ card: 'Momaw Nadon', undercover: true }, 'Talz'] }],
        cards,
        {
          dark: { hand: [play] },
          light: { lost: 0 },
        },
      )
      return game.play('dark', { play })
    }
    swept('Sweep').expect({ resources: { light: { lost: 2 } }, asked: 'dark' })
    swept('Brawl').expect({ resources: { light: { lost: 1 } }, asked: 'dark' })
  })

  test(
    'a card beneath another is found by no other text and does not count for uniqueness; it is lost with its holder',
    proves('ccgx/state/supporting', 'ccgx/state/supporting-leaves'),
    () => {
      const shelf = effect('Shelf', 'dark', {
        deploys: { on: [{ on: 'own-side' }] },
        actions: [
          {
            when: 'your-turn',
            targets: [{ name: 'target', what: { title: 'Darth Vader' } }],
            do: [{ do: 'stack', what: TARGET }],
          },
        ],
      })
      const end = interrupt('End It', 'dark', [
        { when: 'any-time', do: [{ do: 'lose-cards', what: { title: 'Shelf' } }] },
      ])
      const game = lookingOn([{ card: HERE, dark: ['Darth Vader'] }], [shelf, end], {
        dark: { side: ['Shelf'], hand: ['End It', 'Darth Vader'], lost: 0 },
      })
      game.expect({ noOffers: { dark: [{ deploy: 'dark.hand/Darth Vader' }] } })
      game.play('dark', { play: 'Shelf' })
      game.expect({
        facts: { 'table/Darth Vader': { as: 'beneath', on: 'Shelf' } },
        numbers: { [HERE]: { 'total-power-dark': 0 } },
        offers: { dark: [{ deploy: 'dark.hand/Darth Vader' }] },
      })
      game.play('dark', { play: 'End It' })
      game.expect({ resources: { dark: { lost: 2 } }, asked: 'dark' })
    },
  )

  test('a card that comes back is a new card', proves('ccgx/state/fresh-copy'), () => {
    const back = interrupt('Back', 'dark', [
      { when: 'any-time', do: [{ do: 'return-to-hand', what: { title: 'Darth Vader' } }] },
    ])
    const worn = { card: 'Darth Vader', moved: true, battled: true, hit: true }
    const game = lookingOn([{ card: HERE, dark: [worn] }], [back], { dark: { hand: ['Back'] } })
    game.play('dark', { play: 'Back' }).play('dark', { deploy: 'Darth Vader', on: HERE })
    game.expect({ facts: { 'Darth Vader': { moved: false, battled: false, hit: false } }, asked: 'dark' })
  })
})

describe('out of a battle', () => {
  const hide: CardText = {
    actions: [
      {
        when: { just: 'battle-initiated' },
        limit: { times: 1, per: 'battle' },
        if: { if: 'this', is: { inBattle: true } },
        do: [{ do: 'exclude', what: SELF }],
      },
    ],
  }
  const cards = [
    fighter('light', 'Shade', { power: 3, ability: 2, forfeit: 2 }, { text: hide }),
    interrupt('Seen', 'dark', [
      { when: { just: 'played', card: { title: 'Shade' } }, do: [{ do: 'cancel' }] },
    ]),
  ]
  const hiding = (hand: readonly string[]) => {
    const game = final(
      {
        at: 'battle dark',
        locations: [{ card: HERE, dark: ['Stormtrooper'], light: ['Shade', 'Rebel Trooper'] }],
        dark: { force: 3, hand },
      },
      { cards },
    )
    return game.play('dark', { battle: HERE }).play('light', { play: 'Shade' })
  }
  test(
    'who hides by its own text is excluded, and the attempt can be cancelled',
    proves('ccgx/state/hide-is-exclude'),
    () => {
      hiding([]).expect({
        events: [
          { kind: 'powerTotalled', seat: 'dark', power: 1 },
          { kind: 'powerTotalled', seat: 'light', power: 1 },
        ],
        asked: 'dark',
      })
      hiding(['Seen'])
        .play('dark', { play: 'Seen' })
        .expect({ events: [{ kind: 'powerTotalled', seat: 'light', power: 4 }], asked: 'dark' })
    },
  )

  test(
    'those of an excluded class who come later are excluded too',
    proves('ccgx/state/excluded-later-arrivals'),
    () => {
      const racer = fighter(
        'light',
        'Racer',
        { power: 5, ability: 4, forfeit: 4 },
        { text: { statics: [{ static: 'allows', what: 'react', of: SELF }] } },
      )
      const game = final(
        {
          at: 'battle dark',
          locations: [
            { card: HERE, dark: ['Stormtrooper'], light: ['Rebel Trooper'] },
            { card: THERE, light: ['Racer'] },
          ],
          dark: { force: 5, hand: ['Stunning Leader'] },
          light: { force: 5 },
        },
        { cards: [racer] },
      )
      game.play('dark', { battle: HERE }).play('light', 'pass').play('dark', { play: 'Stunning Leader' })
      game.play('light', { move: 'Racer', to: HERE })
      game.expect({
        events: [{ kind: 'powerTotalled', seat: 'light', power: 1 }],
        facts: { Racer: { at: 'Tatooine: Cantina', battled: false } },
        asked: 'dark',
      })
    },
  )

  test(
    'a battle ends at once where a side has no presence in it any more; who was hit is lost',
    proves(
      'ccgx/state/battle-needs-presence-on',
      'ccgx/final/hit-outside-battle',
      'ccgx/final/battle-presence-continues',
    ),
    () => {
      const out = interrupt('Out', 'light', [
        {
          when: { just: 'weapon-fired' },
          do: [{ do: 'exclude', what: { title: 'Rebel Trooper', inBattle: true } }],
        },
      ])
      const blast = {
        title: 'Sure Shot',
        side: 'dark',
        kind: 'weapon',
        type: 'character',
        text: {
          deploys: { on: [{ on: { kind: 'character' } }] },
          fires: { at: { kind: 'character' }, do: [{ do: 'hit', what: TARGET }] },
        },
      } as const
      const cannon = fighter('light', 'Machine', { power: 9, ability: 0, forfeit: 4 }, { type: 'droid' })
      const game = final(
        {
          at: 'battle dark',
          locations: [
            {
              card: HERE,
              dark: [{ card: 'Stormtrooper', with: ['Sure Shot'] }],
              light: ['Rebel Trooper', 'Machine'],
            },
          ],
          dark: { force: 5, reserve: ['Lift Tube (D)', 9] },
          light: { force: 5, hand: ['Out'], lost: 0, used: 0 },
        },
        { cards: [out, blast, cannon] },
      )
      game.play('dark', { battle: HERE }).play('dark', { fire: 'Sure Shot', target: 'Machine' })
      game.play('light', { play: 'Out' })
      game.expect({
        noEvents: [{ kind: 'battleTotals' }],
        resources: { light: { lost: 1, used: 1 } },
        facts: { 'table/Rebel Trooper': { as: 'at' } },
        asked: 'dark',
      })
    },
  )

  test(
    'a droid may battle and be battled, and may drain, where its text says so',
    proves('ccgx/state/droid-battles', 'ccgx/final/droid-battles'),
    () => {
      const able = (what: 'battle-without-presence' | 'drain-without-presence'): CardText => ({
        statics: [{ static: 'allows', what, of: SELF }],
      })
      const droids = [
        fighter(
          'dark',
          'Fighter Droid',
          { power: 3, forfeit: 2 },
          { type: 'droid', text: able('battle-without-presence') },
        ),
        fighter(
          'dark',
          'Drain Droid',
          { power: 3, forfeit: 2 },
          { type: 'droid', text: able('drain-without-presence') },
        ),
      ]
      const at = (phase: string, dark: string, light: readonly string[] = []) =>
        final(
          {
            at: phase,
            locations: [
              { card: HERE, dark: [dark], light },
              { card: THERE, dark: ['Stormtrooper'], light: ['Talz'] },
            ],
            dark: { force: 3 },
            light: { force: 3 },
          },
          { cards: droids },
        )
      at('battle dark', 'Fighter Droid', ['Rebel Trooper']).expect({
        offers: { dark: [{ battle: HERE }] },
        asked: 'dark',
      })
      at('battle dark', 'Drain Droid', ['Rebel Trooper']).expect({
        noOffers: { dark: [{ battle: HERE }] },
        asked: 'dark',
      })
      at('battle light', 'Fighter Droid', ['Rebel Trooper']).expect({
        offers: { light: [{ battle: HERE }] },
        asked: 'light',
      })
      at('control dark', 'Drain Droid').expect({ offers: { dark: [{ drain: HERE }] }, asked: 'dark' })
    },
  )
})

test(
  'what is restored to normal is hit no longer, and changes of weapons and Interrupts end',
  proves('ccgx/state/restored-to-normal', 'ccgx/final/hit-no-longer'),
  () => {
    const weak = interrupt('Weaken', 'dark', [
      {
        when: 'any-time',
        targets: [{ name: 'target', what: { title: 'Darth Vader' } }],
        do: [
          {
            do: 'for-a-while',
            what: { static: 'number', change: 'power', of: TARGET, add: -3 },
            until: 'end-of-turn',
          },
        ],
      },
    ])
    const lead = fighter(
      'dark',
      'Lead',
      { power: 1, ability: 1 },
      {
        text: { statics: [{ static: 'number', change: 'power', of: { title: 'Darth Vader' }, add: 2 }] },
      },
    )
    const mend = interrupt('Mend', 'dark', [
      {
        when: 'any-time',
        targets: [{ name: 'target', what: { title: 'Darth Vader' } }],
        do: [{ do: 'restore', what: TARGET }],
      },
    ])
    const game = lookingOn(
      [{ card: HERE, dark: [{ card: 'Darth Vader', hit: true }, 'Lead'] }],
      [weak, lead, mend],
      {
        dark: { hand: ['Weaken', 'Mend'] },
      },
    )
    game.play('dark', { play: 'Weaken' }).expect({ numbers: { 'Darth Vader': { power: 5 } } })
    game.play('dark', { play: 'Mend' })
    game.expect({
      numbers: { 'Darth Vader': { power: 8 } },
      facts: { 'Darth Vader': { hit: false } },
      asked: 'dark',
    })
  },
)

test(
  'a binary droid is switched off and on by either player for 1 Force',
  together(proves('ccgx/state/binary-droid', 'ccgx/final/opponents-option'), tells("M-HYD 'Binary' Droid")),
  () => {
    const droid = "M-HYD 'Binary' Droid"
    const game = lookingOn([{ card: HERE, light: [droid, 'Talz'] }])
    game.expect({ numbers: { Talz: { forfeit: 7 } } })
    game.play('dark', { play: droid, action: 0 })
    game.expect({
      numbers: { Talz: { forfeit: 5 } },
      facts: { [droid]: { at: 'Tatooine: Cantina' } },
      resources: { dark: { force: 8 } },
    })
    game.play('dark', { play: droid, action: 1 })
    game.expect({ numbers: { Talz: { forfeit: 7 } }, asked: 'dark' })
  },
)
