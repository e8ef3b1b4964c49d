/** What text remembers of a turn: what cards did, and what was done to them. */
export const DEEDS = [
  'attacked',
  'was-attacked',
  'damaged',
  'was-damaged',
  'was-discarded',
  'was-retreated',
  /** Its own player retreated it. */
  'retreated',
  'was-deployed',
  'was-healed',
  'was-equipped',
  /** Its damage caused the other card to be discarded. */
  'caused-discard',
  /** By its damage or by an effect of its own. */
  'caused-any-discard',
] as const
export type Deed = (typeof DEEDS)[number]
