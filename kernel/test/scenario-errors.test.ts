/** What is wrong with a scenario file is said in one line, with its place and the closest names. */
import { describe, expect, test } from 'vitest'
import { anyGame } from '../index.ts'
import { readHeading, runScenario, type ScenarioReport } from '../scenario/index.ts'
import { skirmishGame } from '../skirmish/index.ts'
import { quizGame } from './quiz.ts'

const games = [anyGame(skirmishGame), anyGame(quizGame)]
const run = (text: string, readText?: (path: string) => string): ScenarioReport =>
  runScenario(text, { file: 'my.yaml', games, ...(readText ? { readText } : {}) })
const said = ({ line, column, message }: ScenarioReport): string => `${line}:${column}: ${message}`

/** A whole scenario from its first lines and its play. */
const skirmish = (play: string, more = ''): string =>
  `game: skirmish\ntitle: A trial\nposition: { red: { hand: [corsair, scout] } }\n${more}play:\n${play}`

const noSense: readonly [string, string, string][] = [
  ['no YAML', 'game: skirmish\n  title: x: y', '1:7: this is not YAML: Nested mappings are not allowed'],
  ['an open bracket', 'game: [skirmish', '1:16: this is not YAML: Flow sequence in block collection'],
  [
    'two scenarios',
    'game: x\n---\ngame: y',
    '2:1: there is more than one document; a file holds one scenario',
  ],
  ['a flood', 'x'.repeat(200_001), '1:1: this is longer than 200000 letters'],
  ['lists within each other', '- '.repeat(60_000), ': this is not YAML: it is nested too deeply'],
  [
    'a pile of a million',
    skirmish('  - red: pass', 'dice: [1000000]\n'),
    '4:8: 1000000 is too much: numbers go up to 9999',
  ],
  ['nothing at all', '', '1:1: expected a scenario, not null'],
  ['a list', '- game: skirmish', '1:1: expected a scenario, not [{"game":"skirmish"}]'],
  ['no title', 'game: skirmish\nplay: [{ red: pass }]', '1:1: the key "title" is missing'],
  [
    'a key that is not',
    skirmish('  - red: pass', 'dcie: [1]\n'),
    '4:1: there is no key "dcie" here; did you mean "dice"?',
  ],
  [
    'a word for a number',
    skirmish('  - red: pass', 'seats: two\n'),
    '4:1: expected how many seats play, not "two"',
  ],
  ['an empty play', skirmish('  []'), '4:1: expected decisions and expectations, in order, not []'],
  [
    'an expectation that is not',
    skirmish('  - red: pass\n  - expect: { zone: {} }'),
    '6:15: there is no key "zone" here; did you mean "zones"?',
  ],
  [
    'an expectation of another form',
    skirmish('  - expect:\n      zones:\n        red.hand: many'),
    '7:9: expected a list of card names, or how many cards, not "many"',
  ],
  [
    'a decision beside an expectation',
    skirmish('  - red: pass\n    expect: { asked: red }'),
    '5:5: an item is a decision or an expectation, not both',
  ],
  [
    'a game that is not',
    'game: skrimish\ntitle: x\nplay: [{ red: pass }]',
    '1:1: there is no game "skrimish"; did you mean "skirmish"?',
  ],
  [
    'an option that is not',
    skirmish('  - red: pass', 'options: [teams, second-lok]\n'),
    '4:18: There is no option "second-lok"; try: second-look.',
  ],
  [
    'an edition that is not',
    skirmish('  - red: pass', 'edition: first\n'),
    '4:1: There is no edition "first"; try: standard.',
  ],
  [
    'too many seats',
    skirmish('  - red: pass', 'seats: 9\n'),
    '4:1: The game is for 2 to 6 seats, not for 9.',
  ],
  [
    'seats that do not go together',
    skirmish('  - red: pass', 'seats: 3\noptions: [teams]\n'),
    '1:1: Teams need an even number of seats. [skirmish/teams]',
  ],
  [
    'cards that the game does not take',
    skirmish('  - red: pass', 'cards: [{ name: x }]\n'),
    "4:1: Skirmish takes no cards of a scenario's own",
  ],
  [
    'a card in the position that is not',
    'game: skirmish\ntitle: x\nposition:\n  red:\n    hand: [scout, corsiar]\nplay: [{ red: pass }]',
    '5:19: "corsiar" is not known here; did you mean "corsair"?',
  ],
  [
    'a zone in the position that is not',
    'game: skirmish\ntitle: x\nposition: { red: { hnad: [] } }\nplay: [{ red: pass }]',
    '3:20: there is no key "hnad" here; did you mean "hand"?',
  ],
  [
    'a seat in the position that does not play',
    'game: skirmish\ntitle: x\nposition: { active: white }\nplay: [{ red: pass }]',
    '3:13: white does not play here',
  ],
  [
    'a position that is over',
    'game: skirmish\ntitle: x\nposition: { red: { credits: 0 } }\nplay: [{ red: pass }]',
    '3:1: fewer than two sides have credits',
  ],
  [
    'a card that is not',
    skirmish('  - red: { deploy: corsiar }'),
    '5:12: there is no card "corsiar"; did you mean "corsair"?',
  ],
  ['a seat that is not', skirmish('  - rde: pass'), '5:5: there is no seat "rde"; did you mean "red"?'],
  [
    'an ambiguous action',
    skirmish('  - red: deploy'),
    '5:5: deploy could be any of { deploy: red.hand/corsair }, { deploy: red.hand/scout }; say which',
  ],
]

describe('a scenario that makes no sense', () => {
  test.each(noSense)('%s', (_, text, message) => {
    const report = run(text)
    expect(said(report)).toContain(message)
    expect(report.message).not.toContain('\n')
    expect(report).toMatchObject({ passed: false, malformed: true })
  })
})

const goesWrong: readonly [string, string, string][] = [
  ['another seat is asked', skirmish('  - blue: pass'), '5:5: blue is not asked; red is asked about act'],
  [
    'an ask is left open',
    skirmish('  - red: { deploy: corsair }'),
    '5:5: the scenario ends while red is asked about act; answer it or say `asked: red`',
  ],
  [
    'an ask is left open after another was named',
    skirmish('  - expect: { asked: red }\n  - red: { deploy: corsair }'),
    '6:5: the scenario ends while red is asked about act; answer it or say `asked: red`',
  ],
  [
    'dice are left over',
    skirmish('  - expect: { asked: red }', 'dice: [3, 4]\n'),
    '4:1: the scenario ends before 3, 4 of `dice` came up',
  ],
  [
    'an expectation does not hold',
    skirmish(
      '  - red: { deploy: corsair }\n  - expect:\n      asked: red\n      zones:\n        red.field: [scout]',
    ),
    '9:9: red.field holds corsair; expected scout',
  ],
  [
    'a decision changes nothing',
    'game: quiz\ntitle: x\nposition: { asking: [idle] }\nplay:\n  - ann: yes',
    '5:5: this answer of ann changed nothing',
  ],
  [
    'the program fails at a decision',
    'game: quiz\ntitle: x\nposition: { asking: [broken] }\nplay:\n  - ann: yes',
    '5:5: the program fails at this answer: the quiz master sleeps',
  ],
  [
    'the program fails where a refusal is expected',
    'game: quiz\ntitle: x\nposition: { asking: [broken] }\nplay:\n  - expect: { refused: { ann: yes } }',
    '5:26: the program fails at this answer: the quiz master sleeps',
  ],
]

describe('a scenario that goes another way', () => {
  test.each(goesWrong)('%s', (_, text, message) => {
    const report = run(text)
    expect(said(report)).toBe(message)
    expect(report).toMatchObject({ passed: false, malformed: false })
  })
})

describe('cards of its own', () => {
  const quiz = (cards: string): string =>
    `game: quiz\ntitle: x\n${cards}\nposition: { asking: [cards], tray: [fig, pear] }\nplay:\n  - ann: { cards: [fig] }`

  test('stand in the scenario', () => {
    expect(run(quiz('cards: [{ name: fig, worth: 3 }]'))).toMatchObject({ message: null, passed: true })
  })

  test('or in a file that it names', () => {
    const files: Readonly<Record<string, string>> = { 'own.cards.yaml': '- { name: fig, worth: 3 }' }
    expect(run(quiz('cardsFrom: own.cards.yaml'), (path) => files[path]!)).toMatchObject({ passed: true })
  })

  test.each([
    ['cards: [{ name: fig, wort: 3 }]', '3:22: there is no key "wort" here; did you mean "worth"?'],
    ['cards: [{ name: fig, worth: much }]', '3:22: expected a whole number, not "much"'],
    ['cards: []\ncardsFrom: x', '4:1: `cards` and `cardsFrom` cannot stand together'],
    ['cardsFrom: gone.yaml', '3:1: there is no such file'],
    ['cardsFrom: torn.yaml', '3:1: torn.yaml:1:2: this is not YAML:'],
    ['cardsFrom: other.yaml', '3:1: other.yaml:1:1: expected a list'],
    ['cardsFrom: wrong.yaml', '3:1: wrong.yaml:1:16: there is no key "wort" here; did you mean "worth"?'],
  ])('%s', (cards, message) => {
    const files: Readonly<Record<string, string>> = {
      'torn.yaml': '[',
      'other.yaml': 'a: b',
      'wrong.yaml': '- { name: fig, wort: 3 }',
    }
    const report = run(quiz(cards), (path) => {
      if (!(path in files)) throw new Error('there is no such file')
      return files[path]!
    })
    expect(said(report)).toContain(message)
    expect(report.malformed).toBe(true)
  })

  test('cannot be read where there are no files', () => {
    expect(said(run(quiz('cardsFrom: x.yaml')))).toBe('3:1: a file of cards cannot be read here')
  })
})

test('the heading of a scenario is read even if the rest is wrong', () => {
  const text = 'title: A trial\nproves: [idc/one, idc/two]\nnonsense: 1'
  expect(readHeading(text, 'my.yaml')).toEqual({ title: 'A trial', proves: ['idc/one', 'idc/two'] })
  expect(run(text)).toMatchObject({ title: 'A trial', proves: ['idc/one', 'idc/two'], passed: false })
  expect(readHeading('title: [', 'my.yaml')).toEqual({ title: 'my.yaml', proves: [] })
})
