/** Words of a printed text that the tree does not say: a clause that loses one is not understood. */
import { wordsLost } from '@dejarik/kernel/language'
import type { CardFacts } from '../cards/definition.ts'
import { ownNames } from './names.ts'
import { SAID_OTHERWISE } from './otherwise/all.ts'
import { isMisread } from './otherwise/misread.ts'
import { render } from './render/abilities.ts'
import type { Ability } from './tree/tree.ts'

/** Whether abilities say all that a part of a text says, as it is spelt, and nothing else. */
export function saysAll(text: string, abilities: readonly Ability[], card: CardFacts): boolean {
  const rendered = render(abilities, card.kind)
  return wordsLost(text, rendered, ownNames(card), SAID_OTHERWISE).length === 0 && !isMisread(text, rendered)
}
