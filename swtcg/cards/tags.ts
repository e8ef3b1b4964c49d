/** The words under which the tree of a card is found: what it does, what sets it off, what it costs. */
import type { CardDefinition } from './definition.ts'

type TagKind = 'by' | 'keyword' | 'trigger' | 'cost' | 'if' | 'ability'
type Tags = Readonly<Record<TagKind, ReadonlySet<string>>>

/** The member of a node of the tree that says what it is, by the search that finds it. */
const MEMBERS: Readonly<Record<string, readonly TagKind[]>> = {
  do: ['by'],
  ability: ['ability'],
  keyword: ['keyword', 'by'],
  when: ['trigger'],
  pay: ['cost'],
  if: ['if'],
  cant: ['by'],
  may: ['by'],
  must: ['by'],
}
/** What keywords do, in the words of instructions. */
const MEANINGS: Readonly<Record<string, readonly string[]>> = {
  evade: ['prevent'],
  deflect: ['prevent', 'damage'],
  armor: ['prevent'],
  shields: ['prevent'],
  lucky: ['reroll'],
  retaliate: ['dice-of-damage'],
  intercept: ['redirect-attack'],
}

export const tagsOf = (card: CardDefinition, kind: TagKind): readonly string[] => [...allTags(card)[kind]]

function allTags(card: CardDefinition): Tags {
  const kept = known.get(card)
  if (kept) return kept
  const tags = { by: new Set<string>(), keyword: new Set<string>(), trigger: new Set<string>() }
  const made = { ...tags, cost: new Set<string>(), if: new Set<string>(), ability: new Set<string>() }
  collect(card.abilities, made)
  for (const keyword of made.keyword) for (const meaning of MEANINGS[keyword] ?? []) made.by.add(meaning)
  known.set(card, made)
  return made
}
/** A tree never changes, so what is found in it is kept. */
const known = new WeakMap<CardDefinition, Tags>()

function collect(node: unknown, tags: Record<TagKind, Set<string>>): void {
  if (typeof node !== 'object' || node === null) return
  for (const [member, value] of Object.entries(node)) {
    if (typeof value === 'string' && Object.hasOwn(MEMBERS, member))
      for (const kind of MEMBERS[member]!) tags[kind].add(value)
    collect(value, tags)
  }
}
