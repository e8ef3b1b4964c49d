/** Limits that let one machine act as thousands. */
import { LIMITS, type Limits } from '../settings.ts'

const MANY = { burst: 1e9, perMinute: 1e9 }

export const NO_LIMITS: Limits = {
  ...LIMITS,
  newcomers: MANY,
  signIn: MANY,
  passwords: MANY,
  reads: MANY,
  writes: MANY,
  requests: MANY,
  messages: MANY,
  openings: MANY,
  resumes: MANY,
  talk: MANY,
  sockets: 1e9,
}
