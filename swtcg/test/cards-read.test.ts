/** The ledger of cards that were read against their printed text: complete, and of the trees of today. */
import { readFileSync } from 'node:fs'
import { parseReadings, sayUnread, unread } from '@dejarik/rulebook/card-readings'
import { expect, test } from 'vitest'
import { mustBeRead, readableCards } from '../cards/reading.ts'

const READINGS = parseReadings(readFileSync(new URL('../cards/read.yaml', import.meta.url), 'utf8'))

test('every card of the sets of 2010 was read, and no card that was read has changed: else `dejarik cards read --game swtcg` lists them', () => {
  expect(sayUnread(unread(READINGS, readableCards(), mustBeRead))).toEqual([])
})

test('a tree that is changed by hand is found', () => {
  const cards = new Map(readableCards())
  const [key, card] = [...cards][0]!
  cards.set(key, { ...(card as object), abilities: [{ ability: 'keyword', keyword: 'armor', value: 1 }] })
  expect(unread(READINGS, cards, mustBeRead).changed).toEqual([key])
})
