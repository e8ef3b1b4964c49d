/** Persons, droids and creatures: names above species, species above trades, trades above factions. */
import { readTable } from '../table.ts'

export const PEOPLE = readTable(String.raw`
n smuggler boshek|tonnika
n bounty-hunter djas puhr
n hooded prophetess
n alien shistavanen|labria|momaw nadon
n settler dexter|wuher
s child boy|girl
n rancor acklay|nexu|rancor|wampa|gundark|rakghoul|rathtar|krayt
n sith palpatine|sidious|emperor(?!.s)|snoke|dooku|tyranus|ventress|plagueis
a spirit spirit|ghost|the ones?$|force.wielder|illusion|hologram
n smuggler han solo|lando calrissian|dash rendar|talon karrde
n dark-lord vader|kylo ren|malgus|malak|nihilus|darth bane|revan|marr(?![a-z])|krayt|supreme commander ren
a horned-sith maul|opress|nightbrother|zabrak|iridonian|dathomirian
a cyborg grievous|cyborg|lobot|magna ?guard|bodyguard droid|durge
a elder yoda|grogu|yaddle|minch|vandar|the child(?![a-z])|lurmen|lanai
a hutt hutt(?! (guard|bounty|gang|enforcer|mercen))
a astromech astromech|r\d-[a-z0-9]|r-unit|bb-?\d|d-[o0](?![a-z])|chopper|c1-10p|gonk|power droid|eg-\d|treadwell|mouse droid|mse-|wed-|t3-m4|r5-|r2-
a probe-droid probe|viper droid|seeker|remote|interrogat|sentry droid|spy droid|id9|dark eye|medical droid|2-1b|fx-|surgical|sphere
a destroyer-droid destroyer droid|droideka
a assassin-droid assassin droid|ig-?\d|hk-?\d|ig series|commando droid|super battle droid|b2|bx|dark trooper|4-?lom|war droid|enforcer droid|sentinel droid|assassin && droid
a astromech droid && resistance|rebel && squad|team
a battle-droid battle droid|b1|oom-|security droid|droid (army|squad|soldier|sergeant|pilot)|guard droid|separatist droid|trade federation droid|k-2so|kx-
a battle-droid droid && soldier|separatist|trade federation|squad|army|warrior|guard|bodyguard
a protocol-droid c-?3po|protocol|3po|tc-?\d|ev-9d9|le-bo|droid|triple zero|u-3po|k-3po|replica
a wookiee wookiee|chewbacca|kashyyyk|tarfful|lowbacca|black krrsantan
a ewok ewok|wicket|chirpa|logray|teebo|romba|paploo|graak
a ewok endor && villager|warrior|squad
a gungan gungan|jar jar|boss nass|tarpals|otoh
a tusken tusken|sand people|sandpeople|uru|urorrur
a jawa jawa|utinni
a gamorrean gamorrean|ugnaught|ortugg|snoova|whiphid|talz|pig|klatooinian|nikto|weequay|guard(s)? of jabba|barada|vizam
a twilek twi.?lek|bib fortuna|aayla|hera(?![a-z])|oola|lekku|togruta|ahsoka|shaak ti|xiaan|lyn me|nautolan|kit fisto
a mon-calamari mon cal|ackbar|quarren|selkath|nossor|calamari|rakatan|ithorian|aquatic && .
a rodian rodian|greedo|wald(?![a-z])|trandoshan|bossk|aqualish|ponda baba|dug(?![a-z])|sebulba|toydarian|watto|gran(?![a-z])|kubaz|garindan|anzati|barabel
a insectoid geonosian|poggle|verpine|gand|zuckuss|colicoid|insect|killik|kaminoan|xi.char|vratix
a vong yuuzhan|vong|shaper
a mandalorian mandalor|boba fett|jango|fett|death watch|nite owl|bo-katan|din djarin|sabine|canderous|supercommando|cuy.val
a queen queen|amidala|padm|jamillia
a noble handmaiden|sabé|talzin|nightsister|duchess|satine|breha|lady|winter|mon mothma
n princess leia|princess
a royal-guard royal guard|crimson guard|imperial guard|praetorian|senate guard|coruscant guard|temple guard|honor guard|red guard|bodyguard|royal naboo security
a snowtrooper snow ?trooper|arctic && stormtrooper|imperial|trooper
a scout-trooper scout trooper|biker scout|scout && imperial|stormtrooper|trooper|elite squadron
a stormtrooper storm ?trooper|sand ?trooper && imperial
a clone clone|arc trooper|captain rex|commander cody|fives|domino|501st|212th|bad batch|delta squad
a stormtrooper storm ?trooper|sand ?trooper|death trooper|shore ?trooper|purge trooper|sith trooper|first order trooper|death star trooper|phasma|fn-\d|tk-\d|dark trooper|shock trooper|jump trooper|range trooper|td-\d|sergeant (doallyn|torent)|squad \d
a tie-pilot tie.*pilot|imperial pilot|ds-61|baron (soontir )?fel|obsidian \d pilot|pilot && imperial|first order|final order|remnant|sith|dark
a pilot pilot|squadron|wedge|biggs|porkins|poe dameron|gold leader|red leader|rogue \d|gunner|ace(?![a-z])|dack|hobbie|janson|snap wexley|podracer|wes |zev|ten numb|nien nunb|dutch|tycho|navigator|blue leader|bravo
a rancor rancor|wampa|gundark|rakghoul|acklay|nexu|reek|mutant|sarlacc|terentatek|krayt|rathtar|hssiss|leviathan|vornskr|wolf|massiff|spider
a serpent serpent|dianoga|worm|slug|snake|eel(?![a-z])|ophidian
a critter porg|salacious|kowakian|womp rat|loth-cat|avian|lizard|ysalamir|bird|mynock|rat(?![a-z])|frog|bogling
s creature creature|predator|beast|dragon|plant|parasite
n sith sith|inquisitor
s sith sith|dark jedi|inquisitor|knights? of ren|lost tribe|dark side adept|krath|one sith|force cultist|cultist
s jedi-master jedi master|council member|jedi council|supreme leader|grand master
a jedi-master obi-wan|qui-gon|mace windu|luminara|ki-adi|plo koon|kanan|old ben|jolee|eeth koth|even piell|oppo|saesee|coleman|depa
a jedi jedi|padawan|luke|anakin|skywalker|force sensitive|force-sensitive|rey(?![a-z])|ezra|knight|son of skywalker|apprentice|seer|guardian of the whills
s bounty-hunter bounty hunter|assassin|mercenary|enforcer
a bounty-hunter dengar|aurra sing|cad bane|fennec|zam wesell|ig-88|embo|hunter
a child child|boy(?![a-z])|girl|urchin|youngling|kid|annileen|slave
a musician musician|entertainer|band(?![a-z])|dancer|singer|bith|figrin|max rebo|droopy|sy snootles|rappertunie|modal|ronto music|performer|gladiator
n officer tarkin|(grand )?moff|krennic|pellaeon|hux
a senator senator|diplomat|chancellor|mothma|bail organa|councilor|minister|politic|ambassador|viceroy|regent|governor|gunray|neimoidian|rune haako|lott dod|king(?![a-z])|noble|baron|delegate|accountant|representative|mas amedda|daultay
a officer imperial.*(officer|leader|agent|spy|naval)|first order.*officer|final order.*officer|(grand )?moff|admiral|captain|colonel|major|lieutenant|commander|general|commandant|isb|naval|marshal|grand general|director|officer|thrawn|police|corporal|sergeant|ensign|warden|agent
a rebel-trooper rebel.*(soldier|trooper|squad|scout|warrior|guard)|resistance.*(soldier|squad|trooper|warrior)|new republic.*(soldier|squad)|trooper|partisan|echo base|commando|guardsman|naboo security|alderaan|soldier|security|infantry|militia|scout|ranger|marine|army
a smuggler smuggler|scoundrel|han solo|lando|gambler|pirate|thief|rogue|scavenger|dash rendar|talon karrde|corellian|crime|gang|gangster|black sun|outlaw|criminal|spacer|information broker|solo
a technician mechanic|scientist|medical|engineer|technician|doctor|slicer|tech(?![a-z])|deck officer|historian|journalist|explorer|pit crew|medic|surgeon|librarian|archivist
a hooded spy|seer|priest|witch|monk(?![a-z])|hermit|nun(?![a-z])|shaman|pilgrim|caretaker|cult|operative|councilor|oracle|tribe|refugee
a settler farmer|villager|merchant|settler|moisture|lars|tatooine|miner|prospector|trader|vendor|innkeeper|barkeep|wuher|bartender|cook|native|desert|lothal|nevarro|jakku|sorgan|arvala|bespin|kessel|prisoner
a alien alien|bothan|sullustan|duros|devaronian|chiss|clawdite|mirialan|kel dor|chagrian|zeltron|noghri|abednedo|umbaran|pyke|muun|cerean|falleen|bith|arkanian|arcona|elomin|ishi|ranat|dresselian|anx|xexto|troig|yarkora|feeorin|zygerrian|t.surr|besalisk|gotal|ssi-ruu|species|theelin|saurin|pau.an|utai|iktotchi|quermian|nikto|aleena|tribesman|ho.din|shistavanen
s tie-pilot flyer && imperial
s officer imperial|first order|final order|remnant
s pilot flyer && .
s rebel-trooper rebel|resistance|new republic|warrior
s senator republic|naboo|old republic|separatist|trade federation|galactic alliance
s smuggler independent
`)
