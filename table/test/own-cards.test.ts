/** Cards of one's own at a table: decks hold them, and whatever is dealt carries them along. */
import { chance, checkWholeSetup, type DeckList, recordReplay } from '@dejarik/kernel'
import { shippedCards } from '@dejarik/swccg'
import { readOwnCards } from '@dejarik/swccg/own-cards'
import { readOwnFile, shippedCards as tcgCards } from '@dejarik/swtcg'
import { expect, test } from 'vitest'
import { Showing } from '../index.ts'
import { swccgTable, swccgTableWith } from '../swccg/index.ts'
import { swtcgTableWith } from '../swtcg/index.ts'
import { Client, person, playOn, sit } from './sitting.ts'

const MINER = {
  title: 'Old Miner',
  side: 'Light',
  type: 'Character',
  subType: 'Alien',
  destiny: '3',
  deploy: '1',
  power: '2',
  ability: '1',
  forfeit: '3',
  gametext: 'Power +2 while at same site as Luke.',
}
const miners = readOwnCards(JSON.stringify(MINER), shippedCards().cards).flatMap(({ card }) =>
  card ? [card] : [],
)
const game = swccgTableWith(miners)
const DECK: DeckList = {
  title: 'Miners',
  cards: [
    { count: 58, name: 'Old Miner' },
    { count: 2, name: 'Tatooine: Cantina (L)' },
  ],
}
const request = {
  edition: '1995',
  company: 'people',
  seed: 3,
  decks: [game.keys(DECK), swccgTable.starter('Death Star command')!],
} as const

test('a deal carries the cards of its decks along, and no others', () => {
  const setup = game.deal(request)
  expect(checkWholeSetup(game.definition, setup)).toEqual([])
  expect(setup).toMatchObject({ cards: [{ key: 'Old Miner' }] })
  const starters = ['Death Star command', game.starters().find(({ side }) => side === 'light')!.title]
  expect(game.deal({ ...request, decks: starters.map((title) => game.starter(title)!) })).not.toHaveProperty(
    'cards',
  )
})

test('a game with them is played, kept and shown again where nobody knows the cards', () => {
  const setup = JSON.parse(JSON.stringify(game.deal(request))) as ReturnType<typeof game.deal>
  const { definition, manners } = swccgTable
  const { table, faults } = sit([person('Ann'), person('Ben')], { definition, manners, setup })
  playOn([new Client(table, 0), new Client(table, 1)], chance(5), 120)
  expect(faults).toEqual([])
  const replay = JSON.parse(JSON.stringify(recordReplay(table.course.play)))
  const showing = new Showing(swccgTable, replay, ['Ann', 'Ben'])
  expect(showing.stopped).toBeNull()
  expect(JSON.stringify(showing.positionAt(showing.last, { seat: 0, open: false }))).toContain('Old Miner')
})

test('a table that does not have the cards refuses the deck by their names', () => {
  const setup = swccgTable.deal(request)
  expect(checkWholeSetup(swccgTable.definition, setup)).toMatchObject([
    { code: 'unknown-card', detail: { name: 'Old Miner' } },
  ])
})

test('the Star Wars TCG takes a file of one’s own too, without what is shipped', () => {
  const shipped = tcgCards().cards
  const columns = ['Name', 'Set', 'Side', 'Type', 'Subtype', 'Cost', 'Speed', 'Power', 'Health', 'Text']
  const guard = ['Porch Guard', 'MINE', 'L', 'Character', 'Guard', '3', '40', '3', '3', 'Evade 2 | Sings.']
  const text = [columns, guard].map((cells) => cells.join('\t')).join('\n')
  const { rows, cards } = readOwnFile({ set: 'MINE', text }, shipped)
  expect(rows).toMatchObject([{ row: 2, name: 'Porch Guard', automated: false, faults: [] }])
  expect(cards.map(({ key }) => key)).toEqual(['MINE Porch Guard'])
  const again = readOwnFile({ set: 'MINE', text }, [...shipped, ...cards])
  expect(again.cards).toEqual([])
  const table = swtcgTableWith(cards)
  const keys = table.keys({ title: '', cards: [{ count: 4, name: 'Porch Guard' }] })
  expect(table.deal({ edition: 'idc', company: 'people', seed: 1, decks: [keys, keys] })).toMatchObject({
    cards: [{ key: 'MINE Porch Guard' }],
  })
})
