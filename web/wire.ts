/** One seat's line to a table, wherever the table is. */
import type { Request, Told } from '@dejarik/table'

export interface Wire {
  readonly send: (message: Request) => void
  hear: (told: Told) => void
}
