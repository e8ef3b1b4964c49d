/** An action is offered when its words say, and at no other time. Read from the words that players read. */
import type { Game, SwccgOffer } from '../../kinds.ts'
import { sayFunction } from '../../language/render/text.ts'
import type { HappeningName } from '../../text/happening.ts'
import type { Law } from './law.ts'

/** Words that tell of a moment, in the order in which they are looked for. */
const MOMENTS: readonly (readonly [RegExp, readonly HappeningName[]])[] = [
  [/^at start of your \w+ phase/, ['phase-began']],
  [/^after battle destinies are drawn/, ['battle-destinies-drawn']],
  [/^if there is attrition against you/, ['attrition']],
  [/^if you must lose force/, ['must-lose-force']],
  [/^if .* is about to be lost/, ['about-to-be-lost']],
  [/^if .*just initiated a force drain/, ['drain-initiated']],
  [/^if .*just initiated a battle|^if a battle was just initiated/, ['battle-initiated']],
  [/^if a battle just ended|^if .*just won a battle/, ['battle-ended']],
  [/^if .*just 'reacted'/, ['reacted']],
  [/^if .*just (played|was just played)|^if .* was just played/, ['played']],
  [/^if .*just targeted/, ['targeted']],
  [/^if .*just drew|^if .* was just drawn/, ['destiny-drawn']],
  [/^if .*just fired/, ['weapon-fired']],
  [/^if .* was just 'hit'/, ['hit']],
  [/^if .*just deployed|^if .* was just deployed/, ['deployed']],
  [/^if .*just forfeited/, ['forfeited']],
  [/^if .*just lost force/, ['lost-force']],
  [/^if .*just lost/, ['lost', 'forfeited']],
]

/** Whether it is the time that the first sentence tells of. */
function isTime(said: string, game: Game, seat: number): boolean {
  const words = said.toLowerCase().replace(/^once per \w+, |^twice per \w+, |\..*$/g, '')
  const { phase, current, battle, happenings } = game.table
  const [, whose, named] = /^during (your|opponent's) (\w+) phase/.exec(words) ?? []
  if (named) return phase === named && (current === seat) === (whose === 'your')
  if (words.startsWith('during your turn')) return current === seat
  const told = MOMENTS.find(([pattern]) => pattern.test(words))
  if (told) return told[1].some((moment) => moment === happenings.at(-1)?.just)
  return !/^if .*\b(in battle|defending a battle)\b/.test(words) || battle !== null
}

export const times: Law = (card) => ({
  answer: (game, question) => {
    if (question.kind !== 'action') return null
    for (const offer of question.offers as readonly SwccgOffer[]) {
      if (offer.verb !== 'play' || game.card(offer.card).is !== card.key) continue
      const said = sayFunction(card, offer.action, offer.half)
      if (!isTime(said, game, question.seat))
        return `offered at ${game.table.happenings.at(-1)?.just ?? game.table.phase}: ${said}`
    }
    return null
  },
})
