/** One spelling for what card files spell in several ways; each line says why. */
import { replace, type Traced, traced, trim } from '@dejarik/kernel/language'

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[’‘]/g, "'"],
  [/[“”]/g, '"'],
  [/[{}]/g, ''], // bold
  [/ ?\(•+\)/g, ''], // dots after `unique`
  [/\bC- 3PO\b/g, 'C-3PO'],
  [/overprotective mother, Kal'Faln C'ndros/g, "Kal'Falnl C'ndros"],
  [/\bYWings\b|\bY-Wings\b/g, 'Y-wings'],
  [/(\w)\((?=except|not)/g, '$1 ('],
  [
    / Rebel 'veteran' \(a leader or non-recruit trooper\)/g,
    ' Rebel leader or Rebel trooper (except Rebel Trooper Recruit)',
  ],
  [
    / an Imperial leader or \(non-cadet trooper\)/g,
    ' an Imperial leader or trooper (except Stormtrooper Cadet)',
  ],
  [/ any cards with the words 'bad feeling' in the title/g, " cards with 'Bad Feeling' in title"],
  [/'(?:charm|insult)' (?=one )/g, 'target '], // coined, and told at once
  [/ present- (?=male )/g, ' present; that '],
  [/'(\w+),?' \((lose|lost|steal|cancel|relocate|canceled)\)/g, '$2'], // the bracket is the meaning, the quoted word is flavour
  [/\bMay 'fly' \(landspeed = (\d)\)/g, 'Landspeed = $1'],
  [
    /'\w[\w ]*[,.]?' (?:of )?\(((?:place|exclude|excluded|be excluded|immediately lost|disembark)\b[^)]*)\)/g,
    '$1',
  ],
  [/'(\w+)s' \((place [^)]*)\)/g, '$2'],
  [/\b(?:snare|apprehend|Destroy|crushed) \((steal|canceled|cancel|lost)\)/g, '$1'],
  [/(?<=^|[ (])'([a-z][a-z -]*)([.,]?)'/g, '$1$2'], // words of the rules
  [/\bprevented \(canceled\)/g, 'prevented'],
  [/\bcannot\b|(?<!, )\bCannot\b/g, 'may not'],
  [/ \(on both sides\)/g, ''], // whoever is told of without an owner
  [/\beach (?=with ability)/g, ''],
  [/\bForce Drain/g, 'Force drain'],
  [/ \(or (Executor)\) (?=site)/g, ' or $1 '],
  [/\bYour fighters deploy\b/g, 'Your starfighters deploy'],
  [/ \(or 2 is freighter\) here/g, ' here (or -2 if freighter)'],
  [/ \(or -2 if freighter\) here/g, ' here (or -2 if freighter)'],
  [/\bVictory -class\b/g, 'Victory-class'],
  [/\bPoison stinger cumulatively adds\b/g, 'Cumulatively adds'],
  [/\bbattleground sit you\b/g, 'battleground site you'],
  [/ (?:<> |_)spaceport site/g, ' spaceport site'],
  [/\bScare off \(lose\)/g, 'Lose'],
  [/\bbattle grounds\b/g, 'battlegrounds'],
  [
    /During the damage segment of a battle you lost, if you have no cards left that can be forfeited, cancel all remaining battle damage/g,
    'If you owe battle damage and have no cards left that can be forfeited, cancel that battle damage',
  ],
  [/\byour participating (vehicle or starship|starfighter|character)\b/g, 'your $1 in battle'],
  [/\bthe opponent\b/g, 'opponent'],
  [/\bthe same (site|location|system)\b/g, 'same $1'],
  [/\bon the table\b/g, 'on table'],
  [/\bto the power of\b/g, 'to power of'],
  [/\bForce Icons\b/g, 'Force icons'],
  [/\bbattle grounds\b/g, 'battlegrounds'],
  [/\bfor (?:the )?remainder of (?:the |this )?(turn|battle|game)\b/g, 'for remainder of $1'],
  [/\b[Yy]ou may\b/g, 'may'],
  [/\bof the Force\b/g, 'of Force'],
  [/\ban expenditure\b/g, 'an expenditure'],
  [/([+-]) (?=\d)/g, '$1'],
  [/\bX = the number\b/g, 'X = number'],
  [/\bunable to otherwise\b/g, 'not able to otherwise'],
  [/Reserve Deck ?-? ?(?=reshuffle)/g, 'Reserve Deck; '],
  [/\bDeploys only on on\b/g, 'Deploys only on'],
  [/ \(immune to (\w+)\)[.]/g, '. (Immune to $1.)'],
  [/\b(\d+|X) force\b/g, '$1 Force'],
  [
    /\bAn accident occurs at the beginning of a battle ([^.]*)[.] Draw\b/g,
    'If a battle was just initiated $1, draw',
  ], // the story, then the rule
  [/\battempt to choke\b/g, 'target'],
  [/\bregenerate one of your own characters[.] Retrieve\b/g, 'retrieve'], // the story, then the rule
  [/Mysterious '?crazy wizard'? steps in and revives \(returns from Lost Pile\)/g, 'Revive'],
  [/'(Expands|game text)'/g, '$1'],
  [/\bscavenge \(search through\)/g, 'search through'],
  [/\bOpponent (?=outnumbers)/g, 'opponent '],
  [/ \(or ([a-z]+)\) (?=of ability)/g, ' or $1 '],
  [/'all cards'/g, 'all cards'],
  [/\bX-wing Laser Cannons\b/g, 'X-wing Laser Cannon'],
  [/\bdirectly from (?=(?:your )?Reserve Deck)/g, 'from '],
  [/\bReshuffle deck\b/g, 'Reshuffle'],
  [/\bGaderffi Stick/g, 'Gaderffii Stick'],
  [/\bWhipids\b/g, 'Whiphids'],
  [/\b(battle|leader) a (?=a |same )/g, '$1 at '],
  [/\bwith and opponent's\b/g, "with an opponent's"],
  [/\bof you (?=[A-Za-z]+s\b)/g, 'of your '],
  [/\byour deploy a\b/g, 'you deploy a'],
  [/^One per game\b|(?<=: )One per game\b/g, 'Once per game'],
  [/\(or 2 is freighter\)/g, '(or -2 if freighter)'],
  [/\bto anything (he|she|it) pilots\b/g, 'to power of anything $1 pilots'],
  [/, \((?=except )/g, ' ('],
  [/'(?:charm|threaten|insult|mindscan)' (?=one )/g, 'target '],
  [/ {2,}/g, ' '],
]

export const normalise = (text: string): Traced =>
  trim(SPELLINGS.reduce((whole, [pattern, by]) => replace(whole, pattern, by), traced(text)))
