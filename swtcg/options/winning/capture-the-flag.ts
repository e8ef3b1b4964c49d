import { because } from '@dejarik/kernel'
import { step } from '../../kinds.ts'
import { option } from '../option.ts'
import { bearerOf } from './flag.ts'
import { checkFlag, choose, losesBearer } from './flag-bearer.ts'

export const captureTheFlag = option('Capture the Flag', {
  says: 'A unit bears the flag; whoever controls its arena with it at the end of a turn wins, and it passes to its slayer.',
  wraps: ['forbids'],
  apply: (edit) => {
    const { forbids } = edit.policies
    edit.insertAfter('swtcg/turn', 'begin', choose)
    edit.insertBefore('swtcg/turn', 'win', step('flag-win', checkFlag))
    edit.listen('discarded', (game, event) => {
      if (event.kind === 'discarded') losesBearer(game, event.owner, event.from, event.by)
    })
    edit.setPolicies({
      forbids: (game, card, what) =>
        what === 'retreat' && bearerOf(game) === card
          ? because('bears-the-flag', 'opt/capture-the-flag/bearer-cannot-retreat', { card })
          : forbids(game, card, what),
    })
  },
})
