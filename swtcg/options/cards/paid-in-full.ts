/** Paid in Full: a Neutral unit is of its deck's side, too. */
import { hasSubtype } from '../../rules/cards/treat-as.ts'
import { sideOfDeck } from '../deck/deck-side.ts'
import { option } from '../option.ts'

/** Said for all Neutral units, or for those of one subtype. */
const ALL = 'all'
const SUBTYPES = ['bounty-hunter', 'creature', 'droid', 'gladiator', 'mandalorian', 'pirate', 'smuggler']

export const paidInFull = option('Paid in Full', {
  says: 'Neutral units (or those of an agreed subtype) are also of the side of the deck that they are in.',
  supersedes: ['Polarized'],
  agreed: [ALL, ...SUBTYPES],
  apply: (edit, agreed) => {
    const subtype = agreed.replace(
      /(^|-)(\w)/g,
      (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`,
    )
    edit.setPolicies({
      sidesOf: (game, card) => {
        const sides = sideOfDeck(game, card, (each) => agreed === ALL || hasSubtype(each, subtype))
        const own = sideOfDeck(game, card, () => false)
        return [...new Set([...own, ...sides])]
      },
    })
  },
})
