/** Entries of Objectives about Jedi: how the last of them are hunted. */
import type { Filter } from '../../../text/filter.ts'
import type { CardText, CardTrigger } from '../../../text/text.ts'
import {
  all,
  bringOut,
  flipIf,
  HARDER_TO_CANCEL,
  NO_CANCELLING,
  none,
  OUT_OF_PLAY,
  one,
  takesBack,
} from './objective-words.ts'

const VADER: Filter = { persona: 'Vader', whose: 'yours' }
const JEDI: Filter = { trait: ['jedi knight', 'jedi master'] }
const HUNTED: Filter = { whose: 'opponents', any: [JEDI, { persona: 'Luke' }] }
const AT_BATTLEGROUND: Filter = { where: { atA: { type: 'site', battleground: true } } }
const VISAGE = 'Visage Of The Emperor'

const betrayed = (when: CardTrigger['when']): CardTrigger => ({ when, do: [OUT_OF_PLAY] })
/** Both faces end so. */
const ENDS: readonly CardTrigger[] = [
  betrayed({ just: 'played', by: 'you', card: { title: 'Scanning Crew' } }),
  betrayed({ just: 'duel-initiated', by: 'you', epic: false }),
  betrayed({ just: 'drain-initiated', by: 'you', at: { type: 'site', where: { sitesOf: 'Executor' } } }),
]
const WHERE_THEY_ARE: Filter = {
  has: { whose: 'opponents', any: [JEDI, { persona: ['Luke', 'Leia', 'Anakin'] }] },
}

export const JEDI_OBJECTIVES: Readonly<Record<string, CardText>> = {
  'Hunt Down And Destroy The Jedi / Their Fire Has Gone Out Of The Universe': {
    starts: [
      bringOut('Executor: Holotheatre'),
      bringOut(VISAGE),
      { do: 'may', so: [bringOut('Executor: Meditation Chamber')] },
      { do: 'may', so: [bringOut('Epic Duel')] },
    ],
    statics: [HARDER_TO_CANCEL],
    actions: [takesBack('Vader', 4)],
    triggers: [
      ...ENDS,
      flipIf(all(one({ ...VADER, ...AT_BATTLEGROUND }), none({ ...HUNTED, ...AT_BATTLEGROUND }))),
    ],
    back: {
      statics: [
        { static: 'bars-battles', whose: 'opponents', at: WHERE_THEY_ARE },
        { static: 'bars-drains', whose: 'opponents', at: WHERE_THEY_ARE },
        { static: 'limits-losses', whose: 'yours', most: 0, by: { title: VISAGE } },
        {
          static: 'side-number',
          change: 'battle-destiny',
          whose: 'opponents',
          add: -2,
          at: { kind: 'location' },
          when: one({ ...VADER, where: { at: 'Executor: Meditation Chamber' } }),
        },
        NO_CANCELLING,
      ],
      triggers: [...ENDS, flipIf({ if: 'any', of: [one({ ...HUNTED, ...AT_BATTLEGROUND }), none(VADER)] })],
    },
  },
}
