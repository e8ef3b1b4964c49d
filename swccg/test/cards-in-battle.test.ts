/** What Premiere characters do in battles: destinies, stings, orders, operations. */
import { PIT, YARD } from './battle-play.ts'
import { look, type Story, tell } from './stories.ts'

const FARM = "Tatooine: Lars' Moisture Farm (D)"
const CANTINA = 'Tatooine: Cantina (D)'

const BATTLES: readonly Story[] = [
  {
    card: 'Han Solo',
    says: 'has his destiny drawn again for 1 Force',
    position: {
      at: 'battle dark',
      locations: [{ card: PIT, dark: ['Stormtrooper'], light: ['Han Solo', 'Rebel Trooper'] }],
      dark: { force: 1 },
      light: { force: 1, reserve: ['1 of light', '5 of light', 9] },
    },
    plays: [
      ['dark', { battle: PIT }],
      ['light', 1],
      ['light', { play: 'Han Solo' }],
    ],
    leads: {
      events: [
        { kind: 'destinyDrawn', is: '5 of light', value: 5 },
        { kind: 'battleTotals', totals: [1, 9] },
      ],
      resources: { light: { force: 0 } },
      asked: { dark: 'settle' },
    },
  },
  {
    card: 'Grand Moff Tarkin',
    says: 'beside Vader cancels a destiny, and no other is drawn',
    position: {
      at: 'battle dark',
      locations: [{ card: PIT, dark: ['Grand Moff Tarkin', 'Darth Vader'], light: ['Luke Skywalker'] }],
      dark: { force: 1 },
      light: { reserve: ['7 of light', 9] },
    },
    plays: [
      ['dark', { battle: PIT }],
      ['dark', 0],
      ['light', 1],
      ['dark', { play: 'Grand Moff Tarkin' }],
    ],
    leads: { events: [{ kind: 'battleTotals', totals: [10, 3] }], asked: { light: 'settle' } },
  },
  {
    card: "Kal'Falnl C'ndros",
    says: 'reduces a lower battle destiny to nothing',
    position: {
      at: 'battle dark',
      locations: [{ card: PIT, dark: ['Darth Vader'], light: ["Kal'Falnl C'ndros", 'Luke Skywalker'] }],
      dark: { force: 1, reserve: ['2 of dark', 9] },
      light: { reserve: ['5 of light', 9] },
    },
    plays: [
      ['dark', { battle: PIT }],
      ['dark', 1],
      ['light', 1],
    ],
    leads: { events: [{ kind: 'battleTotals', totals: [6, 9] }], asked: 'light' },
  },
  {
    card: 'EG-6 (Eegee-Six)',
    says: 'drawn as battle destiny doubles the power of the weaker side',
    position: {
      at: 'battle dark',
      locations: [{ card: PIT, dark: ['Darth Vader'], light: ['Obi-Wan Kenobi', 'Luke Skywalker'] }],
      dark: { force: 1, reserve: ['EG-6 (Eegee-Six)', 9] },
    },
    plays: [
      ['dark', { battle: PIT }],
      ['dark', 1],
      ['light', 0],
    ],
    leads: { events: [{ kind: 'battleTotals', totals: [13, 8] }], asked: { light: 'settle' } },
  },
  {
    card: 'EG-6 (Eegee-Six)',
    says: 'feeds the other droids there',
    position: look([{ card: PIT, dark: ['EG-6 (Eegee-Six)', 'LIN-V8M (Elleyein-Veeateemm)'] }]),
    leads: {
      numbers: { 'EG-6 (Eegee-Six)': { power: 0 }, 'LIN-V8M (Elleyein-Veeateemm)': { power: 1 } },
      asked: 'dark',
    },
  },
  {
    card: 'Dice Ibegon',
    says: 'stings whoever fired, if the destiny is its ability',
    position: {
      at: 'battle dark',
      locations: [
        { card: PIT, dark: [{ card: 'Stormtrooper', with: ['Imperial Blaster'] }], light: ['Dice Ibegon'] },
      ],
      dark: { force: 2, reserve: ['0 of dark', 9] },
      light: { force: 1, reserve: ['1 of light', 9] },
    },
    plays: [
      ['dark', { battle: PIT }],
      ['dark', { fire: 'Imperial Blaster', target: 'Dice Ibegon' }],
      ['light', { play: 'Dice Ibegon' }],
    ],
    leads: { events: [{ kind: 'hit', card: 'Stormtrooper' }], asked: 'dark' },
  },
  {
    card: 'Obi-Wan Kenobi',
    says: 'sends somebody of ability 1 away, free',
    position: {
      at: 'battle dark',
      locations: [{ card: PIT, dark: ['Stormtrooper', 'Darth Vader'], light: ['Obi-Wan Kenobi'] }, YARD],
      dark: { force: 1 },
      light: { force: 1 },
    },
    plays: [
      ['dark', { battle: PIT }],
      ['light', { play: 'Obi-Wan Kenobi' }],
      ['dark', { move: 'Stormtrooper', to: YARD }],
    ],
    leads: {
      facts: { 'table/Stormtrooper': { at: YARD } },
      resources: { light: { force: 0 } },
      asked: { dark: 'battle-destiny' },
    },
  },
  {
    card: 'Obi-Wan Kenobi',
    says: 'has whoever cannot go lost',
    position: {
      at: 'battle dark',
      locations: [{ card: PIT, dark: ['Stormtrooper', 'Darth Vader'], light: ['Obi-Wan Kenobi'] }],
      dark: { force: 1 },
      light: { force: 1 },
    },
    plays: [
      ['dark', { battle: PIT }],
      ['light', { play: 'Obi-Wan Kenobi' }],
    ],
    leads: { zones: { 'dark.lost': ['Stormtrooper'] }, asked: { dark: 'battle-destiny' } },
  },
  {
    card: 'Talz',
    says: 'is forfeited instead of another who was hit',
    position: {
      at: 'battle dark',
      locations: [
        { card: PIT, dark: [{ card: 'Stormtrooper', with: ['Imperial Blaster'] }], light: ['Talz', 'Kabe'] },
      ],
      dark: { force: 2, reserve: ['7 of dark', 9] },
    },
    plays: [
      ['dark', { battle: PIT }],
      ['dark', { fire: 'Imperial Blaster', target: 'Kabe' }],
      ['dark', { verb: 'lose', from: 'reserve' }],
      ['light', { forfeit: 'Talz', insteadOf: 'Kabe' }],
    ],
    leads: { zones: { 'light.lost': ['Talz'] }, facts: { Kabe: { at: PIT, hit: false } }, asked: 'light' },
  },
  {
    card: 'Talz',
    says: 'is stronger at night',
    position: look([
      { card: 'Tatooine (L)', light: ['Nightfall'] },
      { card: CANTINA, dark: [], light: ['Rebel Trooper'] },
      { card: FARM, light: ['Talz'] },
    ]),
    leads: { numbers: { Talz: { power: 3 } }, asked: 'dark' },
  },
  {
    card: 'Chief Bast',
    says: 'leaves a battle in space for a site below, with a companion',
    position: {
      at: 'battle light',
      locations: [
        {
          card: 'Tatooine (D)',
          dark: [{ card: 'Devastator', pilots: ['Chief Bast', 'Darth Vader'] }],
          light: ['X-wing'],
        },
        CANTINA,
      ],
      light: { force: 1 },
    },
    plays: [
      ['light', { battle: 'Tatooine (D)' }],
      ['dark', { play: 'Chief Bast' }],
    ],
    leads: {
      facts: { 'Chief Bast': { at: 'Tatooine: Cantina' }, 'Darth Vader': { at: 'Tatooine: Cantina' } },
      asked: 'light',
    },
  },
  {
    card: 'Dr. Evazan',
    says: 'operates on whoever was just hit',
    position: {
      at: 'battle dark',
      locations: [
        {
          card: PIT,
          dark: [{ card: 'Stormtrooper', with: ['Imperial Blaster'] }, 'Dr. Evazan'],
          light: ['Kabe', 'Rebel Trooper'],
        },
      ],
      dark: { force: 2, reserve: ['7 of dark', 9] },
    },
    plays: [
      ['dark', { battle: PIT }],
      ['dark', { fire: 'Imperial Blaster', target: 'Kabe' }],
      ['dark', { play: 'Dr. Evazan' }],
    ],
    leads: {
      events: [{ kind: 'left', is: 'Kabe', by: 'lost' }],
      zones: { 'light.lost': ['Kabe'] },
      asked: 'light',
    },
  },
  {
    card: 'Dr. Evazan',
    says: 'operates on his own side too, and never on himself',
    position: {
      at: 'battle light',
      locations: [
        {
          card: PIT,
          dark: ['Stormtrooper', 'Dr. Evazan'],
          light: [{ card: 'Rebel Trooper', with: ['Blaster'] }],
        },
      ],
      light: { force: 2, reserve: ['7 of light', 9] },
    },
    plays: [
      ['light', { battle: PIT }],
      ['light', { fire: 'Blaster', target: 'Stormtrooper' }],
      ['dark', { play: 'Dr. Evazan' }],
    ],
    leads: { zones: { 'dark.lost': ['Stormtrooper'] }, asked: 'dark' },
  },
  {
    card: 'Dr. Evazan',
    says: 'operates on whoever was just disarmed',
    position: {
      at: 'control dark',
      locations: [
        {
          card: PIT,
          dark: [{ card: 'Stormtrooper', with: ['Imperial Blaster'] }, 'Dr. Evazan'],
          light: [{ card: 'Rebel Trooper', with: ['Blaster'] }],
        },
      ],
      dark: { hand: ['Disarmed (D)'], force: 1 },
    },
    plays: [
      ['dark', { deploy: 'Disarmed (D)', on: 'Rebel Trooper' }],
      ['dark', { play: 'Dr. Evazan' }],
    ],
    leads: { events: [{ kind: 'left', is: 'Rebel Trooper', by: 'lost' }], asked: 'dark' },
  },
  {
    card: 'Myo',
    says: 'regenerates after a battle',
    position: {
      at: 'battle light',
      locations: [{ card: PIT, dark: ['Myo'], light: ['Luke Skywalker', 'Leia Organa'] }],
      light: { force: 2 },
    },
    plays: [
      ['light', { battle: PIT }],
      ['light', 0],
      ['dark', { forfeit: 'Myo' }],
    ],
    leads: { resources: { dark: { used: 1, lost: 0 } }, asked: 'light' },
  },
  {
    card: 'Myo',
    says: 'is stronger with a bounty hunter',
    position: look([{ card: PIT, dark: ['Myo', 'Djas Puhr'] }]),
    leads: { numbers: { Myo: { power: 4 } }, asked: 'dark' },
  },
  {
    card: 'Prophetess',
    says: 'retrieves a card when she is right',
    position: {
      at: 'battle dark',
      locations: [{ card: PIT, dark: ['Prophetess', 'Myo'], light: ['Rebel Trooper'] }],
      dark: { force: 2, lost: 1 },
    },
    plays: [
      ['dark', { battle: PIT }],
      ['dark', 'you win'],
      ['dark', 0],
      ['light', { forfeit: 'Rebel Trooper' }],
    ],
    leads: { resources: { dark: { lost: 0, used: 2 } }, asked: 'dark' },
  },
  {
    card: 'Prophetess',
    says: 'costs 1 Force when she is wrong',
    position: {
      at: 'battle dark',
      locations: [{ card: PIT, dark: ['Prophetess', 'Myo'], light: ['Rebel Trooper'] }],
      dark: { force: 1 },
    },
    plays: [
      ['dark', { battle: PIT }],
      ['dark', 'nobody wins'],
      ['dark', 0],
      ['light', { forfeit: 'Rebel Trooper' }],
    ],
    leads: { asked: { dark: 'lose-force' } },
  },
]

tell(BATTLES)
