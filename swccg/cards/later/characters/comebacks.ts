/** Entries of characters who bring others back or hold cards back, and of those who fire out of turn. */
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { ANSWERED, adds, immune, SELF, several, TARGET, there, thisIs } from '../entry-words.ts'

const ON_TATOOINE: Filter = { where: { sitesOf: 'Tatooine' } }

export const COMEBACKS: Readonly<Record<string, CardText>> = {
  'Ben Kenobi': {
    deploys: { only: ON_TATOOINE },
    statics: [{ static: 'number', change: 'duel-total', of: SELF, add: 2 }, immune(5)],
    actions: [
      {
        when: { just: 'battle-ended', at: { kind: 'location', where: 'same-location' } },
        limit: { times: 1, per: 'turn' },
        targets: [
          {
            name: 'target',
            what: { kind: 'character', whose: 'yours', fellHere: true },
            from: 'lost',
          },
        ],
        do: [{ do: 'revive', what: TARGET, to: { type: 'site', where: 'same-location' } }],
      },
    ],
  },
  'Joh Yowza': {
    statics: [
      adds('power', 2, SELF, {
        if: 'any',
        of: [
          thisIs({ where: { sitesOf: 'Endor' } }),
          there({ trait: 'musician', whose: 'yours', where: 'present', not: SELF }),
        ],
      }),
      { static: 'saves-stacked' },
    ],
    actions: [
      {
        when: { just: 'destiny-drawn', by: 'opponent' },
        if: { if: 'nothing-stacked' },
        do: [{ do: 'stack', what: ANSWERED }],
      },
    ],
  },
  'Sy Snootles': {
    actions: [
      {
        when: { phase: 'deploy', of: 'you' },
        do: [
          {
            do: 'deploy-from',
            pile: 'reserve',
            what: { title: ["J'Quille", 'Bib Fortuna'] },
            to: { kind: 'location', where: 'same-location' },
          },
        ],
      },
      {
        through: { title: 'Ommni Box' },
        when: { just: 'drain-initiated', by: 'opponent', at: { type: 'site', where: 'related-site' } },
        if: several(3, { trait: 'musician', whose: 'yours' }),
        limit: { times: 1, per: 'turn' },
        do: [{ do: 'cancel' }],
      },
    ],
  },
  'Weequay Marksman': {
    deploys: { only: ON_TATOOINE },
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: { times: 1, per: 'turn' },
        targets: [{ name: 'weapon', what: { on: SELF, fireable: 'double' } }],
        do: [{ do: 'fire-apart', what: { the: { chosen: 'weapon' } }, double: true }],
      },
      {
        when: { just: 'hit', card: { kind: 'character' }, source: { kind: 'weapon', on: SELF } },
        cost: { use: 2 },
        do: [{ do: 'lose-cards', what: ANSWERED }],
      },
    ],
  },
  Wookiee: {
    statics: [
      adds(
        'power',
        1,
        SELF,
        thisIs({
          any: [
            { where: { atA: { type: 'site', titleHas: 'Jungle' } } },
            { where: { atA: { type: 'site', titleHas: 'Forest' } } },
            { where: { sitesOf: 'Kashyyyk' } },
          ],
        }),
      ),
      adds('power', 1, SELF, there({ type: 'imperial', where: 'same-site' })),
      { static: 'gives', type: 'used', to: { title: 'Wookiee Strangle' } },
      { static: 'deploy-cost', of: { title: 'Bowcaster' }, on: SELF, fix: 1 },
      { static: 'fire-cost', of: { title: 'Bowcaster', on: SELF }, fix: 1 },
      { static: 'number', change: 'destiny', of: { title: 'Bowcaster', whose: 'yours' }, add: 3 },
    ],
  },
}
