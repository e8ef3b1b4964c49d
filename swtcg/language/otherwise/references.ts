/** What was named before, whose it is, and which of several. */
import { type Way, way } from '@dejarik/kernel/language'

export const REFERENCES: readonly Way[] = [
  way('the unit that does it is one of yours', /\bof yours\b/g, /\bWhen one of your (?!opponent)/),
  way(
    'what was chosen is that',
    /\bchosen\b/g,
    /\b(?:that|those|its?|both)\b|\bor this unit gets\b|\bfor this unit to get\b/i,
  ),
  way('the card itself by a pronoun', /\b(?:it|him|her)self\b/g, /\b(?:this|that|the attacking) unit\b/),
  way('each side is meant where none is named', / \(yours? (?:and|or) your opponent's?\)/gi),
  way(
    'what is another is not itself',
    /\b(?:an)?other\b/gi,
    /\b(?:other|another|card stacked with|non-defending)\b/,
  ),
  way('another than itself, which a unit cannot attack', /\banother\b/g, /\bhave (?:it|this unit) attack\b/),
  way('one card more is another', /\banother\b/g, /\bdraw 1 card\b|\bcard with the same name\b/i),
  way('cards beneath a card', /\bbeneath\b/g, /\bunder\b|\bstacked with\b/),
  way('what lies under a card is beneath it', /\b(?:stacked )?under\b/g, /\bbeneath\b/),
  way('cards of a stack lie beneath its top card', /\bstacked (?=beneath\b)/g, /\bcards? beneath\b/),
  way('all of them are each of them', /\b[Aa]ll\b/g, /\b(?:each|any arena)\b/i),
  way(
    'any of them is one of them',
    /\b[Aa]ny\b/g,
    /\b(?:an?|one|another|none|each|no|all|Subordinates|can't retreat|\d+ of)\b/i,
  ),
  way(
    'each of them, one after another',
    /\b[Ee](?:ach|very)\b/g,
    /\b(?:any|each|all|per|those|both|up to 99|one of your units)\b/i,
  ),
  way('each of several that get the same', /\beach (?=gets?\b)/g, /\bget\b/),
  way('so many on each of several', /\beach (?=(?:on|from) up to\b)| on each of them\b/g, /\bup to \d\b/),
  way(
    'each player has a turn of each kind',
    /(?<=\b[Ww]hen )each (?=(?:turn|battle phase|battle step) (?:starts|ends)\b)/g,
    /\bWhen the (?:turn|battle)/,
  ),
  way(
    'each arena is all three of them',
    /\b(?:each|every|all(?: 3)?) arenas?\b/g,
    /\bSpace arena\b.*\bGround arena\b.*\bCharacter arena\b/,
  ),
  way(
    'cards of both players',
    /^Each player's (?=unit cards get\b|units with printed build cost \d+ or more get\b)/g,
    /^Each unit\b/,
  ),
  way('players who do it each', /\byou and your opponent each\b/gi, /\beach player\b/i),
  way('the one opponent of its owner', /\bits controller\b/g, /\byour opponent\b/i),
  way('who has a card controls it', /\bcontrols?\b/g, /\b(?:has|have|of your|owned by)\b/),
  way('who carries out an effect chooses', / of your choice\b/g),
  way('cards of a hand or deck that was looked at', /\bthere\b(?! (?:is|are)\b)/g, /\bamong those\b/),
  way(
    'the existence of a thing',
    /\bthere(?:'s| is| are)\b/g,
    /\bhas\b|\bhave\b|\bnumber of\b|\bundamaged\b/,
  ),
  way(
    'what is left of those that were seen',
    /\b(?:the )?(?:rest|remaining|others?)\b(?: (?:revealed )?cards\b)?(?: back)?/g,
    /\bamong those\b|\bShuffle your deck\b|\ball but\b/i,
  ),
  way('a deck without cards', /(?<=\bno cards )(?:remaining|left)(?= in\b)/g, /\bhas no cards in\b/),
  way(
    'the unit that a Pilot is on',
    /\bAny (?:Starfighter|Speeder) with\b/g,
    /\bThe unit that carries this card\b/,
  ),
  way(
    'the card itself or what it is on',
    /\bor (?:a|the) unit (?:he|she) is piloting\b/g,
    /\bthe unit that carries this card\b/,
  ),
  way(
    'where a card lies once it was discarded',
    / from (?:your|his or her) discard pile\b/g,
    /\bis discarded\b|\bto discard this card\b/,
  ),
  way('cards that were looked at go back on top', /\bback\b/g, /\bon top\b/),
  way('a unit speaks where it is', /\bthis unit and\b/g, /\bhave\b/),
  way('a kind of unit that was chosen', /\bof that type\b/g, /\bor each\b/),
  way('units whose player wins', /\bAll your units win\b/g, /\bYou win\b/),
  way(
    'a card of a name',
    /(?<!_)\b(?:unit )?cards?\b/g,
    /\bcards?\b|\b(?:[A-Z]\w+ in your (?:hand|discard pile)|[A-Z]\w+ stacked with)\b|^Each [A-Z]\w+ [A-Z]\w+ gets\b/,
  ),
  way('this card is this unit', /\bthis card\b/g, /\bthis (?:unit|Resource|Equipment)\b/),
  way('a unit that was discarded is a card', /\bthat unit card\b/g, /\bthat unit\b/),
  way('a card with a name', /\b(?:units named|cards with the name)\b/g, /\bcards\b/),
  way('a whole stack', /\bthe cards in\b/g, /\b[Rr]earrange the stack of\b/),
  way('a kind that was named', /\bcard type \(.*?\)/g, /\bChoose a card type\b/),

  way('what two verbs say of one', /\bbut\b/g, /\bthat that unit hasn't\b/),
  way('both of two that were chosen', /\bBoth of\b/g, /\bThose units\b/),
  way(
    'the Character that a Bounty is gained for',
    /\bthe Character you gained this Bounty for\b/g,
    /^Bounty: .*\bthat unit\b/,
  ),

  way(
    'a card by its kind that was named before',
    /\b(?:[Tt]hat|[Tt]hose|[Tt]he (?:chosen|discarded|revealed|tapped)) (?:[A-Z][\w-]*(?:,? or )? ?)+/g,
    /\b(?:that|those|its?|both|the (?:attacking|defending) unit|the unit paid with)\b/i,
  ),

  way(
    'this card by its kind',
    /\b(?:[Tt]his|[Tt]he) (?:[A-Z]\w+ ?)+(?=attacks\b|as\b|gets?\b|is\b|has\b)/g,
    /\b(?:this|that) unit\b/,
  ),

  way('a unit of each side', /\b(?:your|his or her|both) Characters?\b/g, /\bchosen units?\b/),
  way('this card by its kind', /\b[Tt]his (?:Starfighter|Character|Jedi)\b/g, /\bthis unit\b/i),
  way(
    'a card by its kind that was named before',
    /\bthat unit\b|\bthe Character\b(?=\. Then)/g,
    /\bthat card\b|\bbeneath that unit\b/,
  ),

  way(
    'kinds that share a word',
    /\b(Jedi|Rebel|Clone|Imperial|Trade Federation) (?=Character (?:or|and)\b|Characters? (?:or|and)\b|Ground (?:or|and)\b|Ground units and\b)|(?<=\bJedi )Character (?=or Sith)/g,
    /\b(?:Ground or Character|Character or Ground|Jedi or Sith Character)\b/,
  ),

  way(
    'kinds that share a word',
    /\bTrade Federation (?=Droid Character\b)|(?<=\bDark Jedi )Characters (?=and Sith)/g,
    /\bTrade Federation Droid Ground or Character\b|\bDark Jedi or Sith Characters\b/,
  ),

  way(
    'a card by its kind that was named before',
    /\b(?:chosen|discarded) [A-Z]\w+(?='s\b)/g,
    /\bthat card's\b|\bthe unit paid with\b/,
  ),

  way('cards of both players', /\bEach player's\b/g, /\bEach unit in the\b/),
  way('the player whose units they are', /\btheir controller's\b/g, /\bthe next untap step\b/),
  way('both of two that are named', /\bboth\b/g, /\band\b/),
  way('all three arenas', /\ball three arenas\b/g, /\bSpace arena\b.*\bGround arena\b.*\bCharacter arena\b/),
  way('the unit that an Equipment is on', /\b[Ee]quipped\b/g, /\bthe unit that carries this card\b/i),
  way('the unit that a Pilot is on', /\bPiloted unit\b/g, /\[Pilot\]/),
  way('a card with a name', /\bnamed\b/g, /\bcards?\b/),
  way('a card that is there', /\bthere is (?=[A-Z])/g, /\bis in\b/),

  way('a card that is there', /\bthere is the (?=[A-Z])/g, /\bis in\b/),
  way('one of two units that were chosen', /\byour (?:[A-Z]\w+ ?)+/g, /\byour chosen unit\b/i),
  way('hits are those of the attacking unit', /\bfrom the attacking unit\b/g, /\bdivide the hits\b/),
]
