import { expect, test } from 'vitest'
import { type Look, priced } from '../look.ts'
import { price as deployPrice } from '../swccg/price.ts'
import { price as buildPrice } from '../swtcg/price.ts'

const look = { corner: { name: 'cost', value: 4 } } as Look

test('a price that changed stands beside the printed one; else nothing is struck through', () => {
  expect(priced(look, 3).corner).toEqual({ name: 'cost', value: 3, printed: 4 })
  expect(priced(look, 4)).toBe(look)
  expect(priced(look, null)).toBe(look)
})

test('a card costs what the cheapest way into play costs', () => {
  const build = [
    { key: 'a', verb: 'lay-face-down', card: 1 },
    { key: 'b', verb: 'complete', card: 1, cost: 3, destination: { to: 'space' } },
    { key: 'c', verb: 'complete', card: 1, cost: 1, hidden: { force: 2 } },
  ]
  expect(buildPrice(build)).toBe(3)
  const deploy = [
    { key: 'a', verb: 'deploy', card: 1, cost: 3, on: 2 },
    { key: 'b', verb: 'deploy', card: 1, cost: 2, on: 4 },
  ]
  expect(deployPrice(deploy)).toBe(2)
  expect(deployPrice([])).toBeNull()
})
