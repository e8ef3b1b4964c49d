/** Units that grow with the cards that lie under them. */

import { mentions, rewrite } from '@dejarik/kernel/language'
import { self } from '../../names.ts'
import { either, map, type Parser, pattern, say, where } from '../../parser.ts'
import type { Amount } from '../../tree/amounts.ts'
import type { StaticAbility } from '../../tree/tree.ts'
import { perTimes, plainGain } from '../clauses/gains.ts'
import { perEach } from '../nouns/amounts.ts'
import { SELF } from '../nouns/references.ts'

/** `Put that unit face-down under Bib. He gets +2 power for each card under him`: the bonus is there all the time. */
export const growing: Parser<StaticAbility> = where(
  say`${either(
    map(self, () => SELF),
    pattern(/(?:he|she|it)\b/i, () => SELF),
  )} gets? ${plainGain} ${perEach}`(
    (who, gain, each): StaticAbility => ({ ability: 'static', who, gain: perTimes(gain, ofOwn(each)) }),
  ),
  ({ gain }) => mentions(gain, 'under'),
)
const ofOwn = (each: Amount): Amount =>
  rewrite(each, (part) => (part['the'] === 'it' ? SELF : part)) as Amount
