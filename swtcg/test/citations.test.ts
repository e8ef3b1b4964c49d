/** Each edition cites its own book: in reasons, causes, questions, parts of numbers and how a game ended. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { breakdown, chance, newMachine, prospects, type SeatId, sampleAnswer, viewOf } from '@dejarik/kernel'
import { readCatalogue } from '@dejarik/rulebook/read'
import { describe, expect, test } from 'vitest'
import { WOTC_RULES } from '../citations.ts'
import { swtcgGame } from '../index.ts'
import type { Game } from '../kinds.ts'

/** What the code cites of 2010 and 2003 has no rule for: by subject, or the one rule. */
const ONLY_2010: readonly string[] = [
  'idc/equipment/',
  'idc/keyword/double-strike',
  'idc/keyword/equip-',
  'idc/keyword/hidden-cost-',
  'idc/keyword/stealth-',
  'idc/keyword/upkeep-',
  'idc/resource/',
  'idc/thw/',
  'idc/contest/loser-equipment-taps',
  'idc/contest/units-before-equipment',
  'idc/pilot/no-equip-or-detach-while-piloting',
  'idc/term/detach-moves-to-build-zone',
  // a policy of 2003 goes another way
  'idc/contest/own-pay-to-keep-lower',
  'idc/deck/',
  'idc/disrupt/completion-disrupted-discards-card',
  'idc/prep/bid-for-side',
  'idc/prep/pull-resource',
  'idc/term/prevent-not-in-build-zone',
  // 2003 is silent
  'idc/multi-arena/into-its-arena',
  'idc/multi-arena/one-move-per-build-step',
  'idc/phrase/you-win',
  'idc/pilot/both-players-pilots-on-retreat',
  'idc/pilot/swap-version-free',
  'idc/pop/mass-dice-roll-order',
  'idc/term/control-may-change',
  'idc/term/discard-as-cost-must-arrive',
]
const isOnlyOf2010 = (rule: string): boolean => ONLY_2010.some((start) => rule.startsWith(start))
const isForeign = (rule: string): boolean => rule.startsWith('idc/') && !isOnlyOf2010(rule)

const root = join(import.meta.dirname, '..')
const files = ['rules', 'effects', 'options'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
)
const sources = [...files, 'editions.ts', 'hooks.ts', 'reach-hooks.ts', 'ruleset.ts']
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
const written = new Set(sources.flatMap((source) => source.match(/(?<=')idc\/[\w/-]+(?=')/g) ?? []))

describe('the rules of 2003', () => {
  const catalogue = readCatalogue()
  test('stand for those of 2010 that they name', () => {
    const ids = Object.entries(WOTC_RULES).flat()
    expect(ids.filter((id) => !catalogue.has(id))).toEqual([])
    expect(Object.values(WOTC_RULES).filter((id) => !id.startsWith('wotc/'))).toEqual([])
  })
  test('stand for every rule that the code names, unless they have none', () => {
    expect([...written].filter((rule) => !(rule in WOTC_RULES) && isForeign(rule))).toEqual([])
  })
  test('stand for none that they are said to have none for, but the sides of decks', () => {
    const both = Object.keys(WOTC_RULES).filter(isOnlyOf2010)
    expect(both).toEqual(['idc/deck/materials-sides'])
  })
})

/** The rules that a game by 2003 tells its seats, asked about every card now and then. */
function toldIn(seed: number): Set<string> {
  const game = newMachine(swtcgGame, swtcgGame.sampleSetup({ seed, seats: 2, edition: 'wotc' }))
  const below = chance(seed)
  const told = new Set<string | undefined>()
  for (let decision = 0; game.state.asked && decision < 600; decision++) {
    for (const { event } of game.takeJournal()) told.add(event.cause?.rule)
    const { id, questions, answers } = game.state.asked
    const question = questions[answers.indexOf(null)]!
    const shown = viewOf(game, swtcgGame.viewing, question.seat).question?.question
    for (const rule of shown?.rules ?? []) told.add(rule)
    if (decision % 30 === 0) for (const rule of toldOfCards(game, question.seat)) told.add(rule)
    game.answer({ ask: id, seat: question.seat, value: sampleAnswer(question, below) })
  }
  told.add(viewOf(game, swtcgGame.viewing, null).outcome?.cause.rule)
  return new Set([...told].filter((rule) => rule !== undefined))
}

/** Why not, and why so much, of every card in play. */
function toldOfCards(game: Game, seat: SeatId): (string | undefined)[] {
  const cards = game.state.cards.flatMap((card) => (card ? [card.id] : []))
  const reasons = cards.flatMap((card) =>
    prospects(swtcgGame, game, seat, card).flatMap((each) => each.reasons),
  )
  const parts = cards.flatMap((card) =>
    ['speed', 'cost'].flatMap((name) => breakdown(game, name, card).parts),
  )
  return [...reasons, ...parts].map(({ rule }) => rule)
}

describe('a game by 2003', () => {
  const told = new Set([1, 2, 3].flatMap((seed) => [...toldIn(seed)]))
  test('cites its own book wherever that has the rule', () => {
    expect([...told].filter(isForeign)).toEqual([])
  })
  test('cites many of its rules', () => {
    expect([...told].filter((rule) => rule.startsWith('wotc/')).length).toBeGreaterThan(40)
  })
})
