/** Two options that set the same constant or policy say so, or cannot be played together. */
import { expect, test } from 'vitest'
import { Library } from '../cards/library.ts'
import { ALL_OPTIONS } from '../options/all.ts'
import { resolveOptions } from '../options/resolve.ts'
import { makeRuleset } from '../ruleset.ts'

const rulesWith = (...options: readonly string[]) => makeRuleset('idc', options, new Library([]))

const valuesWith = (...options: readonly string[]): Readonly<Record<string, unknown>> => {
  const { constants, policies } = rulesWith(...options)
  return { ...constants, ...policies }
}

/** Collections that options add to without setting them, and what is worked out from the cards each time. */
const ADDED_TO = ['specials', 'grants', 'grantedChances', 'library']
const WORKED_OUT = ['deckCards', 'battleChances', 'discardChances', 'hasEvents', 'traps', 'hiddenCards']
const isSet = (name: string): boolean => ![...ADDED_TO, ...WORKED_OUT].includes(name)
const usual = valuesWith()

/** The constants and policies that an option sets. */
function setBy(option: string): readonly string[] {
  const values = valuesWith(option)
  return Object.keys(values).filter((name) => values[name] !== usual[name] && isSet(name))
}

test('every two options that set the same make rules together', { timeout: 30_000 }, () => {
  const set = new Map(ALL_OPTIONS.map(({ name }) => [name, setBy(name)]))
  const names = [...set.keys()]
  const pairs = names.flatMap((one, place) => names.slice(place + 1).map((other) => [one, other] as const))
  const meeting = pairs.filter(
    ([one, other]) =>
      set.get(one)!.some((name) => set.get(other)!.includes(name)) &&
      resolveOptions([one, other]).refused.length === 0,
  )
  expect(meeting.length).toBeGreaterThan(50)
  for (const pair of meeting) expect(() => rulesWith(...pair), pair.join(' + ')).not.toThrow()
})
