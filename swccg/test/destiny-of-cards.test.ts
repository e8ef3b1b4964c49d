/** Destiny numbers that the text of another card changes: they count where the card is drawn. */
import { proves } from '@dejarik/rulebook/testing'
import { expect, test } from 'vitest'
import { shippedCards } from '../cards/shipped.ts'
import { sayText } from '../language/render/text.ts'
import { final } from './play.ts'

/** Dark alone has ability enough for a destiny, and draws this card; Vader adds 1 to it. */
const drawn = (card: string, raithal: object) =>
  final({
    at: 'battle dark',
    locations: [
      { card: 'Raithal (D)', ...raithal },
      { card: 'Tatooine: Mos Eisley (D)', dark: ['Darth Vader'], light: ['Rebel Trooper'] },
    ],
    dark: { force: 4, reserve: [card, 8] },
    light: { force: 4 },
  })
    .play('dark', { battle: 'Tatooine: Mos Eisley (D)' })
    .play('dark', 1)

test.each([
  { card: 'Stormtrooper', raithal: {}, value: 3, why: 'a trooper is destiny +1' },
  {
    card: 'Stormtrooper',
    raithal: { dark: ['Devastator'] },
    value: 4,
    why: '+2 where Raithal is controlled',
  },
  { card: 'Imperial Pilot', raithal: { dark: ['Devastator'] }, value: 4, why: 'nobody else is' },
])(
  'a card is drawn at its changed destiny: $why',
  proves('ccgx/destiny/destiny-of-cards'),
  ({ card, raithal, value }) => {
    drawn(card, raithal).expect({ events: [{ kind: 'destinyDrawn', seat: 'dark', value }], stop: 'here' })
  },
)

test('it is said of the cards wherever they are', () => {
  const { text, ...facts } = shippedCards().cards.find(({ key }) => key === 'Raithal (D)')!
  expect(sayText(facts, text)[0]).toBe(
    'Dark: Your troopers are destiny +1 (or +2 if you control). Tactical Support is a Used Interrupt.',
  )
})
