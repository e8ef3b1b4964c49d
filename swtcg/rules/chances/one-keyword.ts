/** One of two keywords that an activated ability lets its player use. */
import type { CardId, SeatId } from '@dejarik/kernel'
import type { Arena } from '../../cards/definition.ts'
import { ask, type Game, procedure } from '../../kinds.ts'
import { nameOfKeyword } from '../../language/keywords.ts'
import type { ActivatedKeyword } from '../../language/tree/tree.ts'
import { activatedKeywords } from './activated-keywords.ts'

interface Usable {
  readonly keyword: ActivatedKeyword
  readonly value: number
}
interface Using {
  readonly seat: SeatId
  readonly card: CardId
  readonly from: Arena | null
  readonly of: readonly Usable[]
}

/** Of those that can be used now; where there is one, nobody is asked. */
export const oneKeyword = procedure<Using>('swtcg/one-keyword', [
  ask(
    'which',
    (game, using) => {
      const options = usable(game, using).map(({ keyword }) => nameOfKeyword(keyword))
      return options.length === 0
        ? undefined
        : { kind: 'choice' as const, seat: using.seat, about: 'keyword', card: using.card, options }
    },
    (game, using, chosen) => {
      const { seat, card, from } = using
      const one = usable(game, using).find(({ keyword }) => nameOfKeyword(keyword) === chosen)
      if (one) activatedKeywords[one.keyword].resolve(game, seat, card, one.value, from)
    },
  ),
])

const usable = (game: Game, { seat, card, of }: Using): readonly Usable[] =>
  of.filter(({ keyword }) => !activatedKeywords[keyword].whyNot(game, seat, card))
