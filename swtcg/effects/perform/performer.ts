/** The shape of a function that performs one kind of instruction. */
import type { CardId, Cause } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import type { Instruction } from '../../language/tree/instructions.ts'
import type { Bound, Context } from '../context.ts'
import { resolving } from '../resolving.ts'

export type Named<N extends Instruction['do']> = Extract<Instruction, { readonly do: N }>

/** Does it to the cards found, and gives back what it has bound, if anything. */
export type Performer<N extends Instruction['do']> = (
  game: Game,
  context: Context,
  instruction: Named<N>,
  found: readonly CardId[],
) => Bound | undefined | void

export type Performers<N extends Instruction['do']> = { readonly [Name in N]: Performer<Name> }

/** Carries out instructions inside an instruction; what they bind comes back. */
export const performAll = (game: Game, context: Context, instructions: readonly Instruction[]): void =>
  game.call(resolving, { context, instructions }, 'nested')

export const causeOf = ({ self }: Context): Cause => ({ card: self })
