/** The published schema of effect trees, and where a tree breaks it. */
import { definitionsIn, faultInTree, type Schema, type TreeFault } from '@dejarik/kernel/language'
import types from './tree-types.ts'

const DEFINITIONS = definitionsIn(types)

/** JSON Schema of the abilities of a card. */
export const TREE_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'The abilities of a Star Wars TCG card',
  type: 'array',
  items: { $ref: '#/$defs/Ability' },
  $defs: DEFINITIONS,
} as const

const TELLING = ['ability', 'do', 'if', 'when', 'amount', 'the', 'in', 'take', 'pay'] as const

/** The first part that breaks the schema; nothing in a tree that keeps it. */
export const faultIn = (abilities: unknown): TreeFault | undefined =>
  faultInTree({ root: TREE_SCHEMA as Schema, definitions: DEFINITIONS, telling: TELLING }, abilities)
