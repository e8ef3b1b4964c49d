/** Locations: what is built there, before the planet's weather. */
import { readTable } from '../table.ts'

export const PLACES = readTable(`
n desert dune|battleground
n forest jungle
n temple massassi throne
n swamp yoda.s hut
n cave belly
n fortification trench
n death-star death star$|death star ii$|starkiller base$|death star: (trench|docking control)|system: death star
a asteroids asteroid|big one|comet|hoth system field|polis massa|shipwreck|debris
n station station|shipyard|platform|orbital|golan|space gate|ring of|centerpoint
a hangar docking bay|hangar|landing (pad|platform|site)|launch bay|landing
a bridge bridge|cockpit|command (center|deck|station)|control room|war room|flagship|observation|holotheatre
a capture prison|detention|cell|dungeon|carbonite|jail|interrogation|brig(?![a-z])|citadel
a cantina cantina|casino|bar(?![a-z])|club|tavern|audience|entertainer|throne room|night ?club|restaurant|diner|lounge|gambling|game room
a clouds bespin|cloud|cloud city
a volcano mustafar|volcan|lava|sullust|nkllon|korriban|moraband|malachor|exegol
a ice hoth|ice|arctic|ilum|snow|echo|rhen var|vandor|crait|north ridge|glacier|csilla|mygeeto|starkiller|orto plutonia|telos
a swamp dagobah|swamp|bog|marsh|nal hutta|mimban|drumond|nevarro flats|rakata|sluis|bayou|jundland bog
a cave cave|mine(?![a-z])|pit|lair|tunnel|den|catacomb|trash|sewer|sinkhole|crevasse|canyon|utapau|kessel|sarlacc|depths|under
a water water|aquatic|kamino|ocean|sea|lake|mon cal|otoh|underwater|manaan|river|scarif|tropical|beach|island|ahch-?to|glee anselm|waterfall|kef bir|pillio
a temple temple|ruin|tomb|academy|archive|ossus|yavin|massassi|jedha|sanctuary|shrine|council chamber|pyramid|tython|great
a palace palace|castle|fortress|keep|hutt|theed|jabba|villa|monastery|home|homestead|castle|citadel|mansion|house|estate
a forest forest|endor|kashyyyk|jungle|jungles|ewok|wookiee|takodana|felucia|ajan kloss|myrkr|dxun|onderon|ithor|garden|grove|tree|green|back door|ruusan|sorgan|lothal|plains|grass|prairie|swamp|meadow|naboo
a city mandalor|coruscant|city|street|senate|district|market|settlement|village|town|corellia|mos (eisley|espa)|taris|plaza|capital|nar shaddaa|corusca|canto|cantonica|kijimi|tower|skyline|alley|theed|spire|undercity
a desert tatooine|desert|geonosis|jakku|dune|sand|jundland|badland|arena|track|beggar|moisture|lars|jawa camp|wasteland|arvala|pasaana|ryloth|canyon|mesa|battlefield|landscape|nevarro|farm
a system star system|system
s space space
a interior facility|corridor|interior|chamber|room|base|bunker|lab|laboratory|hallway|reactor|core|factory|foundry|library|quarters|office|medical|shaft|generator|station|deck|hold|imperial|home
a planet planet|moon|sector|orbit|world|reach|star
a desert exterior|site
`)
