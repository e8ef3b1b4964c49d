/** Runs something in a world without clock and chance: whoever reads either is caught. */

const CLOCKS: readonly (readonly [object, string])[] = [
  [Date, 'now'],
  [Math, 'random'],
  [Reflect.get(globalThis, 'performance') as object, 'now'],
]

export function withoutClock<T>(run: () => T): T {
  const kept = CLOCKS.map(([holder, name]) => Reflect.get(holder, name))
  for (const [holder, name] of CLOCKS) Reflect.set(holder, name, () => caught(name))
  try {
    return run()
  } finally {
    for (const [index, [holder, name]] of CLOCKS.entries()) Reflect.set(holder, name, kept[index])
  }
}

function caught(name: string): never {
  throw new Error(`a game may not call ${name}()`)
}
