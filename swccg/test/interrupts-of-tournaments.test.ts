/** Interrupts and Effects by the rules of tournaments. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import type { Filter } from '../text/filter.ts'
import type { CardAction, CardText } from '../text/text.ts'
import { fighter } from './battle-play.ts'
import { HERE, lookingOn, THERE } from './looking-on.ts'
import { final } from './play.ts'

const TARGET: Filter = { the: { chosen: 'target' } }
const interrupt = (
  title: string,
  side: 'dark' | 'light',
  actions: readonly CardAction[],
  more: { readonly type?: 'used' | 'lost'; readonly dots?: number } = {},
) => ({ title, side, kind: 'interrupt', type: 'used', text: { actions }, ...more }) as const
const effect = (title: string, side: 'dark' | 'light', text: CardText) =>
  ({ title, side, kind: 'effect', text }) as const
const gain: CardAction = { when: 'any-time', do: [{ do: 'activate', amount: 1 }] }

describe('an Interrupt', () => {
  test(
    'that is used or lost goes where the function says that it was played for',
    proves(
      'ccgx/interrupt/used-or-lost',
      'ccgx/interrupt/used-or-lost-x',
      'ccgx/final/interrupt-function-pile',
    ),
    () => {
      const either = interrupt('Either', 'dark', [
        gain,
        { when: 'any-time', do: [{ do: 'activate', amount: 3 }, { do: 'lose-this' }] },
      ])
      const played = (action: number) =>
        lookingOn([HERE], [either], { dark: { hand: ['Either'], used: 0, lost: 0, force: 0 } }).play('dark', {
          play: 'Either',
          action,
        })
      played(0).expect({ resources: { dark: { used: 1, lost: 0, force: 1 } }, asked: 'dark' })
      played(1).expect({ resources: { dark: { used: 0, lost: 1, force: 3 } }, asked: 'dark' })
      const ear = (title: string, type: 'used' | 'lost') =>
        ({
          title,
          side: 'light',
          kind: 'interrupt',
          type: 'used',
          text: {
            actions: [
              { when: { just: 'played', card: { kind: 'interrupt', type } }, do: [{ do: 'cancel' }] },
            ],
          },
        }) as never
      const heard = (action: number) => {
        const game = lookingOn([HERE], [either, ear('Used Ear', 'used'), ear('Lost Ear', 'lost')], {
          dark: { hand: ['Either'] },
          light: { hand: ['Used Ear', 'Lost Ear'] },
        })
        return game.play('dark', { play: 'Either', action })
      }
      heard(0).expect({ offersExactly: { light: [{ play: 'Used Ear' }, 'pass'] }, asked: 'light' })
      heard(1).expect({ offersExactly: { light: [{ play: 'Lost Ear' }, 'pass'] }, asked: 'light' })
    },
  )

  test(
    'that a card makes a Used Interrupt only goes elsewhere',
    proves('ccgx/interrupt/kind-changed', 'ccgx/final/interrupt-made-used'),
    () => {
      const cry = interrupt('Cry', 'dark', [gain], { type: 'lost' })
      const clerk = fighter(
        'dark',
        'Clerk',
        { power: 1, ability: 1 },
        {
          text: { statics: [{ static: 'gives', type: 'used', to: { title: 'Cry' } }] },
        },
      )
      const scribe = fighter(
        'dark',
        'Scribe',
        { power: 1, ability: 1 },
        {
          text: { statics: [{ static: 'gives', type: 'lost', to: { title: 'Cry' } }] },
        },
      )
      const cried = (dark: readonly string[]) =>
        lookingOn([{ card: HERE, dark }], [cry, clerk, scribe], {
          dark: { hand: ['Cry'], used: 0, lost: 0, force: 0 },
        }).play('dark', { play: 'Cry' })
      cried([]).expect({ resources: { dark: { lost: 1, used: 0, force: 1 } }, asked: 'dark' })
      cried(['Clerk']).expect({ resources: { dark: { lost: 0, used: 1, force: 1 } }, asked: 'dark' })
      cried(['Clerk', 'Scribe']).expect({
        resources: { dark: { lost: 1, used: 0, force: 1 } },
        asked: 'dark',
      })
    },
  )

  test(
    'that is unique is played once in a turn by both players together',
    proves('ccgx/final/interrupt-unique-across'),
    () => {
      const shared = 'Weapon Levitation'
      const game = lookingOn([{ card: HERE, dark: ['Darth Vader'] }], [], {
        dark: { hand: [`${shared} (D)`, 'Stormtrooper'] },
        light: { hand: [`${shared} (L)`], used: ['Blaster', 3] },
      })
      game.expect({ offers: { dark: [{ play: `${shared} (D)` }] } })
      game.play('dark', { deploy: 'dark.hand/Stormtrooper #1', on: HERE })
      game.play('light', { play: `${shared} (L)` }).play('light', { cards: ['Blaster'] })
      game.expect({
        refused: { dark: { play: `${shared} (D)`, action: 0 }, rule: 'ccgx/final/interrupt-unique-across' },
        asked: 'dark',
      })
    },
  )

  test(
    'that is grabbed has its result, lies on the grabber, and its title is unique from then on, for both together',
    proves('ccgx/interrupt/grab', 'ccgx/interrupt/grab-unique', 'ccgx/state/supporting'),
    () => {
      const hook = effect('Hook', 'light', HOOK)
      const cards = [interrupt('Gain', 'dark', [gain]), hook]
      const game = lookingOn([HERE], cards, {
        dark: { hand: ['Gain', 'Gain'], force: 2, used: 0 },
        light: { hand: ['Hook'] },
      })
      game.play('dark', { play: 'Gain #1' }).play('light', { deploy: 'Hook' })
      game.expect({
        resources: { dark: { force: 3, used: 0, hand: 2 } },
        facts: { Hook: { holds: 1 } },
        noOffers: { dark: [{ play: 'dark.hand/Gain' }] },
        asked: 'dark',
      })
    },
  )

  test('is immune for one of its functions only', proves('ccgx/interrupt/immune-one-function'), () => {
    const cards = [
      interrupt('Doubtful', 'dark', [gain, { ...gain, immuneTo: ['Hush'] }]),
      interrupt('Hush', 'light', [{ when: { just: 'played', by: 'opponent' }, do: [{ do: 'cancel' }] }]),
    ]
    const played = (action: number) =>
      lookingOn([HERE], cards, { dark: { hand: ['Doubtful'], force: 1 }, light: { hand: ['Hush'] } }).play(
        'dark',
        {
          play: 'Doubtful',
          action,
        },
      )
    played(0)
      .play('light', { play: 'Hush' })
      .expect({ resources: { dark: { force: 1 } }, asked: 'dark' })
    played(1).expect({ resources: { dark: { force: 2 } }, asked: 'dark' })
  })
})

describe('what is cancelled', () => {
  const stop = (just: 'battle-initiated' | 'drain-initiated') =>
    interrupt('Stop', 'light', [{ when: { just, by: 'opponent' }, do: [{ do: 'cancel' }] }])

  test(
    'a battle ends without damage, and was the battle there',
    proves('ccgx/interrupt/cancel-battle', 'ccgx/final/battle-cancelled'),
    () => {
      const game = final(
        {
          at: 'battle dark',
          locations: [
            { card: HERE, dark: ['Darth Vader'], light: ['Rebel Trooper'] },
            { card: THERE, dark: ['Stormtrooper'], light: ['Talz'] },
          ],
          dark: { force: 5 },
          light: { hand: ['Stop'], lost: 0 },
        },
        { cards: [stop('battle-initiated')] },
      )
      game.play('dark', { battle: HERE }).play('light', { play: 'Stop' })
      game.expect({
        offers: { dark: [{ battle: THERE }] },
        noOffers: { dark: [{ battle: HERE }] },
        facts: { 'Darth Vader': { battled: true } },
        events: [{ kind: 'battleEnded', winner: null }],
        resources: { dark: { force: 4 } },
        noEvents: [{ kind: 'battleTotals' }],
        asked: 'dark',
      })
    },
  )

  test('a Force drain was the drain there', proves('ccgx/interrupt/cancel-drain'), () => {
    const game = final(
      {
        at: 'control dark',
        locations: [
          { card: HERE, dark: ['Darth Vader'] },
          { card: THERE, dark: ['Stormtrooper'] },
        ],
        light: { hand: ['Stop'], lost: 0 },
      },
      { cards: [stop('drain-initiated')] },
    )
    game.play('dark', { drain: HERE }).play('light', { play: 'Stop' })
    game.expect({
      resources: { light: { lost: 0 } },
      offers: { dark: [{ drain: THERE }] },
      noOffers: { dark: [{ drain: HERE }] },
      asked: 'dark',
    })
  })

  test(
    'what is prevented is not offered, and nothing is paid',
    proves('ccgx/interrupt/prevent-vs-cancel'),
    () => {
      const ward = effect('Ward', 'light', {
        statics: [{ static: 'bars', what: 'deploy', of: { title: 'Darth Vader' } }],
      })
      const game = lookingOn([HERE], [ward], {
        dark: { hand: ['Darth Vader'], force: 9 },
        light: { side: ['Ward'] },
      })
      game.expect({
        noOffers: { dark: [{ deploy: 'dark.hand/Darth Vader' }] },
        resources: { dark: { force: 9 } },
        asked: 'dark',
      })
    },
  )
})

describe('an Effect', () => {
  test(
    'that is immediate comes in answer to what its text names, and in no other way',
    proves('ccgx/effect/immediate'),
    () => {
      const shock = {
        ...effect('Shock', 'light', {
          deploys: {
            when: { just: 'deployed', by: 'opponent', card: { kind: 'character' } },
            on: [{ on: { kind: 'character', whose: 'opponents' }, cost: 2 }],
            there: true,
          },
        }),
        type: 'immediate',
      } as const
      const game = lookingOn([{ card: HERE, dark: ['Darth Vader'] }], [shock], {
        light: { hand: ['Shock'], force: 3 },
      })
      game.play('dark', { deploy: 'dark.hand/Stormtrooper', on: HERE })
      game.expect({
        offersExactly: { light: [{ deploy: 'Shock', on: 'table/Stormtrooper', cost: 2 }, 'pass'] },
      })
      game.play('light', { deploy: 'Shock' })
      game.expect({
        resources: { light: { force: 1 } },
        facts: { Shock: { on: 'Stormtrooper' } },
        asked: 'dark',
      })
      const own = final(
        {
          at: 'deploy light',
          locations: [{ card: HERE, dark: ['Darth Vader'] }, 'Tatooine: Mos Eisley (L)'],
          light: { hand: ['Shock', 'Rebel Trooper'], force: 3 },
        },
        { cards: [shock] },
      )
      own.expect({ noOffers: { light: [{ deploy: 'Shock' }] }, asked: 'light' })
    },
  )

  test('on another Effect is lost with it', proves('ccgx/effect/effect-on-effect'), () => {
    const cards = [
      effect('Base', 'dark', {}),
      effect('Rider', 'dark', {}),
      interrupt('End It', 'dark', [
        { when: 'any-time', do: [{ do: 'lose-cards', what: { title: 'Base' } }] },
      ]),
    ]
    const game = lookingOn([HERE], cards, {
      dark: { side: [{ card: 'Base', with: ['Rider'] }], hand: ['End It'], lost: 0 },
    })
    game.play('dark', { play: 'End It' }).expect({ resources: { dark: { lost: 2 } }, asked: 'dark' })
  })

  test(
    'is gone as soon as the condition holds that cancels it',
    proves('ccgx/effect/effect-canceled-if'),
    () => {
      const frail = effect('Frail', 'light', {
        triggers: [
          {
            when: 'always',
            if: { if: 'on-table', what: { title: 'Stormtrooper' } },
            do: [{ do: 'cancel-cards', what: { the: 'self' } }],
          },
        ],
      })
      const game = lookingOn([HERE], [frail], { light: { side: ['Frail'], lost: 0 } })
      game.play('dark', { deploy: 'dark.hand/Stormtrooper', on: HERE })
      game.expect({ resources: { light: { lost: 1 } } })
      game.expect({ asked: game.machine.questionFor(0) ? 'dark' : 'light' })
    },
  )

  test(
    'is immune while its condition holds, when the other card would cancel it',
    proves('ccgx/effect/conditional-immunity'),
    () => {
      const cards = [
        effect('Shrine', 'light', {
          statics: [
            {
              static: 'protects',
              of: { the: 'self' },
              from: 'Undo',
              when: { if: 'occupy', at: { title: 'Tatooine: Cantina' } },
            },
          ],
        }),
        interrupt('Undo', 'dark', [
          {
            when: 'any-time',
            targets: [{ name: 'target', what: { title: 'Shrine' } }],
            do: [{ do: 'cancel-cards', what: TARGET }],
          },
        ]),
      ]
      const at = (light: readonly string[]) =>
        lookingOn([{ card: HERE, light }], cards, { dark: { hand: ['Undo'] }, light: { side: ['Shrine'] } })
      at([]).expect({ offers: { dark: [{ play: 'Undo' }] }, asked: 'dark' })
      at(['Talz']).expect({ noOffers: { dark: [{ play: 'Undo' }] }, asked: 'dark' })
    },
  )
})

/** A grabber: it takes the Interrupt that was just played. */
const HOOK: CardText = {
  deploys: {
    when: { just: 'played', by: 'opponent', card: { kind: 'interrupt' } },
    on: [{ on: 'own-side' }],
    after: [{ do: 'stack', what: { the: { chosen: 'answered' } } }],
  },
  statics: [{ static: 'makes-unique', of: { kind: 'interrupt', copyOf: { where: 'on-this' } } }],
}

test(
  'an action answers the same happening once; another copy of the card answers it too',
  proves('ccgx/final/response-once'),
  () => {
    const game = final({
      at: 'deploy light',
      locations: [{ card: 'Tatooine: Cantina (L)', light: ['Jess', 'Jess'] }],
      light: { hand: ["Ickabel G'ont"], force: 9, lost: 5 },
    })
    game.play('light', { deploy: "Ickabel G'ont", on: 'Tatooine: Cantina (L)' })
    game.play('light', { play: 'Jess #1' })
    game.expect({
      offersExactly: { light: [{ play: 'Jess #2' }, 'pass'] },
      resources: { light: { lost: 4 } },
    })
    game.play('light', { play: 'Jess #2' })
    game.expect({ resources: { light: { lost: 3 } }, asked: 'light' })
  },
)
