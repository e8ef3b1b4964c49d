/** Facts of the set premiere-two-player; made by scripts/compile-ccg-cards.mjs. */
export default String.raw`
{"key":"Death Star: Level 6 Core Shaft Corridor","title":"Death Star: Level 6 Core Shaft Corridor","side":"light","kind":"location","type":"site","dots":1,"destiny":0,"icons":["interior","mobile"],"system":"Death Star","force":{"dark":1,"light":1},"rarity":"PM","number":"101_1","text":{},"automated":false,"missing":["sentences"]}
{"key":"Luke","title":"Luke","side":"light","kind":"character","type":"rebel","dots":1,"destiny":1,"deploy":4,"power":2,"ability":3,"forfeit":4,"icons":["warrior"],"traits":["force-attuned","male"],"persona":"Luke","rarity":"PM","number":"101_2","text":{},"automated":false,"missing":["sentences"]}
{"key":"Run Luke, Run!","title":"Run Luke, Run!","side":"light","kind":"interrupt","type":"lost","dots":1,"destiny":6,"rarity":"PM","number":"101_3","text":{},"automated":false,"missing":["sentences"]}
{"key":"Death Star: Docking Control Room 327","title":"Death Star: Docking Control Room 327","side":"dark","kind":"location","type":"site","dots":1,"destiny":0,"icons":["interior","mobile","scomp-link"],"system":"Death Star","force":{"dark":1,"light":0},"rarity":"PM","number":"101_4","text":{},"automated":false,"missing":["sentences"]}
{"key":"Vader","title":"Vader","side":"dark","kind":"character","type":"imperial","dots":1,"destiny":1,"deploy":7,"power":4,"ability":6,"forfeit":5,"icons":["warrior"],"traits":["dark jedi","male"],"persona":"Vader","rarity":"PM","number":"101_5","text":{},"automated":false,"missing":["sentences"]}
{"key":"Vader's Obsession","title":"Vader's Obsession","side":"dark","kind":"interrupt","type":"lost","dots":1,"destiny":6,"rarity":"PM","number":"101_6","text":{},"automated":false,"missing":["sentences"]}
`
