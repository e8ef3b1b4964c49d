/** What becomes of captives: capture, release, freezing, and going over to another escort. */
import { either, say } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Static } from '../../../text/statics.ts'
import type { Parser } from '../../source.ts'
import { HOST, SELF } from '../nouns/filters.ts'
import { locationNoun, selector } from '../nouns/nouns.ts'
import { type Thing, thing } from '../nouns/things.ts'
import { type Deed, type Just, joinDeeds } from '../sentences/deeds.ts'

const acted = ({ what, deed }: Thing, act: (what: Filter) => Instruction): Deed => ({
  ...deed,
  do: [...(deed.do ?? []), act(what)],
})
const capture = (what: Filter): Instruction => ({ do: 'capture', what })
const captureWhole = (what: Filter): Instruction => ({ do: 'capture', what, restored: true })
const release = (what: Filter): Instruction => ({ do: 'release', what })
const freeze = (what: Filter): Instruction => ({ do: 'freeze', what })

export const custodyVerbs: Parser<Deed> = either<Deed>(
  say`(?:immediately )?capture ${thing}`((one) => acted(one, capture)),
  say`${thing} (?:is |are |may be )?(?:immediately )?captured(?! and| instead| by| \()`((one) =>
    acted(one, capture),
  ),
  say`${thing} (?:is |are )?captured \((?:character is )?first restored to normal\)`((one) =>
    acted(one, captureWhole),
  ),
  say`${thing} (?:is |are )?(?:instead )?(?:immediately )?captured and frozen`((one) =>
    acted(one, (what) => ({ do: 'capture', what, frozen: true })),
  ),
  say`${thing} crosses (?:over )?to (?:the )?(?:other side|opponent's side|your side)`((one) =>
    acted(one, (what) => ({ do: 'cross-over', what })),
  ),
  say`restore ${thing} to normal`((one) => acted(one, (what) => ({ do: 'restore', what }))),
  say`${thing} is restored to normal`((one) => acted(one, (what) => ({ do: 'restore', what }))),
  say`turn ${thing} off`((one) => acted(one, (what) => ({ do: 'switch', what, to: 'off' }))),
  say`turn ${thing} on`((one) => acted(one, (what) => ({ do: 'switch', what, to: 'on' }))),
  say`release ${thing}`((one) => acted(one, release)),
  say`${thing} (?:is |are )?released`((one) => acted(one, release)),
  say`${thing} is (?:now )?frozen`((one) => acted(one, freeze)),
  say`transfer ${thing} to (?:another )?${selector}`(
    (one, to) =>
      joinDeeds([
        one.deed,
        {
          targets: [{ name: 'to', what: to }],
          do: [{ do: 'hand-over', what: one.what, to: { the: { chosen: 'to' } } }],
        },
      ]) ?? {},
  ),
)

/** Who may escort, and how many. */
export const escorting: Parser<readonly Static[]> = either<readonly Static[]>(
  say`may escort a captive`(() => [{ static: 'allows', what: 'escort', of: SELF }]),
  say`may (?:now )?escort any number of captives`(() => [
    { static: 'allows', what: 'escort-any-number', of: HOST },
  ]),
)

/** What just became of a captive. */
export const custodyMoments: Parser<Just> = either<Just>(
  say`${selector} (?:was|is) (?:just )?captured(?! or)`((card) => ({ just: 'captured', card })),
  say`${selector} (?:was|is) (?:just )?frozen`((card) => ({ just: 'frozen', card })),
  say`${selector} (?:was |is )?(?:just )?released`((card) => ({ just: 'released', card })),
  say`you release ${selector}`((card) => ({ just: 'released', by: 'you', card })),
  say`${selector} (?:just )?deliver(?:s|ed) ${selector} here`((source, card) => ({
    just: 'delivered',
    source,
    card,
    at: SELF,
  })),
  say`${selector} (?:just )?deliver(?:s|ed) ${selector} to (?:an? |any )?${locationNoun}`(
    (source, card, at) => ({
      just: 'delivered',
      source,
      card,
      at,
    }),
  ),
)
