/** What an Epic Event says of the run on the Death Star, step by step. */

const STEPS: readonly (readonly [name: string, says: string])[] = [
  [
    'Enter Trench',
    'up to 3 of your starfighters at Death Star system move into trench for free, one with Proton Torpedoes; up to 3 TIEs may follow for free',
  ],
  [
    'Provide Cover',
    'choose a lead with Proton Torpedoes, others are wingmen; Turbolaser Batteries and TIEs there may fire at wingmen, then at lead; starfighters hit are lost',
  ],
  ["It's Away!", 'draw two destiny'],
  ['Pull Up!', 'all starfighters there move to Death Star system for free'],
]

export const sayAttackRun = (): string =>
  [
    'make an Attack Run',
    ...STEPS.map(([name, says]) => `${name}: ${says}`),
    "Death Star is 'blown away' if total destiny + X + Y - Z > 15 (X = ability of lead pilot, or 3 with Targeting Computer; Y = sites at largest Rebel Base; Z = highest ability of TIE pilots there)",
  ].join('; ')
