/** Reacts and moves by the rules of tournaments. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import type { Placed } from '../scenario/position.ts'
import type { Static } from '../text/statics.ts'
import type { CardAction } from '../text/text.ts'
import { fighter } from './battle-play.ts'
import { scout } from './cast.ts'
import { HERE, THERE } from './looking-on.ts'
import { final } from './play.ts'

const CAMP = 'Tatooine: Jawa Camp (D)'
type Cards = NonNullable<NonNullable<Parameters<typeof final>[1]>['cards']>
type There = readonly (string | Placed)[]

const second = { ...scout, title: 'Second Scout' } as const
/** No ability, so that the drain goes on and it could react again. */
const droid = { ...scout, title: 'Swift Droid', type: 'droid', ability: 0, landspeed: 3 } as const
const speaking = (side: 'dark' | 'light', title: string, ...statics: readonly Static[]) =>
  fighter(side, title, { power: 1, ability: 1, deploy: 1, forfeit: 1 }, { text: { statics } })
const relay = speaking('light', 'Relay', {
  static: 'allows',
  what: 'deploy-as-react',
  of: { kind: 'character', whose: 'yours' },
  to: { kind: 'location', where: 'same-or-adjacent-site' },
})
const interrupt = (title: string, side: 'dark' | 'light', ...actions: readonly CardAction[]) =>
  ({ title, side, kind: 'interrupt', type: 'used', text: { actions } }) as const
const block = interrupt('Block', 'dark', {
  when: { just: 'reacted', by: 'opponent' },
  do: [{ do: 'cancel' }],
})
const cards = [scout, second, droid, relay, block]

/** A drain in the Cantina; the Light Side is next door. */
const drained = (
  light: There,
  more: { hand?: readonly string[]; held?: readonly string[]; dark?: There; cards?: Cards } = {},
) =>
  final(
    {
      at: 'control dark',
      locations: [
        { card: HERE, dark: ['Stormtrooper', ...(more.dark ?? [])] },
        { card: THERE, light },
        { card: CAMP, dark: ['Stormtrooper'] },
      ],
      dark: { force: 3, hand: more.held ?? [] },
      light: { force: 5, lost: 0, used: 0, reserve: 9, hand: more.hand ?? [] },
    },
    { cards: [...cards, ...(more.cards ?? [])] },
  ).play('dark', { drain: HERE })

describe('a react', () => {
  test(
    'is a move or a deployment that a text gives, for the normal price',
    proves('ccgx/final/react-two-kinds'),
    () => {
      const moved = drained(['Swift Scout', 'Talz'], { hand: ['Rebel Trooper'] })
      moved.expect({ offersExactly: { light: [{ move: 'Swift Scout', to: HERE, cost: 1 }, 'pass'] } })
      moved.play('light', { move: 'Swift Scout', to: HERE })
      moved.expect({ resources: { light: { force: 4, lost: 0 } }, asked: 'dark' })
      const deployed = drained(['Relay'], { hand: ['Talz'] })
      deployed.expect({ offersExactly: { light: [{ deploy: 'Talz', on: HERE, cost: 1 }, 'pass'] } })
      deployed.play('light', { deploy: 'Talz', on: HERE })
      deployed.expect({ resources: { light: { force: 4, lost: 0 } }, asked: 'dark' })
    },
  )

  test(
    'that a text allows to several is made by each of them, one after the other',
    proves('ccgx/react/react-many'),
    () => {
      const fought = final(
        {
          at: 'battle dark',
          locations: [
            { card: HERE, dark: ['Stormtrooper'], light: ['Talz'] },
            { card: THERE, light: ['Swift Scout', 'Second Scout'] },
          ],
          dark: { force: 3 },
          light: { force: 3 },
        },
        { cards },
      )
      fought.play('dark', { battle: HERE }).play('light', { move: 'Swift Scout', to: HERE })
      fought.expect({ asked: { light: 'battle-initiated' } })
      fought.play('light', { move: 'Second Scout', to: HERE })
      fought.expect({
        facts: { 'Swift Scout': { at: 'Tatooine: Cantina' }, 'Second Scout': { at: 'Tatooine: Cantina' } },
        resources: { light: { force: 1 } },
        asked: fought.machine.questionFor(0) ? 'dark' : 'light',
      })
    },
  )

  test(
    'that is cancelled stays paid, leaves the card where it was, and was the one of the turn',
    proves('ccgx/final/react-cancelled', 'ccgx/react/react-canceled', 'ccgx/final/react-once'),
    () => {
      const moved = drained(['Swift Droid'], { held: ['Block'] })
      moved.play('light', { move: 'Swift Droid', to: HERE }).play('dark', { play: 'Block' })
      moved.expect({
        facts: { 'Swift Droid': { at: 'Tatooine: Mos Eisley' } },
        resources: { light: { force: 4 } },
        asked: { light: 'lose-force' },
      })
      moved.play('light', { verb: 'lose', from: 'reserve' }).play('light', { verb: 'lose', from: 'reserve' })
      moved.play('dark', { drain: CAMP }).expect({ asked: { light: 'lose-force' } })
      const deployed = drained(['Relay'], { hand: ['Talz'], held: ['Block'] })
      deployed.play('light', { deploy: 'Talz', on: HERE }).play('dark', { play: 'Block' })
      deployed.expect({
        zones: { 'light.hand': ['Talz'] },
        resources: { light: { force: 4 } },
        asked: { light: 'lose-force' },
      })
    },
  )

  test('is made once in a turn by a card', proves('ccgx/final/react-once'), () => {
    const game = drained(['Swift Droid'])
    game.play('light', { move: 'Swift Droid', to: HERE })
    game.play('light', { verb: 'lose', from: 'reserve' }).play('light', { verb: 'lose', from: 'reserve' })
    game.play('dark', { drain: CAMP }).expect({ asked: { light: 'lose-force' } })
  })

  test(
    'that is barred is neither moving nor deploying',
    proves('ccgx/final/react-forbidden', 'ccgx/react/react-prevented'),
    () => {
      const ward = speaking('dark', 'Ward', {
        static: 'bars',
        what: 'react',
        of: { whose: 'opponents' },
        to: { where: 'same-location', kind: 'location' },
      })
      const free = drained(['Swift Scout', 'Relay'], { hand: ['Talz'], cards: [ward] })
      free.expect({ offers: { light: [{ move: 'Swift Scout' }, { deploy: 'Talz' }] }, asked: 'light' })
      const barred = drained(['Swift Scout', 'Relay'], {
        hand: ['Talz'],
        dark: ['Ward'],
        cards: [ward],
      })
      barred.expect({ asked: { light: 'lose-force' } })
    },
  )

  test('for free is free for that react alone', proves('ccgx/react/react-cost-changed'), () => {
    const swift = {
      ...scout,
      title: 'Free Scout',
      text: {
        statics: [
          { static: 'allows', what: 'react', of: { the: 'self' } },
          { static: 'allows', what: 'react-free', of: { the: 'self' } },
        ],
      },
    } as const
    const more = { cards: [swift] }
    drained(['Free Scout', 'Swift Scout'], more).expect({
      offersExactly: {
        light: [
          { move: 'Free Scout', to: HERE, cost: 0 },
          { move: 'Swift Scout', to: HERE, cost: 1 },
          'pass',
        ],
      },
      asked: 'light',
    })
    const walks = final(
      { at: 'move light', locations: [HERE, { card: THERE, light: ['Free Scout'] }], light: { force: 3 } },
      { cards: [swift] },
    )
    walks.expect({ offers: { light: [{ move: 'Free Scout', to: HERE, cost: 1 }] }, asked: 'light' })
  })
})

const BOG = {
  title: 'Tatooine: Bog',
  side: 'dark',
  kind: 'location',
  type: 'site',
  icons: ['exterior'],
  force: { dark: 1, light: 1 },
  text: { dark: { statics: [{ static: 'slows', of: { kind: 'character' }, add: 1 }] } },
} as const

describe('moves', () => {
  const walking = (
    by: Static,
    walker: Readonly<Record<string, number>> = {},
    titles: readonly string[] = [],
  ) =>
    final(
      {
        at: 'move dark',
        locations: [
          HERE,
          { card: THERE, dark: ['Walker', 'Stormtrooper', 'Sandcrawler (D)', ...titles] },
          CAMP,
        ],
        dark: { force: 5 },
      },
      {
        cards: [
          fighter('dark', 'Walker', { power: 1, ability: 1, landspeed: 1, ...walker }),
          speaking('dark', 'Sand', by),
        ],
      },
    )
  test(
    'more Force or more landspeed for a move is asked of moves by landspeed alone',
    proves('ccgx/final/move-cost-change', 'ccgx/react/extra-landspeed'),
    () => {
      const by: Static = { static: 'move-cost', of: { title: 'Walker' }, by: 'landspeed', add: 2 }
      walking(by, {}, ['Sand']).expect({
        offers: {
          dark: [
            { move: 'Walker', to: HERE, cost: 3 },
            { move: 'Walker', to: 'Sandcrawler (D)', cost: 0 },
            { move: 'Stormtrooper', to: HERE, cost: 1 },
          ],
        },
        asked: 'dark',
      })
      walking(by, {}).expect({ offers: { dark: [{ move: 'Walker', to: HERE, cost: 1 }] }, asked: 'dark' })
      const slow = final(
        {
          at: 'move dark',
          locations: [HERE, { card: 'Tatooine: Bog', dark: ['Walker', 'Runner'] }],
          dark: { force: 5 },
        },
        {
          cards: [
            fighter('dark', 'Walker', { power: 1, ability: 1, landspeed: 1 }),
            fighter('dark', 'Runner', { power: 1, ability: 1, landspeed: 2 }),
            BOG,
          ],
        },
      )
      slow.expect({
        offers: { dark: [{ move: 'Runner', to: HERE, cost: 1 }] },
        noOffers: { dark: [{ move: 'Walker', to: HERE }] },
        asked: 'dark',
      })
      walking(by, { landspeed: 0 }).expect({
        noOffers: { dark: [{ move: 'Walker', to: HERE }] },
        asked: 'dark',
      })
    },
  )
})
