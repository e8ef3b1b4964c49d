/** Entries of starfighters of small sets; most of them with a pilot or an astromech of a name that is always aboard: what it does ends when it is removed (ccgx/permanent/pilot-text). */
import type { Condition } from '../../../text/condition.ts'
import type { CardText } from '../../../text/text.ts'
import { adds, immune, MINE, SELF, thisIs } from '../../premiere/common.ts'

const ABOARD: Condition = thisIs({ ownPilot: true })

/** Adds two to power, and draws one battle destiny where nobody else can. */
const leader: CardText = {
  statics: [
    adds('power', 2, SELF, ABOARD),
    { static: 'allows', what: 'draw-battle-destiny', of: SELF, when: ABOARD },
  ],
}

export const PERMANENT_CREWS: Readonly<Record<string, CardText>> = {
  'Gold Leader In Gold 1': leader,
  'Red Leader In Red 1': leader,
  'Z-95 Headhunter': {
    statics: [
      ...(['power', 'maneuver'] as const).map((change) =>
        adds(change, 2, SELF, thisIs({ where: { atA: { trait: 'cloud sector', unique: false } } })),
      ),
      { static: 'allows', what: 'be-carried-like-a-vehicle', of: SELF },
    ],
  },
  'Artoo-Detoo In Red 5': {
    statics: [
      ...(['power', 'maneuver', 'hyperspeed'] as const).map((change) => adds(change, 2)),
      immune(5, SELF, thisIs({ with: { persona: 'Luke', pilots: true } })),
      {
        static: 'deploy-cost',
        of: { ...MINE, persona: 'Luke', number: { name: 'ability', most: 4.5 } },
        on: SELF,
        fix: 0,
      },
    ],
  },
}
