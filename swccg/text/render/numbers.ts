/** Numbers of a side, in words. */
import type { SideNumber } from '../filter.ts'

export const SIDE: Readonly<Record<SideNumber, string>> = {
  'force-icons': 'Force icons',
  drain: 'Force drain',
  'total-power': 'total power',
  'total-ability': 'total ability',
  'ability-needed': 'ability needed for battle destiny',
  'battle-destinies': 'number of battle destinies',
  'battle-destiny': 'battle destiny (each draw)',
  'power-destinies': 'number of power destinies',
  'attrition-destinies': 'number of attrition destinies',
  'weapon-destiny': 'weapon destiny (each draw)',
  attrition: 'attrition',
  'battle-damage': 'battle damage',
  'battle-cost': 'cost of starting a battle',
  transit: 'cost of docking bay transit',
}
