import { describe, expect, test } from 'vitest'
import { premiereCards } from '../cards/shipped.ts'
import { sayText } from '../language/render/text.ts'

const textOf = (key: string): readonly string[] => {
  const card = premiereCards().card(key)
  return sayText(card, card.text)
}

describe('game text in the style of the printed cards', () => {
  test.each(premiereCards().cards.map((card) => [card.key, card] as const))(
    '%s reads as sentences',
    (key) => {
      const lines = textOf(key)
      expect(lines.length).toBeGreaterThan(0)
      for (const line of lines) expect(line).toMatch(/^[A-Z(][^{}]*[.)]$/)
      expect(lines.join(' ')).not.toMatch(/undefined|NaN|object Object| {2}|\bthe noted\b/)
    },
  )

  test.each([
    ['Rebel Pilot', ['Adds 2 to power of anything he pilots.']],
    [
      'Owen Lars',
      [
        "Deploys free to Lars' Moisture Farm. Power +2 while at same site as Beru or a Vaporator. If just lost during opponent's turn, Luke is power +3 until end of your next turn.",
      ],
    ],
    [
      'Blaster',
      [
        'Use 1 Force to deploy on your warrior. May target a character, creature or vehicle using 1 Force. Draw destiny. Target hit if destiny > defense value.',
      ],
    ],
    [
      'Tatooine: Dune Sea',
      ['Dark: Total ability of 6 or more required for you to draw battle destiny here.'],
    ],
    ['Stormtrooper', ['Deploys free to same site as one of your Imperials of ability > 2.']],
    [
      'Gift Of The Mentor',
      [
        'If your Luke and Obi-Wan or Yoda are in a battle together, add two battle destiny.',
        'OR Use 1 Force to take one lightsaber into hand from Reserve Deck; reshuffle.',
      ],
    ],
    [
      'Devastator',
      [
        'May add 6 pilots, 8 passengers, 2 vehicles and 4 TIEs. Has ship-docking capability. Permanent pilot aboard provides ability of 2.',
      ],
    ],
  ])('%s', (key, lines) => {
    expect(textOf(key)).toEqual(lines)
  })
})
