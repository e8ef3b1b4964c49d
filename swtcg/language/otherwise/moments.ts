/** When something happens, how often, and for how long. */
import { type Way, way } from '@dejarik/kernel/language'

export const MOMENTS: readonly Way[] = [
  way(
    'a limit that is said after modes that commas tell apart is for all of them',
    /\bIn\s+(?:either\s+)?case, /gi,
    /\bchoose (?:one|\d): /i,
  ),
  way(
    'what an effect has just discarded was discarded in this turn',
    /\b(?:is|are) discarded (?:this way|as a result(?: of (?:this|that)(?: damage| effect)?)?)/g,
    /\bw(?:as|ere) discarded this turn\b/,
  ),
  way('build points are for this turn', /\bthis turn\b/g, /\bbuild points?\b/),
  way('a battle phase of the same turn', /\bthis turn\b/g, /\bWhen the battle phase starts\b/),
  way(
    'what is of the next turn comes when its step starts',
    /\b(?:during your )?next turn\b|\bat the start of the next build step\b/g,
    /\bwhen your next build step starts\b|\bduring the next untap step\b/i,
  ),
  way(
    'the next turn is the one that starts next',
    /\bWhen the next turn starts\b/g,
    /\bThe next time the turn starts\b/,
  ),
  way(
    'a time of play is a condition',
    /\bduring\b/g,
    /\bif it is\b|\b[Aa]s long as it is\b|\bfor this attack\b|\bin your \w+ step\b|\buntil end of turn\b|\bthis turn\b|\bwhen the retreat step starts\b|\bin the untap step\b/,
  ),
  way('an attack of its own', /\bduring [\w' ]+'s attack\b/g, /\bAs long as this unit is attacking\b/),
  way('a time of play is a condition', /\b[Ww]hen\b/g, /\bPlay only if\b|\b[Aa]s long as\b|\b[Ww]henever\b/),
  way('a condition by another word', /\b[Aa]s long as\b/g, /\bif\b|\bPlay only when\b|\bwith Equipment\b/),
  way(
    'retreating is barred in the retreat step alone',
    /\bduring (?:your|his or her|the|its) retreat step\b/g,
    /\bcan't retreat\b/,
  ),
  way('units untap in the untap step', /\bduring (?:your|the) untap step\b/g, /\bnot to untap\b/),
  way(
    'a unit that stays tapped does not untap',
    /\bdoesn't untap during the untap step\b/g,
    /\bcan't untap in the untap step\b/,
  ),
  way(
    'before a thing is while it has not been',
    /\bPlay only before\b|\bbefore\b/g,
    /\bno(?:ne|t| \w+)\b.*\battacked this turn\b/,
  ),
  way(
    'an attack is answered before its dice',
    /\b(?:Play (?:this )?only |and only )?before (?:you roll attack dice|your opponent rolls attack dice|dice are rolled for this attack)\b|\(after any rerolls\.?\)/g,
    /\bPlay only during an attack\b/,
  ),
  way(
    'prevention is played when damage would be done',
    /\bPlay only once when damage would be done to this unit\b|\bPlay only if damage is pending\b/g,
    /\bPrevent\b/,
  ),
  way('what would be discarded would be so by damage', / by damage done\b/g, /\bwould be discarded\b/),
  way('any time in one word', /\bany time\b/g, /\banytime\b/),
  way(
    'what may be chosen narrows the choice',
    /\bPlay (?:this )?only (?:on|if)\b/g,
    /\bwith\b|\bChoose\b|\bif this unit is untapped\b|\bif you have\b/,
  ),
  way('both can be untapped that are tapped', / and can be untapped\b/g, /\btapped\b/),
  way(
    'effects without a time of their own are played in battle',
    /\bPlay only during battle\b/g,
    /^(?!.*\b(?:build|draw|untap|retreat) step\b)/,
  ),
  way(
    'effects are played between attacks in the battle phase',
    / during the battle phase\b/g,
    /\bPlay only when no unit is attacking\b/,
  ),
  way(
    'build points are paid in the build step',
    /\bduring your build step\b/g,
    /\bPay (?:X|\d+) build points?\b/,
  ),
  way('who may use it uses it any number of times a turn', /\bper turn\b/g, /\bany number of times\b/),
  way(
    'the first time in a turn is once a turn',
    /\bfirst(?= does\b)|\bThe first time\b/g,
    /\bonce per turn\b/,
  ),
  way(
    'once for each card that is chosen',
    /\bPlay this ability only once per Character and only\b/g,
    /\bhasn't chosen before\b/,
  ),
  way(
    'the card of a turn is drawn at the start of the build step',
    /\bat the start of your build step\b/g,
    /\bin your draw step\b/,
  ),
  way(
    'the battle step of the only arena that it can be in',
    /\b(?:this|the|its) arena's(?= battle step\b)/g,
    /\b(?:Space|Ground|Character) battle step\b/,
  ),
  way('a battle step is of the battle phase', /\bbattle step\b/g, /\bbattle phase\b/),
  way('a deed of the turn is told at its end', /\bwithout damaging\b/g, /\bdidn't damage\b/),

  way('the card that is played', /\bthis card\b/g, /\bPlay only\b/),

  way('what is given is got', /\bgive (?=it\b)/g, /\bgets\b/),

  way('the time of an attack', /\buntil (?:the end of the attack|the attack ends)\b/g, /\bfor this attack\b/),
  way('more than once is any number of times', /\bmore than once per attack\b/g, /\bany number of times\b/),
  way('each turn has an attack', / each turn\b/g, /\bmust attack\b/),
  way(
    'untapping in the untap step',
    /\bdoesn't untap during your untap step\b/g,
    /\bcan't untap in the untap step\b/,
  ),

  way(
    'the first card of a turn is drawn when the build step starts',
    /\bdraw step starts\b/g,
    /\bbuild step starts\b/,
  ),
  way(
    'those that attack, as long as they do',
    /\bas long as it's attacking\b/g,
    /\beach of your (?:other )?attacking\b/i,
  ),

  way('the untap step of the next turn', /\buntil the end of your\b/g, /\bduring the next untap step\b/),
]
