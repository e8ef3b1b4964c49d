/** Building cards in the build step: face-down with counters, added to later, completed when the cost is met. */
import { both, SPARE } from './both-editions.ts'

both(
  'a card is laid face-down with counters, which only its player may look at',
  {
    idc: [
      'idc/build/start-face-down',
      'idc/build/counter-costs-one-point',
      'idc/build/look-at-own-face-down',
    ],
    wotc: ['wotc/build/start-a-card', 'wotc/build/own-face-down-visible'],
  },
  ({ dark }) => {
    dark({ buildPoints: 4, hand: ['Techno Union Starship'] })
      .play('dark', { 'lay-face-down': 'Techno Union Starship' })
      .play('dark', 3)
      .expect({
        zones: { 'dark.hand': [], 'dark.build': ['Techno Union Starship'] },
        facts: { 'Techno Union Starship': { faceDown: true, buildCounters: 3 } },
        resources: { dark: { buildPoints: 1 } },
        knows: { dark: ['Techno Union Starship'] },
        hidden: { light: ['Techno Union Starship'], spectator: ['Techno Union Starship'] },
        asked: 'dark',
      })
  },
)

both(
  'without a build point no card can be laid face-down, not even one that costs nothing',
  { idc: ['idc/build/at-least-one-counter'], wotc: ['wotc/build/at-least-one-counter'] },
  ({ dark, cite }) => {
    dark({ buildPoints: 0, hand: ['Future Sight'] }).expect({
      noOffers: { dark: [{ 'lay-face-down': 'Future Sight' }] },
      refused: { dark: { 'lay-face-down': 'Future Sight' }, rule: cite('idc/build/at-least-one-counter') },
      asked: 'dark',
    })
  },
)

both(
  'a Battle card cannot be built',
  { idc: ['idc/build/which-cards'], wotc: ['wotc/build/what-can-be-built'] },
  ({ dark, cite }) => {
    dark({
      buildPoints: 5,
      hand: ['Blaster Barrage', 'Dark Rendezvous', 'Geonosian Guard', 'Carbon-Freezing Chamber'],
    }).expect({
      noOffers: { dark: [{ 'lay-face-down': 'Blaster Barrage' }, { complete: 'Blaster Barrage' }] },
      offers: {
        dark: [
          { 'lay-face-down': 'Dark Rendezvous' },
          { 'lay-face-down': 'Geonosian Guard' },
          { 'lay-face-down': 'Carbon-Freezing Chamber' },
        ],
      },
      refused: { dark: { 'lay-face-down': 'Blaster Barrage' }, rule: cite('idc/build/which-cards') },
      asked: 'dark',
    })
  },
)

both(
  'several cards may be partially built at once, and get more counters later',
  {
    idc: ['idc/build/any-number-partial', 'idc/build/add-counters-later', 'idc/turn/build-step-any-order'],
    wotc: ['wotc/build/any-number-partial', 'wotc/build/add-later'],
  },
  ({ dark }) => {
    dark({
      buildPoints: 4,
      hand: ['Geonosian Guard', 'Stormtrooper Squad'],
      build: [{ card: 'Carrack Cruiser', counters: 2 }],
    })
      .play('dark', { 'lay-face-down': 'Geonosian Guard' })
      .play('dark', 1)
      .play('dark', { 'add-counters': 'Carrack Cruiser' })
      .play('dark', 1)
      .play('dark', { 'lay-face-down': 'Stormtrooper Squad' })
      .play('dark', 1)
      .play('dark', { 'add-counters': 'Carrack Cruiser' })
      .expect({
        zones: { 'dark.build': ['Carrack Cruiser', 'Geonosian Guard', 'Stormtrooper Squad'] },
        facts: { 'Carrack Cruiser': { buildCounters: 4 }, 'Geonosian Guard': { buildCounters: 1 } },
        resources: { dark: { buildPoints: 0 } },
        asked: 'dark',
      })
  },
)

both(
  'a card may get more counters than it costs, which are lost when it is completed',
  {
    idc: ['idc/build/overbuild', 'idc/build/complete-flip-and-clear'],
    wotc: ['wotc/build/overbuild', 'wotc/build/reveal-then-remove-counters'],
  },
  ({ dark }) => {
    dark({ buildPoints: 3, hand: [SPARE], build: [{ card: 'Stormtrooper Squad', counters: 3 }] })
      .play('dark', { 'add-counters': 'Stormtrooper Squad' })
      .play('dark', 2)
      .expect({ facts: { 'Stormtrooper Squad': { buildCounters: 5 } } })
      .play('dark', { complete: 'Stormtrooper Squad', destination: { to: 'ground' } })
      .expect({
        facts: { 'Stormtrooper Squad': { faceDown: false, buildCounters: 0, tapped: false } },
        resources: { dark: { buildPoints: 1 } },
        knows: { light: ['Stormtrooper Squad'] },
        asked: 'dark',
      })
  },
)

both(
  'counters must meet the cost, and count toward it',
  {
    idc: ['idc/build/complete-when-cost-met'],
    wotc: ['wotc/build/partial-stays', 'wotc/build/deploy-needs-full-cost'],
  },
  ({ dark, cite }) => {
    dark({ buildPoints: 1, hand: [SPARE], build: [{ card: 'Carrack Cruiser', counters: 4 }] })
      .expect({
        refused: {
          dark: { complete: 'Carrack Cruiser', destination: { to: 'space' } },
          rule: cite('idc/build/complete-when-cost-met'),
        },
      })
      .play('dark', { 'add-counters': 'Carrack Cruiser' })
      .play('dark', { complete: 'Carrack Cruiser', destination: { to: 'space' } })
      .expect({ zones: { space: ['Carrack Cruiser'] }, resources: { dark: { buildPoints: 0 } } })
      .play('dark', 'pass')
      .expect({ table: { step: 'retreat' }, asked: 'dark' })
  },
)

both(
  'a card whose cost is met may wait face-down, and is then still partially built',
  {
    idc: ['idc/build/complete-is-optional', 'idc/build/partial-not-in-play'],
    wotc: ['wotc/build/never-forced', 'wotc/build/partially-built-definition'],
  },
  ({ dark }) => {
    dark(
      { build: [{ card: 'Zam Wesell (B)', counters: 5 }], character: ['Zam Wesell (A)'] },
      { character: ['Naboo Security Guard'] },
    )
      .play('dark', 'pass')
      .expect({
        zones: { 'dark.build': ['Zam Wesell (B)'], character: ['Zam Wesell (A)', 'Naboo Security Guard'] },
        facts: { 'Zam Wesell (B)': { faceDown: true, buildCounters: 5 } },
        asked: 'dark',
      })
  },
)

both(
  'a card is completed straight from hand for its whole cost',
  {
    idc: ['idc/build/complete-from-hand', 'idc/build/only-in-build-step'],
    wotc: ['wotc/build/deploy-same-step', 'wotc/build/deployed-units-are-untapped'],
  },
  ({ dark }) => {
    dark({ buildPoints: 5, hand: ['Droid Starfighter Wing', 'Geonosian Guard'] })
      .play('dark', { complete: 'Droid Starfighter Wing', destination: { to: 'space' } })
      .expect({
        zones: { space: ['Droid Starfighter Wing'], 'dark.hand': ['Geonosian Guard'] },
        facts: { 'Droid Starfighter Wing': { tapped: false } },
        resources: { dark: { buildPoints: 1 } },
        noOffers: { dark: [{ complete: 'Geonosian Guard' }] },
        refused: { dark: { complete: 'Geonosian Guard' }, code: 'not-enough-build' },
        asked: 'dark',
      })
  },
)

both(
  'a unit goes to the arena of its type, or face-up to the build zone',
  { idc: ['idc/cards/unit-deploy-destinations'], wotc: ['wotc/build/deploy-to-arena-or-build-zone'] },
  ({ dark, cite }) => {
    const unit = 'Geonosian Guard'
    dark({ buildPoints: 2, hand: [unit] })
      .expect({
        offersExactly: {
          dark: [
            'pass',
            { 'lay-face-down': unit },
            { complete: unit, destination: { to: 'character' }, cost: 2 },
            { complete: unit, destination: { to: 'build' }, cost: 2 },
          ],
        },
        refused: {
          dark: { complete: unit, destination: { to: 'space' } },
          rule: cite('idc/cards/unit-deploy-destinations'),
        },
      })
      .play('dark', { complete: unit, destination: { to: 'build' } })
      .expect({ zones: { 'dark.build': [unit] }, facts: { [unit]: { faceDown: false } }, asked: 'dark' })
  },
)

both(
  'a unit in the build zone returns to its arena for nothing, tapped or untapped as it is',
  {
    idc: ['idc/turn/build-step-return-to-arena', 'idc/turn/return-tapped-or-untapped'],
    wotc: ['wotc/build/return-retreated-units', 'wotc/build/return-keeps-tap-state'],
  },
  ({ dark }) => {
    dark({ build: ['Stormtrooper Squad', { card: 'Geonosian Guard', tapped: true }] })
      .play('dark', { move: 'Stormtrooper Squad', to: 'ground' })
      .play('dark', { move: 'Geonosian Guard', to: 'character' })
      .expect({
        zones: { ground: ['Stormtrooper Squad'], character: ['Geonosian Guard'], 'dark.build': [] },
        facts: { 'Stormtrooper Squad': { tapped: false }, 'Geonosian Guard': { tapped: true } },
        resources: { dark: { buildPoints: 0 } },
        table: { step: 'retreat' },
        asked: 'dark',
      })
  },
)

both(
  'build points that are not spent are lost, and the other player has his or her own',
  {
    idc: ['idc/turn/unspent-build-lost', 'idc/turn/build-step-dark-first'],
    wotc: [
      'wotc/turn/build-points-not-kept',
      'wotc/build/build-points-shared-roll',
      'wotc/turn/light-side-builds',
    ],
  },
  ({ dark }) => {
    dark(
      { buildPoints: 4, hand: ['Geonosian Guard', SPARE] },
      { buildPoints: 4, hand: ['Clone Squad', SPARE] },
    )
      .play('dark', { complete: 'Geonosian Guard', destination: { to: 'character' } })
      .play('dark', 'pass')
      .expect({ resources: { dark: { buildPoints: 0 }, light: { buildPoints: 4 } }, asked: 'light' })
      .play('light', { complete: 'Clone Squad', destination: { to: 'ground' } })
      .expect({ zones: { ground: ['Clone Squad'] }, resources: { light: { buildPoints: 1 } } })
      .play('light', 'pass')
      .expect({ resources: { light: { buildPoints: 0 } }, asked: 'dark' })
  },
)

both(
  'only effects for the build step are played in it, by the player whose step it is',
  {
    idc: ['idc/turn/build-step-effects', 'idc/activated/outside-battle-phase-if-stated'],
    wotc: ['wotc/turn/build-step-actions', 'wotc/turn/build-step-only-own'],
  },
  ({ dark }) => {
    const pay = [{ pay: 'force', amount: 1 }]
    const draws = { do: 'draw', who: 'you', count: 1 }
    const scholar = {
      name: 'Scholar',
      side: 'neutral',
      kind: 'unit',
      arenas: ['character'],
      cost: 2,
      speed: 10,
      power: 1,
      health: 2,
      abilities: [
        { ability: 'effect', cost: pay, timing: 'build-step', do: [draws] },
        { ability: 'effect', cost: pay, do: [{ do: 'gain-build', who: 'you', amount: 1 }] },
      ],
    }
    dark(
      { force: 2, hand: [SPARE], character: ['Scholar'] },
      {
        force: 2,
        buildPoints: 4,
        hand: [SPARE],
        build: [{ card: 'Clone Squad', counters: 1 }],
        character: ['Scholar'],
      },
      [scholar],
    )
      .expect({ offersExactly: { dark: ['pass', { play: 'Scholar', ability: '0' }] } })
      .play('dark', { play: 'Scholar' })
      .expect({ resources: { dark: { force: 1 } }, offersExactly: { dark: ['pass'] }, asked: 'dark' })
  },
)
