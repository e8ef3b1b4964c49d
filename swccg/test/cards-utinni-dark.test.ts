/** Utinni Effects of the Dark Side: what each does until its target comes, and when it does. */
import type { CardPlay } from './card-plays.ts'
import { CAMP, CLEARING, comes, rock, TEMPLE, TRACK, utinniScenes } from './utinni-play.ts'

utinniScenes([
  {
    card: 'Juri Juice',
    says: 'keeps an alien from using ability in battles, until it comes for more',
    position: {
      at: 'deploy dark',
      locations: ['Tatooine: Cantina', { card: CAMP, light: ['Momaw Nadon'] }],
      dark: { hand: ['Juri Juice', rock('dark')] },
    },
    plays: [['dark', { deploy: 'Juri Juice', on: 'Momaw Nadon' }]],
    expected: { numbers: { [CAMP]: { 'total-ability-light': 0, 'presence-light': 3 } }, asked: 'dark' },
  },
  {
    card: 'Juri Juice',
    says: 'is not cancelled where its alien drinks already',
    position: {
      at: 'deploy dark',
      locations: [{ card: 'Tatooine: Cantina', light: ['Momaw Nadon'] }],
      dark: { hand: ['Juri Juice', rock('dark')] },
    },
    plays: [['dark', { deploy: 'Juri Juice', on: 'Momaw Nadon' }]],
    expected: { numbers: { 'Tatooine: Cantina': { 'total-ability-light': 0 } }, asked: 'dark' },
  },
  comes(
    'Juri Juice',
    'is cancelled in the Cantina',
    'light',
    { move: 'Momaw Nadon', to: 'Tatooine: Cantina' },
    {
      locations: [
        'Tatooine: Cantina',
        { card: CAMP, light: [{ card: 'Momaw Nadon', with: ['Juri Juice'] }] },
      ],
      light: { force: 2 },
    },
    { zones: { 'light.lost': ['Juri Juice'] }, asked: { light: 'draw-phase' } },
  ),
  ...(['3 of light', '2 of light'] as const).map((destiny) =>
    comes(
      'Lateral Damage',
      `leaves no power and forfeit until its target draws more than 2: ${destiny}`,
      'light',
      { move: 'X-wing', to: 'Sun' },
      {
        locations: [
          { card: 'Moon', light: ['X-wing'] },
          { card: 'Sun', dark: [{ card: 'Lateral Damage', target: 'X-wing' }] },
        ],
        light: { force: 2, reserve: [destiny, 5] },
      },
      {
        numbers: { 'X-wing': destiny === '3 of light' ? { power: 3, forfeit: 4 } : { power: 0, forfeit: 0 } },
        asked: 'light',
      },
    ),
  ),
  {
    card: 'Luke? Luuuuke!',
    says: 'takes 3 power and forfeit of Luke, 1 of others, and whoever has no forfeit left',
    position: {
      at: 'deploy dark',
      locations: [CAMP, { card: 'Moon: Plain', light: ['Luke Skywalker'] }],
      dark: { hand: ['Luke? Luuuuke!', rock('dark')] },
    },
    plays: [['dark', { deploy: 'Luke? Luuuuke!', on: CAMP, target: 'Luke Skywalker' }]],
    expected: { numbers: { 'Luke Skywalker': { power: 0, forfeit: 4 } }, asked: 'dark' },
  },
  comes(
    'Luke? Luuuuke!',
    'is cancelled when the target comes',
    'light',
    { move: 'Luke Skywalker', to: CAMP },
    {
      locations: [
        { card: CAMP, dark: [{ card: 'Luke? Luuuuke!', target: 'Luke Skywalker' }] },
        { card: TRACK, light: ['Luke Skywalker'] },
      ],
      light: { force: 2 },
    },
    {
      numbers: { 'Luke Skywalker': { power: 3 } },
      zones: { 'dark.lost': ['Luke? Luuuuke!'] },
      asked: { light: 'draw-phase' },
    },
  ),
  {
    card: "Organa's Ceremonial Necklace",
    says: 'adds 1 to a drain and passes on to an Imperial next door',
    position: {
      at: 'control dark',
      locations: [
        {
          card: CLEARING,
          dark: [
            {
              card: 'General Tagge',
              with: [{ card: "Organa's Ceremonial Necklace", target: 'General Tagge' }],
            },
          ],
        },
        { card: TEMPLE, dark: ['Admiral Motti'] },
      ],
      light: { reserve: 0, used: 9 },
    },
    plays: [
      ['dark', { drain: CLEARING }],
      ['dark', { play: "Organa's Ceremonial Necklace" }],
      ['dark', { drain: TEMPLE }],
      ['dark', { play: "Organa's Ceremonial Necklace" }],
    ],
    expected: {
      resources: { light: { lost: 4 } },
      facts: { "Organa's Ceremonial Necklace": { on: 'General Tagge' } },
      asked: { light: 'activate' },
    },
  },
  comes(
    "Organa's Ceremonial Necklace",
    'is taken by the Imperial who reaches it',
    'dark',
    { move: 'General Tagge', to: CLEARING },
    {
      locations: [
        { card: CLEARING, dark: [{ card: "Organa's Ceremonial Necklace", target: 'General Tagge' }] },
        { card: TEMPLE, dark: ['General Tagge'] },
      ],
      dark: { force: 2 },
    },
    { numbers: { [CLEARING]: { 'drain-dark': 2 } }, asked: { dark: 'draw-phase' } },
  ),
  comes(
    'Send A Detachment Down',
    'adds 1 to attrition in Tatooine battles while its trooper is there',
    'dark',
    { move: 'table/Stormtrooper', to: CAMP },
    {
      locations: [
        { card: CAMP, dark: [{ card: 'Send A Detachment Down', target: 'Stormtrooper' }] },
        { card: TRACK, dark: ['Stormtrooper'] },
      ],
      dark: { force: 2 },
    },
    {
      numbers: { [CAMP]: { 'attrition-dark': 1 }, [TRACK]: { 'attrition-dark': 1 } },
      asked: { dark: 'draw-phase' },
    },
  ),
  {
    card: 'Tactical Re-Call',
    says: 'comes after a battle was won, and takes 2 of a warrior who fought',
    position: {
      at: 'battle dark',
      locations: [{ card: CAMP, dark: ['Darth Vader'], light: ['Luke Skywalker'] }, CLEARING],
      dark: { hand: ['Tactical Re-Call'], force: 1, reserve: 0, used: 9 },
      light: { reserve: 0, used: 9 },
    },
    plays: [
      ['dark', { battle: CAMP }],
      ...[1, 2, 3].map((): CardPlay['plays'][number] => ['light', { verb: 'lose', from: 'used' }]),
      ['dark', { deploy: 'Tactical Re-Call', on: CLEARING, target: 'Luke Skywalker' }],
    ],
    expected: { numbers: { 'Luke Skywalker': { power: 1, forfeit: 5 } }, asked: { light: 'activate' } },
  },
  comes(
    'Tactical Re-Call',
    'is cancelled when the warrior reports',
    'light',
    { move: 'Luke Skywalker', to: CLEARING },
    {
      locations: [
        { card: CLEARING, dark: [{ card: 'Tactical Re-Call', target: 'Luke Skywalker' }] },
        { card: TEMPLE, light: ['Luke Skywalker'] },
      ],
      light: { force: 2 },
    },
    { numbers: { 'Luke Skywalker': { power: 3 } }, asked: { light: 'draw-phase' } },
  ),
])
