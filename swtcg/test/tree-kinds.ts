/** The kinds of parts that effect trees can have by their schema, and those that a tree has. */
import { shippedCards } from '../cards/shipped.ts'
import { TREE_SCHEMA } from '../language/schema.ts'

interface Schema {
  readonly $ref?: string
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly string[]
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
}
type Part = Readonly<Record<string, unknown>>

const DEFINITIONS = TREE_SCHEMA.$defs as Readonly<Record<string, Schema>>
/** The key whose word tells what a part is, in the order in which they are looked for. */
const TELLING = ['ability', 'do', 'if', 'when', 'amount', 'the', 'in', 'take', 'pay'] as const

const named = (reference: string): string => reference.slice('#/$defs/'.length)
const formsOf = (schema: Schema): readonly Schema[] => schema.anyOf?.flatMap(formsOf) ?? [schema]

/** Every kind: a word that tells, each key that may be added to it, and each word of a list of words. */
export const schemaKinds = (): ReadonlySet<string> =>
  new Set(Object.entries(DEFINITIONS).flatMap(([name, schema]) => formsOf(schema).flatMap(kindsOfForm(name))))

const kindsOfForm =
  (name: string) =>
  (form: Schema): readonly string[] => {
    if (form.enum) return form.enum.map((word) => `${name} ${word}`)
    const { properties = {}, required = [] } = form
    const telling = TELLING.find((key) => properties[key]?.enum)
    const words = telling ? properties[telling]!.enum! : ['']
    const keys = Object.keys(properties).filter((key) => key !== telling)
    const added = keys.filter((key) => !telling || !required.includes(key))
    return words.flatMap((word) => [
      ...(word ? [`${name} ${word}`] : []),
      ...added.map((key) => kind(name, word, key)),
    ])
  }
const kind = (name: string, word: string, key: string): string => `${name} ${word ? `${word}.${key}` : key}`

/** The kinds of a part and of all that it holds; `within` says which definitions to go into. */
export function kindsIn(
  name: string,
  value: unknown,
  within: (name: string) => boolean = () => true,
): Set<string> {
  const found = new Set<string>()
  const walk = (schema: Schema, at: string, part: unknown): void => {
    if (schema.$ref) {
      if (within(named(schema.$ref))) walk(DEFINITIONS[named(schema.$ref)]!, named(schema.$ref), part)
      return
    }
    if (schema.anyOf) {
      const form = schema.anyOf.find((one) => matches(one, part))
      if (form) walk(form, at, part)
      return
    }
    if (schema.enum) found.add(`${at} ${part as string}`)
    if (Array.isArray(part))
      for (const [place, each] of part.entries()) walk(schema.prefixItems?.[place] ?? schema.items!, at, each)
    else if (typeof part === 'object' && part !== null) walkObject(schema, at, part as Part)
  }
  const walkObject = ({ properties = {} }: Schema, at: string, part: Part): void => {
    const telling = TELLING.find((key) => properties[key]?.enum)
    const word = telling ? String(part[telling]) : ''
    if (word) found.add(`${at} ${word}`)
    for (const [key, inner] of Object.entries(part)) {
      if (key === telling || inner === undefined) continue
      found.add(kind(at, word, key))
      const schema = properties[key]!
      walk(schema, schema.$ref || schema.anyOf || schema.items ? at : `${at}.${key}`, inner)
    }
  }
  walk(DEFINITIONS[name]!, name, value)
  return found
}

/** By its own keys and words; what these hold is not looked at. */
function matches(given: Schema, part: unknown): boolean {
  if (given.$ref) return matches(DEFINITIONS[named(given.$ref)]!, part)
  if (given.anyOf) return given.anyOf.some((one) => matches(one, part))
  if (given.enum) return given.enum.includes(part as string)
  if (given.type === 'array') return Array.isArray(part)
  if (given.type !== 'object') return typeof part === given.type
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return false
  const { properties = {}, required = [] } = given
  return (
    required.every((key) => key in part) &&
    Object.entries(part).every(([key, inner]) => {
      const words = properties[key]?.enum
      return key in properties && (!words || words.includes(inner as string))
    })
  )
}

/** The kinds in shipped cards that are carried out in full. */
export function shippedKinds(): readonly string[] {
  const carriedOut = shippedCards().cards.filter(({ unautomated }) => unautomated === undefined)
  const abilities = carriedOut.flatMap((card) => card.abilities)
  return [...new Set(abilities.flatMap((ability) => [...kindsIn('Ability', ability)]))].sort()
}
