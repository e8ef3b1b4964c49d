/** Texts that would ask for themselves: what takes game text away may not hang on numbers that texts change. */
import { partsOf } from '@dejarik/kernel/language'
import type { CardText } from '../text/text.ts'

const ASKING: ReadonlySet<unknown> = new Set(['control', 'occupy', 'outnumber', 'compare'])
const MEASURED = ['controlled', 'occupied', 'number', 'alone'] as const

/** Whether it takes texts away under such a condition, or from cards found by such a number. */
export const asksForItself = (text: CardText): boolean =>
  partsOf(text)
    .filter((part) => part['static'] === 'blanks')
    .some((blank) =>
      partsOf(blank).some((part) => ASKING.has(part['if']) || MEASURED.some((name) => name in part)),
    )
