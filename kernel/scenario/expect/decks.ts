/** Expectations about decks: one that may be played by the scenario's edition and options, or the rule that keeps it from it. */
import { countedLines, DeckError, type Library, unknownCards } from '../../library.ts'
import type { Reason } from '../../refusal.ts'
import { sayReason } from '../../words.ts'
import type { Expectations } from '../format.ts'
import { say } from '../match.ts'
import type { Scene } from '../scene.ts'
import { unknown } from '../unknown.ts'
import { type Path, ScenarioError, ScenarioFailure } from '../words.ts'

export function deckTaken(scene: Scene, { cards }: NonNullable<Expectations['deckTaken']>, path: Path): void {
  const [reason] = reasonsAgainst(scene, cards, path)
  if (reason) throw new ScenarioFailure(`the deck is refused: ${sayReason(scene.game.words, reason)}`, path)
}

export function deckRefused(
  scene: Scene,
  { cards, rule, code }: NonNullable<Expectations['deckRefused']>,
  path: Path,
): void {
  const reasons = reasonsAgainst(scene, cards, path)
  if (reasons.length === 0) throw new ScenarioFailure('the deck may be played', path)
  const fits = (reason: Reason): boolean =>
    (rule === undefined || reason.rule === rule) && (code === undefined || reason.code === code)
  if (reasons.some(fits)) return
  const given = reasons.map((reason) => say({ rule: reason.rule, code: reason.code })).join(', ')
  throw new ScenarioFailure(`the deck is refused with ${given}; expected ${say({ rule, code })}`, path)
}

function reasonsAgainst({ game, setup }: Scene, lines: readonly string[], path: Path): readonly Reason[] {
  const { library } = game
  if (!library) throw new ScenarioError(`${game.title} has no decks`, path)
  const deck = readDeck(library, lines, [...path, 'cards'])
  return library.checkDeck(deck, setup.edition, setup.options)
}

function readDeck(
  library: Library,
  lines: readonly string[],
  path: Path,
): ReturnType<typeof countedLines.parse> {
  try {
    const deck = countedLines.parse(lines.join('\n'))
    const [strange] = unknownCards(library, deck)
    if (strange === undefined) return deck
    throw unknown('card', strange, library.cardNames(), path)
  } catch (error) {
    if (error instanceof DeckError) throw new ScenarioError(error.message, [...path, error.line - 1])
    throw error
  }
}
