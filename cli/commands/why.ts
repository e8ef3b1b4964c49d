/** `dejarik why`: what could be done with a card in a position, and for what cannot, the rules that forbid it. */
import {
  type CardId,
  didYouMean,
  knows,
  type Prospect,
  prospects,
  type SeatId,
  sayReason,
} from '@dejarik/kernel'
import { Command } from 'commander'
import { Failure } from '../failure.ts'
import { wholeNumber } from '../flags.ts'
import { say, sayJson } from '../output.ts'
import { inPosition, POSITION, type Standing, standingIn } from '../replay/standing.ts'

interface WhyFlags {
  readonly seat: number
  readonly at?: number
  readonly json?: true
}

const EXAMPLES = `
${POSITION}

Examples:
  dejarik why my.yaml luke skywalker (c)
  dejarik why game.json --seat 2 --at 40             every card that seat 2 knows, after 40 decisions
  dejarik why game.json tie fighter --at 40 --json
`

export function whyCommand(): Command {
  return inPosition(new Command('why'))
    .description('say what could be done with a card, and why the rest cannot')
    .argument('[card...]', 'the name on the card; every card if absent')
    .option('--seat <number>', 'whose cards, from 1', wholeNumber(1), 1)
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action(why)
}

function why(file: string, words: readonly string[], { seat, at, json }: WhyFlags): void {
  const position = standingIn(file, at)
  const { seats } = position.machine.state
  if (seat > seats.length) throw new Failure(`There is no seat ${seat}; the game has ${seats.length}.`)
  const cards = knownCards(position, seat - 1, words.join(' '))
  const told = cards.map((card) => tell(position, seat - 1, card))
  if (json) sayJson(told)
  else say(...told.flatMap(lines))
}

/** The cards that a seat knows, of one name or of any. */
function knownCards({ game, machine }: Standing, seat: SeatId, wanted: string): readonly CardId[] {
  const known = machine.state.cards.filter((card) => card !== null && knows(card, seat)) as {
    id: number
    is: string
  }[]
  if (wanted === '') return known.map(({ id }) => id)
  const found = known.filter(({ is }) => game.words.card(is).toLowerCase() === wanted.toLowerCase())
  if (found.length > 0) return found.map(({ id }) => id)
  const names = [...new Set(known.map(({ is }) => game.words.card(is)))]
  throw new Failure(`Seat ${seat + 1} knows no card "${wanted}"${didYouMean(wanted, names) || '.'}`)
}

interface Told {
  readonly card: CardId
  readonly name: string
  readonly can: readonly string[]
  readonly cannot: readonly {
    readonly what: string
    readonly reasons: readonly object[]
    readonly why: string
  }[]
}

function tell({ game, machine }: Standing, seat: SeatId, card: CardId): Told {
  const found = prospects(game, machine, seat, card)
  const what = ({ offer }: Prospect): string => game.words.offer(machine, offer)
  const can = found.filter(({ reasons }) => reasons.length === 0).map(what)
  const cannot = found
    .filter(({ reasons }) => reasons.length > 0)
    .map((prospect) => ({
      what: what(prospect),
      reasons: prospect.reasons,
      why: prospect.reasons.map((reason) => sayReason(game.words, reason)).join(' '),
    }))
  return { card, name: game.words.card(machine.card(card).is), can, cannot }
}

/** Cards with which nothing is ever done are left out. */
const lines = ({ name, can, cannot }: Told): readonly string[] =>
  can.length + cannot.length === 0
    ? []
    : [
        name,
        ...can.map((what) => `  can     ${what}`),
        ...cannot.map(({ what, why }) => `  cannot  ${what}: ${why}`),
      ]
