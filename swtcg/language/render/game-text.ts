/** The text box of a card in our words. */
import type { CardDefinition } from '../../cards/definition.ts'
import { abilityText } from './abilities.ts'

/** Its abilities, one a paragraph. */
export const gameText = ({ abilities, kind }: CardDefinition): readonly string[] =>
  abilities.map((each) => `${abilityText(each, kind)}.`)
