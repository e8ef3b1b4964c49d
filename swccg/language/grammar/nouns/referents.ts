/** What later words mean: the card that was chosen, the one that something happened to, or the one that this card is on. */
import { first, hasPart, isPart, type Part, partsOf, rewrite, say } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Parser, Source } from '../../source.ts'
import type { Deed } from '../sentences/deeds.ts'
import { ANSWERED, AT, HOST, TARGET, THOSE } from './filters.ts'
import { isAttached } from './the-card-itself.ts'

/** The card that was chosen before: `target`, `that character`, `it`. */
export const itself: Parser<Filter> = first<Filter>(
  say`(?:that |the |this )?(?:target|character|starship|starfighter|vehicle|creature vehicle|droid|weapon|device|Rebel|Imperial|alien|trooper|spy|pilot|leader|warrior|smuggler|male|female|(?:Utinni |Immediate |Mobile )?Effect|gambler|character weapon|capital starship|card|him|her|it|they|them)(?! or |,|'s| pilot| weapon)(?=\W|$)`(
    () => TARGET,
  ),
)
/** Of that card: `its`, `target's`, `that character's`. */
export const itsOwn: Parser<Filter> =
  say`(?:(?:that |the )?(?:target|character|starship|starfighter|vehicle|droid|weapon|device|Rebel|Imperial|alien|trooper|spy|gambler|smuggler|card)'s|its|his|her)`(
    () => TARGET,
  )

const isTarget = (part: unknown): boolean =>
  isPart(part) && JSON.stringify(part['the']) === JSON.stringify(TARGET.the)
const names = (tree: unknown): boolean =>
  hasPart(tree, (part) => part['as'] === 'target' || part['name'] === 'target')

/** A deed that does something and whose words all mean something; nothing where one means a card that nobody has named. */
export function referring(source: Source, given: Deed): Deed | undefined {
  const deed = withThose(withAdded(given))
  if (!deed) return undefined
  if ((deed.do ?? []).length === 0 || !knowsSource(deed) || losesShown(deed)) return undefined
  if (!hasPart(deed, isTarget) || names(deed)) return settled(deed)
  const meant = meantBy(source, deed)
  if (!meant) return undefined
  return settled(rewrite(deed, (part) => (isTarget(part) ? meaning(part, meant) : part)) as Deed)
}
/** `those starships`: of whom several must be at the place that is picked, or who were counted. */
function withThose(deed: Deed): Deed | undefined {
  const isThose = (part: unknown): boolean =>
    isPart(part) && JSON.stringify(part['the']) === JSON.stringify(THOSE.the)
  if (!hasPart(deed, isThose)) return deed
  const place = deed.targets?.find(({ name }) => name === 'at')?.what.hasSeveral?.of
  const counted = partsOf(deed.do).find((part) => isPart(part['count']) && !isThose(part['count']))
  const those = place ? { ...place, where: { atA: AT } } : counted?.['count']
  if (!isPart(those)) return undefined
  return rewrite(deed, (part) => (isThose(part) ? those : part)) as Deed
}

/** What is added to a destiny that was drawn counts wherever it is compared after that. */
function withAdded(deed: Deed): Deed {
  const steps = deed.do ?? []
  const place = steps.findIndex(isAdded)
  const added = steps[place]
  if (added?.do !== 'remember') return deed
  const total: unknown = added.amount
  const later = rewrite(steps.slice(place + 1), (part) =>
    part['value'] === 'destiny' && isPart(total) ? total : part,
  ) as readonly Instruction[]
  return withAdded({ ...deed, do: [...steps.slice(0, place), ...later] })
}
const isAdded = (step: Instruction): boolean => step.do === 'remember' && step.as === 'destiny'

function meaning({ the: _, ...part }: Part, meant: Filter): Part {
  return { ...part, ...meant }
}
/** `All aliens there` are those in the hand that was shown, and none on table. */
const losesShown = ({ do: steps = [] }: Deed): boolean =>
  steps.some((step) => step.do === 'show-hand') &&
  steps.some((step) => step.do === 'lose-cards' && step.what.where === 'same-location')
/** The weapon is known where it was just aimed. */
const knowsSource = ({ when, ...deed }: Deed): boolean =>
  (typeof when === 'object' && 'just' in when && when.just === 'targeted') ||
  !hasPart(deed, (part) => part['chosen'] === 'source')
/** Whoever carries the card that was picked is lost before that card is: nobody would carry it after that. */
function carriersFirst(deed: Deed): Deed {
  const isCarrier = (step: Instruction): boolean =>
    hasPart(step, (part) => JSON.stringify(part['with']) === JSON.stringify(TARGET))
  const steps = deed.do ?? []
  const carrier = steps.findIndex((step) => step.do === 'if' && isCarrier(step))
  const before = carrier < 1 ? undefined : steps[carrier - 1]
  if (before?.do !== 'if') return deed
  return {
    ...deed,
    do: [...steps.slice(0, carrier - 1), steps[carrier]!, before, ...steps.slice(carrier + 1)],
  }
}

/** What was just lost lies in the Lost Pile, and goes from there to another. */
function settled(given: Deed): Deed {
  const deed = carriersFirst(given)
  const { when } = deed
  if (typeof when !== 'object' || !('just' in when) || (when.just !== 'lost' && when.just !== 'forfeited'))
    return deed
  const isLost = (what: unknown): boolean =>
    [ANSWERED, when.card].some((one) => JSON.stringify(one) === JSON.stringify(what))
  return rewrite(deed, (part) =>
    part['do'] === 'use-cards' && isLost(part['what'])
      ? { do: 'put-on-pile', what: part['what'], piles: ['used'] }
      : part,
  ) as Deed
}
function meantBy(source: Source, { when, targets }: Deed): Filter | undefined {
  const place = targets?.find(({ name }) => name === 'at')?.what.hasSeveral
  if (place) return { ...place.of, where: { atA: AT } }
  if (typeof when === 'object' && 'just' in when && when.card) return ANSWERED
  if (!isAttached(source)) return undefined
  return source.card.type === 'utinni' ? { the: 'target' } : HOST
}
