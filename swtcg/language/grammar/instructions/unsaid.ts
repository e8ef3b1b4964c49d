/** Where the text names no duration, the whole ability must tell. */
import type { Duration } from '../../tree/instructions.ts'

export const UNSAID = 'unsaid' as Duration
