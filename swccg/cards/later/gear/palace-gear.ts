/** Entries of devices and weapons of the palace and of its barges. */
import type { CardText } from '../../../text/text.ts'
import { AT, HOST, TARGET } from '../entry-words.ts'

export const PALACE_GEAR: Readonly<Record<string, CardText>> = {
  'Hidden Compartment': {
    deploys: { on: [{ on: { type: 'droid', trait: 'r-unit', whose: 'yours' } }] },
    actions: [
      {
        when: { just: 'battle-initiated', by: 'opponent', at: { where: 'same-location' } },
        if: { if: 'host', is: { inBattle: true } },
        do: [
          {
            do: 'deploy-from',
            pile: 'reserve',
            what: { kind: 'weapon', type: 'character' },
            on: { kind: 'character', icon: 'warrior', whose: 'yours', where: 'present' },
            react: true,
          },
        ],
      },
    ],
  },
  'Antipersonnel Laser Cannon': {
    deploys: { on: [{ on: { whose: 'yours', kind: 'vehicle', type: 'transport' }, cost: 3 }] },
    fires: {
      at: { kind: ['character', 'creature'] },
      cost: 3,
      again: 2,
      add: [{ amount: 2 }],
      user: { kind: 'character', icon: 'warrior', whose: 'yours', where: 'aboard' },
    },
  },
  'Jet Pack': {
    deploys: {
      on: [{ on: { type: 'alien', whose: 'yours', not: { persona: ['Boba Fett', 'Jabba'] } }, cost: 3 }],
    },
    statics: [{ static: 'number', change: 'landspeed', of: HOST, become: 3 }],
    actions: (['battle-initiated', 'drain-initiated'] as const).map((just) => ({
      when: { just, by: 'opponent' },
      cost: { use: 2 },
      targets: [{ name: 'target', what: { the: 'host', canReach: AT } }],
      do: [{ do: 'move-away', what: TARGET, to: AT, react: true, free: true }],
    })),
  },
}
