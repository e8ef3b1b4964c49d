/** Cards of the tests of capturing: each does one thing. */
import type { CardAction, CardText } from '../text/text.ts'

const TARGET = { the: { chosen: 'target' } } as const
const CHARACTER = { kind: 'character' } as const

const deed = (
  title: string,
  side: 'dark' | 'light',
  action: Omit<CardAction, 'when'> & Partial<CardAction>,
) =>
  ({
    title,
    side,
    kind: 'interrupt',
    type: 'used',
    text: { actions: [{ when: 'any-time', ...action }] } satisfies CardText,
  }) as const
const anybody = { name: 'target', what: { ...CHARACTER, any: [{}, { trait: ['undercover', 'captive'] }] } }
const captive = { name: 'target', what: { ...CHARACTER, trait: 'captive' } }

const officer = (title: string, text: CardText) =>
  ({
    title,
    side: 'dark',
    kind: 'character',
    type: 'imperial',
    deploy: 1,
    power: 1,
    ability: 1,
    forfeit: 1,
    icons: ['warrior'],
    text,
  }) as const

export const CAPTURE_DEEDS = [
  deed('Snare', 'dark', { targets: [anybody], do: [{ do: 'capture', what: TARGET }] }),
  deed('Set Free', 'light', { targets: [captive], do: [{ do: 'release', what: TARGET }] }),
  deed('Away With It', 'dark', { targets: [captive], do: [{ do: 'lose-cards', what: TARGET }] }),
  deed('Freeze It', 'dark', { targets: [captive], do: [{ do: 'freeze', what: TARGET }] }),
  deed('Gone', 'light', {
    targets: [{ name: 'target', what: { kind: ['character', 'starship'], whose: 'opponents' } }],
    do: [{ do: 'lose-cards', what: TARGET }],
  }),
  deed('Yours Now', 'dark', {
    targets: [
      { name: 'target', what: { ...CHARACTER, trait: 'escorted' } },
      { name: 'to', what: { ...CHARACTER, whose: 'yours', not: { with: { trait: 'escorted' } } } },
    ],
    do: [{ do: 'hand-over', what: TARGET, to: { the: { chosen: 'to' } } }],
  }),
  deed('Prisoner', 'dark', {
    when: { just: 'about-to-be-lost', card: { ...CHARACTER, whose: 'opponents' } },
    do: [{ do: 'cancel' }, { do: 'capture', what: { the: { chosen: 'answered' } }, restored: true }],
  }),
  { ...officer('Hunter', {}), dots: 1, persona: 'Hunter' },
  { ...officer('Great Hunter', {}), dots: 1, persona: 'Hunter', power: 5 },
  officer('Jailer', { statics: [{ static: 'allows', what: 'escort-any-number', of: { the: 'self' } }] }),
  deed('No You Do Not', 'light', {
    when: { just: 'played', card: { title: 'Carbon-Freezing' } },
    do: [{ do: 'cancel' }],
  }),
  officer('Chamber Hand', {
    statics: [{ static: 'side-number', change: 'carbon-freezing-destiny', whose: 'yours', add: 5 }],
  }),
  officer('Counter', {
    statics: [
      {
        static: 'number',
        change: 'power',
        of: { the: 'self' },
        become: { count: { trait: 'captive', where: 'same-site' } },
      },
      {
        static: 'number',
        change: 'forfeit',
        of: { the: 'self' },
        become: { count: { trait: 'captive', where: 'present' } },
      },
    ],
  }),
]
