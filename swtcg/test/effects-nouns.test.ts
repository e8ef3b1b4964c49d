/** Which cards words mean, from the words of cards: the most of all, one kind or another, by what happened this turn. */
import { describe, test } from 'vitest'
import { character, fight, ground, tapped, unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'
import { fast, slow } from './worded-cards.ts'

const wing = unit('Wing', { speed: 5, health: 9, cost: 7 })
const mission = (text: string) => ({ name: 'Plan', side: 'dark', kind: 'mission', cost: 0, text })

const plan = (text: string, dark: object, light: object, cards: readonly object[]) =>
  build
    .dark({ hand: ['Plan', SPARE], force: 5, ...dark }, { force: 5, hand: [SPARE], ...light }, [
      ...cards,
      mission(text),
    ])
    .play('dark', { complete: 'Plan' })

describe('which units are meant', () => {
  test('the one with the highest or the lowest number', () => {
    const cards = [fast(), slow(), wing]
    const light = { space: ['Slow', 'Wing'] }
    plan("Tap one of your opponent's units with the highest build cost.", {}, light, cards).expect({
      facts: { Wing: { tapped: true }, Slow: { tapped: false } },
      asked: 'dark',
    })
    plan('Each player discards his or her unit with the lowest build cost in any arena.', {}, light, cards)
      .play('dark', 'pass')
      .expect({ zones: { 'light.discard': ['Slow'], space: ['Wing'] }, asked: 'light' })
  })
  test('of one kind here or of another there', () => {
    const cards = [
      unit('Fighter', { subtypes: ['Starfighter'] }),
      ground('Rider', { subtypes: ['Speeder'] }),
      ground('Walker', { subtypes: ['Walker'] }),
    ]
    const all = { space: [tapped('Fighter')], ground: [tapped('Rider'), tapped('Walker')] }
    plan(
      'Untap one of your tapped Starfighters in the Space arena or tapped Speeders in the Ground arena.',
      all,
      {},
      cards,
    )
      .expect({ asked: { dark: 'choose' } })
      .play('dark', { cards: ['Rider'] })
      .expect({ facts: { Rider: { tapped: false }, Walker: { tapped: true } }, asked: 'dark' })
  })
  test('of one kind or another where the last words say for both', () => {
    const cards = [
      unit('Fighter', { subtypes: ['Starfighter'] }),
      ground('Rider', { subtypes: ['Speeder'] }),
      character('Guard', { subtypes: ['Droid'] }),
    ]
    const all = { space: [tapped('Fighter')], ground: [tapped('Rider')], character: [tapped('Guard')] }
    plan('Untap each of your tapped Ground units and Characters.', all, {}, cards).expect({
      facts: { Rider: { tapped: false }, Guard: { tapped: false }, Fighter: { tapped: true } },
      asked: 'dark',
    })
    plan('Untap each of your Speeder units and Starfighters in the Ground arena.', all, {}, cards).expect({
      facts: { Rider: { tapped: false }, Guard: { tapped: true }, Fighter: { tapped: true } },
      asked: 'dark',
    })
  })
  test('of build zones only the named one, where one is named', () => {
    const cards = [character('Teacher'), fast()]
    const fury = 'As long as Teacher is in any arena or your build zone, each of your units gets +2 power.'
    const pupil = unit('Pupil', { power: 1, text: fury })
    plan('Draw a card.', { space: ['Pupil'] }, { build: ['Teacher'] }, [...cards, pupil]).expect({
      numbers: { Pupil: { power: 1 } },
      asked: 'dark',
    })
    plan('Draw a card.', { space: ['Pupil'], build: ['Teacher'] }, {}, [...cards, pupil]).expect({
      numbers: { Pupil: { power: 3 } },
      asked: 'dark',
    })
  })
  test('whoever the attacking unit can attack', () => {
    const decoy = slow(
      'Pay 1 Force -> Your opponent chooses another one of your units the attacking unit can attack. The attacking unit attacks that unit instead. Play only when this unit is attacked.',
    )
    fight({
      cards: [fast(), decoy, wing, ground('Walker')],
      dice: [6, 6, 6],
      dark: { space: ['Fast'] },
      light: { force: 1, space: ['Slow', 'Wing'], ground: ['Walker'] },
    })
      .play('dark', { attack: 'Fast', defender: 'Slow' })
      .play('light', { play: 'Slow' })
      .expect({ facts: { Wing: { damage: 3 }, Slow: { damage: 0 } }, asked: 'light' })
  })
  test('what a unit that is attacked has not been yet', () => {
    const hunter = fast(
      "When this unit's attack ends, do 1 damage to a unit that this unit hasn't attacked this turn.",
    )
    fight({
      cards: [hunter, slow(), wing],
      dice: [1, 1, 1],
      dark: { space: ['Fast'] },
      light: { space: ['Slow', 'Wing'] },
    })
      .play('dark', { attack: 'Fast', defender: 'Slow' })
      .play('dark', { cards: ['Wing'] })
      .expect({ facts: { Wing: { damage: 1 } }, asked: 'light' })
  })
})

describe('rules that text makes', () => {
  test('a unit must attack whom it can, its own side too', () => {
    const beast = fast(
      'This unit can’t retreat, must attack, and can attack your other units in the Space arena.',
    )
    fight({
      cards: [beast, slow(), wing],
      dark: { space: ['Fast', tapped('Wing')] },
      light: { space: ['Slow'] },
    }).expect({
      offersExactly: {
        dark: [
          { verb: 'attack', card: 'Fast', defender: 'Wing' },
          { verb: 'attack', card: 'Fast', defender: 'Slow' },
        ],
      },
      asked: 'dark',
    })
  })
  test('no attack across arenas by that keyword', () => {
    const shield = ground('Shield', {
      text: "Your opponent's units can't use Bombard to attack your units in the Ground arena.",
    })
    fight({
      cards: [fast('Bombard 4'), slow(), shield],
      dark: { space: ['Fast'] },
      light: { space: ['Slow'], ground: ['Shield'] },
    }).expect({
      offersExactly: {
        dark: [
          { verb: 'attack', card: 'Fast', defender: 'Slow' },
          { verb: 'skip-attack', card: 'Fast' },
        ],
      },
      asked: 'dark',
    })
  })
  test('who wins ties for speed', () => {
    fight({
      cards: [fast(), unit('Rival', { speed: 80, text: 'All your units win ties for speed.' })],
      at: 'battle space',
      dark: { space: ['Fast'] },
      light: { space: ['Rival'] },
    }).expect({ asked: { light: 'next-attack' } })
  })
  test('control lasts until the next turn starts, also when it is counted who has won', () => {
    const lure = { name: 'Lure', side: 'neutral' as const, kind: 'battle' as const }
    const taken = (until: string) =>
      fight({
        cards: [
          fast(),
          character('Guard'),
          { ...lure, text: `Gain control of one of your opponent's units until ${until}.` },
        ],
        at: 'battle character',
        dark: { hand: ['Lure'], space: [tapped('Fast')] },
        light: { character: [tapped('Guard')] },
      }).play('dark', { 'battle-card': 'Lure' })
    taken('the next turn starts').expect({ over: { winners: ['dark'] } })
    taken('end of turn').expect({ table: { turn: 2 }, asked: 'dark' })
  })
  test('abilities cost less of both', () => {
    const cards = [
      unit('Chief', {
        text: "Each of your other units' activated abilities costs 1 less Force and 1 less build point to play.",
      }),
      slow('Pay 2 Force, pay 1 build point -> Gain 5 Force. Play only during your build step.'),
    ]
    build
      .dark({ hand: [SPARE], force: 1, buildPoints: 0, space: ['Chief', 'Slow'] }, {}, cards)
      .play('dark', { play: 'Slow' })
      .expect({ resources: { dark: { force: 5 } }, asked: 'dark' })
  })
})
