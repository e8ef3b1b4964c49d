/** How scenarios say answers to every kind of question, and name cards. */
import { describe, expect, test } from 'vitest'
import { skirmishGame } from '../skirmish/index.ts'
import { quizGame } from './quiz.ts'
import { scenario } from './scenario-testing.ts'

const quiz = (asking: string, tray: readonly string[] = []) =>
  scenario(quizGame, { position: { asking: [asking], tray } })

describe('every kind of question takes a readable answer', () => {
  test.each([
    ['number', 4, '[4]'],
    ['choice', 'tails', '["tails"]'],
    ['confirm', 'no', '[false]'],
    ['confirm', true, '[true]'],
    ['order', ['gold', 'gold', 'silver'], '[[0,2,1]]'],
    ['several', ['honey', 'tea'], '[[2,0]]'],
    ['divide', { 'pear #2': 2, 'Salt / Pepper': 1 }, '[[0,2,1]]'],
    ['cards', { cards: ['pear', 'pear'] }, '[[0,1]]'],
    ['cards', { cards: ['pear #2'] }, '[[1]]'],
  ])('%s: %j', (asking, answer, given) => {
    quiz(asking, ['pear', 'pear', 'Salt / Pepper'])
      .play('ann', answer)
      .expect({ table: { given }, over: { winners: ['ann'] } })
  })

  test.each([
    ['number', 'four', 'expected a number, not four'],
    ['number', 7, 'ann is refused: That number is too high.'],
    ['choice', 3, 'expected one of heads, tails, not 3'],
    ['choice', 'edge', 'ann is refused: That is not one of the options.'],
    ['confirm', 'perhaps', 'expected yes or no, not perhaps'],
    ['order', 'gold', 'expected a list of gold, silver, gold, not gold'],
    ['order', ['gold', 'sliver'], 'there is no item "sliver"; did you mean "silver"?'],
    ['several', ['tea', 'milk', 'honey'], 'ann is refused: You chose too many.'],
    ['divide', { pear: 3 }, 'there is no share "pear"; did you mean "pear #1" or "pear #2"?'],
    ['divide', { 'pear #1': 'all' }, 'expected a number, not all'],
    ['divide', 3, 'expected { name: share }, not 3'],
    ['cards', ['pear'], 'expected { cards: [names] }, not [pear]'],
    ['cards', { cards: ['paer'] }, 'there is no card "paer"; did you mean "pear"?'],
    ['action', 7, 'expected an action such as pass or { deploy: corsair }, not 7'],
  ])('%s refuses %j', (asking, answer, message) => {
    const play = quiz(asking, ['pear', 'pear', 'Salt / Pepper']).expect({ asked: 'ann' })
    expect(() => play.play('ann', answer)).toThrow(message)
  })
})

describe('actions', () => {
  test('name the verb and the card, or spell the verb out', () => {
    quiz('action', ['pear'])
      .play('ann', { verb: 'point', card: 'pear' })
      .expect({ over: { winners: ['ann'] } })
    quiz('action', ['pear']).play('ann', { point: 'pear', at: ['pear'] })
    quiz('action', ['pear']).play('ann', { verb: 'wait' })
    quiz('action', ['pear']).play('ann', { point: null })
  })

  test('that name a strange field are told the fields', () => {
    const play = quiz('action', ['pear']).expect({ asked: 'ann' })
    const attempt = () => play.play('ann', { point: 'pear', att: ['pear'] })
    expect(attempt).toThrow('there is no field of point "att"; did you mean "at"?')
  })

  test('that could be several things are refused with the candidates', () => {
    const play = scenario(skirmishGame, {
      seats: 3,
      position: { red: { field: ['corsair'] } },
    }).expect({ asked: 'red' })
    expect(() => play.play('red', { attack: 'corsair' })).toThrow(
      '{ attack: corsair } could be any of { attack: red.field/corsair, defender: blue }, ' +
        '{ attack: red.field/corsair, defender: green }; say which',
    )
  })

  test('with a verb that no offer has are told the nearest verb', () => {
    const play = redActs()
    expect(() => play.play('red', { depoly: 'corsair' })).toThrow(
      'there is no verb "depoly"; did you mean "deploy"?',
    )
  })

  test('that are not offered are told why, and what is', () => {
    const play = redActs().play('red', { deploy: 'corsair' }).expect({ asked: 'red' })
    expect(() => play.play('red', { deploy: 'scout' })).toThrow(
      'red cannot { deploy: scout }: You have deployed this turn. [skirmish/one-deploy] The offers are pass',
    )
    expect(() => play.play('red', { deploy: 'warlord' })).toThrow(
      'red cannot { deploy: warlord }: "warlord" is not',
    )
  })

  const redActs = () =>
    scenario(skirmishGame, { position: { red: { hand: ['corsair', 'scout'] } } }).expect({ asked: 'red' })
})

describe('cards', () => {
  const twoCorsairs = () =>
    scenario(skirmishGame, {
      position: { red: { field: ['corsair', 'corsair'], hand: ['rally'] }, blue: { field: ['corsair'] } },
      dice: [3],
    })

  test('of one name that are alike are as good as one', () => {
    twoCorsairs()
      .play('red', { attack: 'corsair', defender: 'blue' })
      .expect({
        facts: { 'red.field/corsair #1': { ready: false }, 'red.field/corsair #2': { ready: true } },
      })
      .expect({ asked: 'red' })
  })

  test('of one name that differ must be told apart', () => {
    const play = twoCorsairs()
      .play('red', { attack: 'corsair #2', defender: 'blue' })
      .expect({ asked: 'red' })
    expect(() => play.expect({ facts: { 'red.field/corsair': { ready: true } } })).toThrow(
      '"red.field/corsair" could be any of red.field/corsair #1, red.field/corsair #2; say which',
    )
    expect(() => play.expect({ facts: { 'corsair #1': { ready: true } } })).toThrow(
      '"corsair #1" could be any of red.field/corsair #1, blue.field/corsair; say which',
    )
    play.expect({ facts: { 'blue.field/corsair': { ready: true } } })
  })

  test('may have a slash in their name', () => {
    scenario(quizGame, { position: { asking: ['cards'], tray: ['pear', 'pear'], bag: ['Salt / Pepper'] } })
      .expect({
        zones: { tray: ['pear', 'pear'], 'ann.bag': ['Salt / Pepper'] },
        facts: { 'Salt / Pepper': { worth: 2 }, 'ann.bag/Salt / Pepper': { worth: 2 } },
        refused: { ann: { cards: ['Salt / Pepper'] }, code: 'not-offered' },
      })
      .play('ann', { cards: ['tray/pear'] })
  })

  test('in a zone that does not exist are told the nearest zone', () => {
    const play = twoCorsairs().expect({ asked: 'red' }).play('red', { attack: 'corsair', defender: 'blue' })
    expect(() => play.expect({ facts: { 'red.feild/corsair': {} } })).toThrow(
      'there is no zone "red.feild"; did you mean "red.field"?',
    )
    expect(() => play.expect({ asked: 'red', facts: { 'Salt / Pepper': {} } })).toThrow(
      'there is no card "Salt / Pepper"',
    )
    expect(() => play.expect({ facts: { 'blue.hand/corsair': {} } })).toThrow(
      '"blue.hand/corsair" is not there; there are red.field/corsair #1, red.field/corsair #2, blue.field/corsair',
    )
    play.expect({ asked: 'red' })
  })
})
