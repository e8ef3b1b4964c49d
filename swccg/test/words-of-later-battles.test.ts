/** Words of later sets about battles, Force drains and movement: bars, prices, what meets attrition, and shots. */
import { test } from 'vitest'
import { fight, fighter, PIT } from './battle-play.ts'
import { open } from './card-plays.ts'
import { type Worded, worded } from './own-words.ts'
import { ccg95 } from './play.ts'

const PLAIN = 'Moon: Plain'
const HILL = 'Moon: Hill'
const alien = (
  title: string,
  side: 'dark' | 'light',
  gametext: string,
  more: Partial<Worded> = {},
): Worded => ({
  title,
  side,
  kind: 'character',
  type: 'alien',
  power: 2,
  ability: 1,
  forfeit: 2,
  deploy: 1,
  gametext,
  ...more,
})

const drains = (force: number) =>
  open(
    {
      at: 'control dark',
      locations: [
        { card: PLAIN, dark: ['Stormtrooper'] },
        { card: HILL, light: ['Toll Taker'] },
      ],
      dark: { force, hand: [] },
      light: { reserve: 5 },
    },
    worded(
      alien(
        'Toll Taker',
        'light',
        'For either player to initiate a battle or Force drain anywhere, that player must use +1 Force.',
      ),
    ),
  )
test('a Force drain takes the Force that a text asks for', () => {
  const game = drains(1)
  game.play('dark', { drain: PLAIN })
  game.expect({ events: [{ kind: 'used', seat: 'dark', count: 1 }], asked: 'light' })
  drains(0).expect({ noEvents: [{ kind: 'drainInitiated' }], asked: 'light' })
})

test('no battle begins where a text forbids it', () => {
  const meeting = (gametext: string) =>
    open(
      {
        at: 'battle dark',
        locations: [{ card: PLAIN, dark: ['Stormtrooper'], light: ['Peacemaker'] }],
        dark: { force: 3 },
      },
      worded(alien('Peacemaker', 'light', gametext)),
    )
  meeting('').expect({ offers: { dark: [{ battle: PLAIN }] }, asked: 'dark' })
  meeting('No battles or Force drains may take place here.').expect({
    noOffers: { dark: [{ battle: PLAIN }] },
    asked: 'dark',
  })
})

test('whoever needs more Force to use landspeed pays it', () => {
  const slow = (force: number) =>
    open(
      {
        at: 'move dark',
        locations: [{ card: PLAIN, dark: ['Slow Hutt'] }, HILL],
        dark: { force },
      },
      worded(alien('Slow Hutt', 'dark', 'To use his landspeed requires +1 Force.')),
    )
  slow(2).expect({ offers: { dark: [{ move: 'Slow Hutt', to: HILL, cost: 2 }] }, asked: 'dark' })
  slow(1).expect({ noOffers: { dark: [{ move: 'Slow Hutt', to: HILL }] }, asked: 'dark' })
})

test('what may not be played is not offered', () => {
  const trick: Worded = {
    title: 'Old Trick',
    side: 'dark',
    kind: 'interrupt',
    type: 'used',
    gametext: 'Activate 1 Force.',
  }
  const holding = (gametext: string) =>
    open(
      {
        at: 'control dark',
        locations: [{ card: PLAIN, light: ['Watcher'] }],
        dark: { hand: ['Old Trick'], reserve: 5 },
      },
      worded(trick, alien('Watcher', 'light', gametext)),
    )
  holding('').expect({ offers: { dark: [{ play: 'Old Trick' }] }, asked: 'dark' })
  holding('Opponent may not play Old Trick.').expect({ noEvents: [{ kind: 'played' }], asked: 'light' })
})

/** The Dark Side draws 5, and nobody wins: attrition is all that is owed. */
const attrition = (gametext: string) =>
  fight(ccg95, {
    cards: [
      fighter('dark', 'Mind', { power: 17, ability: 4, forfeit: 9 }),
      ...worded(
        alien('Shy One', 'light', gametext, { power: 20, forfeit: 2 }),
        alien('Other', 'light', '', { forfeit: 2 }),
      ),
    ],
    dark: { there: ['Mind'], reserve: ['5 of dark', 9] },
    light: { there: ['Shy One', 'Other'] },
  }).play('dark', 1)
test('a card that may not be used to satisfy attrition is not asked for', () => {
  attrition('').expect({
    offersExactly: { light: [{ forfeit: 'Shy One' }, { forfeit: 'Other' }] },
    asked: 'light',
  })
  attrition('Shy One may not be used to satisfy attrition.').expect({
    facts: { 'Shy One': { at: PIT } },
    resources: { light: { lost: 1 } },
    asked: 'dark',
  })
})
test('a forfeited card can satisfy all that is left of the attrition', () => {
  const plain = attrition('')
  plain.play('light', { forfeit: 'Shy One' })
  plain.expect({ resources: { light: { lost: 2 } }, asked: 'dark' })
  const kind = attrition(
    'When forfeited at same site as an alien, also satisfies all remaining attrition against you.',
  )
  kind.play('light', { forfeit: 'Shy One' })
  kind.expect({ facts: { Other: { at: PIT } }, asked: 'dark' })
})

/** Keeper fires at a character of ability 2 with the destiny that is drawn. */
const shot = (gametext: string, destiny: number) =>
  fight(ccg95, {
    cards: [
      fighter('dark', 'Keeper', { power: 1, ability: 1, forfeit: 3 }),
      fighter('light', 'Mark', { power: 5, ability: 2, forfeit: 3, armor: 6 }),
      ...worded({ title: 'Old Gun', side: 'dark', kind: 'weapon', type: 'character', gametext }),
    ],
    dark: { there: [{ card: 'Keeper', with: ['Old Gun'] }], force: 3, reserve: [`${destiny} of dark`, 9] },
    light: { there: ['Mark'] },
  }).play('dark', { fire: 'Old Gun', target: 'Mark' })
test('a shot is measured by the number that its weapon names', () => {
  const text = 'May target a character for free. Draw destiny. Target hit if destiny'
  shot(`${text} > defense value.`, 3).expect({ facts: { Mark: { hit: false } }, asked: 'dark' })
  shot(`${text} > ability.`, 3).expect({ facts: { Mark: { hit: true } }, asked: 'dark' })
})
test('what a shot does whatever is drawn, and what a zero does', () => {
  const text =
    'May target a character for free. If an Imperial targeting a character, target is power -2 for remainder of turn. Draw destiny.'
  shot(`${text} Target hit if destiny > defense value.`, 1).expect({
    numbers: { Mark: { power: 3 } },
    facts: { Mark: { hit: false } },
    asked: 'dark',
  })
  const risky =
    "May target a character for free. Draw destiny. If destiny -1 > defense value, target hit. If destiny = 0, Old Gun 'explodes' (weapon and character firing it are lost)."
  shot(risky, 0).expect({ resources: { dark: { lost: 2 } }, asked: 'dark' })
})
test('only those whom a ship names for it may pilot it', () => {
  const ship: Worded = {
    title: 'Old Hunter',
    side: 'dark',
    kind: 'starship',
    type: 'starfighter',
    power: 2,
    maneuver: 3,
    hyperspeed: 3,
    forfeit: 4,
    capacity: [{ pilots: 1, passengers: 2 }],
    gametext: 'May add 1 pilot (must be a smuggler or bounty hunter) and 2 passengers.',
  }
  const pilot = (title: string, traits: readonly string[]) =>
    alien(title, 'dark', '', { icons: ['pilot'], traits })
  open(
    {
      at: 'deploy dark',
      locations: [{ card: 'Moon', dark: ['Old Hunter'] }],
      dark: { force: 3, hand: ['Honest One', 'Smuggling One'] },
    },
    worded(ship, pilot('Honest One', []), pilot('Smuggling One', ['smuggler'])),
  ).expect({
    offers: { dark: [{ deploy: 'Smuggling One', on: 'Old Hunter', as: 'pilot' }] },
    noOffers: { dark: [{ deploy: 'Honest One', on: 'Old Hunter', as: 'pilot' }] },
    asked: 'dark',
  })
})
