/** Rolls against each other, guesses, divided and certain damage, and times to play, from the words of cards. */
import { prospects } from '@dejarik/kernel'
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { swtcgGame } from '../index.ts'
import { character, fight, ground, unit } from './battle-play.ts'
import { fast, slow } from './worded-cards.ts'

const wing = unit('Wing', { speed: 5, health: 9 })
const card = (text: string) => ({ name: 'Trick', side: 'neutral' as const, kind: 'battle' as const, text })

const battle = (text: string, dice: readonly number[], more: object = {}, cards = [fast(), slow()]) =>
  fight({
    at: 'battle space',
    cards: [...cards, wing, ground('Walker'), character('Guard'), card(text)],
    ...(dice.length > 0 ? { dice } : {}),
    dark: { force: 5, hand: ['Trick'], space: ['Fast'] },
    light: { force: 5, space: ['Slow', 'Wing'] },
    ...more,
  })

describe('rolls and guesses', () => {
  test('each player rolls, and the higher roll counts', () => {
    const text = "Each player rolls a die. If you roll higher, gain 3 Force. If it's a tie, gain 1 Force."
    const rolled = (own: number, other: number) =>
      battle(text, [own, other]).play('dark', { 'battle-card': 'Trick' })
    rolled(4, 3).expect({ resources: { dark: { force: 8 } }, asked: 'dark' })
    rolled(3, 3).expect({ resources: { dark: { force: 6 } }, asked: 'dark' })
    rolled(2, 3).expect({ resources: { dark: { force: 5 } }, asked: 'dark' })
  })
  test('a prediction is compared when the attack is over', () => {
    const attacker = fast(
      "When this unit attacks, predict the number of hits you'll roll for that attack. If you're correct, you gain 3 Force.",
    )
    const guess = (hits: number) =>
      fight({
        cards: [attacker, slow()],
        dice: [6, 6, 1],
        dark: { space: ['Fast'] },
        light: { space: ['Slow'] },
      })
        .play('dark', { attack: 'Fast' })
        .play('dark', hits)
    guess(2).expect({ resources: { dark: { force: 3 } }, asked: 'light' })
    guess(3).expect({ resources: { dark: { force: 0 } }, asked: 'light' })
  })
})

describe('damage as it is divided, and damage that is certain', () => {
  test('a player divides it', () => {
    battle("Do 3 damage divided as you choose between 1 or 2 of your opponent's units.", [])
      .play('dark', { 'battle-card': 'Trick' })
      .play('dark', { cards: ['Slow', 'Wing'] })
      .play('dark', { Slow: 2, Wing: 1 })
      .expect({ facts: { Slow: { damage: 2 }, Wing: { damage: 1 } }, asked: 'dark' })
  })
  const dodger = slow('Pay 1 Force -> Evade 3 | Pay 1 Force -> Deflect 1')
  const only = { light: { force: 5, space: ['Slow'] } }
  test('nothing prevents it, or only some keywords do not', () => {
    battle("Do 2 damage to one of your opponent's units. This damage can't be prevented.", [], only, [
      fast(),
      dodger,
    ])
      .play('dark', { 'battle-card': 'Trick' })
      .play('light', 'pass')
      .expect({ facts: { Slow: { damage: 2 } }, asked: 'dark' })
    const vain = "Do 2 damage to one of your opponent's units. Evade has no effect against that damage."
    battle(vain, [], only, [fast(), dodger])
      .play('dark', { 'battle-card': 'Trick' })
      .play('light', { play: 'Slow', name: 'evade' })
      .play('light', 2)
      .play('light', 'pass')
      .expect({ facts: { Slow: { damage: 2 } }, resources: { light: { force: 4 } }, asked: 'dark' })
  })
  test(
    'a keyword that cannot be used against it is refused, and others are not',
    proves('idc/phrase/cant-use-scope', 'idc/phrase/cant-use-is-specific'),
    () => {
      const text =
        "Do 2 damage to one of your opponent's units. Your opponent can't use Evade to prevent that damage."
      battle(text, [], only, [fast(), dodger])
        .play('dark', { 'battle-card': 'Trick' })
        .expect({
          offersExactly: { light: ['pass', { play: 'Slow', name: 'deflect' }] },
          refused: { light: { play: 'Slow', ability: '0' }, rule: 'idc/phrase/cant-use-scope' },
        })
        .play('light', { play: 'Slow', name: 'deflect' })
        .play('light', { cards: [] })
        .expect({ facts: { Slow: { damage: 1 } }, asked: 'dark' })
    },
  )
  test('but a unit of the kind that is spared may use it', () => {
    const text =
      "Do 2 damage to one of your opponent's units. Your opponent can't use Evade to prevent that damage unless that Character is a Jedi."
    battle(text, [], only, [fast(), slow('Pay 1 Force -> Evade 3', { subtypes: ['Jedi'] })])
      .play('dark', { 'battle-card': 'Trick' })
      .play('light', { play: 'Slow' })
      .play('light', 2)
      .expect({ facts: { Slow: { damage: 0 } }, asked: 'dark' })
  })
  test('for an attack, told with the card that says so', proves('idc/phrase/cant-use-scope'), () => {
    const sly = fast(
      "Pay 1 Force -> Your opponent can't use Evade to prevent damage from this unit for this attack.",
    )
    const game = fight({
      cards: [sly, dodger],
      dice: [6, 6, 1],
      dark: { force: 1, space: ['Fast'] },
      light: { force: 1, space: ['Slow'] },
    })
      .play('dark', { attack: 'Fast' })
      .play('dark', { play: 'Fast' })
      .expect({
        asked: { light: 'prevention' },
        refused: { light: { play: 'Slow', ability: '0' }, rule: 'idc/phrase/cant-use-scope' },
      })
    const [attacker, defender] = [0, 1].map((id) => game.machine.state.cards[id]!.id)
    const outlook = prospects(swtcgGame, game.machine, 1, defender!)
    expect(outlook.flatMap(({ reasons }) => reasons)).toContainEqual({
      code: 'cannot-use',
      rule: 'idc/phrase/cant-use-scope',
      card: attacker,
    })
    game.play('light', 'pass').expect({ facts: { Slow: { damage: 2 } }, asked: 'light' })
  })
  test("it is the opponent's Evade that cannot be used, not one's own", () => {
    battle(
      "Do 2 damage to one of your units. Your opponent can't use Evade to prevent that damage.",
      [],
      { dark: { force: 5, hand: ['Trick'], space: ['Slow'] }, light: { space: ['Wing'] } },
      [fast(), dodger],
    )
      .play('dark', { 'battle-card': 'Trick' })
      .play('dark', { play: 'Slow', name: 'evade' })
      .play('dark', 2)
      .expect({ facts: { Slow: { damage: 0 } }, asked: 'dark' })
  })
  test('only for a unit that would be discarded', () => {
    const text =
      'Remove all damage counters from one of your units. Play only if that unit would be discarded.'
    battle(text, [6, 6, 6], {
      dark: { space: ['Fast'] },
      light: { hand: ['Trick'], space: [{ card: 'Slow', damage: 6 }] },
    })
      .play('dark', { attack: 'Fast' })
      .play('light', { 'battle-card': 'Trick' })
      .expect({ facts: { Slow: { damage: 0 } }, asked: 'light' })
    battle(text, [6, 6, 1], {
      dark: { space: ['Fast'] },
      light: { hand: ['Trick'], space: [{ card: 'Slow', damage: 6 }] },
    })
      .play('dark', { attack: 'Fast' })
      .expect({ facts: { Slow: { damage: 8 } }, asked: { light: 'next-attack' } })
  })
})

describe('what an effect speaks of', () => {
  test('the unit that was tapped to pay', () => {
    battle(
      'Tap one of your untapped units -> One of your other units gets +X power until end of turn, where X is the power of the tapped unit.',
      [],
      {
        dark: { hand: ['Trick'], space: ['Fast', 'Wing'] },
        light: { space: ['Slow'] },
      },
    )
      .play('dark', { 'battle-card': 'Trick' })
      .play('dark', { cards: ['Wing'] })
      .expect({ numbers: { Fast: { power: 6 } }, facts: { Wing: { tapped: true } }, asked: 'dark' })
  })
  test('the arena that a unit was discarded from', () => {
    battle(
      'Discard one of your units -> Each of your other units in that arena gets +2 power until end of turn.',
      [],
      {
        dark: { hand: ['Trick'], space: ['Fast', 'Wing'], ground: ['Walker'] },
        light: { space: ['Slow'] },
      },
    )
      .play('dark', { 'battle-card': 'Trick' })
      .play('dark', { cards: ['Wing'] })
      .expect({ numbers: { Fast: { power: 5 }, Walker: { power: 3 } }, asked: 'dark' })
  })
  test('a unit that is discarded this turn', () => {
    battle(
      "Choose one of your opponent's units. If that unit is discarded this turn, you gain 4 Force.",
      [6, 6, 6],
      {
        dark: { hand: ['Trick'], space: ['Fast'] },
        light: { space: [{ card: 'Slow', damage: 7 }, 'Wing'] },
      },
    )
      .play('dark', { 'battle-card': 'Trick' })
      .play('dark', { cards: ['Slow'] })
      .play('dark', { attack: 'Fast', defender: 'Slow' })
      .expect({ resources: { dark: { force: 4 } }, asked: 'light' })
  })
  test('whichever units there are prevent nothing for others', () => {
    battle('Prevent all damage done by Space units this turn.', [6, 6, 6], { light: { space: ['Slow'] } })
      .play('dark', { 'battle-card': 'Trick' })
      .play('dark', { attack: 'Fast' })
      .expect({ facts: { Slow: { damage: 0 } }, asked: 'light' })
  })
})

describe('attacks', () => {
  test('another unit takes the attack', () => {
    fight({
      cards: [
        fast(),
        slow(),
        unit('Wing', {
          speed: 5,
          health: 9,
          text: 'When one of your other units is attacked, you may have the attacking unit attack this unit instead.',
        }),
      ],
      dice: [6, 1, 1],
      dark: { space: ['Fast'] },
      light: { space: ['Slow', 'Wing'] },
    })
      .play('dark', { attack: 'Fast', defender: 'Slow' })
      .play('light', 'yes')
      .expect({ facts: { Slow: { damage: 0 }, Wing: { damage: 1 } }, asked: 'light' })
  })
  test('neither attacks nor is attacked', () => {
    battle("One of your opponent's units can't attack or be attacked this turn.", [])
      .play('dark', { 'battle-card': 'Trick' })
      .play('dark', { cards: ['Slow'] })
      .expect({
        noOffers: { dark: [{ attack: 'Fast', defender: 'Slow' }] },
        offers: { dark: [{ attack: 'Fast', defender: 'Wing' }] },
        asked: 'dark',
      })
  })
  test('once in each attack', () => {
    const text =
      'Pay 1 Force -> Prevent 1 damage to one of your units. You may play this ability only once per attack.'
    fight({
      cards: [fast(), slow(text), unit('Wing', { speed: 70 })],
      dice: [6, 1, 1, 6, 1, 1],
      dark: { space: ['Fast', 'Wing'] },
      light: { force: 2, space: ['Slow'] },
    })
      .play('dark', { attack: 'Fast' })
      .play('light', { play: 'Slow' })
      .play('dark', { attack: 'Wing' })
      .play('light', { play: 'Slow' })
      .expect({ facts: { Slow: { damage: 0 } }, asked: 'light' })
  })
})
