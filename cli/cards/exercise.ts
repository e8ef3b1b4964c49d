/** `dejarik cards exercise`: plays cards until each was played and each of its abilities used, and tells what fails. */
import { type Campaign, campaign, canBeTried, type Exercised, setOf, shippedCards } from '@dejarik/swtcg'
import { Failure } from '../failure.ts'
import { grouped, say, sayJson, tellFailures } from '../output.ts'
import { progress } from '../progress.ts'

export interface ExerciseFlags {
  readonly set?: string
  readonly card?: string
  readonly trials: number
  readonly json?: true
}

export function exerciseCards(flags: ExerciseFlags): void {
  const cards = chosenCards(flags).filter(canBeTried)
  if (cards.length === 0) throw new Failure('No card that is carried out in full fits that.')
  const bar = progress(cards.length, 'cards')
  const result = campaign(cards, flags.trials, bar.at)
  bar.end()
  if (flags.json) sayJson(result)
  else say(...report(result))
  if (result.summary.faults > 0) tellFailures()
}

function chosenCards({ set, card }: ExerciseFlags) {
  const library = shippedCards()
  if (card === undefined)
    return library.cards.filter((each) => set === undefined || setOf(each) === set.toUpperCase())
  const found = library.named(card)
  if (!found) throw new Failure(`There is no card "${card}".`)
  return [found]
}

function report({ summary, left }: Campaign): string[] {
  const { cards, played, abilities, used, trials, faults } = summary
  return [
    ...left.flatMap(leftOf),
    `cards      ${grouped(played)} of ${grouped(cards)} played`,
    `abilities  ${grouped(used)} of ${grouped(abilities)} used`,
    `games      ${grouped(trials)}`,
    `faults     ${grouped(faults)}`,
  ]
}

const leftOf = ({ card, played, unused, faults }: Exercised): string[] => [
  ...(played ? [] : [`${card}: not played`]),
  ...unused.map(({ text, why }) => `${card}: not used (${why}): ${text}`),
  ...faults.map(
    ({ seed, start, message }) => `${card}: FAULT with seed ${seed}, begun in ${start}: ${message}`,
  ),
]
