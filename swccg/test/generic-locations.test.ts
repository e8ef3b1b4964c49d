/** Generic locations go to a planet of their player's choice, and are locations of it from then on. */
import { proves } from '@dejarik/rulebook/testing'
import { expect, test } from 'vitest'
import { canBegin, needsCraft } from '../cards/definition.ts'
import { shippedCards, swccgGame } from '../index.ts'
import { cardsIn } from '../rules/cards/place.ts'
import { areRelated, systemName } from '../rules/locations/locations.ts'
import { placesInRow } from '../rules/locations/row.ts'
import { final } from './play.ts'

const onTable = (game: ReturnType<typeof final>, is: string): readonly number[] =>
  game.machine.state.zones[0]!.cards.filter((card) => game.machine.card(card).is === is)

test(
  'one goes to each planet on table that its text does not exclude, and belongs to it',
  proves('ccgx/layout/generic'),
  () => {
    const game = final({
      at: 'deploy light',
      locations: ['Dantooine (L)', 'Tatooine (L)', 'Alderaan (L)'],
      light: { hand: ['Forest (L)', 'Forest (L)', 'Forest (L)', 'Kessel (L)'] },
    })
    game.play('light', { deploy: 'Forest (L)', row: 1 })
    const [forest] = onTable(game, 'Forest (L)')
    expect(systemName(game.machine, forest!)).toBe('Dantooine')
    expect(areRelated(game.machine, forest!, onTable(game, 'Dantooine (L)')[0]!)).toBe(true)
    game.play('light', { deploy: 'Forest (L)', row: 4 })
    expect(
      onTable(game, 'Forest (L)')
        .map((card) => systemName(game.machine, card))
        .sort(),
    ).toEqual(['Alderaan', 'Dantooine'])
    game.expect({ noOffers: { light: [{ deploy: 'Forest (L)' }] }, asked: 'light' })
  },
)

test('it converts the same title at the same planet only', proves('ccgx/layout/generic-convert'), () => {
  const game = final({
    at: 'deploy light',
    locations: ['Dantooine (L)', 'Alderaan (L)'],
    light: { hand: ['Forest (L)'] },
    dark: { hand: ['Forest (D)'] },
  })
  game.play('light', { deploy: 'Forest (L)', row: 1 })
  const [forest] = onTable(game, 'Forest (L)')
  const [alderaan] = onTable(game, 'Alderaan (L)')
  const inHand = cardsIn(game.machine, 0, 'hand')[0]!
  expect(placesInRow(game.machine, inHand)).toEqual([{ over: forest }, { row: 3, of: alderaan }])
  game.expect({ asked: 'dark' })
})

test('a game cannot begin with a location that needs another one', () => {
  const { cards } = shippedCards()
  const unable = cards.filter((card) => card.kind === 'location' && !canBegin(card))
  expect(
    unable.every((card) => card.diamonds !== undefined || card.type === 'sector' || needsCraft(card)),
  ).toBe(true)
  const deck = Array.from({ length: 60 }, () => 'Forest (L)')
  const players = [{ deck: [] }, { deck }]
  const reasons = swccgGame.checkSetup({ seed: 1, seats: 2, edition: 'final', options: [], players })
  expect(reasons.filter(({ code }) => code === 'no-location')).toHaveLength(2)
})
