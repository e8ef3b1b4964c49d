import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { isUnique } from '../cards/definition.ts'
import { shippedCards } from '../cards/shipped.ts'
import type { SeatPosition } from '../scenario/position.ts'
import { unit } from './made-up.ts'
import { swtcg, wotc } from './play.ts'

/** Boba Fett for 6, for 4, and once more for 6. */
const SIX = 'Boba Fett (C)'
const FOUR = 'Boba Fett (F)'
const complete = (card: string, to = 'character') => ({ complete: card, destination: { to } })
const building = (dark: SeatPosition) => ({ at: 'build dark', dark: { buildPoints: 10, force: 2, ...dark } })

describe('two of a unique name', () => {
  test(
    'a second copy may be completed, but one of the two must go at once',
    proves('idc/contest/own-second-completed', 'idc/contest/own-discard-lower'),
    () => {
      swtcg(building({ character: ['Yoda (A)'], hand: ['Yoda (A)', 'Jawa'] }))
        .play('dark', complete('Yoda (A)'))
        .expect({
          asked: { dark: 'own-uniques' },
          offersExactly: {
            dark: [
              { 'give-up-unique': 'Yoda (A) #1', cost: 0 },
              { 'give-up-unique': 'Yoda (A) #2', cost: 0 },
            ],
          },
        })
        .play('dark', { 'give-up-unique': 'Yoda (A) #1' })
        .expect({
          asked: { dark: 'build' },
          zones: { character: ['Yoda (A)'], 'dark.discard': ['Yoda (A)'] },
        })
        .done()
    },
  )

  test('the build zone counts', proves('idc/contest/one-same-name-per-player'), () => {
    swtcg(building({ build: ['Han Solo (A)'], hand: ['Han Solo (H)'] }))
      .play('dark', complete('Han Solo (H)'))
      .expect({ asked: { dark: 'own-uniques' } })
      .done()
  })

  test('the cheaper one goes for nothing', proves('idc/contest/own-discard-lower'), () => {
    swtcg(building({ character: [{ card: SIX, damage: 1 }], hand: [FOUR, 'Jawa'] }))
      .play('dark', complete(FOUR))
      .play('dark', { 'give-up-unique': FOUR })
      .expect({
        asked: 'dark',
        zones: { character: [SIX], 'dark.discard': [FOUR] },
        resources: { dark: { force: 2 } },
      })
      .done()
  })

  test(
    'the costlier one goes for the difference in Force',
    proves('idc/contest/own-pay-to-keep-lower'),
    () => {
      swtcg(building({ character: [SIX], hand: [FOUR, 'Jawa'] }))
        .play('dark', complete(FOUR))
        .play('dark', { 'give-up-unique': SIX })
        .expect({
          asked: 'dark',
          zones: { character: [FOUR], 'dark.discard': [SIX] },
          resources: { dark: { force: 0 } },
        })
        .done()
      swtcg(building({ character: [SIX], hand: [FOUR, 'Jawa'], force: 1 }))
        .play('dark', complete(FOUR))
        .expect({
          asked: { dark: 'build' },
          zones: { character: [SIX], 'dark.discard': [FOUR] },
          resources: { dark: { force: 1 } },
        })
        .done()
    },
  )

  test(
    'what goes is discarded, and sets off what watches for it',
    proves('idc/contest/own-discard-triggers'),
    () => {
      const leia = {
        ...{ name: 'Leia', version: 'A', side: 'dark', kind: 'unit', arenas: ['character'], subtypes: [] },
        ...{ cost: 4, speed: 40, power: 3, health: 3 },
        abilities: [
          {
            ability: 'triggered',
            when: { when: 'is-discarded', who: { the: 'self' } },
            do: [{ do: 'gain-force', who: 'you', amount: 3 }],
          },
        ],
      }
      swtcg(building({ character: ['Leia (A)'], hand: ['Leia (A)', 'Jawa'] }), { cards: [leia] })
        .play('dark', complete('Leia (A)'))
        .play('dark', { 'give-up-unique': 'Leia (A) #1' })
        .expect({ asked: 'dark', resources: { dark: { force: 5 } } })
        .done()
    },
  )

  test(
    'whoever takes over a second one gives one up; cards go to their owners',
    proves('idc/contest/own-by-gaining-control', 'idc/primary/owner-overrides'),
    () => {
      const FIVE = 'Boba Fett (D)'
      const theirs = { names: ['Boba Fett'], whose: 'opponent' as const, place: { in: 'play' as const } }
      const briber = unit('Briber', [
        {
          ...{ ability: 'effect', cost: [], timing: 'build-step' },
          do: [{ do: 'gain-control', who: { take: { take: 'each' }, of: theirs }, for: 'this-game' }],
        },
      ])
      const bribing = () =>
        swtcg(
          {
            ...building({ ground: ['Briber'], character: [SIX], hand: ['Jawa'], force: 1 }),
            light: { character: [{ card: FIVE, stack: ['Boba Fett (A)'] }] },
          },
          { cards: [briber] },
        )
          .play('dark', { play: 'Briber' })
          .expect({
            asked: { dark: 'own-uniques' },
            offersExactly: {
              dark: [
                { 'give-up-unique': FIVE, cost: 0 },
                { 'give-up-unique': SIX, cost: 1 },
              ],
            },
          })
      bribing()
        .play('dark', { 'give-up-unique': FIVE })
        .expect({ zones: { character: [SIX], 'light.discard': [FIVE, 'Boba Fett (A)'] }, asked: 'dark' })
        .done()
      bribing()
        .play('dark', { 'give-up-unique': SIX })
        .expect({
          zones: { character: [FIVE], 'dark.discard': [SIX] },
          resources: { dark: { force: 0 } },
          asked: 'dark',
        })
        .done()
    },
  )

  test('cards without a version letter may stand side by side', proves('idc/unique/version-letter'), () => {
    swtcg(building({ character: ['Jawa', FOUR], hand: ['Jawa', 'Boba Fett (A)', 'Rickshaw'] }))
      .play('dark', complete('Jawa'))
      .expect({ asked: { dark: 'build' }, zones: { character: ['Jawa', 'Jawa', FOUR] } })
      .play('dark', complete('Boba Fett (A)'))
      .expect({ asked: { dark: 'own-uniques' } })
      .done()
  })

  test('names that are not paired do not clash', proves('idc/unique/alias-only-listed'), () => {
    swtcg(building({ character: ['Darth Sidious (A)'], hand: ['Emperor Palpatine (C)', 'Jawa'] }))
      .play('dark', complete('Emperor Palpatine (C)'))
      .expect({
        asked: { dark: 'build' },
        zones: { character: ['Darth Sidious (A)', 'Emperor Palpatine (C)'] },
      })
      .done()
  })
})

describe('stacks', () => {
  test('different versions of one name are one unit', proves('idc/unique/versions-may-stack'), () => {
    swtcg(building({ character: [SIX], hand: [FOUR, 'Jawa'] }))
      .play('dark', { complete: FOUR, destination: { place: 'beneath' } })
      .expect({
        asked: { dark: 'build' },
        zones: { character: [SIX], attached: [FOUR] },
        facts: { [SIX]: { stack: 1 } },
      })
      .done()
  })

  test('alias names stack', proves('idc/unique/alias-pairs'), () => {
    const pairs: [string, string][] = [
      ['Anakin Skywalker (C)', 'Darth Vader (A)'],
      ['Chancellor Palpatine (A)', 'Emperor Palpatine (C)'],
      ['Senator Palpatine (J)', 'Darth Sidious (A)'],
      ['Finis Valorum (B)', 'Chancellor Finis Valorum (A)'],
      ['Padme Amidala (A)', 'Queen Amidala (J)'],
    ]
    for (const [unit, version] of pairs)
      swtcg(building({ character: [unit], hand: [version] }))
        .expect({
          offers: { dark: [{ complete: version, destination: { place: 'beneath' } }] },
          asked: 'dark',
        })
        .done()
  })
})

describe('names in card text', () => {
  const fan = unit('Admirer', [
    { ability: 'static', who: { names: ['Anakin Skywalker'], whose: 'you' }, gain: { power: 2 } },
  ])
  const anakin = { card: 'Anakin Skywalker (A)', stack: ['Darth Vader (C)'] }
  const vader = { card: 'Darth Vader (C)', stack: ['Anakin Skywalker (A)'] }

  test(
    'mean that very name, not its alias',
    proves('idc/unique/alias-not-for-name-references', 'wotc/unique/aliases-only-for-unique-rules'),
    () => {
      for (const game of [swtcg, wotc]) {
        game(building({ ground: ['Admirer'], character: [anakin], hand: ['Jawa'] }), { cards: [fan] })
          .expect({ numbers: { 'Anakin Skywalker (A)': { power: 6 + 1 + 2 } }, asked: 'dark' })
          .done()
        game(building({ ground: ['Admirer'], character: [vader], hand: ['Jawa'] }), { cards: [fan] })
          .expect({ numbers: { 'Darth Vader (C)': { power: 5 + 1 } }, asked: 'dark' })
          .done()
      }
    },
  )

  test('on a unique card mean its own stack', proves('idc/unique/own-name-means-own-stack'), () => {
    const rebel = unit('Kell', [], {
      ...{ version: 'A', arenas: ['character'], power: 2 },
    })
    const { abilities: _, ...facts } = rebel
    const cards = [{ ...facts, text: 'Kell gets +1 power.' }]
    swtcg(
      { ...building({ character: ['Kell (A)'], hand: ['Jawa'] }), light: { character: ['Kell (A)'] } },
      { cards },
    )
      .expect({ numbers: { 'Kell (A) #1': { power: 3 }, 'Kell (A) #2': { power: 3 } }, asked: 'dark' })
      .done()
  })

  test(
    'as a card, mean every version wherever it lies',
    proves('idc/unique/named-card-any-version-any-zone'),
    () => {
      const rescuer = unit('Rescuer', [
        {
          ...{ ability: 'effect', cost: [], timing: 'build-step' },
          do: [
            {
              do: 'put',
              what: {
                take: { take: 'exactly', count: 1 },
                of: { names: ['Luke Skywalker'], whose: 'you', place: { in: 'discard-pile' } },
              },
              to: 'hand',
            },
          ],
        },
      ])
      const discard = ['Luke Skywalker (B)', 'Luke Skywalker (D)', 'Jawa']
      swtcg(building({ ground: ['Rescuer'], discard, hand: ['Eopie'] }), { cards: [rescuer] })
        .play('dark', { play: 'Rescuer' })
        .expect({ offersExactly: { dark: [{ cards: [discard[0]!] }, { cards: [discard[1]!] }] } })
        .play('dark', { cards: ['Luke Skywalker (D)'] })
        .expect({ zones: { 'dark.hand': ['Eopie', 'Luke Skywalker (D)'] }, asked: 'dark' })
        .done()
    },
  )
})

describe('by the rules of 2003', () => {
  test('the letter makes a unit unique', proves('wotc/unique/definition'), () => {
    const { cards } = shippedCards()
    const wizards = cards.filter(({ key }) => /^(AOTC|SR|ANH|BOY|JG|ESB|RAS|PM|ROTJ) /.test(key))
    const unique = wizards.filter(isUnique)
    expect(unique.length).toBeGreaterThan(100)
    expect(unique.every(({ kind, version }) => kind === 'unit' && /^[A-Z]$/.test(version!))).toBe(true)
  })

  test(
    'the one that came last goes, wherever the other is',
    proves('wotc/unique/second-is-discarded', 'wotc/unique/one-in-play'),
    () => {
      for (const place of ['character', 'build'])
        wotc(building({ [place]: [FOUR], hand: [SIX, 'Jawa'] }))
          .play('dark', complete(SIX))
          .expect({
            asked: { dark: 'build' },
            zones: { [place === 'build' ? 'dark.build' : place]: [FOUR], 'dark.discard': [SIX] },
            resources: { dark: { force: 2 } },
          })
          .done()
    },
  )

  test('each player may have one', proves('wotc/unique/each-player-separately'), () => {
    wotc({ ...building({ hand: [SIX, 'Jawa'] }), light: { character: [FOUR] } })
      .play('dark', complete(SIX))
      .expect({ asked: { dark: 'build' }, zones: { character: [FOUR, SIX] } })
      .done()
  })

  test('a discarded unique unit may come again', proves('wotc/unique/not-dead'), () => {
    wotc(building({ discard: [SIX], hand: [SIX, 'Jawa'] }))
      .play('dark', complete(SIX))
      .expect({ asked: { dark: 'build' }, zones: { character: [SIX], 'dark.discard': [SIX] } })
      .done()
  })

  test(
    'three pairs of names are one for stacking and contests; the same letter is another version',
    proves('wotc/unique/aliases', 'wotc/unique/alias-versions'),
    () => {
      const stacks = (unit: string, version: string) => wotc(building({ character: [unit], hand: [version] }))
      const onto = (version: string) => ({ complete: version, destination: { place: 'beneath' } })
      for (const [unit, version] of [
        ['Anakin Skywalker (A)', 'Darth Vader (A)'],
        ['Padme Amidala (A)', 'Queen Amidala (J)'],
      ] as const)
        stacks(unit, version)
          .expect({ offers: { dark: [onto(version)] }, asked: 'dark' })
          .done()
      stacks('Chancellor Palpatine (A)', 'Emperor Palpatine (C)')
        .expect({ noOffers: { dark: [onto('Emperor Palpatine (C)')] }, asked: 'dark' })
        .done()
      wotc({
        at: 'battle',
        dark: { character: ['Darth Vader (A)'], force: 1 },
        light: { character: ['Anakin Skywalker (A)'], force: 1 },
      })
        .expect({ asked: { dark: 'contest-bid' } })
        .done()
    },
  )

  test('a Pilot counts as the one in play', proves('wotc/unique/pilot-counts'), () => {
    const ship = { card: 'TIE Fighter DS-3-12', pilots: ['Darth Vader (D)'] }
    wotc(building({ space: [ship], hand: ['Darth Vader (C)', 'Jawa'] }))
      .play('dark', complete('Darth Vader (C)'))
      .expect({ asked: { dark: 'build' }, zones: { 'dark.discard': ['Darth Vader (C)'], character: [] } })
      .done()
  })
})
