/** Epic Events: the ones that cards add to, and the steps by which they are carried out (ccgx/epic/total). */
export const EPIC_EVENTS = ['Attack Run', 'Commence Primary Ignition', 'Target The Main Generator'] as const
export type EpicEvent = (typeof EPIC_EVENTS)[number]

export const EPIC_STEPS = [
  'enter-trench',
  'provide-cover',
  'its-away',
  'pull-up',
  'name-the-system',
  'fire-when-ready',
  'stand-by',
  'prepare-to-target',
  'maximum-firepower',
] as const
export type EpicStep = (typeof EPIC_STEPS)[number]
