/** When an ability is read: pronouns, arenas spoken of and X get what they stand for. */

import { hasPart, isPart, rewrite } from '@dejarik/kernel/language'
import { EACH_OF_THEM } from '../../placeholders.ts'
import type { Amount } from '../../tree/amounts.ts'
import { SELF, THAT } from '../nouns/references.ts'

type Json = unknown

const isX = (part: Readonly<Record<string, Json>>): boolean =>
  part['amount'] === 'bound' && part['name'] === 'X'

/** X is this amount, wherever it stands outside quotations. */
export const replaceX = <T>(tree: T, is: Amount): T =>
  rewrite(tree, (part) => {
    if (isX(part)) return is
    if (part['amount'] === 'times' && isPart(part['of']) && isX(part['of']) && isTimes(is))
      return { ...is, by: Number(part['by']) * is.by }
    return 'ability' in part ? { ...part } : part
  }) as T
const isTimes = (amount: Amount): amount is Extract<Amount, { readonly amount: 'times' }> =>
  typeof amount === 'object' && amount.amount === 'times'

const OTHER: Readonly<Record<string, string>> = { you: 'opponent', opponent: 'you' }

const SEEN_FROM: ReadonlySet<string> = new Set(['whose', 'who', 'of', 'in'])

/** The same, seen from the other player, who acts without being named. */
export function flip<T>(tree: T): T {
  if (Array.isArray(tree)) return tree.map(flip) as T
  if (!isPart(tree)) return tree
  const entries = Object.entries(tree).filter(([key, part]) => key !== 'by' || typeof part === 'number')
  return Object.fromEntries(
    entries.map(([key, part]) => [
      key,
      SEEN_FROM.has(key) && typeof part === 'string' ? (OTHER[part] ?? part) : flip(part),
    ]),
  ) as T
}

/** What has been spoken of so far. */
interface Spoken {
  selected: boolean
  arena: boolean
  /** A unit of the attack. */
  fighter: Json
  /** The same, once more words have pointed at it. */
  meant?: Json
  /** What the cost took, where that was spoken of last. */
  paid?: Json
  /** Something was just done to the card itself, by its name. */
  itself?: boolean
  /** A card was drawn since: what is shown then is that one, and no other that was found before it. */
  drawn?: boolean
  /** What was found last went from a hand to the discard pile: nothing happens to it there. */
  thrownAway?: boolean
  /** The card itself would be discarded: what is done instead is done to it. */
  doomed?: boolean
}
/** What is done to units in play. */
const DONE_TO_UNITS: ReadonlySet<Json> = new Set([
  'get',
  'lose',
  'cant',
  'tap',
  'untap',
  'retreat',
  'remove-damage-counters',
  'put-damage-counters',
])
function isThrownAway(tree: Readonly<Record<string, Json>>): boolean {
  const what = tree['do'] === 'discard' && isPart(tree['what']) ? tree['what']['of'] : undefined
  return isPart(what) && isPart(what['place']) && what['place']['in'] === 'hand'
}

/** `Discard Chewbacca and remove him`: whoever the effect was set off by. */
const isDoneToItself = (tree: Readonly<Record<string, Json>>): boolean =>
  'do' in tree && isItself(tree['what'] ?? tree['who'])
const isIt = (part: Json): boolean => isPart(part) && part['the'] === 'it'
const isItself = (part: Json): boolean => isPart(part) && part['the'] === 'self'
function pronoun({ paid, itself, selected, meant }: Spoken): Json {
  if (paid) return paid
  return selected && !itself ? THAT : (meant ?? SELF)
}

/** A pronoun means what was chosen last, or else the card itself. */
export function resolvePronouns<T>(tree: T, bound = false): T {
  return walk(pairUp(tree), { selected: bound, arena: false, fighter: null }) as T
}

const TWO: ReadonlySet<Json> = new Set(['yours', 'theirs', 'both', 'those', 'picked'])
const speaksOfTwo = (part: Readonly<Record<string, Json>>): boolean =>
  part['the'] === 'chosen' && TWO.has(part['name'])
/** Whose cards an instruction to choose is about. */
function whoseChoice({ what }: Readonly<Record<string, Json>>): Json {
  const of = isPart(what) ? what['of'] : undefined
  return isPart(of) ? of['whose'] : undefined
}

/** A unit was chosen, and before it is spoken of by its player another card is found. */
function isOvertaken(tree: Json): boolean {
  if (!isPart(tree) || !Array.isArray(tree['do'])) return false
  const done: readonly Json[] = tree['do']
  const first = done.findIndex((part) => isPart(part) && part['do'] === 'choose')
  const found = done.findIndex((part, at) => at > first && first >= 0 && isPart(part) && findsAnother(part))
  return found >= 0 && done.slice(found + 1).some((part) => hasPart(part, speaksOfOne))
}
/** One that was chosen by its player, not whatever was found last. */
const speaksOfOne = (part: Readonly<Record<string, Json>>): boolean =>
  speaksOfTwo(part) && part['name'] !== 'those' && part['name'] !== 'both'

const findsAnother = (part: Readonly<Record<string, Json>>): boolean =>
  part['do'] === 'search' || [part['who'], part['what']].some((found) => isPart(found) && 'take' in found)

/** What happens instead of what stands before it has chosen nothing of that. */
const INSTEAD: ReadonlySet<string> = new Set(['otherwise', 'lower', 'lose', 'tie'])
/** Whether two are spoken of where one unit of each player was chosen before; conditions of the whole come last. */
export function isPaired(tree: Json, chosen: Set<Json>): boolean {
  if (Array.isArray(tree))
    return tree.some((part) => isPaired(part, Array.isArray(part) ? new Set(chosen) : chosen))
  if (!isPart(tree)) return false
  if (speaksOfTwo(tree)) return chosen.has('you') && chosen.has('opponent')
  const before = new Set(chosen)
  const keys = Object.keys(tree).sort((one, other) => Number(one === 'only') - Number(other === 'only'))
  if (keys.some((key) => isPaired(tree[key], INSTEAD.has(key) ? new Set(before) : chosen))) return true
  if (tree['do'] === 'choose') chosen.add(whoseChoice(tree))
  return false
}

/** Where one unit of each player is chosen, they are told apart by name; otherwise there is just that one. */
function pairUp(tree: Json): Json {
  if (!hasPart(tree, speaksOfTwo)) return tree
  const chosen =
    (whose: string) =>
    (part: Readonly<Record<string, Json>>): boolean =>
      part['do'] === 'choose' && whoseChoice(part) === whose
  const isPair = isPaired(tree, new Set())
  if (!isPair && !isOvertaken(tree)) return rewrite(tree, (part) => (speaksOfTwo(part) ? THAT : part))
  const named = { you: 'yours', opponent: 'theirs' } as const
  const picked = hasPart(tree, chosen('you'))
    ? 'yours'
    : hasPart(tree, chosen('opponent'))
      ? 'theirs'
      : 'that'
  return rewrite(tree, (part) => {
    if (part['the'] === 'chosen' && part['name'] === 'those') return isPair ? { ...part, name: 'both' } : THAT
    if (part['the'] === 'chosen' && part['name'] === 'picked')
      return isPair ? THAT : { ...part, name: picked }
    if (part['do'] !== 'choose') return part
    const { what } = part
    const as = named[whoseChoice(part) as keyof typeof named]
    return as && isPart(what) ? { ...part, what: { ...what, as } } : part
  })
}

/** Who does it and how much is said before to whom, and who gets an ability before from whom. */
const saidBefore = (tree: Readonly<Record<string, Json>>): readonly string[] =>
  tree['do'] === 'take-ability'
    ? ['who']
    : 'do' in tree
      ? ['from', 'amount', 'dice'].filter((key) => key in tree)
      : []

/** What makes cards known is spoken of from then on. */
const BINDS: ReadonlySet<Json> = new Set(['look-at-top', 'reveal-until', 'search', 'take'])

function walk(tree: Json, spoken: Spoken): Json {
  if (Array.isArray(tree)) return allDelayed(tree.map((part) => walk(part, spoken)))
  if (!isPart(tree)) return tree
  if (tree['the'] === 'it') return pronoun(spoken)
  if (isThat(tree) && !spoken.selected && spoken.fighter) {
    spoken.meant = spoken.fighter
    return spoken.fighter
  }
  if (tree['in'] === 'that-arena')
    return spoken.arena
      ? { in: 'chosen-arena' }
      : { in: 'same-arena', as: spoken.selected ? THAT : (spoken.fighter ?? SELF) }
  if (
    spoken.thrownAway &&
    DONE_TO_UNITS.has(tree['do']) &&
    isPart(tree['who']) &&
    tree['who']['the'] === 'it'
  )
    return walk({ ...tree, who: spoken.meant ?? SELF }, spoken)
  if (spoken.thrownAway && DONE_TO_UNITS.has(tree['do']) && isPart(tree['who']) && isThat(tree['who']))
    return { ...tree, who: { the: EACH_OF_THEM } } // the unit that was spoken of before, which nothing names any more
  if (spoken.thrownAway && spoken.doomed && tree['do'] === 'put' && isIt(tree['what']))
    return walk({ ...tree, what: SELF }, spoken)
  if (tree['when'] === 'would-be-discarded' && isItself(tree['who'])) spoken.doomed = true
  if (spoken.drawn && isShownOrTaken(tree)) return { ...tree, what: { the: EACH_OF_THEM } }
  if (tree['do'] === 'draw') spoken.drawn = true
  if (tree['the'] === 'bearer') spoken.meant ??= tree
  if (tree['the'] === 'chosen') {
    spoken.selected = true
    spoken.itself = false
    spoken.paid = tree['name'] === 'paid' ? tree : undefined
  }
  if (tree['do'] === 'end-attack') spoken.meant ??= { the: 'attacker' }
  if (tree['the'] === 'attacker' || tree['the'] === 'defender') spoken.fighter = tree
  if (Object.values(tree).some(isItself)) spoken.itself = false // what it does, it does to another
  const before = Object.fromEntries(saidBefore(tree).map((key) => [key, walk(tree[key], spoken)]))
  const settled = Object.fromEntries(
    Object.entries({ ...tree, ...before }).map(([key, part]) => [
      key,
      key === 'abilities' || key in before ? part : walk(part, spoken),
    ]),
  )
  if ('take' in tree && 'of' in tree) {
    spoken.selected = true
    spoken.itself = false
    spoken.paid = undefined
    spoken.thrownAway = false
    spoken.drawn = false
  }
  if (isThrownAway(tree)) spoken.thrownAway = true
  if (isDoneToItself(tree)) spoken.itself = true
  if (BINDS.has(tree['do'])) {
    spoken.selected = true
    spoken.itself = false
  }
  if (tree['do'] === 'choose-arena') spoken.arena = true
  return settled
}

/** A card that was spoken of is shown, or put into a hand. */
function isShownOrTaken({ do: done, to, what }: Readonly<Record<string, Json>>): boolean {
  const isSpokenOf = isPart(what) && (what['the'] === 'it' || isThat(what))
  return isSpokenOf && (done === 'show' || (done === 'put' && to === 'hand'))
}

/** Sentences that speak of what a delayed effect before them chooses are delayed with it. */
export function allDelayed(parts: readonly Json[]): readonly Json[] {
  const [first, ...rest] = parts
  if (!isPart(first) || !Array.isArray(first['what'])) return parts
  if (first['do'] === 'watch')
    return mentionsThat(rest) ? [{ ...first, what: into(first['what'], rest) }] : parts
  if (first['do'] !== 'later') return parts
  if (choosesArena(first['what']) && mentionsArena(rest))
    return [{ ...first, what: into(first['what'], rest) }]
  return isSelecting(first['what']) && mentionsThat(rest)
    ? [{ ...first, what: [...first['what'], ...rest] }]
    : parts
}

/** What hangs on a condition alone takes in what follows. */
function into(what: readonly Json[], rest: readonly Json[]): readonly Json[] {
  const [only] = what
  return what.length === 1 && isPart(only) && only['do'] === 'if' && Array.isArray(only['so'])
    ? [{ ...only, so: [...only['so'], ...rest] }]
    : [...what, ...rest]
}
const isThat = (part: Readonly<Record<string, Json>>): boolean =>
  part['the'] === 'chosen' && part['name'] === 'that'
const mentionsThat = (tree: Json): boolean => hasPart(tree, isThat)
const choosesArena = (tree: Json): boolean => hasPart(tree, (part) => part['do'] === 'choose-arena')
const mentionsArena = (tree: Json): boolean => hasPart(tree, (part) => part['in'] === 'chosen-arena')
const isSelecting = (tree: Json): boolean =>
  hasPart(tree, (part) => part['do'] === 'take' || ('take' in part && 'of' in part))
