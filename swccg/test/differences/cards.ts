/** Kinds of cards, what may be on table twice, Interrupts, and destiny. */
import { ARENA, fighter, PIT } from '../battle-play.ts'
import { type Difference, difference, type Expected } from './difference.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const person = (title: string, side: 'dark' | 'light', more: Readonly<Record<string, unknown>> = {}) =>
  fighter(side, title, { power: 1, ability: 1, forfeit: 1, deploy: 1 }, more)
/** Strengthens characters of one type. */
const pride = (type: string) => ({
  title: 'Pride',
  side: 'light',
  kind: 'effect',
  text: { statics: [{ static: 'number', change: 'power', of: { type }, add: 3 }] },
})
const march = {
  title: 'Forced March',
  side: 'light',
  kind: 'interrupt',
  type: 'used',
  text: { actions: [{ name: 'march', when: 'any-time', do: [{ do: 'activate', amount: 1 }] }] },
} as const
const luck = {
  title: 'Try Your Luck',
  side: 'dark',
  kind: 'interrupt',
  type: 'used',
  text: {
    actions: [
      {
        name: 'retrieve as much as destiny says',
        when: 'any-time',
        do: [{ do: 'draw-destiny' }, { do: 'retrieve', amount: { value: 'destiny' } }],
      },
    ],
  },
} as const
const nay = {
  title: 'Not That One',
  side: 'light',
  kind: 'interrupt',
  type: 'used',
  text: {
    actions: [{ name: 'again', when: { just: 'destiny-drawn', by: 'opponent' }, do: [{ do: 'redraw' }] }],
  },
} as const

export const CARDS: readonly Difference[] = [
  difference(
    24,
    'types of characters: a Republic character is no Rebel',
    ['ccg95/character/types'],
    ['ccg/character/types'],
    (play) => {
      const senator = person('Senator', 'light', { type: 'republic' })
      const rebel = person('Fighter', 'light')
      play(
        {
          at: 'draw dark',
          locations: [{ card: PIT, light: ['Senator', 'Fighter'] }],
          dark: { force: 1 },
          light: { side: ['Pride'] },
        },
        { cards: [...ARENA, senator, rebel, pride('rebel') as never] },
      ).expect({ numbers: { Senator: { power: 1 }, Fighter: { power: 4 } }, asked: 'dark' })
    },
  ),
  difference(
    25,
    'types of vehicles: what is for creatures is not for transports',
    ['ccg95/vehicle/types'],
    ['ccg/vehicle/kinds'],
    (play, by) => {
      play(
        {
          at: 'draw dark',
          locations: [
            { card: PIT, dark: [{ card: 'Bantha', passengers: ['Labria'] }, 'Ubrikkian 9000 Z001'] },
          ],
          dark: { force: 1 },
          light: { side: ['Pride'] },
        },
        { cards: [...ARENA, pride('creature') as never] },
      ).expect({
        numbers: { Bantha: { power: 4 }, 'Ubrikkian 9000 Z001': { power: by(2, 0) } },
        asked: 'dark',
      })
    },
  ),
  difference(
    26,
    'weapons: how many one carries, or how many one fires',
    ['ccg95/character/carry-limit'],
    ['ccg/weapon/one-per-user-per-turn'],
    (play, by) => {
      const armed = { card: 'Stormtrooper', with: ['Imperial Blaster'] }
      const second = { deploy: 'Blaster Rifle (D)', on: 'table/Stormtrooper' }
      play({
        locations: [{ card: EISLEY, dark: [armed] }],
        dark: { hand: ['Blaster Rifle', 'Labria'], force: 4 },
      }).expect(
        by<Expected>(
          { refused: { dark: second, rule: 'ccg95/character/carry-limit' }, asked: 'dark' },
          { offers: { dark: [second] }, asked: 'dark' },
        ),
      )
      if (by(true, false)) return
      const both = { card: 'Stormtrooper', with: ['Imperial Blaster', 'Blaster Rifle'] }
      const game = play(
        {
          at: 'battle dark',
          locations: [{ card: PIT, dark: [both], light: ['Talz'] }],
          dark: { force: 5, reserve: ['0 of dark', 9] },
        },
        { cards: [...ARENA] },
      )
      game.play('dark', { battle: PIT }).play('dark', { fire: 'Imperial Blaster', target: 'Talz' })
      game.expect({ noOffers: { dark: [{ fire: 'Blaster Rifle (D)' }] }, asked: 'dark' })
    },
  ),
  difference(
    27,
    'Interrupts of any time answer anything, or are not played freely once power is counted',
    ['ccg95/interrupt/any-time'],
    ['ccg/battle/strict-segments'],
    (play, by) => {
      const game = play(
        {
          at: 'battle dark',
          locations: [{ card: PIT, dark: ['Myo'], light: ['Talz'] }],
          dark: { force: 2 },
          light: { hand: ['Forced March'] },
        },
        { cards: [...ARENA, march] },
      )
      game.expect({ asked: 'dark' }).play('dark', { battle: PIT })
      const chances = by(['battle-initiated', 'weapons'], ['weapons'])
      for (const about of chances)
        game
          .expect({ asked: { light: about }, offers: { light: [{ play: 'Forced March' }] } })
          .play('light', 'pass')
      game.expect({ noOffers: { light: [{ play: 'Forced March' }] }, asked: { light: 'settle' } })
    },
  ),
  ...twice(),
  difference(
    30,
    'a destiny can be answered, by the opponent first',
    ['ccg95/destiny/draw'],
    ['ccg/destiny/responses'],
    (play) => {
      const game = play(
        {
          at: 'draw dark',
          dark: { hand: ['Try Your Luck'], force: 1, reserve: ['1 of dark', '3 of dark', 9], lost: 4 },
          light: { hand: ['Not That One'] },
        },
        { cards: [...ARENA, luck, nay] },
      )
      game.play('dark', { play: 'Try Your Luck' }).expect({ asked: { light: 'destiny-drawn' } })
      game.play('light', { play: 'Not That One' })
      game.expect({ resources: { dark: { lost: 1 } }, asked: 'dark' })
    },
  ),
  difference(
    31,
    'with an empty Reserve Deck no destiny is drawn, and what needs it fails',
    ['ccg95/destiny/empty-reserve'],
    ['ccg/destiny/empty-reserve'],
    (play) => {
      const game = play(
        { at: 'draw dark', dark: { hand: ['Try Your Luck'], force: 2, reserve: 0, lost: 4 } },
        { cards: [luck] },
      )
      game.play('dark', { play: 'Try Your Luck' })
      game.expect({ events: [{ kind: 'noDestiny' }], resources: { dark: { lost: 4 } }, asked: 'dark' })
    },
  ),
  difference(
    32,
    'a card without a destiny number counts 0',
    ['ccg95/destiny/no-number-is-zero'],
    ['ccg/destiny/location-zero'],
    (play) => {
      const game = play(
        { at: 'draw dark', dark: { hand: ['Try Your Luck'], force: 2, reserve: ['Kessel (D)', 9], lost: 4 } },
        { cards: [luck] },
      )
      game.play('dark', { play: 'Try Your Luck' })
      game.expect({
        events: [{ kind: 'destinyDrawn', value: 0 }],
        resources: { dark: { lost: 4 } },
        asked: 'dark',
      })
    },
  ),
]

/** The same person on both sides of the table, and under another title. */
function twice(): readonly Difference[] {
  const star = (title: string, side: 'dark' | 'light') =>
    person(title, side, { type: 'alien', dots: 1, persona: 'Wanderer' })
  const offer = { deploy: 'dark.hand/Star Who Wanders' }
  return [
    difference(
      28,
      "the opponent's unique card of the same title",
      ['ccg95/unique/per-player'],
      ['ccg/unique/across-sides'],
      (play, by) => {
        play(
          {
            locations: [{ card: EISLEY, light: ['Wandering Star'] }],
            dark: { hand: ['Wandering Star', 'Labria'], force: 3 },
          },
          { cards: [star('Wandering Star', 'dark')] },
        ).expect(
          by<Expected>(
            { offers: { dark: [{ deploy: 'dark.hand/Wandering Star' }] }, asked: 'dark' },
            { noOffers: { dark: [{ deploy: 'dark.hand/Wandering Star' }] }, asked: 'dark' },
          ),
        )
      },
    ),
    difference(
      29,
      'the same person under another title',
      ['ccg95/unique/one-dot'],
      ['ccg/persona/one-per-persona'],
      (play, by) => {
        play(
          {
            locations: [{ card: EISLEY, dark: ['Wandering Star'] }],
            dark: { hand: ['Star Who Wanders', 'Labria', 'Wandering Star'], force: 3 },
          },
          { cards: [star('Wandering Star', 'dark'), star('Star Who Wanders', 'dark')] },
        ).expect({
          ...by<Expected>({ offers: { dark: [offer] } }, { noOffers: { dark: [offer] } }),
          refused: { dark: { deploy: 'dark.hand/Wandering Star', on: EISLEY }, code: 'unique' },
          asked: 'dark',
        })
      },
    ),
  ]
}
