/** Readings that have all words of their text and yet mean something else: such a clause is not understood. */
interface Misreading {
  /** What it would mean. */
  readonly why: string
  readonly said: RegExp
  readonly as: RegExp
}
const misreading = (why: string, said: RegExp, as: RegExp): Misreading => ({ why, said, as })

const MISREADINGS: readonly Misreading[] = [
  misreading(
    'one arena for all of them, not that of a card that is in no arena',
    /^Reserves:.*\bin the same arena\b(?! as\b)/,
    /\bin the same arena as this unit\b/,
  ),
  misreading(
    'another name than a card that was spoken of, not than a card that is no unit',
    /\bwith a different name\b(?! (?:than|but)\b)/,
    /\bwith a different name than this (?:Mission|Resource|Location|Event)\b/,
  ),
  misreading(
    'some in each of two arenas, not in either of them',
    /\bhave (?:at least \d|\d or more) [\w ]+ in the \w+ and \w+ arenas?\b/,
    /\bin the \w+ or \w+ arena\b/,
  ),
  misreading(
    'what something else has discarded, not what was paid with',
    /^(?!.*\b(?:[Dd]iscard|[Rr]eturn)\b.*->).*\bthe discarded \w+/,
    /\bthe (?:unit|card) paid with\b/,
  ),
  misreading(
    'a card that was shown by the effect, not what was paid with',
    /^(?!.*\b(?:[Rr]eveal|[Ss]how)\b.*->).*->.*\b[Tt]he revealed \w+/,
    /\b[Tt]he (?:unit|card) paid with\b/,
  ),
  misreading(
    'a card that is found first, not one that nobody has spoken of',
    /\b[Ss]earch\b.*\bIf that card is\b.*\binstead\b/,
    /-> If that (?:unit|card) is\b.*\botherwise, search\b/,
  ),
  misreading(
    'before an attack of the unit that was named, not of the card itself',
    /\bwhen (?:that|the chosen) [\w ]+? would attack\b/,
    /\bPlay only when this unit would attack\b/,
  ),
  misreading(
    'an attack on the card that says it, not of a unit on itself',
    /\battacking\b/,
    /\bthis unit is attacking and this unit is being attacked\b/,
  ),
  misreading(
    'two things that happen, not one inside the other',
    /\bWhen the battle phase starts\b.*[.] When the battle phase starts\b/,
    /^When the battle phase starts\b.*; when the battle phase starts\b/,
  ),
  misreading(
    'from the arena that it was in when it was chosen, not from any',
    /\bdiscarded from that arena this turn\b/,
    /\bis discarded from any arena until end of turn\b/,
  ),
  misreading(
    'one after another, from as many units as its player likes, not all from one',
    /\bFor each damage counter you remove from that unit, remove 1 damage counter from one of your units\b/,
    /\bRemove that many damage counters from one of your units\b/,
  ),
  misreading(
    'each from its own arena, not from the first of two',
    /\bin the \w+ (?:and|or) \w+ arena\b.*"[^"]*\bfrom its arena\b/,
    /\bis discarded from the \w+ arena\b/,
  ),
  misreading(
    'what will be prevented later, not what was counted before',
    /\bprevented (?:in )?this way\b/,
    /"[^"]*\bprevent all damage from this unit"[^"]*\bthat (?:much|many)\b/,
  ),
  misreading(
    'a card of the effect that is enhanced, not the one that the enhancement costs',
    /^Enhance: Discard a card from your hand ->.*\bthat (?!card\b)\w+/,
    /\bEnhance: Discard a card in your hand -> [^|]*\bthat card\b/,
  ),
]

const SEVERAL = /\bthose (?:units|cards)\b/i
const SEVERAL_SAID = /\b(?:those|them|they|their|themselves|both|the rest|the other|chosen|and can't)\b/i
const ONE_SAID = /\b(?:that|its?|him|her|the discarded|your tapped)\b/
/** A name or a part in an attack has one card, though the tree says each. */
const ONE_OF_A_KIND = /^each (?:attacking |defending )?[A-Z]/
/** One card is spoken of, but several are meant by the tree. */
function isMisnumbered(text: string, rendered: string): boolean {
  if (!SEVERAL.test(rendered) || SEVERAL_SAID.test(text) || !ONE_SAID.test(text)) return false
  const before = rendered.slice(0, rendered.search(SEVERAL))
  const [meant = ''] =
    before.match(/\b(?:each|up to|take) [^.;]*$|\b(?:each|up to|take) (?!.*\b(?:each|up to) ).*/i) ?? []
  return (
    !ONE_OF_A_KIND.test(meant.charAt(0).toLowerCase() + meant.slice(1)) && !meant.includes('Subordinates')
  )
}

export const isMisread = (text: string, rendered: string): boolean =>
  isMisnumbered(text, rendered) || MISREADINGS.some(({ said, as }) => said.test(text) && as.test(rendered))
