/** What one sentence or several give to the entry of a card, and pieces put together. */
import type { CardText, Deploys } from '../../../text/text.ts'

/** A part of an entry; weapons are put together from several sentences. */
export type Piece = CardText

export function joinPieces(pieces: readonly Piece[]): CardText {
  const statics = pieces.flatMap((piece) => piece.statics ?? [])
  const actions = pieces.flatMap((piece) => piece.actions ?? [])
  const triggers = pieces.flatMap((piece) => piece.triggers ?? [])
  const immuneTo = pieces.flatMap((piece) => piece.immuneTo ?? [])
  const starts = pieces.flatMap((piece) => piece.starts ?? [])
  const deploys = joinDeploys(pieces.flatMap((piece) => (piece.deploys ? [piece.deploys] : [])))
  const fires = pieces.find((piece) => piece.fires)?.fires
  return {
    ...(deploys ? { deploys } : {}),
    ...(statics.length > 0 ? { statics } : {}),
    ...(actions.length > 0 ? { actions } : {}),
    ...(triggers.length > 0 ? { triggers } : {}),
    ...(fires ? { fires } : {}),
    ...(starts.length > 0 ? { starts } : {}),
    ...(immuneTo.length > 0 ? { immuneTo } : {}),
  }
}

/** Ways to deploy and changes of the cost add up; everything else is said once. */
function joinDeploys(all: readonly Deploys[]): Deploys | undefined {
  if (all.length === 0) return undefined
  const on = all.flatMap((one) => one.on ?? [])
  const changes = all.flatMap((one) => one.changes ?? [])
  const after = all.flatMap((one) => one.after ?? [])
  return {
    ...Object.assign({}, ...all),
    ...(on.length > 0 ? { on } : {}),
    ...(changes.length > 0 ? { changes } : {}),
    ...(after.length > 0 ? { after } : {}),
  }
}
