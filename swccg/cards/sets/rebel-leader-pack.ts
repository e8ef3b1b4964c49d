/** Facts of the set rebel-leader-pack; made by scripts/compile-ccg-cards.mjs. */
export default String.raw`
{"key":"Gold Leader In Gold 1","title":"Gold Leader In Gold 1","side":"light","kind":"starship","type":"starfighter","model":"Y-wing","dots":1,"destiny":2,"deploy":5,"power":2,"maneuver":3,"hyperspeed":4,"forfeit":4,"icons":["pilot","nav-computer"],"persona":"Gold 1","capacity":[{"either":1}],"rarity":"PM","number":"103_1","text":{},"automated":false,"missing":["sentences"]}
{"key":"Red Leader In Red 1","title":"Red Leader In Red 1","side":"light","kind":"starship","type":"starfighter","model":"X-wing","dots":1,"destiny":2,"deploy":6,"power":3,"maneuver":4,"hyperspeed":5,"forfeit":5,"icons":["pilot","nav-computer"],"persona":"Red 1","rarity":"PM","number":"103_2","text":{},"automated":false,"missing":["sentences"]}
`
