/** Entries of cards that put spies undercover or find them out. */
import type { CardText } from '../../../text/text.ts'

const undercover: CardText = {
  deploys: {
    on: [{ on: { kind: 'character', trait: 'spy', whose: 'yours', where: { atA: { type: 'site' } } } }],
    after: [{ do: 'go-undercover', what: { the: 'host' } }],
  },
  immuneTo: ['Alter'],
}

export const UNDERCOVER: Readonly<Record<string, CardText>> = {
  'Undercover (L)': undercover,
  'Undercover (D)': undercover,
  'Lt. Pol Treidum': {
    statics: [
      {
        static: 'side-number',
        change: 'total-power',
        whose: 'yours',
        at: { title: 'Death Star: Docking Bay 327' },
        add: 2,
        when: { if: 'this', is: { where: { at: 'Death Star: Docking Control Room 327' } } },
      },
    ],
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: { times: 1, per: 'turn' },
        targets: [{ name: 'target', what: { kind: 'character', trait: 'undercover', where: 'same-site' } }],
        do: [
          { do: 'draw-destiny' },
          {
            do: 'if',
            when: {
              if: 'compare',
              left: { value: 'destiny' },
              is: '=',
              right: { number: 'ability', of: { the: { chosen: 'target' } } },
            },
            so: [{ do: 'break-cover', what: { the: { chosen: 'target' } } }],
          },
        ],
      },
    ],
  },
}
