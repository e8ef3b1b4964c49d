/** Pairs of options that cannot be played together, are without effect together, or want thinking about. */
export const STYLES = [
  'Duel of the Fates',
  'Battle the Rancor',
  'Three-Way War',
  'Two-Headed Wookiee',
  'Fight On All Fronts',
  'Galactic Conquest',
] as const
const DUEL = ['Duel of the Fates'] as const
const RANCOR = ['Battle the Rancor'] as const
const WAR = ['Three-Way War'] as const
const CONQUEST = ['Galactic Conquest'] as const
const FRONTS = ['Fight On All Fronts'] as const
const ONE_BATTLE = [...DUEL, ...RANCOR, ...CONQUEST] as const

export interface Combination {
  /** One of these with one of those. */
  readonly first: readonly string[]
  readonly second: readonly string[]
  readonly verdict: 'refused' | 'no-effect' | 'warning'
  readonly rule: string
  readonly why: string
  /** Whether the first are left out, since there is nothing that they could patch. */
  readonly leavesOut?: true
}

const judged =
  (verdict: Combination['verdict']) =>
  (first: readonly string[], second: readonly string[], rule: string, why: string): Combination => ({
    first,
    second,
    verdict,
    rule: `opt/compat/${rule}`,
    why,
  })
const refused = judged('refused')
/** The first are without effect beside the second. */
const idle = judged('no-effect')
const warning = judged('warning')

export const COMBINATIONS: readonly Combination[] = [
  ...STYLES.flatMap((style, index) =>
    index + 1 < STYLES.length
      ? [
          refused(
            [style],
            STYLES.slice(index + 1),
            'styles-exclusive',
            'A game has one style; their decks, setups and ways to win contradict each other.',
          ),
        ]
      : [],
  ),
  refused(
    ['Supply Zone'],
    [...DUEL, ...RANCOR],
    'supply-zone-with-single-arena-styles',
    'These styles are played without a supply zone.',
  ),
  refused(
    ['Team Ghost'],
    WAR,
    'team-ghost-with-three-way-war',
    'Each of the three factions needs a person of its own.',
  ),
  refused(
    ['Massive Battle', 'Battle Scenes', 'Breakout'],
    ONE_BATTLE,
    'single-battle-styles-and-battle-order',
    'There is only one battle in a turn.',
  ),
  refused(
    ['Bureaucrat'],
    DUEL,
    'bureaucrat-without-retreat-step',
    'A duel has no retreat step, so nothing could ever move.',
  ),
  refused(
    ['Breach', 'Domination', 'Invade the Capitol', 'Capture the Flag'],
    ONE_BATTLE,
    'win-options-with-single-arena-styles',
    'These need three arenas, and the style has an object of its own.',
  ),
  refused(
    ['Invade the Capitol'],
    FRONTS,
    'invade-with-fronts',
    'The invading Ground and Character players would have nothing to do.',
  ),
  refused(
    ['Invade the Capitol'],
    WAR,
    'invade-with-three-way-war',
    'The invader would be eliminated at the first check.',
  ),
  refused(
    ['Skip'],
    [...DUEL, ...CONQUEST],
    'skip-with-styles',
    'The setup of this style puts indispensable cards down.',
  ),
  refused(
    ['Civil War'],
    WAR,
    'civil-war-with-three-way-war',
    'One wants three different factions, the other the same side for all.',
  ),
  refused(
    ['Tusken'],
    ['Shaped'],
    'tusken-and-shaped',
    'One says that unique versions do not stack, the other that all units of an arena do.',
  ),
  refused(
    ['Deck Swap'],
    WAR,
    'deck-swap-in-multiplayer',
    'With three factions nobody has a corresponding opponent.',
  ),
  refused(['Recruit Zone'], DUEL, 'recruit-zone-with-duel', 'A duel knows only one unit for each player.'),
  refused(
    ['Boarding'],
    DUEL,
    'boarding-with-other-styles',
    'A duel has no retreat and one unit for each player.',
  ),
  refused(
    ['Cell Block 1-1-3-8'],
    DUEL,
    'cell-block-with-duel',
    'A single point of damage would remove the only opposing unit.',
  ),
  idle(
    ['Dark Roll', 'Hyper Roll', 'Solid Build'],
    [...DUEL, ...RANCOR],
    'fixed-build-styles-and-build-options',
    'The style gives a fixed number of build points.',
  ),
  idle(
    ['Rollover Build'],
    CONQUEST,
    'rollover-and-conquest',
    'Build points carry over in this style anyway.',
  ),
  idle(['Guerilla Units'], DUEL, 'guerilla-units-with-single-arena', 'A duel has no unit to deploy.'),
  idle(
    ['Domination'],
    WAR,
    'domination-with-three-way-war',
    'Whoever controls two arenas eliminates both others at the same check.',
  ),
  idle(['Blind', 'Shadow Ops', 'Cold War'], ['Skip'], 'skip-with-setup-options', 'There is no setup.'),
  {
    ...idle(
      ['Blind', 'Shadow Ops', 'Cold War', 'Enhanced Muster', 'Full Mulligan', 'Optimal Search and Shuffle'],
      DUEL,
      'setup-options-with-duel',
      'A duel has no building in setup, no mulligan and 3 cards.',
    ),
    leavesOut: true,
  },
  idle(
    ['Paid in Full', 'Polarized'],
    WAR,
    'paid-in-full-with-three-way-war',
    'Neutral is a faction of its own.',
  ),
  idle(
    ['Abomination', 'Krayt', 'Clawdite', 'Riposte'],
    ['Tusken'],
    'tusken-kills-stack-options',
    'Nothing stacks.',
  ),
  idle(
    ['Secondary Locations'],
    CONQUEST,
    'secondary-locations-with-conquest',
    'No Location can be built in a battle.',
  ),
  idle(
    ['Boarding'],
    RANCOR,
    'boarding-with-other-styles',
    'Units do not tap to attack, so a Capital Ship is seldom tapped.',
  ),
  warning(
    ['Battle Scenes'],
    FRONTS,
    'battle-scenes-and-fronts',
    'Two thirds of the players are idle each turn.',
  ),
  warning(
    ['Capture the Flag'],
    ['Breach'],
    'flag-and-breach',
    'Breach is always met first, so the flag never decides the game.',
  ),
  warning(
    ['Unbound'],
    [...DUEL, ...RANCOR],
    'unbound-with-single-copy-styles',
    'Any number of copies of non-unit cards is allowed.',
  ),
  warning(
    ['Battlefront'],
    ['The Force Unleashed'],
    'force-unleashed-and-pinpoint-defense',
    'The Bacta Tank removes all damage for nothing.',
  ),
]
