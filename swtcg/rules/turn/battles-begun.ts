/** Whether battles are fought by now. */
import type { Game } from '../../kinds.ts'

export const hasBegun = ({ table: { turn, begins } }: Game): boolean => turn >= begins
