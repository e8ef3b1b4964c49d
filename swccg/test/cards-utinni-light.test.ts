/** Utinni Effects of the Light Side: what each does until its target comes, and when it does. */
import { CAMP, comes, HALL, rock, SHAFT, TRACK, utinniScenes } from './utinni-play.ts'

utinniScenes([
  {
    card: 'Death Star Plans',
    says: 'lie on a Death Star site and mean a droid elsewhere',
    position: {
      at: 'deploy light',
      locations: [HALL, { card: CAMP, light: ['C-3PO (See-Threepio)'] }],
      light: { hand: ['Death Star Plans', rock('light')] },
    },
    plays: [['light', { deploy: 'Death Star Plans', on: HALL, target: 'C-3PO (See-Threepio)' }]],
    expected: { facts: { 'Death Star Plans': { on: HALL } }, asked: 'light' },
  },
  comes(
    'Death Star Plans',
    'go with the droid that reaches them',
    'light',
    { move: 'R2-X2 (Artoo-Extoo)', to: HALL },
    {
      locations: [
        { card: HALL, light: [{ card: 'Death Star Plans', target: 'R2-X2 (Artoo-Extoo)' }] },
        { card: SHAFT, light: ['R2-X2 (Artoo-Extoo)'] },
      ],
      light: { force: 3, hand: [] },
    },
    {
      facts: { 'Death Star Plans': { on: 'R2-X2 (Artoo-Extoo)' } },
      asked: { light: 'draw-phase' },
    },
  ),
  comes(
    'Death Star Plans',
    'bring back what three destinies say at a Yavin 4 site',
    'light',
    { move: 'Tatooine: Docking Bay 94 (L)', to: 'Yavin 4: Docking Bay (L)', by: 'transit' },
    {
      locations: [
        {
          card: 'Tatooine: Docking Bay 94 (L)',
          light: [
            {
              card: 'R2-X2 (Artoo-Extoo)',
              with: [{ card: 'Death Star Plans', target: 'R2-X2 (Artoo-Extoo)' }],
            },
          ],
        },
        'Yavin 4: Docking Bay (L)',
      ],
      light: { force: 3, lost: 9, reserve: ['1 of light', '2 of light', '3 of light', 5] },
    },
    { resources: { light: { lost: 4 } }, asked: 'light' },
  ),
  {
    card: 'Kessel Run',
    says: 'brings back as much Force as the way is long, once the smuggler is back',
    position: {
      at: 'deploy light',
      locations: [
        'Kessel (L)',
        { card: 'Star', light: [{ card: 'Millennium Falcon', pilots: ['Han Solo'] }] },
      ],
      light: { hand: ['Kessel Run', rock('light')], force: 9, lost: 9 },
      dark: { reserve: ['1 of dark', 9] },
    },
    plays: [
      ['light', { deploy: 'Kessel Run', on: 'Kessel (L)', target: 'Han Solo' }],
      ['light', 'pass'],
      ['light', { move: 'Millennium Falcon', to: 'Kessel (L)' }],
      ['light', { move: 'Millennium Falcon', to: 'Star' }],
    ],
    expected: { resources: { light: { lost: 8 } }, asked: 'light' },
  },
  comes(
    'Kessel Run',
    'costs the starship where the opponent draws 0',
    'light',
    { move: 'Millennium Falcon', to: 'Kessel (L)' },
    {
      locations: [
        { card: 'Kessel (L)', light: [{ card: 'Kessel Run', target: 'Han Solo' }] },
        { card: 'Sun', light: [{ card: 'Millennium Falcon', pilots: ['Han Solo'] }] },
      ],
      light: { force: 2 },
      dark: { reserve: ['0 of dark', 9] },
    },
    { resources: { light: { lost: 3 } }, asked: 'light' },
  ),
  comes(
    'Our Most Desperate Hour',
    'brings back Force for everybody who is Force-attuned and more',
    'light',
    { move: 'Millennium Falcon', to: 'Alderaan (L)' },
    {
      locations: [
        { card: 'Alderaan (L)', light: [{ card: 'Our Most Desperate Hour', target: 'Han Solo' }] },
        { card: 'Sun', light: [{ card: 'Millennium Falcon', pilots: ['Han Solo'] }] },
        { card: CAMP, light: ['Luke Skywalker'] },
      ],
      light: { force: 2, lost: 9 },
    },
    { resources: { light: { lost: 7 } }, asked: 'light' },
  ),
  {
    card: 'Plastoid Armor',
    says: 'comes where a stormtrooper was just lost',
    position: {
      at: 'deploy light',
      locations: [{ card: HALL, dark: ['Stormtrooper'] }, SHAFT, { card: CAMP, light: ['Luke Skywalker'] }],
      light: { hand: ['Fall', 'Plastoid Armor', rock('light')] },
    },
    plays: [
      ['light', { play: 'Fall' }],
      ['light', { deploy: 'Plastoid Armor', on: HALL, target: 'Luke Skywalker' }],
    ],
    expected: {
      facts: { 'Plastoid Armor': { on: HALL } },
      asked: 'light',
    },
  },
  comes(
    'Plastoid Armor',
    'disguises the target that reaches it',
    'light',
    { move: 'Luke Skywalker', to: HALL },
    {
      locations: [
        { card: HALL, light: [{ card: 'Plastoid Armor', target: 'Luke Skywalker' }] },
        { card: SHAFT, light: ['Luke Skywalker'] },
      ],
      light: { force: 2 },
    },
    {
      numbers: { 'Luke Skywalker': { power: 5, forfeit: 9, armor: 5 } },
      asked: { light: 'draw-phase' },
    },
  ),
  {
    card: 'Tusken Breath Mask',
    says: 'comes to the Tatooine site where a battle was just won',
    position: {
      at: 'battle light',
      locations: [
        { card: CAMP, light: ['Obi-Wan Kenobi'], dark: ['Stormtrooper'] },
        { card: 'Moon: Plain', light: ['Luke Skywalker'] },
      ],
      light: { hand: ['Tusken Breath Mask'], force: 1, reserve: 0, used: 9 },
      dark: { reserve: 9 },
    },
    plays: [
      ['light', { battle: CAMP }],
      ['dark', { forfeit: 'table/Stormtrooper' }],
      ['light', { deploy: 'Tusken Breath Mask', on: CAMP, target: 'Luke Skywalker' }],
    ],
    expected: { facts: { 'Tusken Breath Mask': { on: CAMP } }, asked: { dark: 'activate' } },
  },
  comes(
    'Tusken Breath Mask',
    'makes the target that takes it strong on Tatooine',
    'light',
    { move: 'Luke Skywalker', to: CAMP },
    {
      locations: [
        { card: CAMP, light: [{ card: 'Tusken Breath Mask', target: 'Luke Skywalker' }] },
        { card: TRACK, light: ['Luke Skywalker'] },
      ],
      light: { force: 2 },
    },
    {
      numbers: { 'Luke Skywalker': { power: 5, forfeit: 9, 'immunity-exactly': 3 } },
      asked: { light: 'draw-phase' },
    },
  ),
  {
    card: 'Yerka Mig',
    says: 'takes 1 power in battles here and next door',
    position: {
      at: 'battle dark',
      locations: [
        { card: CAMP, light: [{ card: 'Yerka Mig', target: 'Garindan' }] },
        { card: TRACK, dark: ['Stormtrooper', 'Stormtrooper'], light: ['Luke Skywalker'] },
        { card: 'Moon: Plain', dark: ['Garindan'] },
      ],
      dark: { force: 1 },
    },
    plays: [['dark', { battle: TRACK }]],
    expected: {
      numbers: { [TRACK]: { 'total-power-dark': 1 } },
      asked: { light: 'battle-destiny' },
    },
  },
  {
    card: 'Yerka Mig',
    says: 'walks for 1 Force, and is cancelled when the target is there',
    position: {
      at: 'move light',
      locations: [
        { card: CAMP, light: [{ card: 'Yerka Mig', target: 'Garindan' }] },
        { card: TRACK, dark: ['Garindan'] },
      ],
      light: { force: 2 },
    },
    plays: [['light', { play: 'Yerka Mig' }]],
    expected: {
      zones: { 'light.lost': ['Yerka Mig'] },
      resources: { light: { force: 1 } },
      asked: { light: 'draw-phase' },
    },
  },
])
