/** Words of a printed text that the tree does not say: a text that loses one is not understood. */
import { wordsLost } from '@dejarik/kernel/language'
import type { CardFacts } from '../cards/definition.ts'
import type { CardText } from '../text/text.ts'
import { SAID_OTHERWISE } from './otherwise/all.ts'
import { sayText } from './render/text.ts'

/** Words of a part of a card's text, as it is spelt, that what was read of it does not say. */
export const lostIn = (text: string, read: CardText, card: CardFacts): readonly string[] =>
  wordsLost(text, sayText(card, read).join(' '), ownNames(card), SAID_OTHERWISE)

/** A location is called by its title where another location could be meant, so its name is never left out. */
const ownNames = ({ kind, title }: CardFacts): readonly string[] => (kind === 'location' ? [] : [title])
