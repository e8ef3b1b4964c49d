/** What a trigger is about. */
import { describe } from 'vitest'
import { fight, gainForce, ground, idc, patrol, paying, raider, self, unit } from './battle-play.ts'

describe('what a trigger is about', () => {
  idc('the roll for build points sets off effects when it is made', ['phrase/when-roll-for-build'], () => {
    const gambler = unit('Gambler', {
      abilities: [{ ability: 'triggered', when: { when: 'build-roll' }, do: [gainForce(1)] }],
    })
    fight({
      cards: [gambler, patrol],
      at: 'turn',
      dice: [3],
      dark: { space: ['Gambler'] },
      light: { space: ['Patrol'] },
    }).expect({ resources: { dark: { force: 5 } }, asked: 'dark' })
  })

  idc(
    "the start of the opponent's build step is the opponent's to order",
    ['phrase/when-opponents-build-step-starts'],
    () => {
      const taxman = unit('Taxman', {
        abilities: [
          {
            ability: 'triggered',
            when: { when: 'build-step-starts', whose: 'opponent' },
            do: [{ do: 'lose-force', who: 'opponent', amount: 1 }],
          },
        ],
      })
      const earner = unit('Earner', {
        abilities: [
          { ability: 'triggered', when: { when: 'build-step-starts', whose: 'you' }, do: [gainForce(5)] },
        ],
      })
      const start = () =>
        fight({
          cards: [taxman, earner, patrol],
          at: 'build light',
          dark: { space: ['Taxman'] },
          light: { force: 0, space: ['Earner'] },
        })
      start()
        .expect({
          asked: { light: 'build-start' },
          offers: { light: [{ resolve: 'Taxman' }, { resolve: 'Earner' }] },
        })
        .play('light', { resolve: 'Earner' })
        .expect({ resources: { light: { force: 4 } }, asked: 'dark' })
      start()
        .play('light', { resolve: 'Taxman' })
        .expect({ resources: { light: { force: 5 } }, asked: 'dark' })
    },
  )

  idc(
    'without a unit to choose, an effect of the start of battle does nothing',
    ['phrase/when-battle-phase-starts-no-target'],
    () => {
      const jammer = ground('Jammer', {
        abilities: [
          {
            ability: 'triggered',
            when: { when: 'step-starts', step: 'battle' },
            do: [
              {
                do: 'get',
                who: {
                  take: { take: 'exactly', count: 1 },
                  of: { whose: 'opponent', place: { in: 'arena', arenas: ['space'] } },
                },
                gain: { power: -2 },
                for: 'this-turn',
              },
            ],
          },
        ],
      })
      fight({
        cards: [jammer, ground('Walker'), patrol],
        at: 'battle',
        dark: { ground: ['Jammer'] },
        light: { ground: ['Walker'] },
      }).expect({ asked: { dark: 'next-attack' } })
      fight({
        cards: [jammer, ground('Walker'), patrol],
        at: 'battle',
        dark: { ground: ['Jammer'] },
        light: { space: ['Patrol'], ground: ['Walker'] },
      }).expect({ numbers: { Patrol: { power: 1 } }, asked: { dark: 'next-attack' } })
    },
  )

  idc('no hits means no hits, not damage that was prevented', ['phrase/rolled-no-hits'], () => {
    const stubborn = unit('Stubborn', {
      speed: 60,
      abilities: [
        {
          ability: 'triggered',
          when: { when: 'attack-ends', attacker: self },
          do: [{ do: 'if', condition: { if: 'hits', is: 'at-most', than: 0 }, so: [gainForce(1)] }],
        },
      ],
    })
    const agile = unit('Agile', { speed: 10, health: 9, text: 'Pay 0 Force -> Evade 2' })
    fight({
      cards: [stubborn, agile],
      dice: [6, 6, 1],
      dark: { space: ['Stubborn'] },
      light: { space: ['Agile'] },
    })
      .play('dark', { attack: 'Stubborn' })
      .play('light', { play: 'Agile' })
      .play('light', 2)
      .expect({ resources: { dark: { force: 0 } }, asked: 'light' })
    fight({
      cards: [stubborn, agile],
      dice: [1, 1, 1],
      dark: { space: ['Stubborn'] },
      light: { space: ['Agile'] },
    })
      .play('dark', { attack: 'Stubborn' })
      .expect({ resources: { dark: { force: 1 } }, asked: 'light' })
  })

  idc(
    'a card that is put into the discard pile is not discarded',
    ['phrase/put-into-discard-pile', 'term/discard-put-is-not-discard'],
    () => {
      const mourner = unit('Mourner', {
        abilities: [
          {
            ability: 'triggered',
            when: { when: 'is-discarded', who: { take: { take: 'each' }, of: {} } },
            do: [gainForce(1)],
          },
          paying(0, [{ do: 'mill', who: 'you', count: 1 }]),
          paying(0, [
            { do: 'discard', what: { take: { take: 'each' }, of: { whose: 'you', place: { in: 'hand' } } } },
          ]),
        ],
      })
      fight({
        cards: [mourner, patrol, raider],
        at: 'space',
        dark: { deck: ['Raider'], hand: ['Raider'], space: ['Mourner'] },
        light: { space: ['Patrol'] },
      })
        .play('dark', { play: 'Mourner', ability: '1' })
        .expect({ zones: { 'dark.discard': ['Raider'] }, resources: { dark: { force: 0 } } })
        .play('dark', { play: 'Mourner', ability: '2' })
        .expect({
          zones: { 'dark.discard': ['Raider', 'Raider'] },
          resources: { dark: { force: 1 } },
          asked: 'dark',
        })
    },
  )

  idc('a card that is put into a hand is not drawn', ['phrase/put-into-hand'], () => {
    const seeker = unit('Seeker', {
      abilities: [
        { ability: 'triggered', when: { when: 'draws', who: 'you' }, do: [gainForce(1)] },
        paying(0, [
          {
            do: 'search',
            who: 'you',
            zone: 'deck',
            of: { names: ['Raider'] },
            count: 1,
            to: 'hand',
            show: 'shown',
          },
        ]),
      ],
    })
    fight({
      cards: [seeker, patrol, raider],
      at: 'space',
      dark: { deck: ['Patrol', 'Raider'], space: ['Seeker'] },
      light: { space: ['Patrol'] },
    })
      .play('dark', { play: 'Seeker' })
      .play('dark', { cards: ['Raider'] })
      .expect({
        zones: { 'dark.hand': ['Raider'] },
        resources: { dark: { force: 0 } },
        knows: { light: ['dark.hand/Raider'] },
        asked: 'dark',
      })
  })
})
