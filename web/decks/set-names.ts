/** What the sets of the Star Wars TCG are called, as far as their books say; later ones are known by their letters. */
const SET_NAMES: Readonly<Record<string, string>> = {
  AOTC: 'Attack of the Clones',
  SR: 'Sith Rising',
  ANH: 'A New Hope',
  BOY: 'Battle of Yavin',
  JG: 'Jedi Guardians',
  ESB: 'The Empire Strikes Back',
  RAS: 'Rogues and Scoundrels',
  PM: 'The Phantom Menace',
  ROTJ: 'Return of the Jedi',
  ROTS: 'Revenge of the Sith',
  FOTR: 'Fall of the Republic',
  SAV: 'Scum and Villainy',
  BOE: 'Battle of Endor',
  RAW: 'Republic at War',
  ION: 'Invasion of Naboo',
  BOH: 'Battle of Hoth',
  BH: 'Bounty Hunters',
  MAND: 'Mandalorians',
}

/** With its letters, by which players call it. */
export function setName(set: string): string {
  const name = SET_NAMES[set]
  return name ? `${name} (${set})` : set
}
