/** The hashes of seeds that this browser was told before or while a game was played, to hold replays against. */
import { readKept, writeKept } from '../kept.ts'

const KEY = 'dejarik.promises'
const MOST = 300

export const wasPromised = (hash: string): boolean => readKept<string>(KEY).includes(hash)

export function notePromise(hash: string): void {
  if (!wasPromised(hash)) writeKept(KEY, [hash, ...readKept<string>(KEY)].slice(0, MOST))
}
