/** One form for trees that say the same: what is implied is left out, names of our own are numbered, order is settled. */
import { isPart, ordered, type Part } from '@dejarik/kernel/language'
import type { CardAction } from '../text/text.ts'
import { unimplied } from './implied.ts'
import { ARMS, KIND_OF_ICON, KIND_OF_TYPE } from './words.ts'

export function canonical(tree: unknown): unknown {
  const names = new Map<string, string>()
  return ordered(settled(tree, names))
}

function settled(tree: unknown, names: Map<string, string>): unknown {
  if (Array.isArray(tree)) return tree.map((one) => settled(one, names))
  if (!isPart(tree)) return tree
  const entries = Object.entries(asked(tree)).map(([key, value]) => [
    key,
    isName(tree, key, value) ? numbered(value as string, names) : settled(located(key, value), names),
  ])
  return shaped(usual(Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Part))
}

/** Where only locations are asked, that it is one is not said, and a place among sites says that it is a site. */
function located(key: string, value: unknown): unknown {
  if (key === 'source' && JSON.stringify(value) === ANY_WEAPON) return undefined
  if (key === 'adjacentTo' && isPart(value)) return beside(value)
  if (!LOCATIONS.has(key) || !isPart(value)) return value
  if (value['type'] === 'site' && Array.isArray(value['any'])) return eachSite(value)
  const { kind, type, ...rest } = usual(value)
  const { where } = rest
  const isSite = isPart(where) ? 'sitesOf' in where : typeof where === 'string' && where.endsWith('-site')
  if (isSite && type === 'site') return rest
  return Object.keys(rest).length > 0 && kind === 'location' && type === undefined ? rest : value
}
/** What is next to a site is a site. */
const beside = ({ type, ...rest }: Part): Part =>
  type === undefined || (type === 'site' && Object.keys(rest).length > 0) ? rest : { ...rest, type }
const LOCATIONS: ReadonlySet<string> = new Set(['at', 'to', 'only', 'atA'])
/** What is aimed is a weapon. */
const ANY_WEAPON = JSON.stringify({ kind: 'weapon' })
/** One of several sites: each is one. */
function eachSite({ type, any, ...rest }: Part): unknown {
  return { ...rest, any: (any as readonly Part[]).map((one) => located('at', { ...one, type })) }
}

/** What is meant where nothing is said: you act, a mark is there, and the site of the same location is the same site. */
function usual(part: Part): Part {
  const { who, is, where, ...rest } = part
  if (part['attacker'] === 'creature' && JSON.stringify(part['card']) === ANY_CREATURE) {
    const { card: _, ...attack } = part
    return attack
  }
  const at = isPart(where) ? where['atA'] : undefined
  if (isPart(at) && isPart(at['where']) && Object.keys(at).length === 1)
    return { ...part, where: at['where'] }
  if (who === 'you' && OPTIONAL_DOER.has(String(part['do'])))
    return { ...rest, ...('is' in part ? { is } : {}) }
  if (part['if'] === 'noted' && is === 1) return rest
  if (part['if'] === 'host' && JSON.stringify(is) === BESIDE_IT) return { ...rest, is: { present: true } }
  return where === 'same-location' && (part['type'] === 'site' || part['type'] === 'system')
    ? { ...part, where: `same-${part['type']}` }
    : part
}
/** Who attacks as a creature is one. */
const ANY_CREATURE = JSON.stringify({ kind: 'creature' })
/** A card is where its carrier is: the carrier is present with it if it is inside nothing. */
const BESIDE_IT = JSON.stringify({ where: 'present' })
const OPTIONAL_DOER: ReadonlySet<string> = new Set([
  'choose',
  'draw-destiny',
  'choose-number',
  'choose-one',
  'may',
  'use-force',
  'activate',
  'retrieve',
  'shuffle',
  'name-kind',
  'discard',
])

/** Of an action or a trigger, the conditions that the rest of it does not imply. */
function asked(part: Part): Part {
  if (!Array.isArray(part['do']) || part['if'] === undefined) return part
  const { if: _, ...rest } = part
  const left = unimplied(part as unknown as CardAction)
  return left.length === 0 ? rest : { ...rest, if: { if: 'all', of: left } }
}

/** Names by which later parts call a card or a number. */
const KNOWN = new Set([
  'destiny',
  'answered',
  'at',
  'source',
  'amount',
  'shown',
  'put',
  'winner',
  'harmed',
  'fighters',
  'carrier',
])
function isName(part: Part, key: string, value: unknown): boolean {
  if (typeof value !== 'string' || KNOWN.has(value)) return false
  if (key === 'chosen' || key === 'value' || key === 'as' || key === 'noted') return true
  return key === 'name' && ('what' in part || part['if'] === 'noted')
}
function numbered(name: string, names: Map<string, string>): string {
  const known = names.get(name) ?? `#${names.size + 1}`
  names.set(name, known)
  return known
}

function shaped(part: Part): unknown {
  if (part['if'] === 'this' && isPart(part['is']) && Object.keys(part['is']).join() === 'on')
    return { if: 'host', is: part['is']['on'] }
  if (part['static'] === 'allows' && part['what'] === 'deploy-free') {
    const { what: _, static: __, ...rest } = part
    return { ...rest, static: 'deploy-cost', fix: 0 }
  }
  const host = part['static'] === undefined ? undefined : ofHost(part)
  if (host) return host
  if (part['if'] === 'all' || part['if'] === 'any') return flat(part)
  if (part['if'] === 'not' && isPart(part['of']) && part['of']['if'] === 'not') return part['of']['of']
  return filtered(listed(part))
}

/** What holds of the host that fits holds of the host while it fits. */
function ofHost({ of, when, ...part }: Part): unknown {
  if (!isPart(of) || of['the'] !== 'host' || Object.keys(of).length === 1) return undefined
  const { the, ...is } = of
  const fits: Part = { if: 'host', is }
  return { ...part, of: { the }, when: isPart(when) ? flat({ if: 'all', of: [when, fits] }) : fits }
}

/** Conditions within the same conjunction, each once, in one order. */
function flat(part: Part): unknown {
  const members = (part['of'] as readonly Part[]).flatMap((one) =>
    one['if'] === part['if'] ? (one['of'] as readonly Part[]) : [one],
  )
  const [only, ...others] = sorted(part['if'] === 'all' ? together(members) : members)
  return others.length === 0 ? only : { if: part['if'], of: [only, ...others] }
}

/** Two things that are so of the speaking card are one that is. */
function together(members: readonly Part[]): readonly Part[] {
  const own = members.filter((one) => one['if'] === 'this' && isPart(one['is']))
  const keys = own.flatMap((one) => Object.keys(one['is'] as Part))
  if (own.length < 2 || new Set(keys).size < keys.length) return members
  const is = Object.assign({}, ...own.map((one) => one['is'])) as Part
  return [...members.filter((one) => !own.includes(one)), { if: 'this', is: merged(is) }]
}

const sorted = (list: readonly unknown[]): readonly unknown[] =>
  [...new Map(list.map((one) => [JSON.stringify(ordered(one)), one])).entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, one]) => one)

/** Lists in which any member counts. */
const ANY_OF = [
  'kind',
  'type',
  'title',
  'persona',
  'trait',
  'icon',
  'model',
  'sensitivity',
  'any',
  'piles',
  'from',
] as const
/** Lists whose order says nothing. */
const UNORDERED = ['statics', 'actions', 'triggers', 'immuneTo'] as const

function listed(part: Part): Part {
  const changed = Object.entries(part).flatMap(([key, value]): [string, unknown][] => {
    if (key === 'cost' && value === 0) return []
    if (!Array.isArray(value)) return [[key, value]]
    if (value.length === 0 && key !== 'without') return []
    if ((UNORDERED as readonly string[]).includes(key)) return [[key, sorted(value)]]
    if (!(ANY_OF as readonly string[]).includes(key)) return [[key, value]]
    const list = sorted(value)
    return [[key, list.length === 1 && key !== 'any' ? list[0] : list]]
  })
  return Object.fromEntries(changed)
}

/** Filters: the kind that a type implies goes, and alternatives that differ in one word become one list. */
function filtered(part: Part): unknown {
  if ('static' in part || 'do' in part || 'if' in part || 'just' in part) return part
  return merged(withoutKind(unrepeated(part)))
}

/** Whoever is no such card is none in each case. */
function unrepeated(part: Part): Part {
  const { not, any } = part
  if (not === undefined || !Array.isArray(any)) return part
  const said = JSON.stringify(not)
  return {
    ...part,
    any: (any as readonly Part[]).map((one) => {
      const { not: again, ...rest } = one
      return JSON.stringify(again) === said ? rest : one
    }),
  }
}

/** An R-unit is a droid. */
const untyped = ({ type, ...part }: Part): Part =>
  type === 'droid' && part['trait'] === 'r-unit' ? part : type === undefined ? part : { ...part, type }

function withoutKind(whole: Part): Part {
  const part = untyped(whole)
  const { kind, ...rest } = part
  if (typeof kind !== 'string') return part
  const types = [part['type']].flat().filter((type) => type !== undefined) as string[]
  const implied = types.length > 0 && types.every((type) => (KIND_OF_TYPE as Part)[type] === kind)
  const byIcon = typeof part['icon'] === 'string' && (KIND_OF_ICON as Part)[part['icon']] === kind
  const byTitle = kind === 'location' && typeof part['title'] === 'string' && part['title'].includes(': ')
  const byBay = kind === 'location' && part['trait'] === 'docking bay'
  const byArm = kind === 'weapon' && typeof part['trait'] === 'string' && ARMS.has(part['trait'])
  const byTrait = kind === 'character' && isTraitOfCharacters(part['trait'])
  const byAll = Array.isArray(part['any']) && part['any'].every((one) => isOfKind(one, kind))
  return implied || byIcon || byTrait || byTitle || byArm || byBay || byAll ? rest : part
}
const isOfKind = (one: unknown, kind: string): boolean =>
  isPart(one) && one['kind'] === undefined && !('kind' in withoutKind({ ...one, kind }))
/** Traits of things; all others are of characters. */
const OF_THINGS = new Set([
  'docking bay',
  'prison',
  'blaster',
  'lightsaber',
  'enclosed',
  'sandcrawler',
  'imperial (starship)',
  'rebel (starship)',
  'ewok weapon',
  'no hyperdrive',
  'immediate',
  'mobile',
  'cannon',
  'rifle',
  'blaster rifle',
  'laser cannon',
  'ion cannon',
  'speeder',
  'skiff',
])
const isTraitOfCharacters = (trait: unknown): boolean => {
  const traits = [trait].flat().filter((one): one is string => typeof one === 'string')
  return traits.length > 0 && traits.every((one) => !OF_THINGS.has(one))
}

const MERGEABLE = ['kind', 'type', 'title', 'persona', 'trait', 'icon', 'model'] as const
function merged(part: Part): unknown {
  const any = part['any']
  if (!Array.isArray(any)) return part
  const flatAny = (any as readonly Part[])
    .flatMap((one) =>
      Object.keys(one).length === 1 && Array.isArray(one['any']) ? (one['any'] as readonly Part[]) : [one],
    )
    .map((one) => ofTheKind(one, part['kind']))
  const groups = MERGEABLE.map(
    (key) => [key, flatAny.filter((one) => Object.keys(one).join() === key)] as const,
  )
  const joined = groups.flatMap(([key, ones]) =>
    ones.length === 0
      ? []
      : [{ [key]: single(sorted(ones.flatMap((one) => one[key] as string | readonly string[]))) }],
  )
  const others = flatAny.filter((one) => !groups.some(([key]) => Object.keys(one).join() === key))
  const all = sorted([...joined, ...others]) as readonly Part[]
  const { any: _, ...rest } = part
  const [only] = all
  const shared = all.length > 1 ? sharedBy(all) : {}
  if (Object.keys(shared).length > 0 && Object.keys(shared).every((key) => !(key in rest)))
    return merged({ ...rest, ...shared, any: all.map((one) => lacking(one, shared)) })
  if (all.length === 1 && only && Object.keys(only).every((key) => !(key in rest)))
    return { ...rest, ...only }
  return { ...rest, any: all }
}
/** What each of them says stands once. */
const sharedBy = ([first, ...others]: readonly Part[]): Part =>
  Object.fromEntries(
    Object.entries(first!).filter(
      ([key, value]) =>
        key !== 'any' && others.every((one) => JSON.stringify(one[key]) === JSON.stringify(value)),
    ),
  )
const lacking = (one: Part, shared: Part): Part =>
  Object.fromEntries(Object.entries(one).filter(([key]) => !(key in shared)))
/** What is so of all of them is not said of one. */
function ofTheKind(one: Part, kind: unknown): Part {
  const { kind: own, ...rest } = one
  return own !== undefined && own === kind && Object.keys(rest).length > 0 ? rest : one
}
const single = (list: readonly unknown[]): unknown => (list.length === 1 ? list[0] : list)
