/** A card does the same for both sides: cards whose printed texts differ in names alone have the same tree but for those. */
import { readFileSync } from 'node:fs'
import { outline } from '@dejarik/kernel/language'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { CardDefinition } from '../cards/definition.ts'
import { shippedCards } from '../index.ts'

const listed = parse(readFileSync(new URL('../cards/twins.yaml', import.meta.url), 'utf8')) as string[][]
const automated = new Map(
  shippedCards().cards.flatMap((card) => (card.automated ? [[card.key, card] as const] : [])),
)
const twins = listed.map((keys) => keys.flatMap((key) => automated.get(key) ?? []))

/** Those that differ by more than a capital letter shows, and why that is no fault. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'Jedi Presence': 'Jedi and Dark Jedi are traits',
  'Leia Seeker': 'an alien is a type of character, a warrior has a skill',
  'Tagge Seeker': 'an alien is a type of character, a warrior has a skill',
  "URoRRuR'R'R's Hunting Rifle": 'one of its bearers has one card alone, so that its title means it',
}

/** The cards that do something else than the first of theirs. */
const unlike = ([first, ...others]: readonly CardDefinition[]): readonly string[] => {
  const said = ({ text }: CardDefinition): string => JSON.stringify(outline(text))
  return others.filter((other) => said(other) !== said(first!)).map(({ key }) => key)
}

test('cards of one text but for names do the same', () => {
  expect(twins.filter((alike) => alike.length > 1).length).toBeGreaterThan(35)
  expect(twins.flatMap(unlike).sort()).toEqual(Object.keys(EXCEPTIONS))
})

test('a planted fault is found: a card that does something else on the other side', () => {
  const [first, second] = twins.find(([one]) => one?.key === 'Ghhhk')!
  const faulty: CardDefinition = { ...second!, text: { ...second!.text, immuneTo: ['Alter'] } }
  expect(unlike([first!, faulty])).toEqual([second!.key])
})
