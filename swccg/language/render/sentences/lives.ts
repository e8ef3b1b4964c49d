/** The ways of a creature: its habitat, whom it attacks, and what becomes of its victims. */
import type { Filter } from '../../../text/filter.ts'
import type { Lives } from '../../../text/text.ts'
import { clausesOf } from '../instructions/instructions.ts'
import { sentence } from '../lists.ts'
import { any, isState, many } from '../nouns/nouns.ts'
import { naming, type Speaker } from '../nouns/speaker.ts'

const isToldByState = ({ any = [], ...rest }: Filter, speaker: Speaker): boolean =>
  any.length > 0 && Object.keys(rest).length === 0 && any.every((each) => isState(each, speaker))
/** Places, by their nouns or by the world that they belong to. */
function habitat(at: Filter, speaker: Speaker): string {
  if (typeof at.where === 'object' && 'system' in at.where && Object.keys(at).length === 1)
    return at.where.system
  const isPlace = isState(at, speaker) || isToldByState(at, speaker)
  return many(isPlace ? { kind: 'location', ...at } : at, speaker)
}

export function sayLives(
  { at, parasite, clings, alsoAttacks, spares, defeats }: Lives,
  speaker: Speaker,
): readonly string[] {
  const knows = naming(speaker, { victim: 'victim' })
  return [
    `Habitat: ${Object.keys(at).length === 0 ? 'unlimited' : habitat(at, speaker)}.`,
    ...(parasite ? [`Parasite: ${parasite === 'none' ? 'none' : any(parasite, speaker)}.`] : []),
    ...(clings ? [sentence(`when attached, ${clausesOf(clings, knows).join(', then ')}`)] : []),
    ...(alsoAttacks ? [sentence(`may attack ${many(alsoAttacks, speaker)}`)] : []),
    ...(spares ? [sentence(`does not attack ${many(spares, speaker)}`)] : []),
    ...(defeats
      ? [
          sentence(
            `if ${defeats.what ? any(defeats.what, speaker) : 'a card'} defeated, instead of 'eaten,' ${clausesOf(defeats.do, knows).join(', then ')} (you are opponent of victim)`,
          ),
        ]
      : []),
  ]
}
