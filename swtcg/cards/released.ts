/** The sets in the order of their release. */

/** Published by Wizards of the Coast, under the rules of 2003 and before. */
export const WIZARDS_SETS = ['AOTC', 'SR', 'ANH', 'BOY', 'JG', 'ESB', 'RAS', 'PM', 'ROTJ'] as const
/** Their last one, with Equipment, which the rules of 2003 do not know. */
export const LAST_WIZARDS_SET = 'ROTS'
/** Published by the Independent Development Committee. */
export const IDC_SETS = ['FOTR', 'SAV', 'BOE', 'RAW', 'ION', 'MAND', 'BH', 'BOH', 'START'] as const

export const RELEASED: readonly string[] = [...WIZARDS_SETS, LAST_WIZARDS_SET, ...IDC_SETS]
