/** Whether a request comes from our own page. Other pages must not act with a visitor's session. */
import type { IncomingHttpHeaders } from 'node:http'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../settings.ts'

const LOCAL = new Set(['127.0.0.1', 'localhost', '[::1]'])
const hostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).host : null)

/** Programs send no origin and have no visitor's session; browsers always send one. */
export function checkOrigin({ origin, host }: IncomingHttpHeaders, settings: Settings): void {
  checkHost(host, settings)
  if (origin === undefined) return
  const wanted = settings.origin === null ? host : hostOf(settings.origin)
  if (hostOf(origin) !== wanted) throw new Refusal(403, 'This request comes from another site.')
}

/** A name that somebody else made to lead to this machine is not ours. */
function checkHost(host: string | undefined, settings: Settings): void {
  if (!LOCAL.has(settings.host) || settings.origin !== null) return
  const name = hostOf(`http://${host}`)?.replace(/:\d+$/, '')
  if (!name || !LOCAL.has(name)) throw new Refusal(403, 'This server is for this machine only.')
}
