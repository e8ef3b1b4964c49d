/** What an expectation says when it does not hold. That they hold where they should is shown by the examples. */
import { describe, expect, test } from 'vitest'
import { type Expectations, scenario } from '../scenario/index.ts'
import { skirmishGame } from '../skirmish/index.ts'

/** Red has deployed a corsair; nobody else has done anything. */
const afterDeployment = () =>
  scenario(skirmishGame, {
    seats: 3,
    position: {
      red: { hand: ['corsair', 'scout', 'rally'], field: ['bruiser'], deck: ['warlord'] },
      blue: { hand: ['shield'] },
    },
  })
    .play('red', { deploy: 'corsair' })
    .expect({ events: [{ kind: 'deployed', is: 'corsair', seat: 'red' }], asked: 'red' })
    .play('red', { rally: 'rally' })

const attackBlue = { attack: 'bruiser', defender: 'blue' }
const attackGreen = { attack: 'bruiser', defender: 'green' }

const broken: readonly [string, Expectations, string][] = [
  [
    'cards of a zone',
    { zones: { 'red.hand': ['scout', 'rally'] } },
    'red.hand holds scout; expected rally, scout',
  ],
  ['number of cards', { zones: { 'red.hand': 2 } }, 'red.hand holds 1 cards, not 2'],
  [
    'a zone that is not',
    { zones: { 'red.hnad': 2 } },
    'there is no zone "red.hnad"; did you mean "red.hand"?',
  ],
  [
    'a card that is not',
    { zones: { 'red.hand': ['scuot'] } },
    'there is no card "scuot"; did you mean "scout"?',
  ],
  ['facts', { facts: { corsair: { ready: true } } }, 'corsair: ready is false; expected true'],
  [
    'a fact that is not',
    { facts: { corsair: { redy: true } } },
    'there is no fact "redy"; did you mean "ready"?',
  ],
  ['numbers', { numbers: { bruiser: { power: 3 } } }, 'bruiser: power is 4; expected 3'],
  [
    'a number that is not',
    { numbers: { bruiser: { speed: 3 } } },
    'there is no number "speed"; possible: power',
  ],
  [
    'parts of a number',
    { numbers: { bruiser: { power: { parts: [{ name: 'printed' }] } } } },
    'power of bruiser is made of { amount: 3, name: printed, card: red.field/bruiser }, ' +
      '{ amount: 1, name: rally, rule: skirmish/rally }',
  ],
  [
    'the order of a pile',
    { top: { 'red.discard': ['scout'] } },
    'on top of red.discard lies rally; expected scout',
  ],
  [
    'an event that must not be',
    { noEvents: [{ kind: 'drew' }, { kind: 'played', is: 'rally' }] },
    'this happened: { kind: played, seat: red, is: rally }',
  ],
  [
    'what somebody was told',
    { told: { spectator: [{ kind: 'played', is: 'shield' }] } },
    'no event like { kind: played, is: shield } happened; there came { kind: played, seat: red, is: rally }',
  ],
  [
    'what somebody was not told',
    { notTold: { blue: [{ kind: 'played' }] } },
    'this happened: { kind: played, seat: red, is: rally }',
  ],
  ['a deck of a game without decks', { deckTaken: { cards: ['4 scout'] } }, 'Skirmish has no decks'],
  ['resources', { resources: { blue: { credits: 4 } } }, 'blue: credits is 5; expected 4'],
  ['a seat that is not', { resources: { bleu: {} } }, 'there is no seat "bleu"; did you mean "blue"?'],
  ['the table', { table: { turn: 2 } }, 'the table: turn is 1; expected 2'],
  ['who is asked', { asked: 'blue' }, 'red is asked about act; expected blue'],
  ['that nobody is asked', { asked: [] }, 'red is asked about act; expected []'],
  ['what is asked', { asked: { red: 'react' } }, 'red is asked about act; expected { red: react }'],
  [
    'an offer',
    { offers: { red: [{ deploy: 'scout' }] } },
    'red is not offered { deploy: scout }; the offers are pass, { attack: red.field/bruiser, defender: blue }',
  ],
  [
    'an offer to nobody',
    { offers: { blue: ['pass'] } },
    'blue is not asked anything; red is asked about act',
  ],
  ['no offer', { noOffers: { red: [attackBlue] } }, 'red is offered { attack: bruiser, defender: blue }'],
  ['no offer of a typo', { noOffers: { red: [{ attak: 'scout' }] } }, 'there is no verb "attak"'],
  [
    'exact offers, one too few',
    { offersExactly: { red: ['pass', attackBlue] } },
    'red is also offered { attack: red.field/bruiser, defender: green }',
  ],
  [
    'exact offers, one too many',
    { offersExactly: { red: ['pass', attackBlue, attackGreen, { deploy: 'scout' }] } },
    'red is not offered { deploy: scout }',
  ],
  ['vague exact offers', { offersExactly: { red: ['pass', { attack: 'bruiser' }] } }, 'could be any of'],
  [
    'a refusal',
    { refused: { red: attackBlue, rule: 'skirmish/teams' } },
    'red: { attack: bruiser, defender: blue } was accepted, not refused',
  ],
  [
    'the rule of a refusal',
    { refused: { red: { deploy: 'scout' }, rule: 'skirmish/teams' } },
    'red: { deploy: scout } was refused with { rule: skirmish/one-deploy, code: already-deployed }; ' +
      'expected { rule: skirmish/teams }',
  ],
  [
    'a refusal of nothing',
    { refused: { rule: 'skirmish/teams' } },
    'a refusal names one seat with its attempt',
  ],
  [
    'events',
    { events: [{ kind: 'played' }, { kind: 'rolled', die: 6 }] },
    'no event like { kind: rolled, die: 6 } happened; after the one before it came nothing',
  ],
  [
    'events of before the last expectation',
    { events: [{ kind: 'deployed' }] },
    'no event like { kind: deployed } happened; there came { kind: played, seat: red, is: rally }',
  ],
  ['the end', { over: { winners: ['red'] } }, 'the game is not over'],
  ['what is known', { knows: { blue: ['red.hand/scout'] } }, 'blue does not see what red.hand/scout is'],
  ['what is hidden', { hidden: { spectator: ['corsair'] } }, 'spectator sees what corsair is'],
  [
    'who knows',
    { knows: { audience: ['corsair'] } },
    'there is no seat "audience"; possible: red, blue, green',
  ],
]

describe('an expectation that does not hold says what is true', () => {
  test.each(broken)('%s', (_, wanted, message) => {
    const play = afterDeployment()
    expect(() => play.expect(wanted)).toThrow(message)
  })
})

test('the winners and the rule of the end are compared', () => {
  const play = scenario(skirmishGame, {
    position: { red: { field: ['warlord'] }, blue: { credits: 1 } },
    dice: [3],
  }).play('red', { attack: 'warlord', defender: 'blue' })
  expect(() => play.expect({ over: { winners: ['blue'] } })).toThrow('red won; expected blue')
  expect(() => play.expect({ over: { winners: ['red'], rule: 'skirmish/last-turn' } })).toThrow(
    'the game ended by skirmish/elimination, not by skirmish/last-turn',
  )
  play.expect({ over: { winners: ['red'] } })
})
