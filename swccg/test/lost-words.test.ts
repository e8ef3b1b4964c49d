/** A content word of a printed text that neither the tree nor a named way of saying it accounts for: not understood. */
import { readFileSync } from 'node:fs'
import { type Way, wayMark } from '@dejarik/kernel/language'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { shippedCards } from '../cards/shipped.ts'
import { lostIn } from '../language/lost-words.ts'
import { SAID_OTHERWISE } from '../language/otherwise/all.ts'
import { sayText } from '../language/render/text.ts'
import type { CardText } from '../text/text.ts'

const trooper = shippedCards().card('Stormtrooper')
const SELF = { the: 'self' } as const
const STRONGER: CardText = { statics: [{ static: 'number', change: 'power', of: SELF, add: 2 }] }

test.each([
  ['Power +2.', []],
  ['Power +2 at a docking bay.', ['dock', 'bay']],
  ['Power and forfeit +2.', ['forfeit']],
  ['Power +3.', ['3']],
  ['Imperial-class power +2.', ['imperial_clas']],
])('of %s is lost in "power +2": %s', (text, lost) => {
  expect(lostIn(text, STRONGER, trooper)).toEqual(lost)
})

test('its own words account for every automated card', () => {
  const losing = shippedCards()
    .cards.filter(({ automated }) => automated)
    .filter((card) => lostIn(sayText(card, card.text).join(' '), card.text, card).length > 0)
  expect(losing.map(({ key }) => key)).toEqual([])
})

const USED = parse(readFileSync(new URL('../language/otherwise/used.yaml', import.meta.url), 'utf8'))
const told = ({ why, said }: Way): string => `${why}: ${said}`

test('each way of saying it otherwise has its reason, and is used by a printed card', () => {
  expect(SAID_OTHERWISE.filter(({ why }) => why.split(' ').length < 3).map(told)).toEqual([])
  expect(SAID_OTHERWISE.filter((way) => !(wayMark(way) in USED)).map(told)).toEqual([])
})

test('the list of printed cards is of today: else run `node scripts/ccg-wordings.mjs`', () => {
  const marks = new Set(SAID_OTHERWISE.map(wayMark))
  expect(Object.keys(USED).filter((mark) => !marks.has(mark))).toEqual([])
})
