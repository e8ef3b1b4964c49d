import { fight, fighter, lose, meet, PIT, YARD } from './battle-play.ts'
import { both } from './editions.ts'

const strong = fighter('dark', 'Strong', { power: 5, ability: 3, forfeit: 5 })
const able = fighter('dark', 'Able', { power: 5, ability: 4, forfeit: 5 })
const guard = fighter('dark', 'Guard', { power: 1, ability: 1, forfeit: 1 })
const weak = fighter('light', 'Weak', { power: 3, ability: 1, forfeit: 2 })
const droid = fighter('light', 'Droid', { power: 3, ability: 0, forfeit: 2 }, { type: 'droid' })
const mage = fighter('light', 'Mage', { power: 2, ability: 4, forfeit: 4 })
/** The battle is over when its turn goes on. */
const AFTER = { dark: 'move-phase' }
const cards = [strong, able, guard, weak, droid, mage]

const ids = (edition: string, of1995: string, beginners = of1995): string =>
  edition === '1995' ? `ccg95/${of1995}` : `ccg/${beginners}`

both('starting a battle takes 1 Force', ['battle/initiation-cost'], (play, edition) => {
  const game = fight(play, {
    cards,
    dark: { there: ['Strong'], yard: ['Guard'], force: 2 },
    light: { there: ['Weak'], yard: ['Mage'] },
  })
  lose(game, 'light', 2).expect({
    resources: { dark: { force: 1, used: 1 } },
    asked: { dark: 'battle-phase' },
  })
  meet(play, {
    cards,
    dark: { there: ['Strong'], force: 0, hand: 1 },
    light: { there: ['Weak'] },
    by: 'light',
  }).expect({
    asked: { light: 'battle-phase' },
    refused: { light: { battle: YARD }, rule: ids(edition, 'battle/both-presence', 'battle/both-occupy') },
  })
})

both(
  'a battle needs the presence of both',
  ['ccg95/battle/both-presence', 'ccg/battle/both-occupy'],
  (play, edition) => {
    const game = meet(play, {
      cards,
      dark: { there: ['Strong'], yard: ['Guard'] },
      light: { there: ['Droid'], yard: ['Weak'] },
    })
    game.expect({
      refused: { dark: { battle: PIT }, rule: ids(edition, 'battle/both-presence', 'battle/both-occupy') },
      offers: { dark: [{ battle: YARD }] },
      asked: 'dark',
    })
  },
)

both(
  'nobody has to fight, and each place sees one battle a turn',
  ['battle/optional', 'battle/once-per-location'],
  (play, edition) => {
    const there = {
      cards,
      dark: { there: ['Strong'], yard: ['Guard'] },
      light: { there: ['Weak'], yard: ['Mage'] },
    }
    meet(play, there)
      .play('dark', 'pass')
      .expect({ resources: { light: { lost: 0 } }, asked: AFTER })
    const game = fight(play, there)
    lose(game, 'light', 2).expect({
      refused: { dark: { battle: PIT }, rule: ids(edition, 'battle/once-per-location') },
      offers: { dark: [{ battle: YARD }] },
      asked: { dark: 'battle-phase' },
    })
  },
)

both(
  'all cards at the place fight, and their power is added up',
  ['ccg95/power/total', 'ccg95/battle/everyone-there', 'ccg/power/at-site', 'ccg/battle/participants'],
  (play) => {
    const game = fight(play, { cards, dark: { there: ['Strong'] }, light: { there: ['Weak', 'Droid'] } })
    game.expect({
      resources: { dark: { lost: 0 } },
      asked: { dark: 'settle' },
      offers: { dark: [{ forfeit: 'Strong' }] },
    })
  },
)

both(
  'the smaller total loses the difference; the winner loses nothing',
  ['damage/loser-difference', 'ccg95/damage/winner-none', 'ccg/battle/winner'],
  (play) => {
    const game = fight(play, { cards, dark: { there: ['Strong'] }, light: { there: ['Weak'] } })
    lose(game, 'light', 2).expect({
      resources: { light: { lost: 2 }, dark: { lost: 0 } },
      asked: AFTER,
    })
  },
)

both('equal totals cause no damage, but attrition counts', ['ccg95/damage/tie', 'ccg/battle/tie'], (play) => {
  const game = fight(play, {
    cards,
    dark: { there: ['Able'], reserve: ['0 of dark', 5] },
    light: { there: ['Weak', 'Mage'], reserve: ['2 of light', 5] },
  })
  game.play('dark', 1).play('light', 0)
  game.expect({ resources: { dark: { lost: 0 }, light: { lost: 0 } }, asked: AFTER })
  const settled = fight(play, {
    cards,
    dark: { there: ['Able'], reserve: ['2 of dark', 5] },
    light: { there: ['Weak', 'Mage'], reserve: ['2 of light', 5] },
  })
  settled
    .play('dark', 1)
    .play('light', 1)
    .expect({ resources: { dark: { lost: 1 } }, asked: { light: 'settle' } })
})

both(
  'ability of 4 gives one battle destiny, more gives no second',
  ['destiny/battle-four-ability', 'destiny/battle-only-one'],
  (play) => {
    const game = fight(play, {
      cards,
      dark: { there: ['Able', 'Strong', 'Guard'] },
      light: { there: ['Weak'] },
    })
    game.expect({ asked: { dark: 'battle-destiny' }, refused: { dark: 2 } })
    fight(play, { cards, dark: { there: ['Strong'] }, light: { there: ['Weak'] } }).expect({
      asked: { light: 'settle' },
    })
  },
)

both(
  'battle destiny is a right, and adds to power and to attrition',
  [
    'destiny/battle-optional',
    'ccg95/destiny/battle-two-uses',
    'ccg95/power/combined',
    'ccg/power/destiny-added',
    'attrition/amount',
  ],
  (play) => {
    const there = {
      cards,
      dark: { there: ['Able'], reserve: ['3 of dark', 5] },
      light: { there: ['Weak', 'Droid'] },
    }
    const drawn = fight(play, there).play('dark', 1)
    drawn.play('light', { forfeit: 'Weak' }).expect({ resources: { light: { lost: 2 } }, asked: AFTER })
    fight(play, there)
      .play('dark', 0)
      .expect({ asked: { dark: 'settle' }, resources: { dark: { reserve: 6 } } })
  },
)

both(
  'the initiator draws first',
  ['ccg95/destiny/battle-draw-order', 'ccg/destiny/initiator-draws-first'],
  (play) => {
    const game = fight(play, { cards, dark: { there: ['Able'] }, light: { there: ['Mage'] }, by: 'light' })
    game
      .expect({ asked: { light: 'battle-destiny' } })
      .play('light', 0)
      .expect({ asked: { dark: 'battle-destiny' } })
  },
)

both(
  'destiny goes face down on the Used Pile',
  ['destiny/draw', 'ccg/destiny/same-for-all-kinds'],
  (play) => {
    const game = fight(play, {
      cards,
      dark: { there: ['Able'], reserve: ['4 of dark', 5] },
      light: { there: ['Mage'] },
    })
    game
      .play('dark', 1)
      .expect({ resources: { dark: { reserve: 5, used: 2 } }, asked: { light: 'battle-destiny' } })
  },
)

both(
  'a location counts as destiny 0, which is a draw all the same',
  ['ccg95/destiny/no-number-is-zero', 'ccg/destiny/location-zero'],
  (play) => {
    const game = fight(play, {
      cards,
      dark: { there: ['Able'], reserve: [YARD, 5] },
      light: { there: ['Weak'] },
    })
    game.play('dark', 1).expect({ asked: { light: 'settle' }, resources: { dark: { used: 2 } } })
    lose(game, 'light', 2).expect({ asked: AFTER })
  },
)

both('without a Reserve Deck there is no battle destiny', ['destiny/empty-reserve'], (play) => {
  const game = fight(play, { cards, dark: { there: ['Able'], reserve: 0 }, light: { there: ['Weak'] } })
  lose(game.expect({ asked: { light: 'settle' } }), 'light', 2).expect({ asked: AFTER })
})
