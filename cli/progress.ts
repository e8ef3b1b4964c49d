/** A progress bar on standard error, where a person watches; nothing elsewhere. */
const WIDTH = 30
/** Milliseconds between two drawings. */
const PAUSE = 100

export interface Progress {
  readonly at: (done: number) => void
  readonly end: () => void
}

export function progress(total: number, what: string): Progress {
  if (!process.stderr.isTTY) return { at: () => {}, end: () => {} }
  let drawn = 0
  return {
    at: (done) => {
      if (Date.now() - drawn < PAUSE) return
      drawn = Date.now()
      process.stderr.write(`\r${bar(done / total)} ${done} of ${total} ${what}`)
    },
    end: () => process.stderr.write('\r\x1b[K'),
  }
}

function bar(share: number): string {
  const full = Math.round(share * WIDTH)
  return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}]`
}
