/** The cookie that holds a session. */
import { SESSION_LASTS } from '../people/sessions.ts'

type Origin = string | null
export const isSecure = (origin: Origin): boolean => origin?.startsWith('https:') ?? false

/** Behind HTTPS no other host of the domain can set it: browsers see to that by the name. */
const nameFor = (origin: Origin): string => (isSecure(origin) ? '__Host-dejarik' : 'dejarik')

export function tokenIn(header: string | undefined, origin: Origin): string | undefined {
  const name = `${nameFor(origin)}=`
  const parts = (header ?? '').split(';').map((part) => part.trim())
  return parts.find((part) => part.startsWith(name))?.slice(name.length)
}

/** Scripts cannot read it, and other sites cannot send it. */
export function cookieFor(token: string, origin: Origin): string {
  return `${nameFor(origin)}=${token}; ${RULES}; Max-Age=${SESSION_LASTS / 1000}${secure(origin)}`
}

export const noCookie = (origin: Origin): string =>
  `${nameFor(origin)}=; ${RULES}; Max-Age=0${secure(origin)}`

const RULES = 'Path=/; HttpOnly; SameSite=Strict'
const secure = (origin: Origin): string => (isSecure(origin) ? '; Secure' : '')
