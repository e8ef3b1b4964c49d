/** A player who is chosen: whose deck is looked at. */
import { test } from 'vitest'
import { at } from './shipped-play.ts'

const looking = () =>
  at('battle character', {
    dark: { character: ['Mos Eisley Droid', 'Idle Guard'], deck: ['Guard', 'Ship'] },
    light: { character: ['Idle Guard'], deck: ['Walker', 'Ship'] },
  })
    .play('dark', { play: 'Mos Eisley Droid' })
    .expect({ asked: { dark: 'choose-player' }, facts: { 'Mos Eisley Droid': { tapped: true } } })

test("the top card of the opponent's deck is seen by whoever chose that player, and by nobody else", () => {
  looking()
    .play('dark', 'light')
    .expect({
      knows: { dark: ['light.deck/Walker'] },
      hidden: { light: ['light.deck/Walker'], dark: ['dark.deck/Guard', 'light.deck/Ship'] },
      asked: 'dark',
    })
})
test("the player may choose the deck of one's own", () => {
  looking()
    .play('dark', 'dark')
    .expect({
      knows: { dark: ['dark.deck/Guard'] },
      hidden: { light: ['dark.deck/Guard'], dark: ['light.deck/Walker'] },
      asked: 'dark',
    })
})
