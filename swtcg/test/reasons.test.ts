/** The reasons that refusals give are those that hold. */
import { proves } from '@dejarik/rulebook/testing'
import { expect, test } from 'vitest'
import { character, fight, unit } from './battle-play.ts'
import { both, SPARE } from './both-editions.ts'
import { luke } from './stack-play.ts'

const WARRIOR = 'Clone Warrior 4/163'
const onTop = { destination: { place: 'top' } }

both(
  'what goes into no stack is refused by the rules of stacks, not by those of arenas',
  {
    idc: ['idc/stack/unique-only', 'idc/stack/same-name-only'],
    wotc: ['wotc/stack/unique-only', 'wotc/stack/same-name'],
  },
  ({ light, cite }) => {
    light({ buildPoints: 9, hand: [WARRIOR, luke('C')], character: [WARRIOR] }).expect({
      refused: [
        { light: { complete: `light.hand/${WARRIOR}`, ...onTop }, rule: cite('idc/stack/unique-only') },
        { light: { complete: luke('C'), ...onTop }, rule: cite('idc/stack/same-name-only') },
      ],
      asked: 'light',
    })
  },
)

const ace = character('Ace', {
  text: '[Pilot] Transport Pilot. The Transport gets +1 power. | Pay 1 Force -> This unit gets +1 power until end of turn. Play only during your build step.',
})
const hauler = unit('Hauler', { subtypes: ['Transport'] })

both(
  'an ability of its own that a Pilot does not use is refused because it pilots',
  { idc: ['idc/pilot/ignore-other-abilities'], wotc: ['wotc/pilot/own-abilities'] },
  ({ dark, cite }) => {
    dark({ hand: [SPARE], space: [{ card: 'Hauler', pilots: ['Ace'] }] }, {}, [ace, hauler]).expect({
      refused: { dark: { play: 'Ace' }, rule: cite('idc/pilot/ignore-other-abilities') },
      asked: 'dark',
    })
  },
)

test(
  'a refusal names each check that fails, and what explains most comes first',
  proves('idc/cards/unit-deploy-destinations'),
  () => {
    const game = fight({ at: 'build dark', cards: [hauler], dark: { hand: ['Hauler', SPARE] } })
    const { machine } = game.expect({ asked: 'dark' })
    const [card] = machine.state.zones.find(({ name, owner }) => name === 'hand' && owner === 0)!.cards
    const attempt = { verb: 'complete', card: card!, destination: { to: 'ground' } }
    expect(machine.whyNot(0, attempt).map(({ code }) => code)).toEqual(['wrong-arena', 'not-enough-build'])
  },
)
