/** Plain cards that say something: characters of one in everything, and Interrupts. */
import type { CardAction, CardText } from '../text/text.ts'
import { fighter } from './battle-play.ts'

export const saying = (
  side: 'dark' | 'light',
  title: string,
  text: CardText,
  figures: Record<string, number> = {},
) => fighter(side, title, { power: 1, ability: 1, forfeit: 1, deploy: 1, ...figures }, { text })
export const interrupt = (title: string, side: 'dark' | 'light', ...actions: readonly CardAction[]) =>
  ({ title, side, kind: 'interrupt', type: 'used', text: { actions } }) as const
