/** Game texts in the style of printed cards, and the trees that they are read to. */
import { expect, test } from 'vitest'
import type { CardFacts } from '../cards/definition.ts'
import { premiereCards, shippedCards } from '../cards/shipped.ts'
import { canonical } from '../language/canonical.ts'
import { compile, MOST_LETTERS } from '../language/compile.ts'
import { vocabularyOf } from '../language/vocabulary.ts'
import type { CardText } from '../text/text.ts'

const vocabulary = vocabularyOf(premiereCards().cards)
const card = (kind: CardFacts['kind'], more: Partial<CardFacts> = {}): CardFacts => ({
  key: 'Nobody Special',
  title: 'Nobody Special',
  side: 'light',
  destiny: 1,
  kind,
  ...more,
})
const read = (text: string, facts: CardFacts, words = vocabulary) => compile(text, facts, words)

function reads(text: string, facts: CardFacts, tree: CardText, words = vocabulary): void {
  const compiled = read(text, facts, words)
  expect(compiled.notUnderstood).toEqual([])
  expect(canonical(compiled.text)).toEqual(canonical(tree))
}
const ALIEN = card('character', { type: 'alien' })

test('numbers hold under conditions about the place', () => {
  reads('Forfeit +1 while at same site as Vader or a Vaporator.', ALIEN, {
    statics: [
      {
        static: 'number',
        change: 'forfeit',
        of: { the: 'self' },
        add: 1,
        when: {
          if: 'on-table',
          what: { where: 'same-site', any: [{ persona: 'Vader' }, { title: 'Vaporator' }] },
        },
      },
    ],
  })
})

test('what a head says holds for every clause after it', () => {
  reads(
    'When piloting Falcon, also adds 2 to hyperspeed and draws one battle destiny if not able to otherwise.',
    ALIEN,
    {
      statics: [
        {
          static: 'number',
          change: 'hyperspeed',
          of: { the: 'host' },
          add: 2,
          when: { if: 'this', is: { pilots: { persona: 'Falcon' } } },
        },
        {
          static: 'allows',
          what: 'draw-battle-destiny',
          of: { the: 'self' },
          when: { if: 'this', is: { pilots: { persona: 'Falcon' } } },
        },
      ],
    },
  )
})

test('limit, phase, price and condition may stand in any order before an action', () => {
  const tree: CardText = {
    actions: [
      {
        when: { phase: 'deploy', of: 'you' },
        if: { if: 'this', is: { where: { sitesOf: 'Tatooine' } } },
        limit: { times: 1, per: 'turn' },
        cost: { use: 2 },
        do: [{ do: 'search', what: { trait: 'lightsaber' } }],
      },
    ],
  }
  const rest = 'may use 2 Force to take one lightsaber into hand from Reserve Deck; reshuffle.'
  reads(`Once per turn, during your deploy phase, while on Tatooine, ${rest}`, ALIEN, tree)
  reads(`While on Tatooine, once per turn, during your deploy phase, ${rest}`, ALIEN, tree)
})

test('on an Effect a sentence without subject is about the card that it lies on', () => {
  reads('Use 2 Force to deploy on your Rebel. Power +1. (Immune to Alter.)', card('effect'), {
    deploys: { on: [{ on: { type: 'rebel', whose: 'yours' }, cost: 2 }] },
    statics: [{ static: 'number', change: 'power', of: { the: 'host' }, add: 1 }],
    immuneTo: ['Alter'],
  })
})

test('`your` covers a list up to a member with an article of its own', () => {
  reads('Deploy on your Jawa or any starship.', card('device'), {
    deploys: { on: [{ on: { any: [{ trait: 'jawa', whose: 'yours' }, { kind: 'starship' }] } }] },
  })
})

test('functions of an Interrupt are actions of their own; under LOST it goes to the Lost Pile', () => {
  reads(
    'USED: If you just initiated a battle at a site, use 1 Force to add one battle destiny. LOST: Activate 2 Force.',
    card('interrupt', { type: 'used' }),
    {
      actions: [
        {
          when: { just: 'battle-initiated', by: 'you', at: { type: 'site' } },
          cost: { use: 1 },
          do: [
            {
              do: 'for-a-while',
              what: {
                static: 'side-number',
                change: 'battle-destinies',
                whose: 'yours',
                at: { inBattle: true },
                add: 1,
              },
              until: 'end-of-battle',
            },
          ],
        },
        { when: 'any-time', do: [{ do: 'activate', amount: 2 }, { do: 'lose-this' }] },
      ],
    },
  )
})

test('a moment that can be outside a battle may be told to fall in one', () => {
  const text = 'If your character was just targeted by a weapon during a battle, cancel that targeting.'
  reads(text, card('interrupt', { type: 'used' }), {
    actions: [
      {
        when: {
          just: 'targeted',
          card: { whose: 'yours', kind: 'character' },
          source: { kind: 'weapon' },
        },
        if: { if: 'battle' },
        do: [{ do: 'cancel' }],
      },
    ],
  })
})

test('on a weapon the bare word for its bearer is that one, and a react without subject is its own', () => {
  const axe = card('weapon', { type: 'character' })
  const deploys = { on: [{ on: { whose: 'yours' as const, trait: 'gamorrean' }, cost: 1 }] }
  const words = vocabularyOf(shippedCards().cards)
  const held = (sentence: string, tree: CardText): void =>
    reads(`Use 1 Force to deploy on your Gamorrean. ${sentence}`, axe, { deploys, ...tree }, words)
  held('Gamorrean draws one battle destiny if not able to otherwise.', {
    statics: [{ static: 'allows', what: 'draw-battle-destiny', of: { the: 'host' } }],
  })
  held("May deploy as a 'react.'", {
    statics: [{ static: 'allows', what: 'deploy-as-react', of: { the: 'self' } }],
  })
})

test('the halves of a location speak to the player whom they face', () => {
  reads('Light: If you occupy, Force drain +2 here. Dark: -', card('location', { type: 'site' }), {
    light: {
      statics: [{ static: 'side-number', change: 'drain', whose: 'yours', add: 2, when: { if: 'occupy' } }],
    },
  })
})

test('a weapon is read from target to result', () => {
  reads(
    'Use 2 Force to deploy on your warrior. May target a vehicle using 1 Force. Draw destiny. Subtract 1 if targeting a combat vehicle. Target hit if total destiny > defense value.',
    card('weapon', { type: 'character' }),
    {
      deploys: { on: [{ on: { icon: 'warrior', whose: 'yours' }, cost: 2 }] },
      fires: { at: { kind: 'vehicle' }, cost: 1, add: [{ amount: -1, against: { type: 'combat' } }] },
    },
  )
})

test('the clause that is not understood is told with its place', () => {
  const { notUnderstood } = read('Power +1. May whistle at any time. Forfeit +1.', ALIEN)
  expect(notUnderstood).toEqual([
    { text: 'May whistle at any time.', position: 10, stop: 'whistle at any time.' },
  ])
})

test('a text that is too long, or can be read in too many ways, is given up in bounded time', () => {
  expect(read('x'.repeat(MOST_LETTERS + 1), ALIEN).notUnderstood[0]?.why).toMatch(/letters/)
  expect(read(`${'Power +1 and '.repeat(70)}power +1.`, ALIEN).notUnderstood[0]?.why).toMatch(/too many ways/)
})
