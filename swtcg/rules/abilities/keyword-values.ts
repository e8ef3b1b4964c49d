/** How the values of a keyword on one card count: added up, the best alone, or as one. */
import type { CardId, NumberRule } from '@dejarik/kernel'
import { isUnique } from '../../cards/definition.ts'
import type { CumulativeKeyword, IsolatedKeyword } from '../../keywords.ts'
import { definitionOf, type Swtcg } from '../../kinds.ts'
import { abilitiesOf } from './abilities.ts'

/** Copies add up (idc/duplicate/cumulative-adds). */
export function cumulative(keyword: CumulativeKeyword): NumberRule<Swtcg> {
  return {
    parts: (game, card, add) => {
      for (const { ability, source } of abilitiesOf(game, card))
        if (ability.ability === 'keyword' && ability.keyword === keyword)
          add(ability.value, keyword, { card: source })
    },
  }
}

/** Bombard and Ion Cannon: in 2003 a player picks one of several values, and picks the best (wotc/keyword/duplicates). */
export function acrossArenas(keyword: 'bombard' | 'ion-cannon' | 'barrage'): NumberRule<Swtcg> {
  return {
    parts: (game, card, add) => {
      const values: [number, CardId][] = []
      cumulative(keyword).parts(game, card, (amount, _, cause) => values.push([amount, cause?.card ?? card]))
      values.sort(([one], [other]) => other - one)
      const counted = game.policies.addsUpReach ? values : values.slice(0, 1)
      for (const [amount, source] of counted) add(amount, keyword, { card: source })
    },
  }
}

/** Of several copies the best is used (now/keywords/new-classes). */
export function best(keyword: CumulativeKeyword): NumberRule<Swtcg> {
  return {
    parts: (game, card, add) => {
      const values: number[] = []
      cumulative(keyword).parts(game, card, (amount) => values.push(amount))
      if (values.length > 0) add(Math.max(...values), keyword, { card })
    },
  }
}

/** What is printed works; what is given works for unique cards alone (now/keywords/inspiration-unique-only). */
export function isolatedOfUniques(keyword: IsolatedKeyword): NumberRule<Swtcg> {
  return {
    finish: (sum) => Math.min(1, sum),
    parts: (game, card, add) => {
      const unique = isUnique(definitionOf(game, card))
      for (const { ability, source, path } of abilitiesOf(game, card))
        if (ability.ability === 'keyword' && ability.keyword === keyword)
          if (unique || (source === card && !path.includes('.'))) add(1, keyword, { card: source })
    },
  }
}

/** One copy is as good as many (idc/duplicate/isolated-once). */
export function isolated(keyword: IsolatedKeyword): NumberRule<Swtcg> {
  return {
    finish: (sum) => Math.min(1, sum),
    parts: (game, card, add) => {
      for (const { ability, source } of abilitiesOf(game, card))
        if (ability.ability === 'keyword' && ability.keyword === keyword) add(1, keyword, { card: source })
    },
  }
}
