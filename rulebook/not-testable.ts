/** Rules that no program can test, with the reason for each: the reviewed list in `not-testable.yaml`. */
import { parse } from 'yaml'

/** Reason by rule id. */
export type NotTestable = ReadonlyMap<string, string>

export const parseNotTestable = (yaml: string): NotTestable =>
  new Map(Object.entries(parse(yaml) as Readonly<Record<string, string>>))
