/** Battles from their start to what each side owes. */
import { fight, fighter, meet, PIT } from '../battle-play.ts'
import { escort, novice, page, raider, ship, veteran } from '../cast.ts'
import { type Difference, difference, type Expected } from './difference.ts'

const lord = fighter('dark', 'Lord', { power: 4, ability: 4, forfeit: 4 })
const small = fighter('light', 'Small', { power: 1, ability: 1, forfeit: 1 })
const big = fighter('light', 'Big', { power: 1, ability: 1, forfeit: 9 })
const sturdy = ship(
  'light',
  'Sturdy',
  { power: 2, maneuver: 3, forfeit: 4 },
  { text: { statics: [{ static: 'number', change: 'immunity', of: { the: 'self' }, become: 5 }] } },
)
const shell = ship('dark', 'Shell', { power: 0, maneuver: 3, forfeit: 4 })
const cards = [veteran, lord, novice, page, small, big, raider, escort, sturdy, shell]
const orbit = { cards, in: 'orbit' as const }
const FLEET = {
  ...orbit,
  dark: { there: [{ card: 'Raider', pilots: ['Veteran'] }] },
  light: { there: [{ card: 'Escort', pilots: ['Novice'], passengers: ['Page'] }] },
}
const cry = (title: string, side: string) =>
  ({
    title,
    side,
    kind: 'interrupt',
    type: 'used',
    text: { actions: [{ name: 'cry', when: { just: 'battle-initiated' }, do: [] }] },
  }) as never

export const BATTLES: readonly Difference[] = [
  difference(
    33,
    'a card that has fought in this turn',
    ['ccg95/battle/card-may-fight-again'],
    ['ccg/battle/card-once-per-turn'],
    (play, by) => {
      meet(play, {
        cards,
        dark: { there: [{ card: 'Veteran', battled: true }] },
        light: { there: ['Novice'] },
      }).expect(
        by<Expected>(
          { offers: { dark: [{ battle: PIT }] }, asked: { dark: 'battle-phase' } },
          { refused: { dark: { battle: PIT }, code: 'nobody-to-fight' }, asked: { dark: 'move-phase' } },
        ),
      )
    },
  ),
  difference(
    34,
    'the start of a battle is answered in turn, the opponent first',
    ['ccg95/battle/opponent-reacts'],
    ['ccg/battle/just-initiated-responses'],
    (play) => {
      const game = fight(play, {
        cards: [...cards, cry('Shout', 'dark'), cry('Yell', 'light')],
        dark: { there: ['Veteran'], hand: ['Shout'] },
        light: { there: ['Novice'], hand: ['Yell'] },
      })
      game.expect({ asked: { light: 'battle-initiated' } }).play('light', 'pass')
      game.expect({ asked: { dark: 'battle-initiated' } })
    },
  ),
  difference(
    40,
    'the power of a starship that nobody flies',
    ['ccg95/starship/unpiloted-power'],
    ['ccg/pilot/needed'],
    (play, by) => {
      meet(play, {
        ...orbit,
        dark: { there: ['Raider'] },
        light: { there: [{ card: 'Escort', pilots: ['Novice'] }] },
      }).expect({ numbers: { Raider: { power: by(5, 0) }, Escort: { power: 2 } }, asked: 'dark' })
    },
  ),
  difference(
    41,
    'passengers inside add no ability to battle destiny',
    ['ccg95/pilot/passenger-limits'],
    ['ccg/destiny/battle-ability-excludes-passengers'],
    (play) => {
      fight(play, FLEET).expect({
        numbers: { Arena: { 'total-ability-light': 3 } },
        asked: { light: 'settle' },
      })
    },
  ),
  difference(
    42,
    'the initiator draws battle destiny first',
    ['ccg95/destiny/battle-draw-order'],
    ['ccg/destiny/initiator-draws-first'],
    (play) => {
      const game = fight(play, { cards, dark: { there: ['Lord'] }, light: { there: ['Novice', 'Page'] } })
      game.expect({ asked: { dark: 'battle-destiny' } }).play('dark', 0)
      game.expect({ asked: { light: 'battle-destiny' } })
    },
  ),
  difference(
    43,
    'a destiny to power alone causes no attrition',
    ['ccg95/destiny/battle-two-uses'],
    ['ccg/power/destiny-added'],
    (play) => {
      const oracle = fighter(
        'dark',
        'Oracle',
        { power: 1, ability: 3, forfeit: 9 },
        { text: { statics: [{ static: 'side-number', change: 'power-destinies', whose: 'yours', add: 1 }] } },
      )
      const game = fight(play, {
        cards: [...cards, oracle],
        dark: { there: ['Oracle'], reserve: ['3 of dark', 9] },
        light: { there: ['Novice'] },
      })
      game.play('dark', 1).expect({
        events: [{ kind: 'battleTotals', totals: [4, 4] }],
        facts: { Novice: { at: PIT } },
        asked: 'dark',
      })
    },
  ),
  difference(
    44,
    'attrition before damage, or in any order',
    ['ccg95/attrition/loser-order'],
    ['ccg/damage/three-factors'],
    (play, by) => {
      const game = fight(play, {
        cards,
        dark: { there: ['Lord'], reserve: ['3 of dark', 9] },
        light: { there: ['Small', 'Big'] },
      })
      const lose = { verb: 'lose', from: 'reserve' }
      game
        .play('dark', 1)
        .expect(
          by<Expected>(
            { noOffers: { light: [lose] }, asked: { light: 'settle' } },
            { offers: { light: [lose] }, asked: { light: 'settle' } },
          ),
        )
    },
  ),
  difference(
    45,
    'passengers as forfeits',
    ['ccg95/forfeit/starship-and-pilots'],
    ['ccg/forfeit/participants-only'],
    (play, by) => {
      fight(play, FLEET).expect(
        by<Expected>(
          {
            refused: { light: { forfeit: 'Page' }, rule: 'ccg95/forfeit/starship-and-pilots' },
            asked: { light: 'settle' },
          },
          { offers: { light: [{ forfeit: 'Page' }] }, asked: { light: 'settle' } },
        ),
      )
    },
  ),
  difference(
    46,
    'what is on a forfeited card is lost with it',
    ['ccg95/forfeit/aboard-a-lost-ship'],
    ['ccg/forfeit/attached-lost-too'],
    (play) => {
      const game = fight(play, FLEET)
      game.play('light', { forfeit: 'Escort' }).expect({ resources: { light: { lost: 3 } }, asked: 'dark' })
    },
  ),
  difference(
    47,
    'nobody forfeits who owes nothing',
    ['ccg95/forfeit/only-when-owed'],
    ['ccg/forfeit/nothing-voluntary'],
    (play) => {
      const game = fight(play, {
        cards,
        dark: { there: ['Lord'], reserve: ['3 of dark', 9] },
        light: { there: ['Small', 'Big'], hand: 1 },
      })
      game.play('dark', 1).play('light', { forfeit: 'Big' })
      game.expect({
        facts: { Small: { at: PIT } },
        resources: { light: { lost: 1, hand: 1 } },
        asked: 'dark',
      })
    },
  ),
  difference(
    48,
    'attrition that no card can meet is ignored',
    ['ccg95/attrition/nothing-left'],
    ['ccg/attrition/rest-ignored'],
    (play, by) => {
      const thin = fighter('dark', 'Thin', { power: 0, ability: 4, forfeit: 1 })
      const game = fight(play, {
        cards: [...cards, thin],
        dark: { there: ['Thin'], reserve: ['7 of dark', 9], force: 2 },
        light: { there: ['Novice'] },
      })
      game.play('dark', 1)
      if (by(false, true)) game.play('light', { forfeit: 'Novice' })
      game.expect({ resources: { light: { lost: 1, hand: 0 } }, asked: 'dark' })
    },
  ),
  difference(
    49,
    'immunity of a ship and of those aboard',
    ['ccg95/immunity/own-card-only'],
    ['ccg/immunity/shared-aboard'],
    (play, by) => {
      const game = fight(play, {
        ...orbit,
        dark: { there: [{ card: 'Shell', pilots: ['Lord'] }], reserve: ['2 of dark', 9] },
        light: { there: [{ card: 'Sturdy', pilots: ['Page'] }] },
      })
      game
        .play('dark', 1)
        .expect({ facts: { Page: { at: by('', 'Arena') }, Sturdy: { at: 'Arena' } }, asked: 'dark' })
    },
  ),
  difference(50, 'a tie causes no damage', ['ccg95/damage/tie'], ['ccg/battle/tie'], (play) => {
    fight(play, { cards, dark: { there: ['Veteran'] }, light: { there: ['Novice'] } }).expect({
      events: [{ kind: 'battleTotals', totals: [4, 4] }],
      resources: { dark: { lost: 0 }, light: { lost: 0 } },
      asked: 'dark',
    })
  }),
]
