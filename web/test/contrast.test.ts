import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('../style/colours.css', import.meta.url), 'utf8')

type Theme = 'light' | 'dark'
const THEMES = ['light', 'dark'] as const

/** Each colour by name, as the theme shows it. */
function colours(theme: Theme): ReadonlyMap<string, string> {
  const both = [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)]
  const alike = [...css.matchAll(/--([\w-]+): (#\w{6});/g)]
  return new Map([
    ...alike.map(([, name, colour]) => [name!, colour!] as const),
    ...both.map(([, name, light, dark]) => [name!, theme === 'light' ? light! : dark!] as const),
  ])
}

/** Relative luminance, as WCAG counts it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter! + 0.05) / (darker! + 0.05)
}

type Pair = readonly [string, string]
const on = (names: readonly string[], grounds: readonly string[]): Pair[] =>
  grounds.flatMap((ground) => names.map((name) => [name, ground] as const))
const SIDES = ['dark', 'light', 'neutral', 'vong'] as const

/** What is read, and on what. */
const READ: readonly Pair[] = [
  ...on(['text', 'dim', 'link'], ['ground', 'panel', 'panel-2', 'panel-3']),
  ...on(['accent', 'danger', 'good'], ['ground', 'panel', 'panel-2']),
  ...SIDES.flatMap((side) => [
    ...on(['text', 'dim', 'accent', `${side}-ink`], [`${side}-paper`]),
    ...on(['text', 'damaged', `${side}-ink`], [`${side}-paper-2`]),
    ['on-edge', `${side}-edge`] as const,
  ]),
  ...on(['on-state'], ['can-act', 'target', 'tapped', 'hit']),
  ['on-accent', 'accent'],
  ['on-button', 'button'],
  ['void', 'chosen'],
]

/** Edges, figures and rings: large enough for less. */
const SHAPES: readonly Pair[] = [
  ...on(['can-act', 'chosen', 'target', 'damaged', 'tapped', 'hit'], ['ground']),
  ...on(['space', 'field', 'character', 'holo', 'line-strong'], ['ground']),
  ...SIDES.flatMap((side) => [
    [`${side}-edge`, 'ground'] as const,
    ...on([`${side}-body`], [`${side}-sky`, `${side}-far`]),
  ]),
  ['button-edge', 'panel'],
]

test.each(THEMES)('every colour can be told from its ground in the %s theme', (theme) => {
  const known = colours(theme)
  const tooLow = (pairs: readonly Pair[], least: number): readonly string[] =>
    pairs
      .map(([one, other]) => [one, other, contrast(known.get(one)!, known.get(other)!)] as const)
      .filter(([, , ratio]) => ratio < least)
      .map(([one, other, ratio]) => `${one} on ${other}: ${ratio.toFixed(2)}`)
  expect(known.size).toBeGreaterThan(60)
  expect(tooLow(READ, 4.5)).toEqual([])
  expect(tooLow(SHAPES, 3)).toEqual([])
})
