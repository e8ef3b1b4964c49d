/** The log: one JSON object a line, with the tables concerned and the stack, and nothing that has to stay secret. */

/** Which tables a fault concerns. */
export interface Where {
  readonly tables: readonly string[]
}
export type Report = (fault: unknown, where?: Where) => void

interface Entry {
  readonly time: string
  readonly level: 'info' | 'error'
  readonly message: string
  readonly tables?: readonly string[]
  readonly in?: string
  readonly stack?: string
}

const MOST_MESSAGE = 500
const MOST_STACK = 4000

/** Names and passwords within addresses, and whatever looks like the token of a session. */
const withoutSecrets = (text: string): string =>
  text.replace(/\/\/[^\s/@]*@/g, '//…@').replace(/\b[\w-]{43,}\b/g, '…')

const tidy = (text: string, most: number): string => withoutSecrets(text.slice(0, most))

/** What can be said of a fault: its words and its stack, but never the record of a game, which has seeds and decks in it. */
function facts(fault: unknown): Pick<Entry, 'message' | 'stack' | 'in'> {
  if (fault instanceof AggregateError && fault.errors[0] instanceof Error) return facts(fault.errors[0])
  const { in: room, fault: inner } = (fault ?? {}) as { readonly in?: unknown; readonly fault?: unknown }
  const { message, stack } = (inner ?? fault ?? {}) as {
    readonly message?: unknown
    readonly stack?: unknown
  }
  return {
    message: tidy(typeof message === 'string' ? message : 'something failed without words', MOST_MESSAGE),
    ...(typeof room === 'string' ? { in: room } : {}),
    ...(typeof stack === 'string' ? { stack: tidy(stack, MOST_STACK) } : {}),
  }
}

type Write = (line: string) => void

const line = (entry: Entry): string => `${JSON.stringify(entry)}\n`
const time = (): string => new Date().toISOString()

export const reportTo =
  (write: Write): Report =>
  (fault, { tables = [] } = { tables: [] }) =>
    write(line({ time: time(), level: 'error', ...facts(fault), ...(tables.length > 0 ? { tables } : {}) }))

export const sayTo =
  (write: Write) =>
  (message: string): void =>
    write(line({ time: time(), level: 'info', message }))
