import { describe, expect, test } from 'vitest'
import { shippedCards } from '../cards/shipped.ts'
import { sayText } from '../text/render/text.ts'

const withText = shippedCards().cards.filter(({ text }) => Object.keys(text).length > 0)

describe('game text in our own words', () => {
  test.each(withText.map((card) => [card.key, card] as const))('%s reads as sentences', (_, { text }) => {
    const lines = sayText(text)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).toMatch(/^[A-Z][^{}[\]]*[.:]$/)
    expect(lines.join(' ')).not.toMatch(/undefined|NaN|object Object/)
  })

  test.each([
    ['Rebel Pilot', ['If it is as a pilot, the power of the card that it is on is 2 more.']],
    [
      'Blaster',
      [
        'Deploy on your warrior character for 1 Force.',
        "Fire at character or vehicle for 1 Force: draw destiny; more than the target's defense: it is hit.",
      ],
    ],
    [
      'Tatooine: Dune Sea',
      [
        'Dark Side: Your ability needed for battle destiny here is 6.',
        'Dark Side: If your total ability at this place is less than 6, your number of battle destinies here is 0.',
      ],
    ],
    ['Stormtrooper', ['Deploys free to a site where your imperial character with ability above 2 is.']],
    ['Jawa (L)', ['Deploy only at a place at a Tatooine site.', 'Deploying takes 1 Force of each player.']],
  ])('%s', (key, lines) => {
    expect(sayText(shippedCards().card(key).text)).toEqual(lines)
  })
})
