/** Clauses about what units become for a while: of a subtype, of a side, of what another card is. */
import { CHOSEN_SUBTYPE } from '../../chosen-subtype.ts'
import { either, type Parser, say } from '../../parser.ts'
import type { Instruction } from '../../tree/instructions.ts'
import { subtypeName } from '../nouns/heads.ts'
import { reference } from '../nouns/references.ts'
import { noun } from '../nouns/selectors.ts'
import { duration, maybeDuration } from '../nouns/words.ts'
import { sideName } from '../statics/treat-as.ts'
import { UNSAID } from './unsaid.ts'

export const becoming: Parser<Instruction> = either<Instruction>(
  say`${noun} becomes (?:an? )?${subtypeName} ${duration}`((who, named, lasts) => ({
    do: 'get',
    who,
    gain: { abilities: [{ ability: 'treat-as', subtypes: [named] }] },
    for: lasts,
  })),
  say`treat ${noun} as (?:an? )?${subtypeName} ${duration}`((who, named, lasts) => ({
    do: 'get',
    who,
    gain: { abilities: [{ ability: 'treat-as', subtypes: [named] }] },
    for: lasts,
  })),
  say`treat ${noun} as (?:an? )?${sideName} ${maybeDuration}`((who, side, lasts) => ({
    do: 'get',
    who,
    gain: { abilities: [{ ability: 'treat-as', subtypes: [], side }] },
    for: lasts ?? UNSAID,
  })),
  say`${noun} gets? the subtypes? of ${reference} ${duration}`((who, subtypesOf, lasts) => ({
    do: 'get',
    who,
    gain: { subtypesOf },
    for: lasts,
  })),
  say`treat ${noun} as the chosen subtype ${duration}`((who, lasts) => ({
    do: 'get',
    who,
    gain: { abilities: [{ ability: 'treat-as', subtypes: [CHOSEN_SUBTYPE] }] },
    for: lasts,
  })),
)
