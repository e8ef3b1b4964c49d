/** Structured: the start of a build step has a fixed order. */
import { option } from '../option.ts'

export const structured = option('Structured', {
  says: 'At the start of a build step come the draw, bounties, Upkeep and then effects, in this order (or Upkeep first, as agreed).',
  agreed: ['draw-first', 'upkeep-first'],
  apply: (edit, agreed) =>
    edit.setPolicies({
      startOrder:
        agreed === 'upkeep-first'
          ? ['upkeep', 'draw', 'bounties', 'effects']
          : ['draw', 'bounties', 'upkeep', 'effects'],
    }),
})
