/** Where something is. */
import { type Way, way } from '@dejarik/kernel/language'

export const PLACES: readonly Way[] = [
  way(
    'a place that was named is said again, or is here',
    /\bthere\b/g,
    /\b(?:here|there|same (?:site|location)|at a related|in battle|in opponent's (?:hand|Used Pile))\b/,
  ),
  way(
    'where something is, it is with it',
    /\b[Ww]here\b/g,
    /\bpresent\b|\bsame (?:location|system)\b|\bthere\b|\btotal power [<>]|\bwith a\b|\bwhere\b/,
  ),
  way(
    'the site of a card is here, where it is at a site',
    /\bat (?:the )?same site\b|\bat this site\b/g,
    /\bwhile at a site\b.*\bhere\b|\bpresent\b|\bsame location\b|\bsite where you have\b|\bthis site\b/i,
  ),
  way(
    'the location of a card is here',
    /\bat (?:the )?same location\b|\bat this location\b|\b(?:at|to|of) (?:\w+'s) (?:site|location)\b/g,
    /\bhere\b|\bsame location\b/,
  ),
  way(
    'who is on a planet is at one of its sites',
    /(?<=(\w+) )(?:sites?|locations?)\b/g,
    '\\bon (?:\\w+ )?$1\\b',
  ),
  way(
    'a site other than those of a planet is not on it',
    /\bat a site other than a\b|\bat non_Tatooine sites\b/g,
    /\bwhile at a site and not on\b/,
  ),
  way('what cards tell of the table is of cards on table', /(?:\bon table\b|\(on table\))/g),
  way('here and present here is one place', /\bpresent here\b/g, /\bpresent\b/),
  way(
    'what is here is here',
    /\b(?:for you )?here\b/g,
    /\b(?:same (?:site|location|system)|here|Your Force generation)\b/,
  ),
  way(
    'who takes part in one battle is in it together',
    /\b(?:are )?involved in the same battle\b|\bin (?:a|the same) battle together\b/g,
    /\bin a battle together\b|\bat least \w+ .* in battle\b/,
  ),
  way(
    'who is in a battle takes part in it',
    /\b(?:is |are )?(?:involved|participating)\b/g,
    /\bin (?:a )?battle\b/,
  ),
  way('conditions of a site are of the site', /\bunder nighttime conditions\b/g, /'nighttime'/),
  way(
    'who rides is aboard',
    /\b(?:ridden by|riding|rides|riders? \(passengers?\))/g,
    /\baboard\b|\bpassengers?\b|\briding\b/,
  ),
  way('passengers are carried or added', /\bMay carry (?=\d)/g, /\bMay add \d/),
  way(
    'what a character pilots is a starship or vehicle',
    /\bthat starship or vehicle\b|\bif starship is\b/g,
    /\bof anything \w+ pilots, and that starship\b|\bwhen piloting\b/i,
  ),
  way('the battle is where it is', /\bat (?:a|the battle|one) location\b/g, /\bbattle\b|\bForce drain\b/),
]
