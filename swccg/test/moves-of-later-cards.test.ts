/** Reacts and moves by texts of later cards, weapons used otherwise, holosites, and starships that are nobody's. */
import type { Scenario } from '@dejarik/kernel/scenario'
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { type Swccg, shippedCards } from '../index.ts'
import type { Instruction } from '../text/instruction.ts'
import { fight, fighter, weapon } from './battle-play.ts'
import { scout, ship } from './cast.ts'
import { HERE, lookingOn, THERE } from './looking-on.ts'
import { beginners, final } from './play.ts'
import { interrupt, saying } from './worded-fighters.ts'

const asked = (game: Scenario<Swccg>) => (game.machine.questionFor(0) ? 'dark' : 'light')
const FAR = 'Hoth: Echo Corridor (D)'

describe('a react', () => {
  const pilot = { icons: ['nav-computer'], permanentPilot: 1, maneuver: 3, forfeit: 3, power: 1 } as const
  const racer = {
    ...scout,
    ...pilot,
    title: 'Racer',
    kind: 'starship',
    type: 'starfighter',
    hyperspeed: 5,
  } as const
  test(
    'may be a flight by hyperspeed by the rules of tournaments, once',
    proves('ccgx/final/react-allowed-moves'),
    () => {
      const drained = (play: typeof final, light: string) =>
        play(
          {
            at: 'control dark',
            locations: [
              { card: 'Kessel (D)', dark: ['TIE Fighter'] },
              { card: light, light: ['Racer'] },
              { card: 'Tatooine: Cantina (D)', dark: ['Stormtrooper'] },
            ],
            light: { force: 3, reserve: 9 },
            dark: { force: 1 },
          },
          { cards: [racer] },
        ).play('dark', { drain: 'Kessel (D)' })
      const flown = drained(final, 'Tatooine (D)')
      flown.expect({
        offersExactly: { light: [{ move: 'Racer', to: 'Kessel (D)', by: 'hyperspeed' }, 'pass'] },
      })
      flown.play('light', { move: 'Racer', to: 'Kessel (D)' })
      flown.expect({ events: [{ kind: 'drainCancelled' }], asked: asked(flown) })
      drained(beginners, 'Tatooine (D)').expect({ asked: { light: 'lose-force' } })
    },
  )

  const relay = saying('light', 'Relay', {
    statics: [
      {
        static: 'allows',
        what: 'deploy-as-react',
        of: { kind: 'character', whose: 'yours' },
        to: { kind: 'location', where: 'same-location' },
      },
    ],
  })
  const caller = saying('light', 'Caller', {
    actions: [
      {
        when: { just: 'battle-initiated' },
        do: [
          {
            do: 'deploy-from',
            pile: 'hand',
            what: { kind: 'character' },
            to: { inBattle: true },
            react: true,
          },
        ],
      },
    ],
  })
  test(
    'answers the opponent, unless a text speaks of a battle without saying whose; it costs as usual',
    proves('ccgx/react/deploy-react', 'ccgx/react/react-own-battle'),
    () => {
      const fought = (by: 'dark' | 'light', who: string) =>
        final(
          {
            at: `battle ${by}`,
            locations: [{ card: HERE, dark: ['Stormtrooper'], light: [who] }, THERE],
            dark: { force: 5 },
            light: { force: 5, hand: ['Talz'], used: 0 },
          },
          { cards: [relay, caller] },
        ).play(by, { battle: HERE })
      const theirs = fought('dark', 'Relay')
      theirs.expect({ offers: { light: [{ deploy: 'Talz', on: HERE, cost: 1 }] } })
      theirs.play('light', { deploy: 'Talz', on: HERE })
      theirs.expect({ resources: { light: { force: 4 } }, asked: asked(theirs) })
      const own = fought('light', 'Relay')
      own.expect({ noEvents: [{ kind: 'reacted' }], zones: { 'light.hand': ['Talz'] }, asked: asked(own) })
      expect(own.machine.questionFor(1)?.about).not.toBe('battle-initiated')
      fought('dark', 'Caller').expect({ offers: { light: [{ play: 'Caller' }] }, asked: 'light' })
      const called = fought('light', 'Caller')
      called.expect({ offers: { light: [{ play: 'Caller' }] } }).play('light', { play: 'Caller' })
      called.play('light', { deploy: 'Talz', on: HERE })
      called.expect({ facts: { Talz: { at: 'Tatooine: Cantina' } }, asked: asked(called) })
    },
  )
})

describe('moving away', () => {
  const leave = (orLost: boolean): Instruction => ({
    do: 'move-away',
    what: { title: ['Walker', 'Lame', 'Flier'] },
    free: true,
    ...(orLost ? { orLost: true } : {}),
  })
  const cards = [
    fighter('light', 'Walker', { power: 1, ability: 1 }),
    fighter('light', 'Lame', { power: 1, ability: 1, landspeed: 0 }),
    ship('light', 'Flier', { power: 1, permanentPilot: 1, hyperspeed: 5 }, { icons: ['nav-computer'] }),
    interrupt('Scatter', 'dark', { when: 'any-time', do: [leave(false)] }),
    interrupt('Begone', 'dark', { when: 'any-time', do: [leave(true)] }),
  ]
  const driven = (play: string, there: readonly string[], next = THERE) =>
    lookingOn([{ card: HERE, light: there }, next], cards, {
      dark: { hand: ['Scatter', 'Begone'] },
      light: { lost: 0 },
    }).play('dark', { play })
  test(
    'by an Interrupt is walking or flying to a place that can be reached so, and who cannot stays',
    proves('ccgx/react/move-away-free'),
    () => {
      const walked = driven('Scatter', ['Walker', 'Lame'])
      if (walked.machine.questionFor(1)) walked.play('light', { move: 'Walker', to: THERE })
      walked.expect({
        facts: { Walker: { at: 'Tatooine: Mos Eisley' }, Lame: { at: 'Tatooine: Cantina' } },
        asked: 'dark',
      })
    },
  )

  test(
    'or being lost is its owner’s choice, and who cannot move is lost',
    proves('ccgx/react/move-or-lost'),
    () => {
      const lame = driven('Begone', ['Lame'])
      lame.expect({ zones: { 'light.lost': ['Lame'] }, asked: 'dark' })
      const walker = driven('Begone', ['Walker'])
      walker.expect({ asked: { light: 'move-away' } })
      walker.play('light', { move: 'Walker', to: THERE })
      walker.expect({ facts: { Walker: { at: 'Tatooine: Mos Eisley' } }, asked: 'dark' })
      const given = driven('Begone', ['Walker'])
      given.expect({ offers: { light: [{ 'give-up': 'Walker' }] } }).play('light', { 'give-up': 'Walker' })
      given.expect({ zones: { 'light.lost': ['Walker'] }, asked: 'dark' })
    },
  )
})

describe('a weapon', () => {
  const gun = (cost: number) =>
    weapon('Gun', 'dark', {
      deploys: { on: [{ on: { kind: 'character', whose: 'yours' } }] },
      fires: { at: { kind: 'character' }, cost },
    })
  const cards = [
    gun(9),
    saying('dark', 'Marksman', {}, { power: 1, ability: 1, forfeit: 9 }),
    saying('light', 'Foe', {}, { power: 7, ability: 1, forfeit: 9 }),
    saying('light', 'Peace', { statics: [{ static: 'bars', what: 'fire', of: { title: 'Gun' } }] }),
  ]
  test(
    'that is used instead of being fired could be fired, costs nothing, and is used up',
    proves('ccgx/weapon/weapon-use-as-cost'),
    () => {
      const battle = (light: readonly string[]) =>
        fight(final, {
          cards: [...cards, interrupt('Wait', 'dark', { when: 'battle', do: [] })],
          dark: {
            there: [{ card: 'Marksman', with: ['Gun'] }],
            hand: ['Higher Ground', 'Higher Ground', 'Wait'],
            force: 3,
            reserve: 9,
          },
          light: { there: light },
        })
      const game = battle(['Foe'])
      game.expect({ noOffers: { dark: [{ fire: 'Gun' }] } })
      game.play('dark', { play: 'dark.hand/Higher Ground #1', action: 0 })
      game.expect({
        numbers: { Foe: { power: 3 } },
        resources: { dark: { force: 2 } },
        noOffers: { dark: [{ play: 'Higher Ground', action: 0 }] },
        asked: asked(game),
      })
      battle(['Foe', 'Peace']).expect({
        noOffers: { dark: [{ play: 'Higher Ground', action: 0 }] },
        asked: 'dark',
      })
    },
  )
})

test(
  'an Independent starship is neither Rebel nor Imperial, and its text says who pilots it',
  proves('ccgx/starship/independent'),
  () => {
    const { cards } = shippedCards()
    const own = cards.filter((card) => card.kind === 'starship' && card.icons?.includes('independent'))
    expect(own.length).toBeGreaterThan(5)
    for (const { traits = [] } of own) {
      expect(traits).not.toContain('rebel (starship)')
      expect(traits).not.toContain('imperial (starship)')
    }
    const prowler = ship(
      'dark',
      'Prowler',
      { power: 1 },
      {
        icons: ['independent'],
        text: {
          statics: [{ static: 'bars', what: 'pilot', of: { not: { type: 'alien' } }, to: { the: 'self' } }],
        },
      },
    )
    const game = final(
      {
        at: 'deploy dark',
        locations: [{ card: 'Kessel (D)', dark: ['Prowler'] }],
        dark: { hand: ['Rogue', 'Officer'], force: 9 },
      },
      {
        cards: [
          prowler,
          fighter('dark', 'Rogue', { power: 1, ability: 1, deploy: 1 }, { type: 'alien' }),
          fighter('dark', 'Officer', { power: 1, ability: 1, deploy: 1 }),
        ],
      },
    )
    game.expect({
      offers: {
        dark: [
          { deploy: 'Rogue', on: 'Prowler', as: 'pilot' },
          { deploy: 'Officer', on: 'Prowler', as: 'passenger' },
        ],
      },
      noOffers: { dark: [{ deploy: 'Officer', on: 'Prowler', as: 'pilot' }] },
      asked: 'dark',
    })
  },
)

describe('a holosite', () => {
  const BOARD = 'Dejarik Hologameboard'
  const cards = [
    interrupt('Cut', 'dark', {
      when: 'any-time',
      do: [{ do: 'cancel-cards', what: { title: 'Help Me Obi-Wan Kenobi' } }],
    }),
    interrupt('Smash', 'dark', { when: 'any-time', do: [{ do: 'blow-away', what: { title: BOARD } }] }),
  ]
  const playing = (play: string) =>
    lookingOn(
      [
        {
          card: BOARD,
          beneath: ['Imperial Holotable'],
          light: [{ card: 'Help Me Obi-Wan Kenobi', projected: true }],
        },
        FAR,
      ],
      cards,
      { dark: { hand: ['Cut', 'Smash'], lost: 0 }, light: { lost: 0 } },
    ).play('dark', { play })
  test('has a hologram that is cancelled where it lies', proves('ccgx/holosite/cancel-hologram'), () => {
    playing('Cut').expect({ zones: { 'light.lost': ['Help Me Obi-Wan Kenobi'] }, asked: 'dark' })
  })

  test(
    'that is blown away is lost with all that is there and beneath it',
    proves('ccgx/holosite/blown'),
    () => {
      const game = playing('Smash')
      game.expect({ asked: asked(game) })
      const lost = [0, 1].flatMap((seat) =>
        game.machine.state.cards.filter((card) => card?.zone === 2 + seat * 9 + 3).map((card) => card!.is),
      )
      expect(lost).toContain('Help Me Obi-Wan Kenobi')
      game.expect({ zones: { row: [FAR, "Tatooine: Lars' Moisture Farm (D)"] } })
    },
  )
})
