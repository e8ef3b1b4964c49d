/** Equipment and its prices, as the tests of Equipment make them. */

export type Price = { readonly pay: 'force' | 'build'; readonly amount: number }
export const force = (amount: number): Price => ({ pay: 'force', amount })
export const points = (amount: number): Price => ({ pay: 'build', amount })
export const equipment = (name: string, more: object = {}, ...costs: readonly (readonly Price[])[]) => ({
  name,
  side: 'dark',
  kind: 'equipment',
  arenas: ['character'],
  cost: 2,
  abilities: [
    ...costs.map((cost) => ({ ability: 'equip', cost })),
    { ability: 'equipped', bonus: { power: 2 }, gives: [{ ability: 'keyword', keyword: 'armor', value: 1 }] },
  ],
  ...more,
})
export const SABRE = equipment('Sabre', {}, [force(2)])
export const GUARD = 'Geonosian Guard'
export const WARRIOR = 'Geonosian Warrior'
