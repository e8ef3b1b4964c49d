/** One unit of each player is chosen, and what becomes of both; secret bids. From the words of cards. */
import { describe, test } from 'vitest'
import { character, fight, unit } from './battle-play.ts'

const card = (text: string) => ({ name: 'Trick', side: 'neutral' as const, kind: 'battle' as const, text })
const duel = (text: string, dice: readonly number[]) =>
  fight({
    at: 'battle character',
    cards: [
      character('Mine', { subtypes: ['Jedi'] }),
      character('Yours'),
      card(text),
      { ...card('Gain 1 Force.'), name: 'Spare' },
    ],
    dice,
    dark: { force: 9, hand: ['Trick', 'Spare'], character: ['Mine'] },
    light: { force: 9, character: ['Yours'] },
  }).play('dark', { 'battle-card': 'Trick' })

describe('two units', () => {
  const locked =
    "Choose one of your untapped Characters and one of your opponent's untapped Characters. Each player rolls one of his or her dice. If you roll lower, tap your Character. If your opponent rolls lower, tap his or her Character. If it's a tie, tap both Characters."
  test('the one whose player rolls lower', () => {
    duel(locked, [2, 5]).expect({
      facts: { Mine: { tapped: true }, Yours: { tapped: false } },
      asked: 'dark',
    })
    duel(locked, [6, 5]).expect({
      facts: { Mine: { tapped: false }, Yours: { tapped: true } },
      asked: 'dark',
    })
  })
  test('both, by one word', () => {
    duel(locked, [4, 4]).expect({ facts: { Mine: { tapped: true }, Yours: { tapped: true } }, asked: 'dark' })
  })
  test('your own does something to the other, and goes', () => {
    duel(
      "Choose one of your Jedi in the Character arena and one of your opponent's units in that arena. For each 10 speed your Jedi has, it does 1 damage to that unit. Then discard your Jedi from the Character arena.",
      [],
    ).expect({ zones: { 'dark.discard': 2, 'light.discard': 1 }, asked: 'dark' })
  })
  test('one must attack the other', () => {
    fight({
      at: 'battle space',
      cards: [
        unit('Fast', { speed: 80 }),
        unit('Near'),
        unit('Far', { speed: 5 }),
        card(
          "Choose one of your opponent's units and one of your units in the same arena. This turn, your opponent's chosen unit gets -2 power and must attack your chosen unit.",
        ),
      ],
      dice: [6],
      dark: { force: 9, hand: ['Trick'], space: ['Near', 'Far'] },
      light: { space: ['Fast'] },
    })
      .play('dark', { 'battle-card': 'Trick' })
      .play('dark', { cards: ['Far'] })
      .expect({
        numbers: { Fast: { power: 1 } },
        facts: { Far: { damage: 1 }, Near: { damage: 0 } },
        asked: 'dark',
      })
  })
})

describe('a secret bid', () => {
  const bidding = (own: number, theirs: number) =>
    duel(
      "Choose one of your opponent's units in any arena. Then your opponent chooses one of your units in the same arena. Then you and your opponent secretly bid Force. Whoever bids higher wins the bid and must pay that much Force to gain control of his or her chosen unit until end of turn. If it's a tie, you win the bid.",
      [],
    )
      .play('dark', own)
      .play('light', theirs)
  test('the higher bidder pays and wins', () => {
    bidding(1, 3).expect({
      resources: { dark: { force: 9 }, light: { force: 6 } },
      facts: { Mine: { controller: 'light' }, Yours: { controller: 'light' } },
      asked: 'dark',
    })
  })
  test('a tie is won by the player whose effect it is', () => {
    bidding(2, 2).expect({
      resources: { dark: { force: 7 }, light: { force: 9 } },
      facts: { Mine: { controller: 'dark' }, Yours: { controller: 'dark' } },
      asked: 'dark',
    })
  })
})
