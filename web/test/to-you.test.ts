import { expect, test } from 'vitest'
import { toYou } from '../table/to-you.ts'

test.each([
  ['Dark Side draws 1 card.', 'You draw 1 card.'],
  ['Dark Side loses a card from the Force Pile.', 'You lose a card from the Force Pile.'],
  ['Dark Side is done with setup, 1 point unspent.', 'You are done with setup, 1 point unspent.'],
  ['Dark Side has power 7.', 'You have power 7.'],
  ['Dark Side must lose 4 Force.', 'You must lose 4 Force.'],
  ['Dark Side chooses Luke.', 'You choose Luke.'],
  ['Dark Side passes.', 'You pass.'],
  ['Dark Side re-circulates 2 cards.', 'You re-circulate 2 cards.'],
  ['Dark Side wins the contest for Luke and pays 3 Force.', 'You win the contest for Luke and pay 3 Force.'],
  ["Dark Side's Reserve Deck is shuffled.", 'Your Reserve Deck is shuffled.'],
  ["Luke goes on top of Dark Side's Used Pile.", 'Luke goes on top of your Used Pile.'],
  ['Light Side gives 2 build points to Dark Side.', 'Light Side gives 2 build points to you.'],
  ['Turn 3: Dark Side', 'Turn 3: your turn'],
  [
    'Luke reaches the top: Dark Side may not activate any more Force this turn.',
    'Luke reaches the top: you may not activate any more Force this turn.',
  ],
])('%s', (text, told) => expect(toYou(text, 'Dark Side')).toBe(told))

test('cards and seats whose names only begin so keep them', () => {
  expect(toYou('Light Side draws Dark Side Adept.', 'Dark Side')).toBe('Light Side draws Dark Side Adept.')
  expect(toYou("Dark Side's Command is discarded.", 'Dark Side')).toBe("Dark Side's Command is discarded.")
  expect(toYou('Dark Side 2 draws 1 card.', 'Dark Side')).toBe('Dark Side 2 draws 1 card.')
  expect(toYou('Dark Side 2 draws 1 card.', 'Dark Side 2')).toBe('You draw 1 card.')
  expect(toYou('Dark Side Adept attacks Luke.', 'Dark Side')).toBe('Dark Side Adept attacks Luke.')
})

test('sides are told to whoever sits there', () => {
  const text = 'Player 1 plays the Dark Side and Player 2 plays the Light Side.'
  expect(toYou(text, 'Player 1')).toBe('You play the Dark Side and Player 2 plays the Light Side.')
  expect(toYou(text, 'Player 2')).toBe('Player 1 plays the Dark Side and you play the Light Side.')
})

test('questions too', () => {
  expect(toYou('Dark Side drew Blaster: destiny 3. Answer?', 'Dark Side')).toBe(
    'You drew Blaster: destiny 3. Answer?',
  )
})
