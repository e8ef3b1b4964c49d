import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { fight, fighter, lose, meet, PIT, YARD } from './battle-play.ts'
import { escort, novice, page, raider, ship, veteran } from './cast.ts'
import { both } from './editions.ts'
import { beginners, ccg95 } from './play.ts'

const cards = [veteran, novice, page, raider, escort]
const AFTER = { dark: 'move-phase' }

const fought = { cards, dark: { there: [{ card: 'Veteran', battled: true }] }, light: { there: ['Novice'] } }

test('1995: a card may fight again in the same turn', proves('ccg95/battle/card-may-fight-again'), () => {
  meet(ccg95, fought).expect({ offers: { dark: [{ battle: PIT }] }, asked: { dark: 'battle-phase' } })
})

test(
  "Beginner's: a card fights once a turn, also at another place",
  proves('ccg/battle/card-once-per-turn', 'ccg/battle/participants'),
  () => {
    const other = fighter('dark', 'Other', { power: 1, ability: 1, forfeit: 1 })
    const game = meet(beginners, {
      cards: [...cards, other],
      dark: { there: [{ card: 'Veteran', battled: true }, 'Other'] },
      light: { there: ['Novice'] },
    })
    game.play('dark', { battle: PIT }).expect({
      asked: { dark: 'settle' },
      noOffers: { dark: [{ forfeit: 'Veteran' }] },
      numbers: { [PIT]: { 'total-power-dark': 1 } },
    })
  },
)

test("Beginner's: other cards serve in several battles", proves('ccg/battle/other-cards-again'), () => {
  const drum = {
    title: 'Drum',
    side: 'dark',
    kind: 'effect',
    text: {
      statics: [
        { static: 'side-number', change: 'total-power', whose: 'yours', at: { kind: 'location' }, add: 1 },
      ],
    },
  }
  const second = fighter('dark', 'Second', { power: 4, ability: 3, forfeit: 4 })
  const game = meet(beginners, {
    cards: [...cards, second, drum as never],
    dark: { there: ['Veteran'], yard: ['Second'], side: ['Drum'] },
    light: { there: ['Novice'], yard: ['Page'] },
  })
  lose(game.play('dark', { battle: PIT }), 'light', 1)
  lose(game.play('dark', { battle: YARD }), 'light', 5).expect({
    resources: { light: { lost: 6 } },
    asked: AFTER,
  })
})

both(
  'a battle that is stopped leaves what was used where it is, and hits nobody',
  ['ccg95/battle/interrupted'],
  (play) => {
    const truce = {
      title: 'Truce',
      side: 'light',
      kind: 'interrupt',
      type: 'used',
      text: {
        actions: [
          {
            name: 'stop the battle',
            when: { just: 'battle-initiated', by: 'opponent' },
            do: [{ do: 'cancel' }],
          },
        ],
      },
    }
    const game = fight(play, {
      cards: [...cards, truce as never],
      dark: { there: ['Veteran'], yard: [] },
      light: { there: ['Novice'], hand: ['Truce'] },
    })
    game.play('light', { play: 'Truce' })
    game.expect({ resources: { dark: { used: 1, lost: 0 }, light: { used: 1, lost: 0 } }, asked: AFTER })
  },
)

both('the opponent answers the start of a battle first', ['ccg/battle/just-initiated-responses'], (play) => {
  const cry = (title: string, side: string) => ({
    title,
    side,
    kind: 'interrupt',
    type: 'used',
    text: { actions: [{ name: 'cry', when: { just: 'battle-initiated' }, do: [] }] },
  })
  const game = fight(play, {
    cards: [...cards, cry('Shout', 'dark') as never, cry('Yell', 'light') as never],
    dark: { there: ['Veteran'], hand: ['Shout'] },
    light: { there: ['Novice'], hand: ['Yell'] },
  })
  game
    .expect({ asked: { light: 'battle-initiated' } })
    .play('light', 'pass')
    .expect({ asked: { dark: 'battle-initiated' } })
})

both(
  'nothing but its steps happens in the later segments',
  ['ccg/battle/strict-segments', 'ccg/battle/steps', 'ccg95/battle/sequence'],
  (play, edition) => {
    const gun = {
      title: 'Gun',
      side: 'light',
      kind: 'weapon',
      type: 'character',
      text: { deploys: { on: [] }, fires: { at: { kind: 'character' } } },
    }
    const game = fight(play, {
      cards: [...cards, gun as never, fighter('dark', 'Giant', { power: 9, ability: 1, forfeit: 9 })],
      dark: { there: ['Giant'] },
      light: { there: [{ card: 'Novice', with: ['Gun'] }] },
    })
    game.play('light', 'pass').expect({
      refused: {
        light: { fire: 'Gun', target: 'Giant' },
        rule: edition === '1995' ? 'ccg95/battle/sequence' : 'ccg/battle/steps',
      },
      asked: { light: 'settle' },
    })
  },
)

both(
  'cards give destinies to power alone and to attrition alone',
  [
    'ccg/destiny/kinds-order',
    'ccg/power/destiny-added',
    'ccg/attrition/amount',
    'ccg95/attrition/several-draws',
  ],
  (play) => {
    const add = (change: string) => ({ static: 'side-number', change, whose: 'yours', add: 1 })
    const oracle = fighter(
      'dark',
      'Oracle',
      { power: 1, ability: 4, forfeit: 9 },
      { text: { statics: [add('power-destinies'), add('attrition-destinies')] } },
    )
    const game = fight(play, {
      cards: [...cards, oracle],
      dark: { there: ['Oracle'], reserve: ['2 of dark', '3 of dark', '4 of dark', 9] },
      light: { there: ['Novice', 'Page'], reserve: 9, hand: 1 },
    })
    game.expect({ asked: { dark: 'power-destiny' } }).play('dark', 1)
    game
      .expect({ asked: { dark: 'battle-destiny' } })
      .play('dark', 1)
      .play('light', 0)
    game.expect({ asked: { dark: 'attrition-destiny' } }).play('dark', 1)
    game
      .play('light', { forfeit: 'Novice' })
      .expect({ facts: { Page: { at: '' } }, resources: { light: { lost: 2 } }, asked: AFTER })
  },
)

both(
  'whoever is aboard a forfeited ship is lost with it and pays nothing',
  ['ccg95/forfeit/aboard-a-lost-ship', 'ccg/forfeit/attached-lost-too'],
  (play) => {
    const game = fight(play, {
      cards,
      in: 'orbit',
      dark: { there: [{ card: 'Raider', pilots: ['Veteran'] }] },
      light: { there: [{ card: 'Escort', pilots: ['Novice'] }] },
    })
    game.play('light', { forfeit: 'Escort' }).expect({ resources: { light: { lost: 2 } }, asked: AFTER })
  },
)

const crowded = {
  cards,
  in: 'orbit' as const,
  dark: { there: [{ card: 'Raider', pilots: ['Veteran'] }] },
  light: { there: [{ card: 'Escort', pilots: ['Novice'], passengers: ['Page'] }] },
}

test(
  '1995: starships and pilots can be forfeited, passengers cannot',
  proves('ccg95/forfeit/starship-and-pilots'),
  () => {
    fight(ccg95, crowded).expect({
      offers: { light: [{ forfeit: 'Escort' }, { forfeit: 'Novice' }] },
      refused: { light: { forfeit: 'Page' }, rule: 'ccg95/forfeit/starship-and-pilots' },
      asked: { light: 'settle' },
    })
  },
)

test("Beginner's: everybody aboard can be forfeited", proves('ccg/forfeit/participants-only'), () => {
  fight(beginners, crowded).expect({ offers: { light: [{ forfeit: 'Page' }] }, asked: { light: 'settle' } })
})

both(
  'passengers inside add no ability to battle destiny',
  ['ccg/destiny/battle-ability-excludes-passengers', 'ccg95/pilot/passenger-limits'],
  (play) => {
    fight(play, crowded).expect({ asked: { light: 'settle' } })
  },
)

const sturdy = ship(
  'light',
  'Sturdy',
  { power: 2, maneuver: 3, forfeit: 4 },
  { text: { statics: [{ static: 'number', change: 'immunity', of: { the: 'self' }, become: 5 }] } },
)
const master = fighter('dark', 'Master', { power: 0, ability: 4, forfeit: 9 })
const besieged = {
  cards: [...cards, sturdy, master, ship('dark', 'Shell', { power: 0, maneuver: 3, forfeit: 4 })],
  in: 'orbit' as const,
  dark: { there: [{ card: 'Shell', pilots: ['Master'] }], reserve: ['2 of dark', 9] },
  light: { there: [{ card: 'Sturdy', pilots: ['Page'] }] },
}

test('1995: immunity is of the one card that has it', proves('ccg95/immunity/own-card-only'), () => {
  fight(ccg95, besieged)
    .play('dark', 1)
    .expect({ facts: { Page: { at: '' }, Sturdy: { at: 'Arena' } }, asked: AFTER })
})

test(
  "Beginner's: everybody aboard shares the immunity of the ship",
  proves('ccg/immunity/shared-aboard'),
  () => {
    fight(beginners, besieged)
      .play('dark', 1)
      .expect({ facts: { Page: { at: 'Arena' }, Sturdy: { at: 'Arena' } }, asked: AFTER })
  },
)

test("Beginner's: at a system only piloted starships have power", proves('ccg/power/at-system'), () => {
  const hulk = ship('dark', 'Hulk', { power: 4, maneuver: 1, forfeit: 1 })
  const game = fight(beginners, {
    cards: [...cards, hulk],
    in: 'orbit',
    dark: { there: [{ card: 'Raider', pilots: ['Veteran'] }, 'Hulk'] },
    light: { there: [{ card: 'Escort', pilots: ['Novice'] }] },
  })
  lose(game, 'light', 3).expect({ asked: AFTER })
})

test(
  "Beginner's: riders of an open vehicle add their power, those inside an enclosed one do not",
  proves('ccg/power/riders-count', 'ccg/power/at-site'),
  () => {
    const vehicle = (title: string, traits: readonly string[]) =>
      ({
        title,
        side: 'dark',
        kind: 'vehicle',
        type: 'transport',
        power: 2,
        maneuver: 1,
        forfeit: 1,
        traits,
        capacity: [{ drivers: 1 }],
      }) as never
    const there = (title: string) => ({
      cards: [...cards, vehicle('Speeder', []), vehicle('Crawler', ['enclosed'])],
      dark: { there: [{ card: title, driver: ['Veteran'] }] },
      light: { there: ['Page'] },
    })
    fight(beginners, there('Speeder')).expect({
      numbers: { [PIT]: { 'total-power-dark': 6 } },
      asked: { light: 'settle' },
    })
    fight(beginners, there('Crawler')).expect({
      numbers: { [PIT]: { 'total-power-dark': 2 } },
      asked: { light: 'settle' },
    })
  },
)

both('text changes the power that counts', ['ccg95/power/text-modifiers'], (play) => {
  const banner = {
    title: 'Banner',
    side: 'dark',
    kind: 'effect',
    text: {
      statics: [{ static: 'number', change: 'power', of: { kind: 'character', whose: 'yours' }, add: 2 }],
    },
  }
  const game = fight(play, {
    cards: [...cards, banner as never],
    dark: { there: ['Veteran'], side: ['Banner'] },
    light: { there: ['Novice'] },
  })
  lose(game, 'light', 2).expect({ asked: AFTER })
})
