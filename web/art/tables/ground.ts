/** Walkers, vehicles, guns and beasts of the Ground arena. */
import { readTable } from '../table.ts'

export const GROUND = readTable(String.raw`
a at-at at-?at|imperial walker|all terrain armored|blizzard \d|blizzard force at-at|at-?m6|at-?act|tempest \d|heavy walker|thunder force
a at-te at-?te(?![a-z])|at-?ap|tactical enforcer|spha|six-legged
a at-st at-?st|at-?[prdx][ptr]|at-?xt|scout walker
a at-st walker && imperial|rebel|republic|clone|first order|at-|scout|chicken|recon|tempest|remnant|resistance
a walker-droid spider droid|crab droid|octuptarra|dwarf spider|homing spider|walker droid|manta droid
a walker-droid droid && walker
a mtt mtt|multi-?troop|troop transport|juggernaut|turbo tank|train(?![a-z])|conveyex|lift tube|hover ?train|u-?wing|tread|treadable
a tank tank(?![a-z])|aat|tx-?130|hailfire|nr-n99|persuader|saber-class|s-1 firehawke|(assault|heavy) vehicle|chariot
a sail-barge sail barge|khetanna|barge|ubrikkian
a skiff skiff|sand skiff|desert skiff|floater|raft(?![a-z])
a sandcrawler sandcrawler|crawler|dig(ger|-rig)|harvester
a speeder-bike speeder bike|swoop|scout bike|stap|barc|speeder (pod|squad)|biker|jet ?bike|lancer|flitknot|umbra|speederbike
a snowspeeder snow ?speeder|sand ?speeder|air ?speeder|t-47|rogue \d|ski speeder|v-4x|combat cloud|wing guard && .
a cloud-car cloud car|cloud-car|twin-pod
a podracer pod ?rac
a gunship gunship|laat|hmp
a landspeeder land ?speeder|speeder|xp-38|x-34|v-35|flash speeder|gian|ubrikkian
a artillery artillery|cannon|turret|turbolaser|ion|battery|gun emplacement|dlc|mortar|launcher|proton|catapult|ballista|shield generator|generator
s fortification fortification|structure
n fortification bunker|outpost|tower(?![a-z])|wall(?![a-z])|trench(?![a-z])|barrier|barricade|minefield
s hunter-ship starfighter|heavy starfighter|gunboat
s star-destroyer fleet
a mount tauntaun|dewback|kaadu|fathier|orbak|eopie|varactyl|blurrg|lizard|rider|mount|outrider|cavalry|patrol on|lancers|fambaa|falumpaset|can-?cell|kybuck|thranta|ryk
a beast bantha|ronto|mastmot|shaak|ikopi|nerf|reek|mudhorn|mastiff|gorg|jerba|herd(?![a-z])
a rancor rancor|krayt|zillo|acklay|nexu|terentatek|sarlacc|gundark|wampa|rathtar|leviathan
a serpent serpent|worm|slug|snake|eel(?![a-z])|opee|colo|sando|exogorth|dianoga|sarlacc|dragon
a critter porg|loth-cat|womp|mynock|vulptex|monkey|bird|critter|bat(?![a-z])|rat(?![a-z])|crystal fox|convor
`)
