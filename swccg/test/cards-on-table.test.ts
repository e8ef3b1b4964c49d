import { proves } from '@dejarik/rulebook/testing'
import { expect, test } from 'vitest'
import { margin, matchWinner, shippedCards } from '../index.ts'
import { both } from './editions.ts'
import { beginners, ccg95 } from './play.ts'

const CAMP = 'Tatooine: Jawa Camp (D)'
const EISLEY = 'Tatooine: Mos Eisley (D)'
const LIGHT_CAMP = 'Tatooine: Jawa Camp (L)'
const bookOf = (edition: string): string => (edition === '1995' ? 'ccg95' : 'ccg')

both('of a title with one dot a player has only one on table', ['unique/one-dot'], (play, edition) => {
  const game = play({
    locations: [{ card: CAMP, dark: ['Darth Vader'] }, EISLEY],
    dark: { hand: ['Darth Vader', 'Myo'], force: 9 },
  })
  game.expect({
    noOffers: { dark: [{ deploy: 'Darth Vader' }] },
    refused: {
      dark: { deploy: 'dark.hand/Darth Vader', on: EISLEY },
      rule: `${bookOf(edition)}/unique/one-dot`,
    },
    asked: 'dark',
  })
})

both(
  'two or three dots allow as many, no dots any number',
  ['unique/two-or-three-dots', 'unique/no-dots'],
  (play) => {
    const crowd = Array.from({ length: 9 }, () => 'Rebel Trooper')
    const game = play({
      at: 'deploy light',
      locations: [{ card: LIGHT_CAMP, light: ['Talz', 'Talz', ...crowd] }],
      light: { hand: ['Talz', 'Talz', 'Rebel Trooper'], force: 9 },
    })
    game.play('light', { deploy: 'Talz', on: LIGHT_CAMP })
    game.expect({
      offersExactly: { light: [{ deploy: 'Rebel Trooper', on: LIGHT_CAMP }, 'pass'] },
      asked: { light: 'deploy-phase' },
    })
  },
)

const sharedUnique = (side: 'dark' | 'light', title = 'Wandering Star') =>
  ({
    title,
    side,
    kind: 'character',
    type: 'alien',
    dots: 1,
    deploy: 1,
    power: 1,
    ability: 1,
    forfeit: 1,
    persona: 'Wanderer',
  }) as const
/** The same title on both sides, told apart by key as shipped cards are. */
const rival = {
  locations: [{ card: CAMP, light: ['Wandering Star'] }],
  dark: { hand: ['Star Who Wanders'], force: 3 },
}

test(
  "1995: the opponent's unique cards do not count, and neither do personas",
  proves('ccg95/unique/per-player'),
  () => {
    const game = ccg95(rival, { cards: [sharedUnique('light'), sharedUnique('dark', 'Star Who Wanders')] })
    game.expect({ offers: { dark: [{ deploy: 'Star Who Wanders', on: CAMP }] }, asked: 'dark' })
  },
)

test(
  "Beginner's: unique cards and personas count across the sides, whatever the title",
  proves('ccg/unique/across-sides', 'ccg/persona/one-per-persona', 'ccg/persona/title-not-enough'),
  () => {
    const game = beginners(
      { ...rival, dark: { hand: ['Star Who Wanders', 'Myo'], force: 5 } },
      { cards: [sharedUnique('light'), sharedUnique('dark', 'Star Who Wanders')] },
    )
    game.expect({
      noOffers: { dark: [{ deploy: 'Star Who Wanders' }] },
      refused: { dark: { deploy: 'Star Who Wanders', on: CAMP }, rule: 'ccg/unique/one-dot' },
      asked: 'dark',
    })
  },
)

const interrupt = (type: 'used' | 'lost', more: object = {}) =>
  ({
    title: type === 'used' ? 'Short Cut' : 'Last Stand',
    side: 'light',
    kind: 'interrupt',
    type,
    text: {
      actions: [
        { name: 'activate 1 Force', when: 'any-time', cost: { use: 1 }, do: [{ do: 'activate', amount: 1 }] },
      ],
    },
    ...more,
  }) as const

both(
  "interrupts are played in any phase of either player's turn, for the Force in their text",
  [
    'ccg95/interrupt/any-time',
    'ccg95/interrupt/announce',
    'ccg95/interrupt/cost',
    'ccg95/interrupt/opponents-turn-needs-saved-force',
    'ccg95/interrupt/priority',
    'ccg/interrupt/when',
    'ccg/interrupt/follow-text',
  ],
  (play) => {
    for (const at of ['control dark', 'deploy dark', 'battle dark', 'move light', 'draw light']) {
      const game = play(
        { at, dark: { hand: 1, force: 1 }, light: { hand: ['Short Cut'], force: 2 } },
        { cards: [interrupt('used')] },
      )
      while (game.machine.state.asked!.questions[0]!.seat === 0) game.play('dark', 'pass')
      game.play('light', { play: 'Short Cut', cost: 1 })
      game.expect({
        events: [
          { kind: 'played', is: 'Short Cut' },
          { kind: 'used', seat: 'light', count: 1 },
          { kind: 'activated', seat: 'light' },
        ],
        resources: { light: { force: 2 } },
      })
      game.expect({ asked: game.machine.state.asked!.questions[0]!.seat === 0 ? 'dark' : 'light' })
    }
    const poor = play(
      { at: 'control dark', dark: { force: 1 }, light: { hand: ['Short Cut'] } },
      { cards: [interrupt('used')] },
    )
    poor.expect({ asked: { dark: 'draw-phase' } })
  },
)

both(
  'a used interrupt goes to the Used Pile, a lost one to the Lost Pile',
  ['interrupt/used-type', 'interrupt/lost-type', 'ccg95/interrupt/temporary'],
  (play) => {
    const game = play(
      { at: 'draw light', light: { hand: ['Short Cut', 'Last Stand'], force: 5 } },
      { cards: [interrupt('used'), interrupt('lost')] },
    )
    game.play('light', { play: 'Short Cut' }).play('light', { play: 'Last Stand' })
    game.expect({ zones: { 'light.lost': ['Last Stand'], 'light.playing': 0 } })
    const used = game.machine.state.cards.find((card) => card?.is === 'Short Cut')!
    expect(game.machine.state.zones[used.zone]!.name).toBe('used')
    game.expect({ asked: 'light' })
  },
)

both('of a unique interrupt one is played in a turn', ['interrupt/unique-once-per-turn'], (play) => {
  const game = play(
    { at: 'draw light', light: { hand: ['Short Cut', 'Short Cut'], force: 5 } },
    { cards: [interrupt('used', { dots: 1 })] },
  )
  game.play('light', { play: 'Short Cut' })
  game.expect({ noOffers: { light: [{ play: 'Short Cut' }] }, asked: { light: 'draw-phase' } })
})

const canceller = {
  title: 'Never Mind',
  side: 'dark',
  kind: 'interrupt',
  type: 'used',
  text: {
    actions: [
      {
        name: 'cancel it',
        when: { just: 'played', by: 'opponent', card: { kind: 'interrupt' } },
        do: [{ do: 'cancel' }],
      },
    ],
  },
} as const

both(
  'an interrupt that answers another works first; what is cancelled goes to the Lost Pile and stays paid',
  [
    'ccg95/interrupt/answering-interrupt-first',
    'ccg95/interrupt/order-played',
    'ccg95/interrupt/canceled-to-lost-pile',
    'ccg95/interrupt/canceled-cost-not-refunded',
    'ccg95/term/cancel',
    'ccg/interrupt/when',
  ],
  (play) => {
    const game = play(
      { at: 'draw light', dark: { hand: ['Never Mind'] }, light: { hand: ['Short Cut'], force: 5 } },
      { cards: [interrupt('used'), canceller] },
    )
    game.play('light', { play: 'Short Cut' })
    game.expect({ asked: { dark: 'played' }, resources: { light: { force: 4 } } })
    game.play('dark', { play: 'Never Mind' })
    game.expect({
      zones: { 'light.lost': ['Short Cut'] },
      resources: { light: { force: 4, used: 1, reserve: 20 } },
      asked: { light: 'draw-phase' },
    })
  },
)

const blessing = {
  title: 'Good Omen',
  side: 'dark',
  kind: 'effect',
  text: {
    deploys: { on: [{ on: { kind: 'character', whose: 'yours' }, cost: 1 }] },
    statics: [{ static: 'number', change: 'power', of: { the: 'host' }, add: 2 }],
  },
} as const
const banner = {
  title: 'War Banner',
  side: 'dark',
  kind: 'effect',
  text: {
    deploys: { on: [{ on: 'own-side' }] },
    statics: [{ static: 'number', change: 'power', of: { kind: 'character', whose: 'yours' }, add: 1 }],
  },
} as const
const wipe = {
  title: 'Clean Sweep',
  side: 'light',
  kind: 'interrupt',
  type: 'lost',
  text: {
    actions: [
      {
        name: 'cancel an Effect',
        when: 'any-time',
        targets: [{ name: 'it', what: { kind: 'effect' } }],
        do: [{ do: 'cancel-cards', what: { the: { chosen: 'it' } } }],
      },
    ],
  },
} as const

both(
  'Effects are played in the own deploy phase on what their text names, and stay',
  [
    'effect/deploy-phase',
    'ccg95/effect/where-played',
    'ccg95/effect/own-side-only',
    'ccg/effect/own-side',
    'ccg/effect/reach-by-text',
  ],
  (play) => {
    const game = play(
      {
        locations: [{ card: CAMP, dark: ['Labria', 'Myo'], light: ['Talz'] }],
        dark: { hand: ['Good Omen', 'War Banner'], force: 3 },
      },
      { cards: [blessing, banner] },
    )
    game
      .play('dark', { deploy: 'Good Omen', on: 'Labria' })
      .play('dark', { deploy: 'War Banner', beside: 'own-side' })
    game.expect({
      numbers: { Labria: { power: 4 }, Myo: { power: 4 }, Talz: { power: 1 } },
      zones: { 'dark.side': ['War Banner'] },
      asked: 'dark',
    })
    const early = play(
      {
        at: 'control dark',
        locations: [{ card: CAMP, dark: ['Labria'] }],
        dark: { hand: ['War Banner'] },
      },
      { cards: [banner] },
    )
    early.expect({ noOffers: { dark: [{ deploy: 'War Banner' }] }, asked: { dark: 'control-phase' } })
  },
)

both(
  'a cancelled Effect goes to the Lost Pile and what it changed is as before',
  [
    'ccg95/effect/canceled-reverts',
    'ccg95/effect/canceled-to-lost-pile',
    'ccg/effect/canceled',
    'ccg95/term/target',
  ],
  (play) => {
    const game = play(
      {
        at: 'draw light',
        locations: [{ card: CAMP, dark: [{ card: 'Labria', with: ['Good Omen'] }] }],
        light: { hand: ['Clean Sweep'], force: 1 },
      },
      { cards: [blessing, wipe] },
    )
    game.expect({ numbers: { Labria: { power: 3 } } })
    game.play('light', { play: 'Clean Sweep' })
    game.expect({ numbers: { Labria: { power: 1 } }, zones: { 'dark.lost': ['Good Omen'] }, asked: 'light' })
  },
)

const errand = {
  title: 'Far Errand',
  side: 'dark',
  kind: 'effect',
  type: 'utinni',
  text: {
    deploys: { on: [{ on: { type: 'site' } }], target: { kind: 'character', whose: 'opponents' } },
    statics: [{ static: 'number', change: 'power', of: { the: 'target' }, add: -1 }],
    triggers: [
      {
        name: 'the target has arrived',
        when: 'always',
        if: { if: 'on-table', what: { the: 'target', where: 'same-location' } },
        do: [{ do: 'cancel-cards', what: { the: 'self' } }],
      },
    ],
  },
} as const
const strike = {
  title: 'Sudden Strike',
  side: 'dark',
  kind: 'interrupt',
  type: 'lost',
  text: {
    actions: [
      {
        name: 'lose a character',
        when: 'any-time',
        targets: [{ name: 'it', what: { kind: 'character' } }],
        do: [{ do: 'lose-cards', what: { the: { chosen: 'it' } } }],
      },
    ],
  },
} as const

test(
  'a Utinni Effect lies on a location, names a target, and ends when the target gets there',
  proves('ccg95/utinni/purpose', 'ccg95/utinni/either-benefit', 'ccg95/effect/types'),
  () => {
    const game = ccg95(
      {
        locations: [{ card: LIGHT_CAMP, light: ['Talz', 'Kabe'] }, 'Tatooine: Mos Eisley (L)'],
        dark: { hand: ['Far Errand'], force: 1 },
        light: { force: 2 },
      },
      { cards: [errand] },
    )
    game.play('dark', { deploy: 'Far Errand', on: 'Tatooine: Mos Eisley (L)', target: 'Kabe' })
    game.expect({ numbers: { Kabe: { power: 0 }, Talz: { power: 1 } } })
    game.play('dark', 'pass').play('light', 0).play('light', 'pass')
    game.play('light', { move: 'Kabe', to: 'Tatooine: Mos Eisley (L)' })
    game.expect({ numbers: { Kabe: { power: 1 } }, zones: { 'dark.lost': ['Far Errand'] }, asked: 'light' })
  },
)

test(
  'a Utinni Effect is lost with its target',
  proves('ccg95/utinni/target-lost', 'ccg95/term/target'),
  () => {
    const game = ccg95(
      {
        at: 'draw dark',
        locations: [
          { card: LIGHT_CAMP, light: ['Kabe', 'Talz'] },
          { card: EISLEY, dark: [{ card: 'Far Errand', target: 'Kabe' }] },
        ],
        dark: { hand: ['Sudden Strike'], force: 1 },
      },
      { cards: [errand, strike] },
    )
    game.play('dark', { play: 'Sudden Strike' }).play('dark', { cards: ['Kabe'] })
    game.expect({ zones: { 'light.lost': ['Kabe'] }, asked: 'dark' })
    expect(game.machine.state.cards.find((card) => card?.is === 'Far Errand')!.on).toBe(null)
  },
)

const gear = (kind: 'weapon' | 'device', title: string) =>
  ({
    title,
    side: 'dark',
    kind,
    ...(kind === 'weapon' ? { type: 'character' } : {}),
    text: { deploys: { on: [{ on: { kind: 'character', whose: 'yours' }, cost: 1 }] } },
  }) as const
const gearCards = [gear('weapon', 'Club'), gear('device', 'Lantern'), gear('device', 'Whistle')]

test(
  '1995: warriors carry one weapon, and everybody one device',
  proves(
    'ccg95/character/carry-limit',
    'ccg95/weapon/character-needs-warrior',
    'ccg95/character/warrior',
    'ccg95/device/carriers',
    'ccg95/character/skill-icons',
  ),
  () => {
    const game = ccg95(
      {
        locations: [
          { card: CAMP, dark: [{ card: 'Djas Puhr', with: ['Club', 'Lantern'] }, 'Labria', 'Myo'] },
        ],
        dark: { hand: ['Club', 'Whistle'], force: 9 },
      },
      { cards: gearCards },
    )
    game.expect({
      offers: {
        dark: [
          { deploy: 'Club', on: 'Myo' },
          { deploy: 'Whistle', on: 'Labria' },
        ],
      },
      noOffers: {
        dark: [
          { deploy: 'Club', on: 'Labria' },
          { deploy: 'Club', on: 'Djas Puhr' },
          { deploy: 'Whistle', on: 'Djas Puhr' },
        ],
      },
      refused: [
        {
          dark: { deploy: 'dark.hand/Club', on: 'Labria', as: 'attached' },
          rule: 'ccg95/weapon/character-needs-warrior',
        },
        {
          dark: { deploy: 'dark.hand/Club', on: 'Djas Puhr', as: 'attached' },
          rule: 'ccg95/character/carry-limit',
        },
      ],
      asked: 'dark',
    })
  },
)

test(
  "Beginner's: carrying is left to the text of the card",
  proves('ccg/weapon/users', 'ccg/device/deploy'),
  () => {
    const game = beginners(
      {
        locations: [{ card: CAMP, dark: [{ card: 'Labria', with: ['Lantern'] }] }],
        dark: { hand: ['Club', 'Whistle'], force: 9 },
      },
      { cards: gearCards },
    )
    game.play('dark', { deploy: 'Whistle', on: 'Labria' }).play('dark', { deploy: 'Club', on: 'Labria' })
    game.expect({ facts: { Labria: { holds: 3 } }, asked: 'dark' })
  },
)

test(
  'gear goes from one own character to another at the same place for its deploy cost, in the deploy phase',
  proves('ccg95/weapon/transfer', 'ccg95/device/transfer'),
  () => {
    const game = ccg95(
      {
        locations: [
          { card: CAMP, dark: [{ card: 'Djas Puhr', with: ['Club', 'Lantern'] }, 'Labria', 'Myo'] },
          { card: EISLEY, dark: ['Wuher'] },
        ],
        dark: { force: 3 },
      },
      { cards: gearCards },
    )
    game.expect({
      offersExactly: {
        dark: [
          { transfer: 'Club', to: 'Myo', cost: 1 },
          { transfer: 'Lantern', to: 'Labria' },
          { transfer: 'Lantern', to: 'Myo' },
          'pass',
        ],
      },
    })
    game.play('dark', { transfer: 'Club', to: 'Myo' })
    game.expect({ facts: { Club: { on: 'Myo' } }, resources: { dark: { force: 2 } }, asked: 'dark' })
  },
)

test(
  '1995: a starfighter carries one starship weapon and one device, a capital starship any number',
  proves('ccg95/capacity/starship-weapons', 'ccg95/capacity/starship-devices'),
  () => {
    const on = { kind: 'starship', whose: 'yours' } as const
    const cannon = {
      title: 'Cannon',
      side: 'dark',
      kind: 'weapon',
      type: 'starship',
      text: { deploys: { on: [{ on }] } },
    } as const
    const radar = {
      title: 'Radar',
      side: 'dark',
      kind: 'device',
      text: { deploys: { on: [{ on }] } },
    } as const
    const game = ccg95(
      {
        locations: [
          {
            card: 'Kessel (D)',
            dark: [
              { card: 'TIE Scout', with: ['Cannon', 'Radar'] },
              { card: 'Devastator', with: ['Cannon', 'Radar'] },
            ],
          },
        ],
        dark: { hand: ['Cannon', 'Radar'], force: 1 },
      },
      { cards: [cannon, radar] },
    )
    game.expect({
      offersExactly: {
        dark: [{ deploy: 'Cannon', on: 'Devastator' }, { deploy: 'Radar', on: 'Devastator' }, 'pass'],
      },
      asked: 'dark',
    })
  },
)

const outcast = {
  title: 'Gone For Good',
  side: 'dark',
  kind: 'interrupt',
  type: 'lost',
  text: {
    actions: [
      {
        name: 'out of play',
        when: 'any-time',
        targets: [{ name: 'it', what: { kind: 'character' } }],
        do: [{ do: 'out-of-play', what: { the: { chosen: 'it' } } }],
      },
    ],
  },
} as const

test(
  'a card that goes out of play is in no pile',
  proves('ccg95/term/out-of-play', 'ccg95/term/on-table'),
  () => {
    const game = ccg95(
      {
        at: 'draw dark',
        locations: [{ card: CAMP, light: ['Kabe'] }],
        dark: { hand: ['Gone For Good'], force: 1 },
      },
      { cards: [outcast] },
    )
    game.play('dark', { play: 'Gone For Good' })
    game.expect({ zones: { 'light.out-of-play': ['Kabe'], 'light.lost': 0, table: 0 }, asked: 'dark' })
  },
)

both('the text of a card wins over the rules', ['goal/card-text-wins', 'ccg95/term/game-text'], (play) => {
  const infiltrator = {
    title: 'Tunnel Rat',
    side: 'dark',
    kind: 'character',
    type: 'alien',
    deploy: 1,
    power: 1,
    ability: 1,
    forfeit: 1,
    text: { deploys: { only: { title: "Tatooine: Obi-Wan's Hut" } } },
  } as const
  const gate = {
    title: 'Side Gate',
    side: 'dark',
    kind: 'effect',
    text: { statics: [{ static: 'allows', what: 'deploy-without-presence', of: { title: 'Tunnel Rat' } }] },
  } as const
  const game = play(
    {
      locations: [CAMP, "Tatooine: Obi-Wan's Hut"],
      dark: { hand: ['Tunnel Rat'], force: 1, side: ['Side Gate'] },
    },
    { cards: [infiltrator, gate] },
  )
  game.expect({
    offersExactly: { dark: [{ deploy: 'Tunnel Rat', on: "Tatooine: Obi-Wan's Hut" }, 'pass'] },
    asked: 'dark',
  })
})

test(
  'the margin of a game is the Life Force that is left to the winner',
  proves('ccg95/score/margin'),
  () => {
    const game = ccg95({
      at: 'draw dark',
      dark: { reserve: 0, force: 1 },
      light: { reserve: 7, used: 3, hand: 5 },
    })
    game.play('dark', 'draw').expect({ over: { winners: ['light'] } })
    expect(margin(game.machine)).toBe(10)
  },
)

test('a match is two games; the better sum of margins wins', proves('ccg95/score/two-game-match'), () => {
  const ana = { winner: 'Ana', margin: 12 }
  expect(matchWinner([ana, { winner: 'Ben', margin: 9 }])).toBe('Ana')
  expect(matchWinner([ana, { winner: 'Ben', margin: 14 }])).toBe('Ben')
  expect(matchWinner([ana, { winner: 'Ben', margin: 12 }])).toBe(null)
  expect(matchWinner([ana, ana])).toBe('Ana')
})

both('a turn is six phases in their order, and the players take turns', ['term/turn'], (play) => {
  const game = play({ at: 'turn dark', dark: { hand: 0 } })
  game.play('dark', 0)
  const phases = ['activate', 'control', 'deploy', 'battle', 'move', 'draw'].map((phase) => ({
    kind: 'phaseBegan',
    phase,
    seat: 'dark',
  }))
  game.expect({
    events: [...phases, { kind: 'turnEnded', seat: 'dark' }, { kind: 'turnBegan', seat: 'light' }],
    asked: { light: 'activate' },
  })
})

test(
  'what is printed on characters, vehicles and starships',
  proves(
    'ccg95/character/types',
    'ccg95/character/ability-range',
    'ccg95/character/droid-ability-zero',
    'ccg95/vehicle/types',
    'ccg95/vehicle/armor-or-maneuver',
    'ccg95/starship/classes',
    'ccg95/starship/armor-and-maneuver',
    'ccg95/weapon/types',
  ),
  () => {
    const cards = shippedCards().cards
    const of = (kind: string) => cards.filter((card) => card.kind === kind)
    expect([...new Set(of('character').map(({ type }) => type))].sort()).toEqual([
      'alien',
      'droid',
      'imperial',
      'rebel',
    ])
    expect(
      of('character').every(({ type, ability = 0 }) =>
        type === 'droid' ? ability === 0 : ability >= 1 && ability <= 7,
      ),
    ).toBe(true)
    expect([...new Set(of('vehicle').map(({ type }) => type))].sort()).toEqual(['creature', 'transport'])
    expect(
      of('vehicle').every(({ armor, maneuver }) => (armor === undefined) !== (maneuver === undefined)),
    ).toBe(true)
    expect([...new Set(of('starship').map(({ type }) => type))].sort()).toEqual(['capital', 'starfighter'])
    expect(
      of('starship').every(({ type, armor, maneuver }) =>
        type === 'capital' ? armor! > 0 && !maneuver : maneuver! > 0 && !armor,
      ),
    ).toBe(true)
    expect([...new Set(of('weapon').map(({ type }) => type))].sort()).toEqual([
      'automated',
      'character',
      'starship',
    ])
  },
)
