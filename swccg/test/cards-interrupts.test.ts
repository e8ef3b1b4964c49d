/** Interrupts of Premiere, each function once. */
import type { Said } from '@dejarik/kernel/scenario'
import { describe, test } from 'vitest'
import { fight, fighter, lose, PIT } from './battle-play.ts'
import { ccg95 } from './play.ts'
import { tells } from './tells.ts'

type Seat = 'dark' | 'light'
const other = (seat: Seat): Seat => (seat === 'dark' ? 'light' : 'dark')

/** A function that adds battle destinies: who must be in the battle, and how many draws it makes. */
interface Adds {
  readonly card: string
  readonly seat: Seat
  readonly function?: number
  readonly own: readonly string[]
  readonly foe: readonly string[]
  readonly draws: number
  /** Who starts the battle; the opponent of the player of the card, if nothing is said. */
  readonly by?: Seat
}
const REBEL = ['Rebel Trooper']
const IMPERIAL = ['General Tagge']

const ADDS: readonly Adds[] = [
  {
    card: 'Gift Of The Mentor',
    seat: 'light',
    own: ['Luke Skywalker', 'Obi-Wan Kenobi'],
    foe: IMPERIAL,
    draws: 3,
  },
  {
    card: 'The Force Is Strong With This One',
    seat: 'light',
    own: ['Luke Skywalker'],
    foe: ['Darth Vader'],
    draws: 3,
  },
  {
    card: 'The Force Is Strong With This One',
    seat: 'light',
    function: 1,
    own: ['Luke Skywalker'],
    foe: ['General Tagge'],
    draws: 2,
  },
  { card: 'I Have You Now', seat: 'dark', own: ['Darth Vader'], foe: ['Luke Skywalker'], draws: 3 },
  { card: 'I Have You Now', seat: 'dark', function: 1, own: ['Darth Vader'], foe: ['Leia Organa'], draws: 2 },
  { card: 'Charming To The Last', seat: 'dark', own: ['Grand Moff Tarkin'], foe: ['Leia Organa'], draws: 2 },
  {
    card: 'Charming To The Last',
    seat: 'dark',
    function: 1,
    own: ['Grand Moff Tarkin'],
    foe: ['Han Solo'],
    draws: 1,
  },
  { card: "Warrior's Courage", seat: 'light', own: ['Han Solo'], foe: IMPERIAL, draws: 1 },
  { card: "Warrior's Courage", seat: 'light', function: 1, own: ['Leia Organa'], foe: IMPERIAL, draws: 2 },
  { card: 'Lone Warrior', seat: 'dark', own: ['Stormtrooper'], foe: REBEL, draws: 1 },
  { card: 'Lone Warrior', seat: 'dark', function: 1, own: ['General Tagge'], foe: REBEL, draws: 2 },
  { card: 'Solo Han', seat: 'light', own: ['Han Solo'], foe: IMPERIAL, draws: 2 },
  { card: 'Solo Han', seat: 'light', function: 1, own: ['Kabe'], foe: IMPERIAL, draws: 1 },
  { card: 'Moment Of Triumph', seat: 'dark', own: ['Grand Moff Tarkin'], foe: REBEL, draws: 2 },
  { card: 'Moment Of Triumph', seat: 'dark', function: 1, own: ['Myo'], foe: REBEL, draws: 1 },
  { card: 'Krayt Dragon Howl', seat: 'light', own: ['Obi-Wan Kenobi'], foe: IMPERIAL, draws: 2 },
  { card: 'Krayt Dragon Howl', seat: 'light', function: 1, own: ['Han Solo'], foe: IMPERIAL, draws: 1 },
  { card: "Vader's Eye", seat: 'dark', own: ['Darth Vader'], foe: REBEL, draws: 2 },
  { card: "Vader's Eye", seat: 'dark', function: 1, own: ['General Tagge'], foe: REBEL, draws: 1 },
]

const battle = ({ card, seat, own, foe, by = other(seat) }: Adds) => {
  const mine = { there: own, hand: [card], force: 5 }
  const theirs = { there: foe, force: 5 }
  return fight(ccg95, {
    cards: [],
    by,
    dark: seat === 'dark' ? mine : theirs,
    light: seat === 'light' ? mine : theirs,
  })
}

describe.each(ADDS)('$card of $own against $foe', (each) => {
  test(`draws ${each.draws} battle destinies`, tells(each.card), () => {
    const { card, seat, draws, function: number = 0 } = each
    const game = battle(each)
    // A function for any time may answer the battle itself.
    if (game.machine.state.asked?.questions[0]?.about === 'battle-initiated') game.play(seat, 'pass')
    game.play(seat, { play: card, action: number })
    if (firstDrawer(each) !== seat) game.play(other(seat), 0)
    game.expect({ refused: { [seat]: draws + 1 }, asked: { [seat]: 'battle-destiny' } })
  })
})

/** The other side draws first where it started the battle and is able to. */
function firstDrawer({ seat, foe, by = other(seat) }: Adds): Seat {
  const able = (cards: readonly string[]): boolean =>
    cards.some((card) => ['Darth Vader', 'Luke Skywalker'].includes(card))
  return by !== seat && able(foe) ? other(seat) : seat
}

describe('one who is not alone', () => {
  test.each([
    ["Warrior's Courage", 'light', ['Leia Organa', 'Rebel Trooper']],
    ['Lone Warrior', 'dark', ['General Tagge', 'Stormtrooper']],
    ['Solo Han', 'light', ['Han Solo', 'Rebel Trooper']],
    ['Krayt Dragon Howl', 'light', ['Obi-Wan Kenobi', 'Rebel Trooper']],
  ] as const)('%s is not for company', (card, seat, own) => {
    const each = { card, seat, own, foe: seat === 'dark' ? REBEL : IMPERIAL, draws: 1 }
    battle(each).expect({ refused: { [seat]: 2 }, asked: { [seat]: 'battle-destiny' } })
  })
})

test('Jedi Presence doubles the power of the other Rebels there', tells('Jedi Presence'), () => {
  const light = { there: ['Obi-Wan Kenobi', 'Rebel Trooper'], hand: ['Jedi Presence'] }
  const game = fight(ccg95, { cards: [], dark: { there: ['Darth Vader'] }, light }).play('light', {
    play: 'Jedi Presence',
  })
  game.expect({ numbers: { [PIT]: { 'total-power-light': 7 } }, asked: { dark: 'battle-destiny' } })
})

test('Dark Jedi Presence doubles the power of the other Imperials there', tells('Dark Jedi Presence'), () => {
  const dark = { there: ['Darth Vader', 'Stormtrooper'], hand: ['Dark Jedi Presence'] }
  const game = fight(ccg95, { cards: [], dark, light: { there: ['Obi-Wan Kenobi'], force: 0 } }).play(
    'dark',
    {
      play: 'Dark Jedi Presence',
    },
  )
  game.expect({ numbers: { [PIT]: { 'total-power-dark': 8 } }, asked: { dark: 'battle-destiny' } })
})

test('Out Of Nowhere adds a destiny to nimble starships', tells('Out Of Nowhere'), () => {
  const light = { there: ['X-wing'], hand: ['Out Of Nowhere'], force: 2 }
  const game = fight(ccg95, { cards: [], in: 'orbit', dark: { there: ['TIE Fighter'] }, light })
  game
    .play('light', { play: 'Out Of Nowhere' })
    .expect({ resources: { light: { force: 1 } }, asked: { light: 'battle-destiny' } })
})

test('Trooper Charge makes a trooper stronger, who does not come back', tells('Trooper Charge'), () => {
  const dark = { there: ['Death Star Trooper'], hand: ['Trooper Charge'] }
  const game = fight(ccg95, {
    cards: [fighter('light', 'Foe', { power: 4, ability: 1, forfeit: 1 })],
    dark,
    light: { there: ['Foe'] },
  })
  game
    .play('dark', { play: 'Trooper Charge' })
    .expect({ resources: { dark: { lost: 2 }, light: { lost: 0 } }, asked: { dark: 'draw-phase' } })
})

test(
  'the Chances triple battle damage, and each the other',
  tells('You Overestimate Their Chances', "Don't Underestimate Our Chances"),
  () => {
    const dark = { there: ['Stormtrooper'], hand: ['You Overestimate Their Chances'] }
    const light = {
      there: ['Rebel Trooper'],
      hand: ["Don't Underestimate Our Chances"],
      force: 0,
    }
    const game = fight(ccg95, {
      cards: [fighter('dark', 'Extra', { power: 1, ability: 1, forfeit: 1 })],
      dark: { ...dark, there: ['Stormtrooper', 'Extra'] },
      light,
    })
    game
      .play('light', { play: "Don't Underestimate Our Chances" })
      .play('dark', { play: 'You Overestimate Their Chances' })
    lose(game, 'light', 9).expect({ resources: { light: { lost: 10 } }, asked: { dark: 'move-phase' } })
  },
)

interface Played {
  readonly card: string
  readonly says: string
  readonly seat: Seat
  readonly position: Parameters<typeof ccg95>[0]
  readonly plays: readonly Said[]
  readonly expected: Parameters<ReturnType<typeof ccg95>['expect']>[0]
}
const HUT = "Tatooine: Obi-Wan's Hut"
const back = (
  card: string,
  who: string,
  lost: number,
  reserve: number,
  seat: Seat = 'light',
): readonly Played[] => [
  {
    card,
    says: 'brings back from the Lost Pile',
    seat,
    position: { at: `deploy ${seat}`, [seat]: { hand: [card], force: lost, lost: [who], reserve: 5 } },
    plays: [{ play: card, action: 0 }, { cards: [who] }],
    expected: { resources: { [seat]: { lost: 1, force: 0, used: lost + 1 } } },
  },
  {
    card,
    says: 'finds in the Reserve Deck',
    seat,
    position: { at: `deploy ${seat}`, [seat]: { hand: [card], force: reserve, reserve: [who, 5] } },
    plays: [{ play: card, action: 1 }, { cards: [who] }],
    expected: { zones: { [`${seat}.hand`]: [who] } },
  },
]

const PLAYED: readonly Played[] = [
  ...back("Han's Back", 'Han Solo', 1, 3),
  ...back("Leia's Back", 'Leia Organa', 1, 3),
  ...back("Luke's Back", 'Luke Skywalker', 1, 3),
  ...back('Return Of A Jedi', 'Obi-Wan Kenobi', 1, 3),
  ...back("The Empire's Back", 'Darth Vader', 2, 4, 'dark'),
  {
    card: 'Beru Stew',
    says: 'feeds everybody',
    seat: 'light',
    position: {
      at: 'deploy light',
      locations: [{ card: HUT, light: ['Beru Lars'] }],
      light: { hand: ['Beru Stew'], force: 0, reserve: 9 },
      dark: { force: 0, reserve: 9 },
    },
    plays: [{ play: 'Beru Stew' }, 1],
    expected: { resources: { light: { force: 3 }, dark: { force: 2 } } },
  },
  {
    card: 'Limited Resources',
    says: 'costs a short hand 4 in your turn',
    seat: 'dark',
    position: {
      at: 'deploy dark',
      dark: { hand: ['Limited Resources'] },
      light: { hand: 0, force: 0, reserve: 9 },
    },
    plays: [{ play: 'Limited Resources' }],
    expected: { resources: { light: { lost: 4 } } },
  },
  {
    card: "We're All Gonna Be A Lot Thinner!",
    says: 'crushes what is in the Trash Compactor',
    seat: 'dark',
    position: {
      at: 'deploy dark',
      locations: [{ card: 'Death Star: Trash Compactor', light: ['Leia Organa', 'Han Solo'] }],
      dark: { hand: ["We're All Gonna Be A Lot Thinner!"] },
    },
    plays: [{ play: "We're All Gonna Be A Lot Thinner!" }],
    expected: { resources: { light: { lost: 2 } } },
  },
  {
    card: 'Set For Stun',
    says: 'sends a character back to hand',
    seat: 'dark',
    position: {
      at: 'deploy dark',
      locations: [{ card: HUT, light: ['Kabe'] }],
      dark: { hand: ['Set For Stun'], force: 2, reserve: ['Labria', 5] },
      light: { hand: 0 },
    },
    plays: [{ play: 'Set For Stun' }],
    expected: { zones: { 'light.hand': ['Kabe'] }, resources: { dark: { force: 0 } } },
  },
  {
    card: 'Gravel Storm',
    says: 'takes a character at the Dune Sea',
    seat: 'dark',
    position: {
      at: 'deploy dark',
      locations: [{ card: 'Tatooine: Dune Sea', light: ['Kabe'] }],
      dark: { hand: ['Gravel Storm'], reserve: ['Labria', 5] },
    },
    plays: [{ play: 'Gravel Storm' }],
    expected: { zones: { 'light.lost': ['Kabe'] } },
  },
  {
    card: 'A Few Maneuvers',
    says: 'makes a starfighter nimble',
    seat: 'light',
    position: {
      at: 'deploy light',
      locations: [{ card: 'Kessel (L)', light: ['X-wing'] }],
      light: { hand: ['A Few Maneuvers'] },
    },
    plays: [{ play: 'A Few Maneuvers' }],
    expected: { numbers: { 'X-wing': { maneuver: 6 } } },
  },
  {
    card: 'Dark Maneuvers',
    says: 'makes a starfighter nimble and strong',
    seat: 'dark',
    position: {
      at: 'deploy dark',
      locations: [{ card: 'Kessel (L)', dark: ['TIE Scout'] }],
      dark: { hand: ['Dark Maneuvers'] },
    },
    plays: [{ play: 'Dark Maneuvers' }],
    expected: { numbers: { 'TIE Scout': { maneuver: 3, power: 2 } } },
  },
]

describe.each(PLAYED)('$card', ({ card, says, seat, position, plays, expected }) => {
  test(says, tells(card), () => {
    const open = {
      ...position,
      [seat]: { ...position[seat], hand: [...((position[seat]?.hand ?? []) as string[]), FILLER[seat]] },
    }
    const game = ccg95(open)
    for (const each of plays) game.play(seat, each)
    const hand = expected.zones?.[`${seat}.hand`]
    const zones = Array.isArray(hand)
      ? { ...expected.zones, [`${seat}.hand`]: [...hand, FILLER[seat]] }
      : expected.zones
    game.expect({ ...expected, ...(zones ? { zones } : {}), asked: seat })
  })
})

/** Something that can still be deployed, so that the phase goes on. */
const FILLER: Readonly<Record<Seat, string>> = {
  dark: 'Tatooine: Jundland Wastes',
  light: 'Yavin 4: Massassi War Room',
}

describe.each([
  ['Rebel Barrier', 'light', 'Rebel Trooper', 'Darth Vader'],
  ['Imperial Barrier', 'dark', 'Stormtrooper', 'Luke Skywalker'],
] as const)('%s', (card, seat, own, foe) => {
  test('keeps what was just deployed from fighting and moving', tells(card), () => {
    const game = ccg95({
      at: `deploy ${other(seat)}`,
      locations: [{ card: 'Tatooine: Jundland Wastes', [seat]: [own] }],
      [other(seat)]: { hand: [foe], force: 9 },
      [seat]: { hand: [card], force: 1 },
    })
    game.play(other(seat), { deploy: foe, on: 'Tatooine: Jundland Wastes' }).play(seat, { play: card })
    game.expect({ resources: { [seat]: { force: 0 } }, asked: { [other(seat)]: 'draw-phase' } })
  })
})

describe.each([
  ['The Bith Shuffle', 'light'],
  ['Ommni Box', 'dark'],
] as const)('%s', (card, seat) => {
  test('shuffles any pile', tells(card), () => {
    const game = ccg95({ at: `deploy ${seat}`, [seat]: { hand: [card, FILLER[seat]] } })
    game.expect({ offers: { [seat]: [0, 1, 2, 3, 4, 5].map((action) => ({ play: card, action })) } })
    game.play(seat, { play: card, action: 3 }).expect({ resources: { [seat]: { used: 1 } }, asked: seat })
  })
})
