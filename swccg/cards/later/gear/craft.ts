/** Entries of starships and vehicles whose sentences no other card says. */
import type { CardText } from '../../../text/text.ts'

export const CRAFT: Readonly<Record<string, CardText>> = {
  Conquest: {
    actions: [
      {
        when: {
          just: 'battle-initiated',
          by: 'you',
          at: { has: { persona: 'Falcon', where: 'same-location', whose: 'opponents' } },
        },
        do: [{ do: 'look', at: 'hand', whose: 'opponents' }],
        limit: { times: 1, per: 'battle' },
      },
    ],
  },
}
