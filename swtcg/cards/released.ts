/** The sets in the order of their release. */

/** Published by Wizards of the Coast, under the rules of 2003 and before. */
export const WIZARDS_SETS = ['AOTC', 'SR', 'ANH', 'BOY', 'JG', 'ESB', 'RAS', 'PM', 'ROTJ'] as const
/** Their last one, with Equipment, which the rules of 2003 do not know. */
export const LAST_WIZARDS_SET = 'ROTS'
/** Published by the Independent Development Committee. */
export const IDC_SETS = ['FOTR', 'SAV', 'BOE', 'RAW', 'ION', 'MAND', 'BH', 'BOH', 'START'] as const

/** Those that the rules of 2010 were written for; every card of them was read against its printed text. */
export const SETS_OF_2010: readonly string[] = [...WIZARDS_SETS, LAST_WIZARDS_SET, ...IDC_SETS]
/** Published by the players since, in the order that the version letters of unique cards tell. */
export const SETS_OF_TODAY = [
  ...['RS', 'RO2', 'TEN', 'TOR', 'ER', 'AGD', 'TDT', 'CAD', 'DAN', 'TFA', 'VP', 'BL', 'TAL', 'TLJ', 'RO'],
  ...['SOR', 'BF', 'TUF', 'KAE', 'BOC', 'TM', 'MAM', 'IA', 'GPC', 'EAW', 'SOLO', 'TROS', '15TH', 'AAA'],
  ...['BEP', 'FOR', 'BOTS', 'TMW', 'BOBF', 'TMR', 'BAE', 'YV', 'LOTA', 'ALTA', 'VV1', 'VV2', 'UNION'],
  ...['VDR', 'LEG'],
] as const

export const RELEASED: readonly string[] = [...SETS_OF_2010, ...SETS_OF_TODAY]
