/** The options of the Star Wars TCG at tables: what there is, what a set comes to, and the group's vote. */
import { anyGame, chance, optionName, type Seed } from '@dejarik/kernel'
import { differences, optionsHere, proposeOptions, swtcgPlayed } from '@dejarik/swtcg'
import { refusedTerms } from '../deal.ts'
import type { OptionNotice, Terms, Wishes } from '../game.ts'

/** Keeps the lots of a vote apart from every other use of the seed. */
const VOTE = 66

/** Everything that is no style of its own. */
export const options = (): readonly OptionNotice[] =>
  optionsHere().flatMap(({ name, title, says, agreed = [], seats }) =>
    seats === undefined ? [{ name, title, says, agreed }] : [],
  )

export function terms(edition: string, chosen: readonly string[]): Terms {
  const refused = refusedTerms(anyGame(swtcgPlayed), edition, chosen)
  return { different: refused.length > 0 ? [] : differences(chosen), refused }
}

/** What was agreed on before has everybody's vote. */
export function propose(
  ballots: readonly Wishes[],
  agreed: readonly string[],
  seed: Seed,
): readonly string[] {
  const names = agreed.map(optionName)
  const wishes = ballots.map(({ wants, refuses }) => ({
    wants: [...names, ...wants],
    refuses: refuses.filter((name) => !names.includes(name)),
  }))
  const proposed = proposeOptions(wishes, chance(seed, VOTE)).options
  return [...agreed, ...proposed.filter((name) => !names.includes(name))]
}
