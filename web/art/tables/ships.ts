/** Starships by name, then by faction and class. */
import { readTable } from '../table.ts'

export const SHIPS = readTable(String.raw`
n death-star death star|starkiller|star forge|centerpoint|sun crusher
a asteroids asteroid|comet
a space-beast creature|slug|mynock|purrgil|neebray|star dragon|exogorth|space whale|duinuogwuin
a coral-ship yuuzhan vong|coral|miid ro|yorik|sekotan
a podracer podracer|racer
a tie-bomber tie.*(bomber|boarding|shuttle|crawler|gunboat|punisher)|tie/sa|tie/rc|scimitar squad|gamma|assault gunboat|star wing|bomber && imperial|tie|first order|final order|remnant
a tie-advanced tie.*(advanced|defender|phantom|avenger|aggressor|silencer|whisper|x1|reaper|striker|dagger)|vader's (tie|fighter)|x1|v38|starviper|predator
a tie-interceptor tie.*(interceptor|hunter)|saber squad|scythe|sith infiltrator|sith interceptor|sith fighter|181st|royal guard
a tie-fighter tie(?![a-z])|tie/ln|tie/sr|tie/ad|tie scout|black \d|obsidian|alpha squad|onyx|dark squad|ds-61|os-72|imperial (starfighter|squadron|patrol|attack wing)
a y-wing y-?wing|gold (\d|squad|leader|one|two|three|five)|btl
a a-wing a-?wing|green (\d|squad|leader)|rz-|tala \d
a b-wing b-?wing|(gray|grey|blade|dagger) squad|gray|slash \d
a x-wing x-?wing|t-?65|t-?70|z-?95|headhunter|e-?wing|red (\d|squad|leader|one|two|three|five)|rogue (\d|squad|group)|black one|blue squad|wraith|arc-?170|v-?19|stealthx|xj3
a droid-starfighter vulture|droid (star)?fighter|tri-?fighter|hyena|geonosian.*(fighter|squad)|nantex|scarab|buzz droid|separatist.*(starfighter|squadron)|trade federation.*(starfighter|squadron)
a droid-starfighter droid && starfighter|squadron|drone|army
a jedi-starfighter jedi.*(starfighter|interceptor|fighter)|delta-?7|eta-?2|aethersprite|aurek|v-wing|fury-class|defender-class
a naboo-starfighter n-1|bravo \d|bravo squad|naboo.*(starfighter|fighter|squad)|naboo (royal )?(cruiser|starship|yacht)|j-type|nubian|royal starship
n freighter falcon|freighter|yt-\d|outrider|ghost|ebon hawk|yv-?\d|wild karrde|lady luck|stinger|mynock|jade.s fire|pulsar|stellar envoy|twilight|hawk
n hunter-ship slave (i|1)|firespray|hound.s tooth|ig-?2000|mist hunter|punishing one|boba fett|jango fett|razor crest|gauntlet|zuckuss|dengar|bossk|xanadu|halo|virago|executioner
a shuttle shuttle|lambda|sentinel|theta|upsilon|landing craft|drop ?ship|tydirium|nu-class
a gunship gunship|laat|lancer|assault craft|dropship
n super-destroyer executor|super star|super-class|supremacy|mega|eclipse|lusankya|sovereign|dreadnought
n corvette corvette|tantive|blockade runner|cr90|hammerhead|consular|radiant|marauder|corellian republic cruiser|gozanti|raider
n mon-cal-cruiser mon cal|home one|liberty|independence|profundity|raddus|defiance|star cruiser|mc-?\d|viscount|mon mothma|galactic voyager
n frigate frigate|nebulon|redemption|escort|medical|munificent|bulwark|nebula
a republic-cruiser venator|acclamator|republic (attack|assault|star destroyer|cruiser|fleet)|resolute|negotiator|guarlara|integrity
a federation-ship trade federation.*(capital|battle|cruiser|ship|fleet|flagship)|lucrehulk|droid control|saak.ak|core ship|techno union|commerce guild|banking clan|separatist.*(capital|battle|cruiser|ship|fleet|flagship)|invisible hand|malevolence|providence|recusant
a star-destroyer star destroyer|destroyer|interdictor|devastator|chimaera|avenger|dreadnaught|harbinger|leviathan|imperial.*(capital|flagship|fleet|cruiser|battle ship)|(first|final|sith) order.*(capital|flagship|fleet|cruiser)|sith.*(capital|flagship|fleet|cruiser|battle ship)|remnant.*(capital|flagship|fleet|cruiser)|fel.*(capital|flagship|fleet|cruiser)|eternal.*(capital|fleet|flagship)
a station station|platform|golan|shipyard|spaceport|dock|fortification|mine ?field|satellite|gate|beacon|array|facility|colony
s republic-cruiser (?<!new |old )republic && capital|cruiser|flagship|fleet|battle ship
s mon-cal-cruiser rebel|new republic|resistance|mon calamari|galactic alliance && capital|cruiser|flagship|fleet|battle ship
s corvette old republic|jedi|hapan|diplomat|naboo|corellian|alderaan && capital|cruiser|flagship|fleet|ship|battle
s frigate capital|captical|cruiser|flagship|fleet|battle ship
s droid-starfighter geonosian|separatist|trade federation && starfighter|squadron|patrol|stafighter
s naboo-starfighter naboo
s tie-advanced first order|final order|sith|remnant|fel|inquisitor|eternal && starfighter|squadron|patrol|stafighter
s tie-fighter imperial && starfighter|squadron|patrol|stafighter
s x-wing rebel|new republic|resistance|galactic alliance|rogue && starfighter|squadron|patrol|stafighter
s jedi-starfighter jedi|republic|clone && starfighter|squadron|patrol|stafighter
s hunter-ship bounty hunter|mandalorian|assassin|death watch|nite owl|inquisitor
s freighter smuggler|pirate|independent|scavenger|crime|hutt|black sun|scoundrel|thief && transport|ship|gunship|starfighter|squadron|patrol|smugglertransport|.
s shuttle imperial|sith|first order|final order|remnant|jedi|diplomat && transport
s transport transport
s a-wing starfighter|squadron|patrol|stafighter
s hunter-ship police|.*ship
`)
