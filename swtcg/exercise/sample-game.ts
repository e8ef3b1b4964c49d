/** A short game in which a card is played, told in lines; for authors who want to see what their card does. */
import type { CardDefinition } from '../cards/definition.ts'
import { words } from '../words.ts'
import { printedOn } from './abilities.ts'
import { runTrial } from './trial.ts'
import { Watch } from './watch.ts'

interface SampleGame {
  readonly lines: readonly string[]
  readonly played: boolean
  /** How many of its abilities the game shows at work. */
  readonly used: number
  readonly abilities: number
}

const MOST_TRIALS = 12

/** The game that shows most of the card, among some. */
export function sampleGame(card: CardDefinition): SampleGame {
  const games: SampleGame[] = []
  for (let seed = 1; seed <= MOST_TRIALS && !games.some(isWhole); seed++) games.push(playOne(card, seed))
  return games.reduce((best, game) => (worth(game) > worth(best) ? game : best))
}

const isWhole = ({ played, used, abilities }: SampleGame): boolean => played && used === abilities
const worth = ({ played, used }: SampleGame): number => (played ? 100 : 0) + used

function playOne(card: CardDefinition, seed: number): SampleGame {
  const watch = new Watch()
  const abilities = printedOn(card).map(({ ability }) => ability)
  const used = (): number => abilities.filter((ability) => watch.isSeen(ability)).length
  const played = (): boolean => watch.played.has(card.key)
  const lines: string[] = []
  const tell: NonNullable<Parameters<typeof runTrial>[0]['tell']> = (game, event) => {
    const heading = words.heading?.(game, event) ?? null
    const said = heading ?? words.event(game, event)
    if (said !== null) lines.push(heading === null ? `  ${said}` : heading)
  }
  runTrial({ card, seed, start: 'hand', tell }, watch, () => played() && used() === abilities.length)
  return { lines, played: played(), used: used(), abilities: abilities.length }
}
