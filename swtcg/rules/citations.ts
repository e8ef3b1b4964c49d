/** Which rule of 2003 says what a rule of 2010 says, so that a refusal names a rule of the book that is played by. */
import type { Reason } from '@dejarik/kernel'
import type { Game } from '../kinds.ts'

export const WOTC_RULES: Readonly<Record<string, string>> = {
  'idc/prep/mulligan-non-units-only': 'wotc/setup/mulligan-no-units',
  'idc/setup/cannot-exceed-starting-build': 'wotc/setup/never-over-thirty',
  'idc/setup/last-card-face-down': 'wotc/setup/partial-build-at-least-one',
  'idc/setup/units-and-one-resource-only': 'wotc/setup/units-only',
  'idc/setup/build-zone-only-last': 'wotc/setup/unit-to-its-arena',
  'idc/setup/dark-builds-first': 'wotc/setup/unit-to-its-arena',
  'idc/setup/no-second-unit-of-same-name': 'wotc/setup/unique-other-version-stacks',
  'idc/setup/stack-on-top-not-cheaper': 'wotc/setup/unique-cheaper-goes-beneath',
  'idc/setup/stack-on-top-same-arena': 'wotc/stack/top-card-of-other-type',
  'idc/setup/no-effects': 'wotc/setup/abilities-ignored',
  'idc/stack/unique-only': 'wotc/stack/unique-only',
  'idc/stack/same-name-only': 'wotc/stack/same-name',
  'idc/stack/no-duplicate-version': 'wotc/stack/no-duplicate-version',
  'idc/stack/max-four': 'wotc/stack/max-four',
  'idc/build/at-least-one-counter': 'wotc/build/at-least-one-counter',
  'idc/build/which-cards': 'wotc/build/what-can-be-built',
  'idc/build/complete-when-cost-met': 'wotc/build/partial-stays',
  'idc/build/only-in-build-step': 'wotc/build/only-own-build-step',
  'idc/build/start-face-down': 'wotc/build/start-a-card',
  'idc/build/counter-costs-one-point': 'wotc/build/start-a-card',
  'idc/build/add-counters-later': 'wotc/build/add-later',
  'idc/cards/unit-deploy-destinations': 'wotc/build/deploy-to-arena-or-build-zone',
  'idc/turn/build-step-return-to-arena': 'wotc/build/return-retreated-units',
  'idc/turn/build-step-rearrange': 'wotc/stack/build-step-only',
  'idc/turn/build-step-move-pilots': 'wotc/pilot/one-move-per-build-step',
  'idc/stack/top-other-arena-uses-move': 'wotc/stack/top-card-of-other-type',
  'idc/location/complete-in-matching-arena': 'wotc/location/arena-by-subtype',
  'idc/keyword/pilot-move-onto-unit': 'wotc/pilot/own-units-only',
  'idc/keyword/pilot-one-per-unit': 'wotc/pilot/one-per-unit',
  'idc/keyword/pilot-one-move-per-build-step': 'wotc/pilot/one-move-per-build-step',
  'idc/pilot/not-on-droids': 'wotc/pilot/not-on-droids',
  'idc/pilot/not-on-characters': 'wotc/pilot/space-or-ground-only',
  'idc/pilot/subtype-match': 'wotc/pilot/matching-subtype',
  'idc/pilot/fall-off-is-not-an-extra-move': 'wotc/pilot/rearrange-may-move',
  'idc/term/move-where': 'wotc/pilot/move-off',
  'idc/contest/bid-available-force': 'wotc/contest/bid-limit',
  'idc/contest/bid-until-no-raise': 'wotc/contest/raising',
}

export function citedIn(game: Game, reason: Reason): Reason {
  const rule = reason.rule === undefined ? undefined : game.constants.citations[reason.rule]
  return rule === undefined ? reason : { ...reason, rule }
}
