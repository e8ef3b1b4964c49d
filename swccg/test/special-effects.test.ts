/** What Effects of Special Edition say: sacrifices, drains that hurt, drains far away, what falls with a leader. */

import { inline } from './inline-cards.ts'
import { type Story, tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (D)'
const PLAZA = 'Cloud City: Upper Plaza Corridor (D)'
const PALACE = "Jabba's Palace: Audience Chamber (L)"

const sacrificed = (rebel: string): Story['position'] => ({
  at: 'battle dark',
  locations: [{ card: EISLEY, dark: ['Darth Vader', 'Stormtrooper'], light: [rebel, 'Momaw Nadon'] }],
  dark: { force: 9, reserve: ['7 of dark', 9] },
  light: { force: 3, hand: ['Heroic Sacrifice'], lost: 4, used: 0, reserve: ['0 of light', 9] },
})
const falls = (rebel: string) =>
  [
    ['dark', { battle: EISLEY }],
    ['dark', 1],
    ['light', 0],
    ['light', { forfeit: rebel }],
  ] as const

/** A drain of 3 at the plaza against whoever holds two battlegrounds, or one. */
const outraged = (title: string, victim: 'dark' | 'light', held: number): Story['position'] => {
  const drainer = victim === 'dark' ? 'light' : 'dark'
  const own = victim === 'dark' ? 'Stormtrooper' : 'Rebel Trooper'
  const other = victim === 'dark' ? 'Rebel Trooper' : 'Stormtrooper'
  return {
    at: `control ${drainer}`,
    locations: [
      { card: 'Drained Place', [drainer]: [other] },
      { card: EISLEY, [victim]: [own] },
      { card: CANTINA, [victim]: held > 1 ? [own] : [] },
    ],
    [victim]: { hand: [title, title], reserve: 9, lost: 0 },
    [drainer]: { force: 3, reserve: 9, lost: 0 },
  }
}
const drainedPlace = (icons: number): NonNullable<Story['cards']>[number] =>
  inline({
    title: 'Drained Place',
    side: 'dark',
    kind: 'location',
    type: 'site',
    icons: ['exterior', 'planet'],
    system: 'Tatooine',
    force: { dark: icons, light: icons },
  })

const loses = (victim: 'dark' | 'light', count: number) =>
  Array.from({ length: count }, () => [victim, { verb: 'lose', from: 'reserve' }] as const)

const palace = (title: string, side: 'dark' | 'light', guard?: string): Story['position'] => {
  const enemy = side === 'light' ? 'Stormtrooper' : 'Rebel Trooper'
  const other = side === 'light' ? 'dark' : 'light'
  return {
    at: `deploy ${other}`,
    locations: [
      {
        card: PALACE,
        dark: side === 'dark' ? ['Gailid'] : guard ? [] : [],
        light: side === 'light' ? ['Talz'] : [],
      },
      {
        card: "Jabba's Palace: Entrance Cavern (L)",
        [guard === 'Stormtrooper' ? 'dark' : 'light']: guard ? [guard] : [],
      },
      { card: EISLEY, [other]: [enemy] },
    ],
    [side]: { side: [title] },
    [other]: { force: 9, hand: [enemy] },
  }
}

tellLater([
  {
    card: 'Heroic Sacrifice',
    says: 'takes whoever was forfeited out of play, and brings Force back',
    position: sacrificed('Luke Skywalker'),
    plays: [...falls('Luke Skywalker'), ['light', { deploy: 'Heroic Sacrifice' }]],
    leads: {
      zones: { 'light.out-of-play': ['Luke Skywalker'] },
      resources: { light: { lost: 2 } },
      stop: 'here',
    },
  },
  {
    card: 'Heroic Sacrifice',
    says: 'is not for common people',
    position: sacrificed('Rebel Trooper'),
    plays: falls('Rebel Trooper'),
    leads: { noOffers: { light: [{ deploy: 'Heroic Sacrifice' }] }, stop: 'here' },
  },
  ...(['Imperial Atrocity', 'Imperial Propaganda'] as const).flatMap((title): Story[] => {
    const victim = title === 'Imperial Atrocity' ? 'light' : 'dark'
    const drainer = victim === 'light' ? 'dark' : 'light'
    const drain = [drainer, { drain: 'Drained Place' }] as const
    return [
      {
        card: title,
        says: 'answers a drain of more than 2, once a drain',
        position: outraged(title, victim, 2),
        cards: [drainedPlace(3)],
        plays: [drain, ...loses(victim, 3), [victim, { deploy: title }], ...loses(drainer, 2)],
        leads: { resources: { [drainer]: { lost: 2 } }, asked: { [drainer]: 'move-phase' } },
      },
      {
        card: title,
        says: 'needs two battlegrounds',
        position: outraged(title, victim, 1),
        cards: [drainedPlace(3)],
        plays: [drain, ...loses(victim, 3)],
        leads: { asked: { [drainer]: 'move-phase' } },
      },
      {
        card: title,
        says: 'lets a drain of 2 pass',
        position: outraged(title, victim, 2),
        cards: [drainedPlace(2)],
        plays: [drain, ...loses(victim, 2)],
        leads: { asked: { [drainer]: 'move-phase' } },
      },
    ]
  }),
  {
    card: 'Uh-oh!',
    says: 'makes Imperials dearer in the palace, and aliens there worth more',
    position: palace('Uh-oh!', 'light'),
    leads: {
      numbers: { Talz: { forfeit: 5 } },
      offers: {
        dark: [
          { deploy: 'dark.hand/Stormtrooper', on: PALACE, cost: 3 },
          { deploy: 'dark.hand/Stormtrooper', on: EISLEY, cost: 1 },
        ],
      },
      stop: 'here',
    },
  },
  {
    card: 'Uh-oh!',
    says: 'does nothing while a Rebel is in the palace',
    position: palace('Uh-oh!', 'light', 'Rebel Trooper'),
    leads: {
      numbers: { Talz: { forfeit: 4 } },
      offers: { dark: [{ deploy: 'dark.hand/Stormtrooper', on: PALACE, cost: 1 }] },
      stop: 'here',
    },
  },
  {
    card: 'Uh-oh!',
    says: 'keeps Bo Shuda, and cancels an Empire that expands to the palace',
    position: {
      at: 'deploy dark',
      locations: [
        { card: PALACE, light: ['Talz', 'Bo Shuda'] },
        { card: "Jabba's Palace: Entrance Cavern (L)", dark: ['Gailid'] },
      ],
      light: { side: ['Uh-oh!'] },
      dark: { force: 9, hand: ['Expand The Empire'] },
    },
    plays: [['dark', { deploy: 'Expand The Empire', on: PALACE }]],
    leads: { zones: { 'dark.lost': ['Expand The Empire'] }, stop: 'here' },
  },
  {
    card: 'No Bargain',
    says: 'makes Rebels dearer, and aliens worth more',
    position: palace('No Bargain', 'dark'),
    leads: {
      numbers: { Gailid: { forfeit: 2 } },
      offers: { light: [{ deploy: 'light.hand/Rebel Trooper', on: EISLEY, cost: 3 }] },
      stop: 'here',
    },
  },
  {
    card: 'No Bargain',
    says: 'does nothing while an Imperial is in the palace',
    position: palace('No Bargain', 'dark', 'Stormtrooper'),
    leads: { offers: { light: [{ deploy: 'light.hand/Rebel Trooper', on: EISLEY, cost: 1 }] }, stop: 'here' },
  },
  {
    card: 'No Bargain',
    says: 'has no revolution last',
    position: {
      at: 'deploy light',
      locations: [{ card: EISLEY, light: ['Luke Skywalker'] }, CANTINA],
      light: { force: 9, hand: ['Revolution'] },
      dark: { side: ['No Bargain'] },
    },
    plays: [['light', { deploy: 'Revolution', on: CANTINA }]],
    leads: { zones: { 'light.lost': ['Revolution'] }, stop: 'here' },
  },
  ...(['Down With The Emperor!', 'A Day Long Remembered'] as const).flatMap((title): Story[] => {
    const side = title === 'A Day Long Remembered' ? 'dark' : 'light'
    const other = side === 'dark' ? 'light' : 'dark'
    const system = side === 'dark' ? 'Hoth (D)' : 'Death Star (D)'
    const ship = side === 'dark' ? 'Tantive IV' : 'Devastator'
    const [soldier, master] =
      side === 'dark' ? ['Rebel Trooper', 'Obi-Wan Kenobi'] : ['Stormtrooper', 'Darth Vader']
    return [
      {
        card: title,
        says: 'comes only while that leader is not there',
        position: {
          at: `deploy ${side}`,
          locations: [system, { card: EISLEY, [other]: [master] }],
          [side]: { force: 9, hand: [title] },
        },
        leads: { noOffers: { [side]: [{ deploy: title }] }, stop: 'here' },
      },
      {
        card: title,
        says: 'weighs on the losers from beside the row once the system is gone',
        position: {
          at: `control ${side}`,
          locations: [
            { card: system, [side]: [title] },
            { card: 'Kessel (D)', [other]: [ship] },
            { card: EISLEY, [other]: [soldier] },
          ],
          [side]: { force: 9, hand: ['Big Bang'] },
          [other]: { force: 9, reserve: 0, hand: 0 },
        },
        cards: [
          inline({
            title: 'Big Bang',
            side,
            kind: 'interrupt',
            type: 'used',
            text: {
              actions: [
                {
                  when: 'any-time',
                  do: [{ do: 'blow-away', what: { type: 'system', title: system.replace(/ \(.*/, '') } }],
                },
              ],
            },
          }),
        ],
        plays: [[side, { play: 'Big Bang' }]],
        leads: { zones: { [`${other}.side`]: [title] }, numbers: { [ship]: { immunity: 0 } }, stop: 'here' },
      },
      {
        card: title,
        says: 'is over when that leader comes',
        position: {
          at: `deploy ${other}`,
          locations: [{ card: EISLEY, [other]: [soldier] }],
          [side]: { lost: 0 },
          [other]: { force: 20, hand: [master], side: [{ card: title, owner: side, by: side }] },
        },
        plays: [[other, { deploy: master, on: EISLEY }]],
        leads: { zones: { [`${side}.lost`]: [title] }, stop: 'here' },
      },
      {
        card: title,
        says: 'makes their people dearer by 8',
        position: {
          at: `deploy ${other}`,
          locations: [{ card: EISLEY, [other]: [soldier] }],
          [other]: { force: 20, hand: [soldier], side: [{ card: title, owner: side, by: side }] },
        },
        leads: {
          offers: { [other]: [{ deploy: `${other}.hand/${soldier}`, on: EISLEY, cost: 9 }] },
          stop: 'here',
        },
      },
    ]
  }),
  ...(
    [
      ["The Planet That It's Farthest From", 'light', 'Tatooine (D)'],
      ['A Bright Center To The Universe', 'dark', 'Coruscant (D)'],
    ] as const
  ).flatMap(([title, side, system]): Story[] => {
    const other = side === 'dark' ? 'light' : 'dark'
    const drainer = side === 'dark' ? 'Rebel Trooper' : 'Stormtrooper'
    const more = inline({
      title: 'Drain Master',
      side: other,
      kind: 'effect',
      text: {
        statics: [
          { static: 'side-number', change: 'drain', whose: 'yours', add: 3, at: { kind: 'location' } },
        ],
      },
    })
    const locations: Story['position']['locations'] = [
      { card: system, [side]: [{ card: title, target: 'Yavin 4 (D)' }] },
      { card: 'Yavin 4 (D)' },
      { card: 'Yavin 4: Jungle (D)', [other]: [drainer] },
      { card: PLAZA, [other]: [drainer] },
    ]
    return [
      {
        card: title,
        says: 'targets another system as it comes',
        position: {
          at: `deploy ${side}`,
          locations: [system, 'Yavin 4 (D)'],
          [side]: { force: 9, hand: [title] },
        },
        leads: {
          offersExactly: { [side]: [{ deploy: title, on: system, target: 'Yavin 4 (D)' }, 'pass'] },
          stop: 'here',
        },
      },
      {
        card: title,
        says: 'takes what cards add to drains there, and nowhere else',
        position: { at: `draw ${other}`, locations, [other]: { side: ['Drain Master'], force: 1 } },
        cards: [more],
        leads: {
          numbers: {
            'Yavin 4: Jungle (D)': { [`drain-${other}`]: 1 },
            [PLAZA]: { [`drain-${other}`]: side === 'dark' ? 5 : 4 },
          },
          stop: 'here',
        },
      },
      {
        card: title,
        says: 'is over when the opponent controls the system',
        position: {
          at: `deploy ${other}`,
          locations: [{ card: system, [side]: [{ card: title, target: 'Yavin 4 (D)' }] }, 'Yavin 4 (D)'],
          [other]: { force: 9, hand: [side === 'dark' ? 'Tantive IV' : 'Devastator'] },
          [side]: { lost: 0 },
        },
        plays: [[other, { deploy: side === 'dark' ? 'Tantive IV' : 'Devastator', on: system }]],
        leads: { zones: { [`${side}.lost`]: [title] }, stop: 'here' },
      },
    ]
  }),
])
