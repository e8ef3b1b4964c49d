/** X: what another clause says that it is, or what a player picks when he pays so much. */
import { hasPart, isPart, rewrite, say } from '@dejarik/kernel/language'
import type { Amount } from '../../../text/condition.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { CardAction } from '../../../text/text.ts'
import type { Parser, Source } from '../../source.ts'
import type { Piece } from '../sentences/piece.ts'
import { measure, X } from './measures.ts'

const isX = (node: unknown): boolean => isPart(node) && node['value'] === 'X'
const hasX = (tree: unknown): boolean => hasPart(tree, isX)

const said: Parser<Amount> = say`[.,;]? ?\(?(?:where )?X (?:=|equals|is) (?:the )?${measure}\)?`((n) => n)

/** Pieces without X: it is told, or picked. */
export const withX =
  (parser: Parser<Piece>): Parser<Piece> =>
  (source: Source, at) =>
    parser(source, at).flatMap((reading) => {
      if (!hasX(reading.value)) return [reading]
      const known = said(source, reading.end)
        .filter(({ value }) => !hasX(value))
        .map(({ value, end }) => ({ value: put(reading.value, value), end }))
      const picked = picking(reading.value)
      return picked ? [...known, { value: picked, end: reading.end }] : known
    })
const put = (piece: Piece, n: Amount): Piece => rewrite(piece, (part) => (isX(part) ? n : part)) as Piece

/** Who pays X says how much that is. */
function picking(piece: Piece): Piece | undefined {
  const { actions = [], ...rest } = piece
  if (hasX(rest)) return undefined
  const picked = actions.map((action) => (hasX(action) ? paying(action) : action))
  return picked.includes(undefined) ? undefined : { ...rest, actions: picked as readonly CardAction[] }
}
function paying({ cost, first = [], ...action }: CardAction): CardAction | undefined {
  if (cost && isX(cost.use))
    return {
      ...action,
      first: [pick('force', lessens(action.do)), { do: 'use-force', amount: X }, ...first],
    }
  const pays = first.some((step) => step.do === 'lose-force' && isX(step.amount))
  return pays ? { ...action, ...(cost ? { cost } : {}), first: [pick('life-force'), ...first] } : undefined
}
/** Nobody pays for more than there is to lose. */
const lessens = (steps: readonly Instruction[]): boolean =>
  steps.some((step) => step.do === 'change-loss' && typeof step.by === 'object' && 'less' in step.by)
const pick = (from: 'force' | 'life-force', most = false): Instruction => {
  const owned: Amount = { cardsIn: from, whose: 'yours' }
  return { do: 'choose-number', as: 'X', to: most ? { smallest: [{ value: 'amount' }, owned] } : owned }
}
