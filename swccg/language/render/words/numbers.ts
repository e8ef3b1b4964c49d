/** Numbers of cards and of sides, comparisons, and small numbers in words. */
import type { CardNumber, SideNumber } from '../../../text/filter.ts'

export const CARD_NUMBER_WORDS: Readonly<Record<CardNumber, string>> = {
  power: 'power',
  ability: 'ability',
  maneuver: 'maneuver',
  armor: 'armor',
  hyperspeed: 'hyperspeed',
  landspeed: 'landspeed',
  forfeit: 'forfeit',
  ferocity: 'ferocity',
  deploy: 'deploy cost',
  immunity: 'immunity to attrition',
  'immunity-exactly': 'immunity to attrition of exactly',
  'usable-ability': 'usable ability',
  destiny: 'destiny',
  'weapon-draw': 'weapon destiny draws',
  'weapon-total': 'total weapon destiny',
  'beam-total': 'total tractor beam destiny',
  'asteroid-destiny': 'asteroid destiny draws against it',
  'total-against': 'destiny totals against its armor or maneuver',
  'duel-total': 'total in a duel',
  x: 'X',
  test: 'Jedi Test number',
  training: 'training destiny',
  'own-draw': 'destiny draws for it',
  shots: 'shots left',
  guns: 'weapons able to target it',
  defense: 'defense value',
}
export const SIDE_NUMBER_WORDS: Readonly<Record<SideNumber, string>> = {
  'force-icons': 'Force icons',
  'force-generation': 'Force generation',
  drain: 'Force drain',
  'total-power': 'total power',
  'total-ability': 'total ability',
  'ability-needed': 'ability required to draw battle destiny',
  'battle-destinies': 'number of battle destiny draws',
  'battle-destiny': 'battle destiny draws',
  'total-battle-destiny': 'total battle destiny',
  'power-destinies': 'number of destiny draws to power only',
  'attrition-destinies': 'number of destiny draws to attrition only',
  'weapon-destiny': 'weapon destiny draws',
  'carbon-freezing-destiny': 'Carbon-Freezing destiny draws',
  'search-party-destiny': 'search party destiny draws',
  attrition: 'attrition',
  'battle-damage': 'battle damage',
  'attack-destinies': 'number of destiny draws against a creature',
  'attack-power': 'total power against a creature',
  'battle-cost': 'cost to initiate a battle',
  'drain-cost': 'cost to Force drain',
  transit: 'docking bay transit cost',
  'transit-to': 'docking bay transit',
  'enter-exit': 'cost to enter/exit',
}

const SMALL_NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'] as const
export const inWords = (count: number): string => SMALL_NUMBERS[count] ?? String(count)

/** How often a number is taken. */
export const MULTIPLES: Readonly<Record<number, string>> = { 2: 'double', 3: 'triple' }

/** No attrition reaches this. */
export const WHOLLY_IMMUNE = 99
