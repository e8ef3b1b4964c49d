/** Texts that are cancelled, by cards and by whoever controls a place. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import type { CardText } from '../text/text.ts'
import { fighter } from './battle-play.ts'
import { HERE, lookingOn } from './looking-on.ts'
import { final } from './play.ts'

const HUTTA = 'Nal Hutta'

test('whoever controls a location cancels the text of the other half, and control is judged without that', () => {
  const place = (dark: readonly string[], light: readonly string[]) =>
    final({
      at: 'control dark',
      locations: [{ card: HUTTA, dark, light }],
      dark: { force: 3, reserve: ['Bounty', 9], hand: ['Bounty'] },
      light: { force: 3 },
    })
  place(['Devastator'], []).expect({ offers: { dark: [{ play: HUTTA }] }, asked: 'dark' })
  place([], ['Tantive IV']).expect({ noOffers: { dark: [{ play: HUTTA }] }, asked: 'dark' })
})

describe('two that cancel each other by control come to an end', () => {
  const denier = (title: string, side: 'dark' | 'light'): ReturnType<typeof fighter> =>
    fighter(
      side,
      title,
      { power: 1, ability: 1 },
      {
        text: {
          statics: [
            { static: 'number', change: 'power', of: { the: 'self' }, add: 4 },
            {
              static: 'blanks',
              of: { kind: 'character', whose: 'opponents', number: { name: 'power', least: 2 } },
              when: { if: 'compare', left: { side: 'total-power', whose: 'yours' }, is: '>', right: 2 },
            },
          ],
        } satisfies CardText,
      },
    )
  test('each loses its text to the other', () => {
    const game = lookingOn(
      [{ card: HERE, dark: ['Denier'], light: ['Objector'] }],
      [denier('Denier', 'dark'), denier('Objector', 'light')],
    )
    game.expect({ numbers: { Denier: { power: 1 }, Objector: { power: 1 } }, asked: 'dark' })
  })
})

test(
  'a cancelled text leaves printed numbers, icons, persona and what is on the card',
  proves(
    'ccgx/state/text-canceled',
    'ccgx/state/text-canceled-defined-number',
    'ccgx/final/game-text-cancelled',
  ),
  () => {
    const own: CardText = {
      statics: [
        { static: 'number', change: 'power', of: { the: 'self' }, add: 3 },
        { static: 'number', change: 'forfeit', of: { the: 'self' }, become: 5 },
      ],
    }
    const silencer: CardText = { statics: [{ static: 'blanks', of: { title: 'Brain' } }] }
    const helper: CardText = {
      statics: [{ static: 'number', change: 'forfeit', of: { title: 'Brain' }, add: 2 }],
    }
    const cards = [
      fighter('light', 'Brain', { power: 2, ability: 3 }, { text: own, persona: 'Brain', dots: 1 }),
      fighter('dark', 'Silencer', { power: 1, ability: 1, forfeit: 1 }, { text: silencer }),
      fighter('light', 'Helper', { power: 1, ability: 1, forfeit: 1 }, { text: helper }),
    ]
    const there = (dark: readonly string[]) =>
      lookingOn([{ card: HERE, dark, light: [{ card: 'Brain', with: ['Blaster'] }, 'Helper'] }], cards)
    there(['Darth Vader']).expect({ numbers: { Brain: { power: 5, forfeit: 7 } }, asked: 'dark' })
    there(['Silencer']).expect({
      numbers: { Brain: { power: 2, ability: 3, forfeit: 0 } },
      facts: { Brain: { persona: 'Brain', holds: 1 } },
      asked: 'dark',
    })
  },
)
