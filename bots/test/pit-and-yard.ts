/** Two sites without text and who fights there, for tests of the bots of the Star Wars CCG. */
export const PIT = 'Arena: Pit'
export const YARD = 'Arena: Yard'

export const site = (title: string, dark: number, light: number) => ({
  title,
  side: 'dark',
  kind: 'location',
  type: 'site',
  icons: ['exterior'],
  force: { dark, light },
})

export const fighter = (
  title: string,
  side: 'dark' | 'light',
  power: number,
  ability: number,
  forfeit = power + 1,
) => ({
  title,
  side,
  kind: 'character',
  type: side === 'dark' ? 'imperial' : 'rebel',
  deploy: 2,
  power,
  ability,
  forfeit,
})
