/** Entries of the Bacta Tank and of droids that keep the fallen out of the Lost Pile. */
import type { Filter } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardAction, CardText } from '../../../text/text.ts'
import { chosen, MINE, SELF, there, thisIs } from '../../premiere/common.ts'

const PATIENT: Filter = { ...MINE, kind: 'character', not: { type: 'droid' } }
const IN_TANK: Filter = { where: 'on-this' }
const TO_USED_PILE = [{ do: 'put-on-pile', what: chosen('answered'), piles: ['used'] }] as const
const ONCE = { times: 1, per: 'turn' } as const

const shortensStay: Static = { static: 'number', change: 'x', of: { ...MINE, title: 'Bacta Tank' }, add: -2 }
const treats: CardAction = {
  when: {
    just: 'forfeited',
    hit: true,
    card: PATIENT,
    at: { type: 'site', where: 'same-or-adjacent-site' },
  },
  limit: ONCE,
  do: TO_USED_PILE,
}

export const MEDICS: Readonly<Record<string, CardText>> = {
  'Bacta Tank': {
    deploys: { on: [{ on: 'own-side', cost: 4 }] },
    actions: [
      {
        when: { just: 'lost', card: PATIENT },
        if: { if: 'not', of: there(IN_TANK) },
        do: [{ do: 'stack', what: chosen('answered') }],
      },
      {
        when: { phase: 'deploy', of: 'you' },
        if: there(IN_TANK),
        limit: ONCE,
        cost: {
          use: {
            sum: [
              { number: 'deploy', of: IN_TANK },
              { number: 'x', of: SELF },
            ],
          },
        },
        do: [{ do: 'return-to-hand', what: IN_TANK }],
      },
    ],
  },
  '2-1B (Too-Onebee)': {
    statics: [shortensStay],
    actions: [
      {
        when: { just: 'lost', card: PATIENT, at: { type: 'site', where: 'same-site' } },
        limit: ONCE,
        do: TO_USED_PILE,
      },
    ],
  },
  'FX-7 (Effex-Seven)': { statics: [{ ...shortensStay, cumulative: true }], actions: [treats] },
  'FX-10 (Effex-ten)': { actions: [treats] },
  "WED-1016 'Techie' Droid": {
    actions: [
      {
        when: {
          just: 'lost',
          hit: true,
          card: { kind: ['starship', 'vehicle'] },
          at: {
            any: [
              { where: 'same-or-adjacent-site' },
              { where: 'related-system' },
              { trait: 'cloud sector', where: 'related-sector' },
            ],
          },
        },
        if: {
          if: 'any',
          of: [
            thisIs({ where: { atA: { type: 'site', icon: 'exterior', any: [{ icon: 'planet' }] } } }),
            thisIs({ where: { atA: { trait: 'docking bay' } } }),
          ],
        },
        limit: ONCE,
        first: [{ do: 'lose-force', who: 'you', amount: 1 }],
        do: TO_USED_PILE,
      },
    ],
  },
}
