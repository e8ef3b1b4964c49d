/** A content word of a printed text that neither the tree nor a named way of saying it accounts for: not understood. */
import { readFileSync } from 'node:fs'
import { type Way, wayMark } from '@dejarik/kernel/language'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { shippedCards } from '../cards/shipped.ts'
import { lostIn } from '../language/lost-words.ts'
import { SAID_OTHERWISE } from '../language/otherwise/all.ts'
import { sayText } from '../language/render/text.ts'
import type { Condition } from '../text/condition.ts'
import type { Filter } from '../text/filter.ts'
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

const HOST = { the: 'host' } as const
const AT_CANTINA = { if: 'this', is: { where: { at: 'Tatooine: Cantina' } } } as const
const jawas = { trait: 'jawa', whose: 'yours' } as const
const power = (of: Filter, when?: Condition): CardText => ({
  statics: [{ static: 'number', change: 'power', of, add: 2, ...(when ? { when } : {}) }],
})
const DRAINS: CardText = { statics: [{ static: 'side-number', change: 'drain', whose: 'yours', add: 1 }] }
const RETRIEVES: CardText = {
  actions: [{ when: 'your-turn', do: [{ do: 'retrieve', amount: 1, what: { persona: 'Luke' } }] }],
}
const CANCELS: CardText = { actions: [{ when: { just: 'played' }, do: [{ do: 'cancel' }] }] }

/** A tree that lacks a part of what the text says, where the table has words for that part. */
describe('a part that a tree lacks is found behind each kind of other words', () => {
  test.each<readonly [kind: string, text: string, tree: CardText, lost: readonly string[]]>([
    ['a condition', 'Power +2 when at Cantina.', power(SELF), ['when', 'cantina']],
    ['its place', 'While at Cantina, your Jawas there are power +2.', power(jawas, AT_CANTINA), ['ther']],
    ['who is meant', 'All your Jawas are power +2.', power(SELF), ['al', 'jawa']],
    ['each of several', 'Each of your Jawas is power +2.', power(SELF), ['each', 'jawa']],
    ['another', 'Each other Jawa is power +2.', power(jawas), ['other']],
    ['what is piloted', 'Adds 2 to power of anything he pilots.', power(HOST), ['anyth', 'pilot']],
    ['the same site', 'Force drain +1 at same site.', DRAINS, ['sam', 'sit']],
    [
      'how it is said to be a total',
      'Your total attrition is power +2.',
      power(SELF),
      ['total', 'attrition'],
    ],
    [
      'a battle together',
      'If Luke and Han are in a battle together, power +2.',
      power(SELF),
      ['luk', 'han', 'battl', 'together'],
    ],
    ['what is retrieved', 'If Han is lost, use 1 Force to retrieve him.', RETRIEVES, ['han']],
    ['what was played', 'Cancel one Sense card just played.', CANCELS, ['sens']],
    ['unless', 'Power +2 unless at Cantina.', power(SELF), ['unles', 'cantina']],
    ['where', 'Force drain +1 where you have a Jawa.', DRAINS, ['wher', 'jawa']],
    ['a phase', 'Once during each of your control phases, retrieve Luke.', RETRIEVES, ['control', 'phas']],
    ['what is lost', 'Lose any one Jawa to retrieve Luke.', RETRIEVES, ['los', 'any', 'jawa']],
    ['who does it', 'Each player must retrieve Luke.', RETRIEVES, ['each', 'player', 'must']],
  ])('%s: %s', (_, text, tree, lost) => {
    expect(lostIn(text, tree, trooper)).toEqual(expect.arrayContaining([...lost]))
  })
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
