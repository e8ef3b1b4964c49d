/** Entries of the boards on which dejariks and holograms fight. */
import type { CardText, Half } from '../../../text/text.ts'

/** Whoever controls the board may take back what stands there, in the own turn (ccgx/holosite/return). */
const half: Half = {
  statics: [{ static: 'place-rules', rules: 'dejarik' }],
  actions: [
    {
      when: 'your-turn',
      if: { if: 'all', of: [{ if: 'control' }, { if: 'not', of: { if: 'battle' } }] },
      targets: [
        {
          name: 'target',
          what: { whose: 'yours', trait: ['dejarik', 'hologram'], where: 'same-location' },
        },
      ],
      do: [{ do: 'return-to-hand', what: { the: { chosen: 'target' } } }],
    },
  ],
}
const board: CardText = { dark: half, light: half }

export const HOLOSITES: Readonly<Record<string, CardText>> = {
  'Dejarik Hologameboard': board,
  'Imperial Holotable': board,
}
