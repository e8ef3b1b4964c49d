/** The cookie that holds a session. */
import { SESSION_LASTS } from '../people/people.ts'

const NAME = 'dejarik'

export function tokenIn(header: string | undefined): string | undefined {
  const parts = (header ?? '').split(';').map((part) => part.trim())
  return parts.find((part) => part.startsWith(`${NAME}=`))?.slice(NAME.length + 1)
}

/** Scripts cannot read it, and other sites cannot send it. */
export function cookieFor(token: string, origin: string | null): string {
  const secure = origin?.startsWith('https:') ? '; Secure' : ''
  return `${NAME}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${SESSION_LASTS / 1000}${secure}`
}

export const NO_COOKIE = `${NAME}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0`
