/** What a unit does when it would attack. */
import { describe } from 'vitest'
import { fight, fight2003, gainForce, idc, ofSpeed, paying, self, unit, wotc } from './battle-play.ts'

const [s60, s40] = [ofSpeed(60), ofSpeed(40)] as const

describe('abilities for when a unit would attack', () => {
  const bribe = unit('Briber', {
    abilities: [
      paying(1, [gainForce(3)], { timing: 'would-attack' }),
      paying(2, [gainForce(5)], { timing: 'would-attack' }),
      { ability: 'triggered', when: { when: 'attacks', who: self }, do: [gainForce(100)] },
    ],
  })
  const cards = [bribe, s40, s60]
  const position = { cards, dark: { force: 2, space: ['Briber'] }, light: { space: ['Speed 40'] } }

  idc(
    'are played in place of the attack, are no attack and do not tap the unit',
    [
      'phrase/would-attack-not-an-attack',
      'phrase/would-attack-no-tap',
      'phrase/would-attack-choice',
      'phrase/would-attack-selective',
      'phrase/would-attack-multiple-times',
      'phrase/when-this-unit-attacks-not-would',
    ],
    () => {
      fight(position)
        .expect({
          offers: {
            dark: [
              { play: 'Briber', ability: '0' },
              { play: 'Briber', ability: '1' },
            ],
          },
        })
        .play('dark', { play: 'Briber', ability: '0' })
        .expect({
          resources: { dark: { force: 4 } },
          facts: { Briber: { tapped: false } },
          asked: { dark: 'next-attack' },
          offers: { dark: [{ attack: 'Briber' }, { play: 'Briber', ability: '0' }] },
        })
        .play('dark', { play: 'Briber', ability: '0' })
        .play('dark', { 'skip-attack': 'Briber' })
        .expect({ resources: { dark: { force: 6 } }, asked: { light: 'next-attack' } })
    },
  )
  wotc(
    'use up the attack, and come again with the next',
    ['activated/play-only-would-attack', 'activated/would-attack-once-each-time'],
    () => {
      const untap = { do: 'untap', who: { take: { take: 'each' }, of: { names: ['Briber'] } } } as const
      const herald = unit('Herald', { speed: 5, abilities: [paying(0, [untap])] })
      fight2003({ ...position, cards: [...cards, herald], dark: { force: 1, space: ['Briber', 'Herald'] } })
        .play('dark', { play: 'Briber', ability: '0' })
        .expect({ facts: { Briber: { tapped: true } }, asked: { dark: 'general' } })
        .play('dark', { play: 'Herald' })
        .expect({ asked: { dark: 'next-attack' }, offers: { dark: [{ play: 'Briber', ability: '0' }] } })
      fight2003(position)
        .play('dark', { play: 'Briber', ability: '0' })
        .expect({
          resources: { dark: { force: 4 } },
          facts: { Briber: { tapped: true } },
          asked: { light: 'next-attack' },
        })
    },
  )

  idc('cannot be repeated for nothing', ['phrase/would-attack-no-tap'], () => {
    const free = unit('Free', { abilities: [paying(0, [gainForce(1)], { timing: 'would-attack' })] })
    fight({ cards: [free, s40], dark: { space: ['Free'] }, light: { space: ['Speed 40'] } })
      .play('dark', { play: 'Free' })
      .expect({ asked: 'dark', offersExactly: { dark: [{ attack: 'Free' }, { 'skip-attack': 'Free' }] } })
  })

  idc('are followed by a new look at the speeds', ['phrase/would-attack-recheck-speed'], () => {
    const generous = unit('Generous', {
      abilities: [
        paying(
          1,
          [
            {
              do: 'get',
              who: { take: { take: 'each' }, of: { whose: 'opponent' } },
              gain: { speed: 20 },
              for: 'this-turn',
            },
          ],
          {
            timing: 'would-attack',
          },
        ),
      ],
    })
    fight({
      cards: [generous, s40],
      dark: { force: 1, space: ['Generous'] },
      light: { space: ['Speed 40'] },
    })
      .play('dark', { play: 'Generous' })
      .expect({ asked: { light: 'next-attack' }, numbers: { 'Speed 40': { speed: 60 } } })
  })

  idc('are not for a tapped unit', ['phrase/would-attack-not-when-tapped'], () => {
    fight({
      cards,
      dark: { force: 2, space: [{ card: 'Briber', tapped: true }, 'Speed 60'] },
      light: { space: ['Speed 40'] },
    }).expect({
      noOffers: { dark: [{ play: 'Briber' }] },
      asked: 'dark',
    })
  })
})
