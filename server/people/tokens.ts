/** Names that nobody can guess, and what is kept of them. */
import { createHash, randomBytes } from 'node:crypto'

/** For links and identities; 128 bits. */
export const newId = (): string => randomBytes(16).toString('base64url')
/** For sessions; 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')
export const fingerprintOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
