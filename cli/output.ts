/** What a command tells its user: lines on standard output, or JSON for programs. */

export function say(...lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))
}

export const sayJson = (value: unknown): void => say(JSON.stringify(value, null, 2))

/** Exit codes: fine, the thing looked at has failures, the input made no sense, the program itself failed. */
export const EXIT = { fine: 0, failures: 1, badInput: 2, crash: 3 } as const

/** Lets the command end well but tell that what it looked at has failures. */
export function tellFailures(): void {
  process.exitCode = EXIT.failures
}

/** 12345 as 12,345. */
export const grouped = (number: number): string => number.toLocaleString('en-US')
