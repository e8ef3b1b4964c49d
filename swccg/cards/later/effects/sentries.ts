/** Entries of what stands guard at a planet, and of the officers who command it. */
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { sentry } from '../../premiere/side-effects.ts'
import { adds, not, SELF, thisIs } from '../entry-words.ts'

/** While he is on his planet its sentries are many, cheap and twice as watchful, and do all three things at once. */
const commands = (title: string, system: string): CardText => {
  const when: Condition = thisIs({ where: { sitesOf: system } })
  const of: Filter = { title, whose: 'yours' }
  return {
    statics: [
      { static: 'deploy-cost', of, fix: 0, when },
      { static: 'makes-common', of, when },
      { static: 'doubles', of, when },
      { static: 'declares-all', of, when },
      { static: 'protects', of, from: 'Alter', when },
      adds('power', -1, SELF, not(thisIs({ where: { sitesOf: system } }))),
    ],
  }
}

export const SENTRIES: Readonly<Record<string, CardText>> = {
  'Hoth Sentry': sentry('Hoth'),
  'General McQuarrie': commands('Hoth Sentry', 'Hoth'),
  'Grondorn Muse': commands('Yavin Sentry', 'Yavin 4'),
  'Corporal Grenwick': commands('Death Star Sentry', 'Death Star'),
}
