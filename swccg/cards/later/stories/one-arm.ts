/** The entry of a wampa that makes peace among its kind. */
import type { CardText } from '../../../text/text.ts'

export const ONE_ARM: Readonly<Record<string, CardText>> = {
  'One-Arm': {
    deploys: {
      only: { title: 'Hoth: Wampa Cave (7th Marker)' },
      after: [
        {
          do: 'for-a-while',
          what: { static: 'gives', icon: 'selective-creature', to: { kind: 'creature', trait: 'wampa' } },
          until: 'end-of-game',
        },
      ],
    },
    lives: { at: { type: 'site', where: { sitesOf: 'Hoth' } } },
  },
}
