/** Force that is lost, used, retrieved or activated. */
import { either, say } from '@dejarik/kernel/language'
import type { Amount } from '../../../text/condition.ts'
import type { Parser } from '../../source.ts'
import { force, measure } from '../amounts/measures.ts'
import { compare } from '../conditions/comparisons.ts'
import { AT } from '../nouns/filters.ts'
import { count } from '../nouns/heads.ts'
import { selector } from '../nouns/nouns.ts'
import type { Deed } from '../sentences/deeds.ts'
import { DESTINY, does } from './steps.ts'

/** What was drawn against what the other side has there: who has less loses the difference. */
const outdrawn = (right: Amount): Deed =>
  does({
    do: 'if',
    when: compare(DESTINY, '<', right),
    so: [{ do: 'lose-force', who: 'you', amount: { less: DESTINY, from: right } }],
    else: [{ do: 'lose-force', who: 'opponent', amount: { less: right, from: DESTINY } }],
  })
export const forceVerbs: Parser<Deed> = either<Deed>(
  say`compare your destiny total to opponent's (?:power total|total power)[.] Player with (?:lowest|lower) total loses Force equal to (?:the )?difference`(
    () => outdrawn({ side: 'total-power', whose: 'opponents', at: AT }),
  ),
  say`opponent (?:must (?:immediately |also )?lose|(?:also )?loses) ${force}`((amount) =>
    does({ do: 'lose-force', who: 'opponent', amount }),
  ),
  say`opponent must (?:immediately )?use ${force}(?! or)`((amount) =>
    does({ do: 'use-force', who: 'opponent', amount }),
  ),
  say`cause opponent to lose ${force}`((amount) => does({ do: 'lose-force', who: 'opponent', amount })),
  say`cause opponent to use ${force}`((amount) => does({ do: 'use-force', who: 'opponent', amount })),
  say`(?:you (?:must )?)?lose ${force}(?! to\b)`((amount) => does({ do: 'lose-force', who: 'you', amount })),
  say`each player (?:must )?loses? ${force}`((amount) =>
    does({ do: 'lose-force', who: 'you', amount }, { do: 'lose-force', who: 'opponent', amount }),
  ),
  say`(?:you )?retrieve ${force}`((amount) => does({ do: 'retrieve', amount })),
  say`opponent (?:may retrieve|retrieves) ${force}`((amount) =>
    does({ do: 'retrieve', who: 'opponent', amount }),
  ),
  say`that number of cards are randomly selected and retrieved from (?:your )?Lost Pile`(() =>
    does({ do: 'retrieve', amount: DESTINY, random: true }),
  ),
  say`that number of ${selector},? may be retrieved from (?:your )?Lost Pile`((what) =>
    does({ do: 'retrieve', amount: DESTINY, what }),
  ),
  say`(?:(?:also )?satisf(?:y|ies)|cancel) all (?:remaining )?attrition against you`(() =>
    does({ do: 'satisfy', what: 'attrition' }),
  ),
  say`(?:(?:also )?satisf(?:y|ies)|cancel) all (?:remaining )?battle damage(?: against you)?(?! and)`(() =>
    does({ do: 'satisfy', what: 'damage' }),
  ),
  say`(?:(?:also )?satisf(?:y|ies)|cancel) all (?:remaining )?battle damage and attrition against you`(() =>
    does({ do: 'satisfy', what: 'both' }),
  ),
  say`reduce the loss by ${measure}(?: amount)?`((n) =>
    does({ do: 'change-loss', by: { less: n, from: 0 } }),
  ),
  say`retrieve that number of cards at random`(() => does({ do: 'retrieve', amount: DESTINY, random: true })),
  say`retrieve (?:up to )?that number of ${selector}`((what) =>
    does({ do: 'retrieve', amount: DESTINY, what }),
  ),
  say`(?:also, )?may activate ${count} additional Force for each ${selector}`((times, cards) =>
    does(
      { do: 'choose-number', as: 'more', from: 0, to: { count: cards, ...(times === 1 ? {} : { times }) } },
      { do: 'activate', amount: { value: 'more' } },
    ),
  ),
  say`(?:you )?activate ${force}`((amount) => does({ do: 'activate', amount })),
  say`opponent (?:may activate|activates) ${force}`((amount) =>
    does({ do: 'activate', who: 'opponent', amount }),
  ),
  say`each player (?:must )?(?:immediately )?activates? ${force}`((amount) =>
    does({ do: 'activate', who: 'you', amount }, { do: 'activate', who: 'opponent', amount }),
  ),
)
