/** `dejarik cards exercise`: plays cards until each was played and each of its abilities used, and tells what fails. */
import {
  type Campaign,
  type CampaignSummary,
  type CardAutomation,
  campaign,
  type Exercised,
  type Library,
} from '@dejarik/kernel'
import * as swccg from '@dejarik/swccg'
import * as swtcg from '@dejarik/swtcg'
import { Failure } from '../failure.ts'
import { cardNamed, libraryOf } from '../library.ts'
import { grouped, say, sayJson, tellFailures } from '../output.ts'
import { progress } from '../progress.ts'

interface ExerciseFlags {
  readonly game: string
  readonly set?: string
  readonly card?: string
  readonly trials: number
  readonly json?: true
}

/** How the cards of a game are exercised; null for a card that is not carried out in full. */
type Exercise = (name: string, trials: number) => (() => Exercised) | null

const EXERCISES: Readonly<Record<string, Exercise>> = {
  swtcg: (name, trials) => {
    const card = swtcg.shippedCards().named(name)!
    return swtcg.canBeTried(card) ? () => swtcg.exercise(card, trials) : null
  },
  swccg: (name, trials) => {
    const card = swccg.shippedCards().named(name)!
    return card.automated ? () => swccg.exercise(card, trials) : null
  },
}

export function exerciseCards(flags: ExerciseFlags): void {
  const { library, definition } = libraryOf(flags.game)
  const exercise = EXERCISES[definition.name]
  if (!exercise) throw new Failure(`${definition.title} has no exercise of its cards.`)
  const cards = chosenCards(library, flags).flatMap(({ name, set }) => {
    const play = exercise(name, flags.trials)
    return play ? [(): Exercised => ({ ...play(), group: set })] : []
  })
  if (cards.length === 0) throw new Failure('No card that is carried out in full fits that.')
  const bar = progress(cards.length, 'cards')
  const result = campaign(cards, (card) => card(), bar.at)
  bar.end()
  if (flags.json) sayJson(result)
  else say(...report(result))
  if (result.left.length > 0) tellFailures()
}

function chosenCards(
  library: Library,
  { set, card }: ExerciseFlags,
): readonly Pick<CardAutomation, 'name' | 'set'>[] {
  const name = card === undefined ? undefined : cardNamed(library, card)
  return (library.automation?.() ?? []).filter(
    (each) =>
      (name === undefined || each.name === name) &&
      (set === undefined || each.set.toLowerCase() === set.toLowerCase()),
  )
}

function report({ summary, groups, left, unusable }: Campaign): string[] {
  const { cards, played, abilities, used, inForce, trials, faults } = summary
  return [
    ...unusable.flatMap(shownUnusable),
    ...left.flatMap(leftOf),
    ...(Object.keys(groups).length > 1 ? Object.entries(groups).map(lineOf) : []),
    `cards      ${grouped(played)} of ${grouped(cards)} played`,
    `abilities  ${grouped(abilities)}`,
    `  used     ${grouped(used)}`,
    `  in force ${grouped(inForce)}`,
    `  unusable ${grouped(summary.unusable)}`,
    `  left     ${grouped(summary.left)}`,
    `games      ${grouped(trials)}`,
    `faults     ${grouped(faults)}`,
  ]
}

/** A set in one line. */
const lineOf = ([name, { cards, played, used, inForce, unusable, left, faults }]: [
  string,
  CampaignSummary,
]): string =>
  `${name.padEnd(10)} ${played} of ${cards} played, ${used} used, ${inForce} in force, ${unusable} unusable, ${left} left, ${faults} faults`

const shownUnusable = ({ card, unusable }: Exercised): string[] =>
  unusable.map(({ text, why }) => `${card}: unusable (${why}): ${text}`)

const leftOf = ({ card, played, unused, faults }: Exercised): string[] => [
  ...(played ? [] : [`${card}: not played`]),
  ...unused.map(({ text, why }) => `${card}: not used (${why}): ${text}`),
  ...faults.map(
    ({ seed, start, message }) => `${card}: FAULT with seed ${seed}, begun in ${start}: ${message}`,
  ),
]
