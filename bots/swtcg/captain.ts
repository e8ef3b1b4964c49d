/** The captain of the Star Wars TCG: tries in imagined games what the cadet thinks of. */
import { type Answer, anyGame, type Kinds, listAnswers, type Machine } from '@dejarik/kernel'
import { type Swtcg, type SwtcgOffer, swtcgGame } from '@dejarik/swtcg'
import type { Glimpse } from '../bot.ts'
import { unlessForced } from '../forced.ts'
import { type Effort, searching } from '../search.ts'
import { cadet } from './cadet.ts'
import { value } from './features.ts'
import { judge } from './offers.ts'
import { readPosition } from './position.ts'

/** Offers by the cadet's judgement; of other questions all answers, if they are few. */
function likely(seen: Glimpse, most: number): readonly Answer[] {
  const { question, view } = seen
  if (question.kind !== 'action')
    return [...new Set([cadet(seen).answer, ...(listAnswers(question, most) ?? [])])]
  const position = readPosition(view)
  return (question.offers as readonly SwtcgOffer[])
    .map((offer) => ({ key: offer.key, score: judge(position, offer).score }))
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ key }) => key)
}

/** A trial runs to the end of the step: a build step, or the battle in an arena. */
function moment(game: Machine<Kinds>): string {
  const { turn, step, builder } = game.table as Swtcg['table']
  return [turn, step, builder].join()
}

const EFFORT: Effort = { dreams: 10, answers: 4, caution: 1, decisions: 200 }

export const captain = searching(
  { definition: anyGame(swtcgGame), playsOn: unlessForced(cadet), value, likely, moment },
  EFFORT,
)
