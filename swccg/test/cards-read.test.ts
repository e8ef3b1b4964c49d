/** Every card of Premiere was read against its printed text, and no card that was read has changed since. */
import { readFileSync } from 'node:fs'
import { parseReadings, sayUnread, unread } from '@dejarik/rulebook/card-readings'
import { describe, expect, test } from 'vitest'
import { mustBeRead, readableCards } from '../index.ts'

const ledger = parseReadings(readFileSync(new URL('../cards/read.yaml', import.meta.url), 'utf8'))

describe('the ledger', () => {
  test('has Premiere, and every card that it has as it is now; npx dejarik cards read --game swccg lists what is to be read', () => {
    expect(sayUnread(unread(ledger, readableCards(), mustBeRead))).toEqual([])
  })
  test('finds a tree that was changed by hand, and a list of cards that was', () => {
    const cards = new Map(readableCards())
    const talz = cards.get('Talz') as { readonly text: object }
    cards.set('Talz', { ...talz, text: { ...talz.text, immuneTo: ['Alter'] } })
    cards.delete('Kabe')
    cards.set('Kabi', {})
    expect(unread(ledger, cards, (key) => key === 'Kabi' || mustBeRead(key))).toEqual({
      missing: ['Kabi'],
      changed: ['Talz'],
      gone: ['Kabe'],
    })
  })
})
