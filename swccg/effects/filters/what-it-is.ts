/** Fields of filters that ask what a card is: its facts, its names, its skills. */

import { numberOf } from '@dejarik/kernel'
import { CARD_KINDS, isGeneric } from '../../cards/definition.ts'
import { isOfMake } from '../../cards/makes.ts'
import { setNameOf } from '../../cards/released.ts'
import { isPiloted, permanentPilot } from '../../rules/aboard/crew.ts'
import { areMatching } from '../../rules/aboard/matching.ts'
import { typeAsPlayed } from '../../rules/answers/played-type.ts'
import { hasSkill, hasTraitNow } from '../../rules/cards/skills.ts'
import type { Sensitivity } from '../../text/filter.ts'
import { doesIt } from '../doings.ts'
import { interruptTitles } from '../interrupt-titles.ts'
import { textOf } from '../text-of.ts'
import { among, fact, some, type Tests } from './test.ts'

export const WHAT_IT_IS = {
  kind: (game, _, { kind }, card) => among(kind!, fact(game, card).kind),
  type: (game, _, { type }, card) => {
    const { alsoType } = fact(game, card)
    return among(type!, typeAsPlayed(game, card)) || among(type!, alsoType)
  },
  title: (game, _, { title }, card) => among(title!, fact(game, card).title),
  titleHas: (game, _, { titleHas }, card) =>
    fact(game, card).title.toLowerCase().includes(titleHas!.toLowerCase()), // ccgx/term/title-words
  persona: (game, _, { persona }, card) => among(persona!, fact(game, card).persona),
  trait: (game, _, { trait }, card) => some(trait!, (one) => hasTraitNow(game, card, one)),
  icon: (game, _, { icon }, card) => some(icon!, (one) => hasSkill(game, card, one)),
  model: (game, _, { model }, card) => isOfMake(fact(game, card).model, model!),
  whose: (game, { you }, { whose }, card) => (game.card(card).controller === you) === (whose === 'yours'),
  sensitivity: (game, _, { sensitivity }, card) =>
    fact(game, card).kind === 'character' &&
    among(sensitivity!, sensitivityOf(numberOf(game, 'ability', card))),
  printed: (game, _, { printed }, card) => {
    const { icons = [], traits = [], permanentPilot: pilot } = fact(game, card)
    const { icon, trait, permanentPilot: ability } = printed!
    return (
      (icon === undefined || icons.includes(icon)) &&
      (trait === undefined || traits.includes(trait)) &&
      (ability === undefined || ability === pilot)
    )
  },
  unique: (game, _, { unique }, card) => (fact(game, card).dots === 1) === unique,
  set: (game, _, { set }, card) => setNameOf(fact(game, card)) === set,
  kindNamed: (game, { values }, { kindNamed }, card) =>
    fact(game, card).kind === CARD_KINDS[values[kindNamed!] ?? -1],
  titled: (game, { values }, { titled }, card) =>
    fact(game, card).title === game.constants.library.cards[values[titled!] ?? -1]?.title,
  titleNamed: (game, { values }, { titleNamed }, card) =>
    fact(game, card).title === interruptTitles(game.constants.library)[values[titleNamed!] ?? -1],
  does: (game, _, { does }, card) => doesIt(textOf(game, card), does!),
  immuneTo: (game, _, { immuneTo }, card) => textOf(game, card).immuneTo?.includes(immuneTo!) === true,
  generic: (game, _, __, card) => isGeneric(fact(game, card)),
  ownPilot: (game, _, __, card) => permanentPilot(game, card) !== undefined,
  piloted: (game, _, __, card) => isPiloted(game, card),
  matching: (game, _, __, card) => {
    const { on, as } = game.card(card)
    return on !== null && (as === 'pilot' || as === 'driver') && areMatching(fact(game, card), fact(game, on))
  },
  stolen: (game, _, __, card) => game.card(card).controller !== game.card(card).owner,
} satisfies Tests

/** 0 none, 1 to 2 weak, 3 attuned, 4 to 5 sensitive, 6 a Jedi Knight, 7 a Jedi Master. */
function sensitivityOf(ability: number): Sensitivity {
  if (ability < 1) return 'none'
  if (ability < 3) return 'weak'
  if (ability < 4) return 'attuned'
  if (ability < 6) return 'sensitive'
  return ability < 7 ? 'jedi-knight' : 'jedi-master'
}
