/** What cards are and have. */
import { type Way, way } from '@dejarik/kernel/language'

export const STATES: readonly Way[] = [
  way('also joins a sentence to the one before', /\balso\b/gi),
  way('a card that is being built lies face-down', /\bpartially built\b/g, /\bface-down\b/),
  way(
    'a number of a unit is its total unless the text says printed',
    /\btotal (?=speed|power|health)/g,
    /\b(?:speed|power|health)\b/,
  ),
  way(
    'a build cost is the printed one unless the text says total',
    /\bprinted (?=build costs?\b)/g,
    /(?<!\btotal )\bbuild cost\b/,
  ),
  way(
    'what a unit has by itself is what is printed',
    /\bprinted (?=speed|power|health)/g,
    /\b(?:speed|power|health) is equal to\b/,
  ),
  way('the Force of a player', /\bForce total\b/g, /\bamount of Force\b/),
  way(
    'what a unit gets ends with it',
    /\buntil (?:it|he|she|they|that unit) (?:is|are) discarded\b/g,
    /\buntil end of game\b/,
  ),
  way('an Equipment that a unit has is attached to it', /\battached\b/g, /\bEquipment\b|\bequipped\b/),
  way(
    'what is attached is attached already',
    /\b(?:already|still)\b/g,
    /\battached to\b|\bis in (?:any|the \w+) arena\b|\bbuild counter on that\b/,
  ),
  way(
    'a unit without damage counters',
    /\b(?:has|with|there are) no damage counters on (?:it|him|her)\b/g,
    /\bundamaged\b/,
  ),
  way(
    'a unit with damage counters',
    /\bwith (?:any )?damage counters on (?:it|them|him|her)\b|\bone or more damage counters\b/g,
    /\bdamaged\b/,
  ),
  way('none are zero', /\bno (?=[\w ]*counters?\b|hits\b|damage\b)/g, /\b0 or less\b|\bdidn't damage\b/),
  way('who rolls hits attacks', /\brolls\b/g, /\bthe attack has 0 or less hits\b/),
  way(
    'kinds of cards that are no units',
    /\bnon_unit\b/g,
    /\bBattle\b.*\bMission\b.*\bLocation\b.*\bEquipment\b/,
  ),
  way(
    'a kind that it is not',
    /\b(?:other than an?|that is not an?|unless (?:that|the) \w+ is an?|without the) (?:[A-Z]\w+ ?)+(?:or an? (?:[A-Z]\w+ ?)+|(?=subtype))?/g,
    /\bnon-[A-Z]\w+/,
  ),
  way('not in one word', /\b(?:is|was) not\b|\bisn't\b/g, /\b(?:isn't|wasn't)\b/),
  way('who does not have one has none', /\bdoesn't have\b|\bdon't control\b/g, /\bhas no\b|\bhave no\b/),
  way(
    'a unit that is alone has no others beside it',
    /\bis the only unit you (?:have|control)\b/g,
    /\bhave no other units\b/,
  ),
  way('all are tapped where none is untapped', /\bare tapped\b/g, /\bno untapped units\b/),
  way('a defending unit is being attacked', /\bdefending\b/g, /\bbeing attacked\b/),
  way('a unit that is being attacked defends', /\bis being attacked\b/g, /\bdefending\b/),
  way(
    'a unit that attacks and does not damage the other',
    /\bthe defending unit isn't damaged\b/g,
    /\bbut does no damage\b/,
  ),
  way(
    'who attacks one of lower cost costs more',
    /\blower total build cost\b/g,
    /\bhigher total build cost than the defending unit\b/,
  ),
  way(
    'what stays has no other numbers than its own',
    /\bspeed modifications other than those due to stacking\b/g,
    /\bcan't gain or lose speed\b/,
  ),
  way(
    'Bombard is for Ground units, Ion Cannon for Space units',
    / to attack a (?:Ground unit|Space unit|unit in the (?:Space|Ground) arena)\b/g,
    /\busing (?:Bombard|Ion Cannon)\b/,
  ),
  way(
    'what a unit may attack besides',
    / instead of a unit in (?:this|the (?:Space|Ground|Character)) arena\b/g,
    /\b(?:can|may) attack a unit\b/,
  ),
  way('a card without effect has no text', /\bhas no effect\b/g, /\bloses all text\b/),
  way('a Trait or Skill is an Equipment to the rules', /(?<!_)\b(?:[Tt]rait|Skill)\b/g, /\bEquipment\b/),
  way('a Campaign is a Mission to the rules', /\bCampaign\b/g, /\bMission\b/),
  way(
    'counters of a Resource are its own',
    /\bfrom this Resource\b|\b(?:to|from) this Resource(?= instead\b)/g,
    /\bRemove \d+ counters ->|\bthis card instead\b/,
  ),
  way('the whole type line', /\bcomplete (?=type line\b)/g, /\bsame type line\b/),
  way(
    'a reminder of what Meditate does',
    /\(You may play [^()]*from (?:the|your) discard pile[^()]*\)/g,
    /\bMeditate\b/,
  ),
  way('a reminder of rules', / \(Normal stacking rules apply\)/g),
  way('its own cards alone can be unique', /\beach version of\b/g, /\bTreat this unit as non-unique\b/),
  way('a stack of unique cards', /\ba unique unit, that unit\b/g, /\bthe top card of this stack\b/),
  way('a card beneath is a card of the stack', /\bunderstacked\b/g, /\bstack\b/),
  way('the card that came', /\bnew\b/g, /\bthat unit\b/),
  way(
    'the top card of a unit is the unit',
    /\bthe top card of that Character or Pilot\b/g,
    /\bput that unit\b/,
  ),
  way(
    'the cards that lie beneath are put there so',
    /(?<=\bcards? (?:put beneath it|set aside|units? set aside))(?: in)? this way\b|\bput beneath it in this way\b|\b(?:set aside )?(?:in )?this way\b/g,
    /\bset aside by this\b|\bunder\b/,
  ),
  way('none are left', /\bremain\b/g, /\bthere are no cards set aside\b/),
  way('who pays with it', /\bto pay the cost\b/g, /\bthe unit paid with\b/),

  way('a text in quotation marks is an ability', /(?<=") abilities\b/g),
  way('an Equipment is a card', /\bEquipment card\b/g, /\bEquipment\b/),

  way('a name tells what kind of card it is', /\bBattle\b/g, /\bSurvivalist cards\b/),

  way('a unit without Pilots', /\bwith no Pilots?\b/g, /\bwithout Pilots\b/),
  way('a unit with damage counters', /\bthat has damage counters on it\b/g, /\bdamaged\b/),
  way('not in one word', /\b(?:did not|hasn't)\b/g, /\bdidn't\b/),
  way(
    'a unit that is alone has no others beside it',
    /\bthis is your only unit\b/g,
    /\bhave no other units\b/,
  ),
  way('what does not happen otherwise', /\bIf you don't\b/g, /\botherwise\b/),
  way('a condition that must not be', /\bunless\b/g, /\bdo(?:es)?n't have\b/),
  way('what takes the place of something', /\binstead\b/g, /\bdon't have\b/),

  way('none by other words', /\bhas 0 or less\b/g, /\bdoesn't have an?\b/),
  way('not in one word', /\bit is not so that\b/g, /\bdidn't\b/),
  way('Armor is or is not', /\bArmor 1\b/g, /\bArmor\b/),

  way(
    'a card that joins a stack does so once and never on top, whichever of them the text says',
    /[.,]? (?:You can only have|There can only be|and there can only be) one copy of this card in that stack\b|[.] This card can't be on top of (?:a|that|that unit's|a unit's) stack\b|[.] Treat this card as part of that unit's stack\b/g,
    /\bYou may stack this card beneath\b/,
  ),
  way(
    'what was paid to take it',
    /\bthe Force paid to put it into the (?:Space|Ground|Character) arena\b/g,
    /\bthe number of counters removed to put it into play\b/,
  ),

  way(
    'what left play with a unit are its stack and its Pilots',
    /, and its Pilot, if any,/g,
    /\ball cards stacked with it\b/,
  ),
  way('the unit that a Bounty is for', /\b[Tt]he discarded unit\b/g, /\bBounty: .*\bthat unit\b/i),
  way('what was so is asked about as it is', /\bwas\b/g, /\bIf that unit is\b/i),
  way(
    'a card with a Pilot ability is a Pilot',
    /\b(?:(?:unit )?cards? |units? )?with (?:a|the) Pilot ability\b/g,
    /\bPilots?\b/,
  ),
  way(
    'a card that joins a stack of another name lies beneath',
    /[.] [\w' -]+? can't be on top of [\w' -]+? stack\b/g,
    /\bYou may stack this card beneath\b/,
  ),
]
