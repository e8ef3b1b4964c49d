/** What is done: rendered text has one verb for each instruction. */
import { type Way, way } from '@dejarik/kernel/language'

export const DEEDS: readonly Way[] = [
  way(
    'what is taken out of a deck was searched for',
    /\b[Ss]earch(?:ing)?(?: through)?\b/g,
    /\binto hand from\b|\bfrom (?:opponent's )?(?:Reserve Deck|Lost Pile|Used Pile|Force Pile)\b|\blook at\b|\bretrieve\b/i,
  ),
  way(
    'a deck that was searched is shuffled, cut and replaced',
    /\b[Ss]huffle(?: deck)?,? cut,? (?:and )?replace\b/gi,
    /\breshuffle\b/,
  ),
  way(
    'what is retrieved comes from the Lost Pile',
    /\b(?:from )?(?:the |your )?(?:that player's )?Lost Pile\b/g,
    /\bretrieve\b/i,
  ),
  way('lost cards go to the Lost Pile', /\bplaced in Lost Pile\b/g, /\blost\b/),
  way(
    'a card that leaves the game leaves the table',
    /\b(?:lost )?from table\b/g,
    /\blost\b|\bforfeited\b|\bout of play\b/,
  ),
  way(
    'who loses a card has it lost',
    /\b[Ll]oses?\b(?= (?: |any|one|all|a |lightsaber))|\bmust lose\b|\bLose(?= one)/g,
    /\blost\b/,
  ),
  way('forfeited cards are lost', / or forfeited\b|\bforfeited or\b/g, /\blost\b/),
  way('what a battle leads to happens in it', /\bas a result of a battle\b/g, /\bin battle\b/),
  way('what may go elsewhere is not forbidden to', /,? ?\bbut may move elsewhere\b/g, /\bDeploys only\b/),
  way('a card that must deploy somewhere deploys only there', /\bMust deploy on\b/g, /\bDeploys only on\b/),
  way(
    'nothing else is allowed by the sentence before it',
    /\bmay not (?:be )?deploy(?:ed)? otherwise\b/g,
    /\bTo deploy, requires\b/,
  ),
  way(
    'Force is used out of Force Piles (ccg95/force/use)',
    /\bfrom (?:each|both) players?'s? Force Piles?\b/g,
    /\bfrom each player\b/,
  ),
  way(
    'Force is used out of Force Piles (ccg95/force/use)',
    /\b\d Force from each player's Force Pile\b/g,
    /\brequires \d Force from each player\b/,
  ),
  way(
    'a react is to a battle or a Force drain of the opponent, within range, by the rules',
    /\bas a react only to a battle or Force drain \(if within range\)| only to a battle or Force drain \(if within range\)|\bIf opponent has just initiated a battle or Force drain at (?=\w)|\(at normal use of Force\) to that battle or Force drain location\b/g,
    /\breact\b/,
  ),
  way(
    'a react is told where it goes',
    /\breact only (?=to)|\bto (?:a |that )?(?:battle|location)(?: at same site)? as a react\b/g,
    /'react'/,
  ),
  way(
    'a card is immune to what it has immunity to',
    /\b(?:'Diplomatic' )?immunity to\b/g,
    /\b(?:immune to|immunity)\b/i,
  ),
  way('what is protected is immune', /\bProtects\b/g, /\bimmune to\b/),
  way('what is prevented is not allowed', /\b(?:to )?prevent(?:ed|s)?\b/g, /\bmay not\b|\bcancel/i),
  way(
    'what no one may do may not be done',
    /\b[Nn]o (?=starships|battles)|\btake place\b|\b[Nn]either player may\b|\b[Ff]or either player to\b|\bmay no longer\b/g,
    /\bmay not\b|\beach player must\b|\bTo initiate\b/i,
  ),
  way('who makes something happen does it', /\b(?:to )?[Cc]ause(?= )|\battempt (?:by opponent )?to\b/g),
  way(
    'a card that is chosen may be any of them',
    /\b(?:[Cc]hoose|[Ss]elect)\b(?: a player to)?/g,
    /\b(?:choice|target|choose|one|opponent activates)\b/i,
  ),
  way(
    'a player who uses a text has it',
    /\b(?:utilize|use) (?:its|his|her|[\w']+'s) (?=game text)/g,
    /\bgame text\b/i,
  ),
  way(
    'ability that may not be used may not be applied',
    /\bmay not use ability to draw\b/g,
    /\bmay not apply ability\b/,
  ),
  way(
    'Force that is paid is used',
    /\b(?:by )?using(?= \d| X)/g,
    /\buse \d Force\b|\buse X Force\b|\buse Force\b|\bfor \d Force\b/i,
  ),
  way(
    'Force for a repeated shot is used each time',
    /\bfire repeatedly for \d Force each time\b/g,
    /\brepeatedly\b/,
  ),
  way('what is done instead is done', /\binstead of firing one\b/g, /\bForgo firing\b/),
  way(
    'a card of that kind is one',
    /\b(?:card name|cards?)\b/g,
    /\b(?:in title|cards?|cancel|hand|Used Pile|into hand)\b/i,
  ),
  way(
    'looking is one word',
    /\b(?:peek|glance|examine) at\b|\bfor 10 seconds\b|\bexamine(?= the)/g,
    /\b(?:look at|peek at)\b/,
  ),
  way('what is found there is there', /\byou find\b/g, /\bthere\b|\bfrom Reserve Deck\b/),
  way(
    'cards of piles are placed there',
    /\b(?:return|move)\b(?: (?=any|that|each|it))?/g,
    /\b(?:place|Place|returns?|move)\b/,
  ),
  way(
    'a card goes onto a Used Pile, at its top',
    /\b(?:to )?the top of (?=(?:your|opponent's) Used Pile)/g,
    /\b(?:in|on) (?:top of )?(?:your |opponent's )?Used Pile\b/,
  ),
  way('seekers choose among all of them', / \(treat as an all cards situation\)/g, /\b(?:your choice)\b/),
]
