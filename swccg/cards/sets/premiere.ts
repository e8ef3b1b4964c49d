/** Facts of the set premiere; made by scripts/compile-ccg-cards.mjs. */
export default String.raw`
{"key":"2X-3KPR (Tooex)","title":"2X-3KPR (Tooex)","side":"light","kind":"character","type":"droid","destiny":3,"deploy":2,"power":0,"forfeit":2,"traits":["security droid","security patrol droid"],"rarity":"U1","number":"1_1"}
{"key":"Beru Lars","title":"Beru Lars","side":"light","kind":"character","type":"rebel","dots":1,"destiny":2,"deploy":1,"power":1,"ability":1,"forfeit":3,"traits":["female"],"persona":"Beru","rarity":"U2","number":"1_2"}
{"key":"Biggs Darklighter","title":"Biggs Darklighter","side":"light","kind":"character","type":"rebel","dots":1,"destiny":2,"deploy":2,"power":2,"ability":2,"forfeit":5,"icons":["pilot","warrior"],"traits":["male","red squadron"],"persona":"Biggs","rarity":"R2","number":"1_3"}
{"key":"BoShek","title":"BoShek","side":"light","kind":"character","type":"alien","dots":1,"destiny":1,"deploy":4,"power":2,"ability":4,"forfeit":3,"icons":["pilot"],"traits":["force-sensitive","male"],"persona":"BoShek","rarity":"U1","number":"1_4"}
{"key":"C-3PO (See-Threepio)","title":"C-3PO (See-Threepio)","side":"light","kind":"character","type":"droid","dots":1,"destiny":3,"deploy":3,"power":1,"forfeit":4,"traits":["protocol droid"],"persona":"C-3PO","rarity":"R1","number":"1_5"}
{"key":"CZ-3 (Seezee-Three)","title":"CZ-3 (Seezee-Three)","side":"light","kind":"character","type":"droid","destiny":3,"deploy":1,"power":1,"forfeit":4,"traits":["communications droid"],"rarity":"C1","number":"1_6"}
{"key":"Dice Ibegon","title":"Dice Ibegon","side":"light","kind":"character","type":"alien","dots":1,"destiny":2,"deploy":4,"power":2,"ability":3,"forfeit":3,"traits":["female","force-attuned"],"persona":"Dice Ibegon","rarity":"R2","number":"1_7"}
{"key":"Dutch","title":"Dutch","side":"light","kind":"character","type":"rebel","dots":1,"destiny":1,"deploy":2,"power":2,"ability":2,"forfeit":5,"icons":["pilot","warrior"],"traits":["leader","male","gold squadron"],"persona":"Dutch","rarity":"R1","number":"1_8"}
{"key":"Figrin D'an","title":"Figrin D'an","side":"light","kind":"character","type":"alien","dots":1,"destiny":2,"deploy":2,"power":1,"ability":1,"forfeit":4,"traits":["gambler","musician","bith","male"],"persona":"Figrin D'an","rarity":"U2","number":"1_9"}
{"key":"General Dodonna","title":"General Dodonna","side":"light","kind":"character","type":"rebel","dots":1,"destiny":2,"deploy":3,"power":2,"ability":2,"forfeit":5,"icons":["warrior"],"traits":["general","leader","male"],"persona":"Dodonna","rarity":"U1","number":"1_10"}
{"key":"Han Solo","title":"Han Solo","side":"light","kind":"character","type":"rebel","dots":1,"destiny":1,"deploy":3,"power":3,"ability":3,"forfeit":6,"icons":["pilot","warrior"],"traits":["corellian","gambler","pirate","smuggler","force-attuned","male"],"persona":"Han","rarity":"R1","number":"1_11"}
{"key":"Jawa (L)","title":"Jawa","side":"light","kind":"character","type":"alien","destiny":3,"power":1,"ability":1,"forfeit":1,"traits":["jawa","scavenger","male"],"rarity":"C2","number":"1_12"}
{"key":"Jek Porkins","title":"Jek Porkins","side":"light","kind":"character","type":"rebel","dots":1,"destiny":2,"deploy":2,"power":2,"ability":2,"forfeit":4,"icons":["pilot","warrior"],"traits":["male","red squadron"],"persona":"Porkins","rarity":"U1","number":"1_13"}
{"key":"Kabe","title":"Kabe","side":"light","kind":"character","type":"alien","dots":1,"destiny":3,"deploy":2,"power":1,"ability":1,"forfeit":3,"traits":["thief","female","chadra-fan"],"persona":"Kabe","rarity":"U1","number":"1_14"}
{"key":"Kal'Falnl C'ndros","title":"Kal'Falnl C'ndros","side":"light","kind":"character","type":"alien","dots":1,"destiny":2,"deploy":0,"power":1,"ability":1,"forfeit":5,"icons":["pilot"],"traits":["female"],"persona":"Kal'Falnl C'ndros","rarity":"R1","number":"1_15","landspeed":3}
{"key":"Leesub Sirln","title":"Leesub Sirln","side":"light","kind":"character","type":"alien","dots":1,"destiny":4,"deploy":3,"power":1,"ability":3,"forfeit":3,"traits":["female","qiraash","force-attuned"],"persona":"Leesub Sirln","rarity":"R2","number":"1_16"}
{"key":"Leia Organa","title":"Leia Organa","side":"light","kind":"character","type":"rebel","dots":1,"destiny":1,"deploy":3,"power":3,"ability":3,"forfeit":6,"icons":["warrior"],"traits":["alderaanian","leader","senator","spy","female","force-attuned"],"persona":"Leia","rarity":"R1","number":"1_17"}
{"key":"LIN-V8K (Elleyein-Veeatekay)","title":"LIN-V8K (Elleyein-Veeatekay)","side":"light","kind":"character","type":"droid","destiny":3,"deploy":2,"power":0,"forfeit":4,"traits":["mining droid"],"rarity":"C1","number":"1_18"}
{"key":"Luke Skywalker","title":"Luke Skywalker","side":"light","kind":"character","type":"rebel","dots":1,"destiny":1,"deploy":3,"power":3,"ability":4,"forfeit":7,"icons":["pilot","warrior"],"traits":["force-sensitive","male","red squadron"],"persona":"Luke","rarity":"R1","number":"1_19"}
{"key":"Momaw Nadon","title":"Momaw Nadon","side":"light","kind":"character","type":"alien","dots":1,"destiny":3,"deploy":2,"power":1,"ability":3,"forfeit":3,"traits":["leader","spy","force-attuned","male","ithorian"],"persona":"Momaw Nadon","rarity":"U2","number":"1_20"}
{"key":"Obi-Wan Kenobi","title":"Obi-Wan Kenobi","side":"light","kind":"character","type":"rebel","dots":1,"destiny":1,"deploy":5,"power":5,"ability":6,"forfeit":9,"icons":["warrior"],"traits":["general","jedi knight","male"],"persona":"Obi-Wan","rarity":"R1","number":"1_21"}
{"key":"Owen Lars","title":"Owen Lars","side":"light","kind":"character","type":"rebel","dots":1,"destiny":2,"deploy":2,"power":1,"ability":3,"forfeit":4,"traits":["force-attuned","male"],"persona":"Owen","rarity":"U1","number":"1_22"}
{"key":"Pops","title":"Pops","side":"light","kind":"character","type":"rebel","dots":1,"destiny":2,"deploy":2,"power":2,"ability":2,"forfeit":4,"icons":["pilot","warrior"],"traits":["male","gold squadron"],"persona":"Pops","rarity":"U1","number":"1_23"}
{"key":"R2-X2 (Artoo-Extoo)","title":"R2-X2 (Artoo-Extoo)","side":"light","kind":"character","type":"droid","destiny":4,"deploy":1,"power":1,"forfeit":3,"icons":["nav-computer"],"traits":["r-unit","astromech droid"],"rarity":"C2","number":"1_24"}
{"key":"R4-E1 (Arfour-Eeone)","title":"R4-E1 (Arfour-Eeone)","side":"light","kind":"character","type":"droid","destiny":4,"deploy":1,"power":1,"forfeit":3,"traits":["r-unit","vehicle droid"],"rarity":"C2","number":"1_25"}
{"key":"Rebel Guard","title":"Rebel Guard","side":"light","kind":"character","type":"rebel","destiny":3,"deploy":2,"power":0,"ability":1,"forfeit":1,"traits":["male"],"rarity":"C2","number":"1_26"}
{"key":"Rebel Pilot","title":"Rebel Pilot","side":"light","kind":"character","type":"rebel","destiny":3,"deploy":2,"power":0,"ability":2,"forfeit":2,"icons":["pilot"],"traits":["male"],"rarity":"C2","number":"1_27"}
{"key":"Rebel Trooper","title":"Rebel Trooper","side":"light","kind":"character","type":"rebel","destiny":1,"deploy":1,"power":1,"ability":1,"forfeit":2,"icons":["warrior"],"traits":["alderaanian","rebel trooper","trooper","male"],"rarity":"C3","number":"1_28"}
{"key":"Red Leader","title":"Red Leader","side":"light","kind":"character","type":"rebel","dots":1,"destiny":1,"deploy":2,"power":2,"ability":2,"forfeit":5,"icons":["pilot","warrior"],"traits":["leader","male","red squadron"],"persona":"Red Leader","rarity":"R1","number":"1_29"}
{"key":"Shistavanen Wolfman","title":"Shistavanen Wolfman","side":"light","kind":"character","type":"alien","dots":3,"destiny":2,"deploy":3,"power":2,"ability":1,"forfeit":2,"icons":["warrior"],"traits":["scout","male"],"rarity":"C2","number":"1_30"}
{"key":"Talz","title":"Talz","side":"light","kind":"character","type":"alien","dots":3,"destiny":3,"deploy":1,"power":1,"ability":1,"forfeit":4,"traits":["male","talz"],"rarity":"C2","number":"1_31"}
{"key":"WED-9-M1 'Bantha' Droid","title":"WED-9-M1 'Bantha' Droid","side":"light","kind":"character","type":"droid","dots":1,"destiny":4,"deploy":2,"power":1,"forfeit":3,"traits":["maintenance droid"],"rarity":"R2","number":"1_32"}
{"key":"Wioslea","title":"Wioslea","side":"light","kind":"character","type":"alien","dots":1,"destiny":5,"deploy":1,"power":2,"ability":1,"forfeit":2,"traits":["gambler","female"],"persona":"Wioslea","rarity":"U1","number":"1_33"}
{"key":"Caller (L)","title":"Caller","side":"light","kind":"device","destiny":6,"rarity":"U2","number":"1_34"}
{"key":"Electrobinoculars","title":"Electrobinoculars","side":"light","kind":"device","destiny":3,"rarity":"C2","number":"1_35"}
{"key":"Fusion Generator Supply Tanks (L)","title":"Fusion Generator Supply Tanks","side":"light","kind":"device","destiny":4,"rarity":"C2","number":"1_36"}
{"key":"Hydroponics Station","title":"Hydroponics Station","side":"light","kind":"device","destiny":4,"rarity":"U2","number":"1_37"}
{"key":"Restraining Bolt (L)","title":"Restraining Bolt","side":"light","kind":"device","destiny":6,"rarity":"C2","number":"1_38"}
{"key":"Targeting Computer","title":"Targeting Computer","side":"light","kind":"device","destiny":3,"rarity":"U1","number":"1_39"}
{"key":"Tatooine Utility Belt","title":"Tatooine Utility Belt","side":"light","kind":"device","destiny":4,"rarity":"C2","number":"1_40"}
{"key":"Vaporator","title":"Vaporator","side":"light","kind":"device","destiny":4,"rarity":"C2","number":"1_41"}
{"key":"A Tremor In The Force","title":"A Tremor In The Force","side":"light","kind":"effect","dots":1,"destiny":3,"rarity":"U1","number":"1_42"}
{"key":"Affect Mind","title":"Affect Mind","side":"light","kind":"effect","dots":1,"destiny":5,"rarity":"R1","number":"1_43"}
{"key":"Beggar","title":"Beggar","side":"light","kind":"effect","dots":1,"destiny":3,"rarity":"R1","number":"1_44"}
{"key":"Crash Site Memorial","title":"Crash Site Memorial","side":"light","kind":"effect","dots":1,"destiny":5,"rarity":"U1","number":"1_45"}
{"key":"Death Star Plans","title":"Death Star Plans","side":"light","kind":"effect","type":"utinni","dots":1,"destiny":6,"rarity":"R1","number":"1_46"}
{"key":"Demotion","title":"Demotion","side":"light","kind":"effect","destiny":3,"rarity":"R2","number":"1_47"}
{"key":"Disarmed (L)","title":"Disarmed","side":"light","kind":"effect","destiny":5,"rarity":"R1","number":"1_48"}
{"key":"Ellorrs Madak","title":"Ellorrs Madak","side":"light","kind":"effect","destiny":5,"rarity":"C2","number":"1_49"}
{"key":"Eyes In The Dark","title":"Eyes In The Dark","side":"light","kind":"effect","destiny":5,"rarity":"U1","number":"1_50","dots":1}
{"key":"Jawa Siesta","title":"Jawa Siesta","side":"light","kind":"effect","dots":1,"destiny":3,"rarity":"U1","number":"1_51"}
{"key":"Kessel Run","title":"Kessel Run","side":"light","kind":"effect","type":"utinni","dots":1,"destiny":5,"rarity":"R2","number":"1_52"}
{"key":"K'lor'slug","title":"K'lor'slug","side":"light","kind":"effect","dots":1,"destiny":3,"traits":["dejarik"],"rarity":"R1","number":"1_53"}
{"key":"Lightsaber Proficiency","title":"Lightsaber Proficiency","side":"light","kind":"effect","dots":1,"destiny":4,"rarity":"R1","number":"1_54"}
{"key":"Mantellian Savrip","title":"Mantellian Savrip","side":"light","kind":"effect","dots":1,"destiny":3,"traits":["dejarik"],"rarity":"R2","number":"1_55"}
{"key":"Nightfall","title":"Nightfall","side":"light","kind":"effect","destiny":3,"rarity":"U1","number":"1_56"}
{"key":"Obi-Wan's Cape","title":"Obi-Wan's Cape","side":"light","kind":"effect","dots":1,"destiny":4,"rarity":"R1","number":"1_57"}
{"key":"Our Most Desperate Hour","title":"Our Most Desperate Hour","side":"light","kind":"effect","type":"utinni","dots":1,"destiny":6,"rarity":"R1","number":"1_58"}
{"key":"Plastoid Armor","title":"Plastoid Armor","side":"light","kind":"effect","type":"utinni","dots":1,"destiny":5,"rarity":"U2","number":"1_59"}
{"key":"Rebel Planners","title":"Rebel Planners","side":"light","kind":"effect","dots":1,"destiny":4,"rarity":"R2","number":"1_60"}
{"key":"Restricted Deployment","title":"Restricted Deployment","side":"light","kind":"effect","dots":1,"destiny":3,"rarity":"U1","number":"1_61"}
{"key":"Revolution","title":"Revolution","side":"light","kind":"effect","destiny":3,"rarity":"R1","number":"1_62"}
{"key":"Rycar Ryjerd","title":"Rycar Ryjerd","side":"light","kind":"effect","destiny":4,"rarity":"U1","number":"1_63"}
{"key":"Sai'torr Kal Fas","title":"Sai'torr Kal Fas","side":"light","kind":"effect","destiny":4,"rarity":"C2","number":"1_64"}
{"key":"Special Modifications","title":"Special Modifications","side":"light","kind":"effect","dots":1,"destiny":3,"rarity":"U1","number":"1_65"}
{"key":"Traffic Control","title":"Traffic Control","side":"light","kind":"effect","destiny":3,"rarity":"U2","number":"1_66"}
{"key":"Tusken Breath Mask","title":"Tusken Breath Mask","side":"light","kind":"effect","type":"utinni","dots":1,"destiny":4,"rarity":"U1","number":"1_67"}
{"key":"Yavin Sentry","title":"Yavin Sentry","side":"light","kind":"effect","dots":1,"destiny":3,"rarity":"U2","number":"1_68"}
{"key":"Yerka Mig","title":"Yerka Mig","side":"light","kind":"effect","type":"utinni","dots":1,"destiny":3,"rarity":"U1","number":"1_69"}
{"key":"A Few Maneuvers","title":"A Few Maneuvers","side":"light","kind":"interrupt","type":"used","destiny":6,"rarity":"C2","number":"1_70"}
{"key":"Alter (L)","title":"Alter","side":"light","kind":"interrupt","type":"used","destiny":4,"rarity":"U1","number":"1_71"}
{"key":"Beru Stew","title":"Beru Stew","side":"light","kind":"interrupt","type":"lost","dots":1,"destiny":4,"rarity":"U2","number":"1_72"}
{"key":"Cantina Brawl","title":"Cantina Brawl","side":"light","kind":"interrupt","type":"lost","destiny":5,"rarity":"R1","number":"1_73"}
{"key":"Collision!","title":"Collision!","side":"light","kind":"interrupt","type":"lost","destiny":4,"rarity":"C2","number":"1_74"}
{"key":"Combined Attack","title":"Combined Attack","side":"light","kind":"interrupt","type":"lost","destiny":4,"rarity":"C2","number":"1_75"}
{"key":"Don't Get Cocky","title":"Don't Get Cocky","side":"light","kind":"interrupt","type":"lost","dots":1,"destiny":5,"rarity":"R1","number":"1_76"}
{"key":"Don't Underestimate Our Chances","title":"Don't Underestimate Our Chances","side":"light","kind":"interrupt","type":"lost","destiny":4,"rarity":"C1","number":"1_77"}
{"key":"Droid Shutdown","title":"Droid Shutdown","side":"light","kind":"interrupt","type":"used","destiny":6,"rarity":"C2","number":"1_78"}
{"key":"Escape Pod","title":"Escape Pod","side":"light","kind":"interrupt","type":"used","destiny":6,"rarity":"U2","number":"1_79"}
{"key":"Friendly Fire","title":"Friendly Fire","side":"light","kind":"interrupt","type":"lost","destiny":4,"rarity":"C2","number":"1_80"}
{"key":"Full Throttle","title":"Full Throttle","side":"light","kind":"interrupt","type":"lost","dots":1,"destiny":4,"rarity":"R2","number":"1_81"}
{"key":"Gift Of The Mentor","title":"Gift Of The Mentor","side":"light","kind":"interrupt","type":"lost","dots":1,"destiny":5,"rarity":"R1","number":"1_82"}
{"key":"Han's Back","title":"Han's Back","side":"light","kind":"interrupt","type":"lost","destiny":3,"rarity":"U2","number":"1_83"}
{"key":"Han's Dice","title":"Han's Dice","side":"light","kind":"interrupt","type":"used","destiny":3,"rarity":"C2","number":"1_84"}
{"key":"Hear Me Baby, Hold Together","title":"Hear Me Baby, Hold Together","side":"light","kind":"interrupt","type":"used","destiny":5,"rarity":"C2","number":"1_85"}
{"key":"Help Me Obi-Wan Kenobi","title":"Help Me Obi-Wan Kenobi","side":"light","kind":"interrupt","type":"used","destiny":3,"traits":["hologram"],"rarity":"R1","number":"1_86"}
{"key":"How Did We Get Into This Mess?","title":"How Did We Get Into This Mess?","side":"light","kind":"interrupt","type":"used","destiny":4,"rarity":"U2","number":"1_87"}
{"key":"Hyper Escape","title":"Hyper Escape","side":"light","kind":"interrupt","type":"used","destiny":5,"rarity":"C2","number":"1_88"}
{"key":"Into The Garbage Chute, Flyboy","title":"Into The Garbage Chute, Flyboy","side":"light","kind":"interrupt","type":"used","destiny":6,"rarity":"R2","number":"1_89"}
{"key":"It Could Be Worse","title":"It Could Be Worse","side":"light","kind":"interrupt","type":"used","destiny":4,"rarity":"C2","number":"1_90"}
{"key":"I've Got A Bad Feeling About This","title":"I've Got A Bad Feeling About This","side":"light","kind":"interrupt","type":"used","destiny":4,"rarity":"C2","number":"1_91"}
{"key":"Jedi Presence","title":"Jedi Presence","side":"light","kind":"interrupt","type":"lost","destiny":3,"rarity":"R1","number":"1_92"}
{"key":"Krayt Dragon Howl","title":"Krayt Dragon Howl","side":"light","kind":"interrupt","type":"lost","dots":1,"destiny":4,"rarity":"R1","number":"1_93"}
{"key":"Leia's Back","title":"Leia's Back","side":"light","kind":"interrupt","type":"lost","destiny":3,"rarity":"U2","number":"1_94"}
{"key":"Luke's Back","title":"Luke's Back","side":"light","kind":"interrupt","type":"lost","destiny":3,"rarity":"U2","number":"1_95"}
{"key":"Move Along...","title":"Move Along...","side":"light","kind":"interrupt","type":"used","destiny":3,"rarity":"R1","number":"1_96"}
{"key":"Nabrun Leids","title":"Nabrun Leids","side":"light","kind":"interrupt","type":"used","destiny":4,"rarity":"U2","number":"1_97"}
{"key":"Narrow Escape","title":"Narrow Escape","side":"light","kind":"interrupt","type":"used","destiny":5,"rarity":"C2","number":"1_98"}
{"key":"Noble Sacrifice","title":"Noble Sacrifice","side":"light","kind":"interrupt","type":"lost","destiny":3,"rarity":"R2","number":"1_99"}
{"key":"Old Ben","title":"Old Ben","side":"light","kind":"interrupt","type":"lost","destiny":3,"rarity":"C2","number":"1_100"}
{"key":"On The Edge","title":"On The Edge","side":"light","kind":"interrupt","type":"lost","destiny":2,"rarity":"R2","number":"1_101"}
{"key":"Out Of Nowhere","title":"Out Of Nowhere","side":"light","kind":"interrupt","type":"used","destiny":5,"rarity":"U2","number":"1_102"}
{"key":"Panic","title":"Panic","side":"light","kind":"interrupt","type":"used","destiny":4,"rarity":"U1","number":"1_103"}
{"key":"Radar Scanner","title":"Radar Scanner","side":"light","kind":"interrupt","type":"used","destiny":3,"rarity":"C2","number":"1_104"}
{"key":"Rebel Barrier","title":"Rebel Barrier","side":"light","kind":"interrupt","type":"used","destiny":4,"rarity":"C2","number":"1_105"}
{"key":"Rebel Reinforcements","title":"Rebel Reinforcements","side":"light","kind":"interrupt","type":"lost","destiny":4,"rarity":"C1","number":"1_106"}
{"key":"Return Of A Jedi","title":"Return Of A Jedi","side":"light","kind":"interrupt","type":"lost","destiny":3,"rarity":"U2","number":"1_107"}
{"key":"Scomp Link Access","title":"Scomp Link Access","side":"light","kind":"interrupt","type":"used","destiny":3,"rarity":"C2","number":"1_108"}
{"key":"Sense (L)","title":"Sense","side":"light","kind":"interrupt","type":"used","destiny":3,"rarity":"U1","number":"1_109"}
{"key":"Skywalkers","title":"Skywalkers","side":"light","kind":"interrupt","type":"lost","dots":1,"destiny":5,"rarity":"R1","number":"1_110"}
{"key":"Solo Han","title":"Solo Han","side":"light","kind":"interrupt","type":"lost","dots":1,"destiny":4,"rarity":"R2","number":"1_111"}
{"key":"Spaceport Speeders","title":"Spaceport Speeders","side":"light","kind":"interrupt","type":"used","dots":3,"destiny":6,"rarity":"U2","number":"1_112"}
{"key":"Surprise Assault","title":"Surprise Assault","side":"light","kind":"interrupt","type":"lost","destiny":3,"rarity":"C1","number":"1_113"}
{"key":"Thank The Maker","title":"Thank The Maker","side":"light","kind":"interrupt","type":"lost","destiny":3,"rarity":"R2","number":"1_114"}
{"key":"The Bith Shuffle","title":"The Bith Shuffle","side":"light","kind":"interrupt","type":"used","destiny":5,"rarity":"C2","number":"1_115"}
{"key":"The Force Is Strong With This One","title":"The Force Is Strong With This One","side":"light","kind":"interrupt","type":"lost","destiny":5,"rarity":"R2","number":"1_116"}
{"key":"This Is All Your Fault","title":"This Is All Your Fault","side":"light","kind":"interrupt","type":"used","destiny":4,"rarity":"U1","number":"1_117"}
{"key":"Utinni! (L)","title":"Utinni!","side":"light","kind":"interrupt","type":"used","destiny":4,"rarity":"R1","number":"1_118"}
{"key":"Warrior's Courage","title":"Warrior's Courage","side":"light","kind":"interrupt","type":"lost","dots":1,"destiny":4,"rarity":"R2","number":"1_119"}
{"key":"We're Doomed","title":"We're Doomed","side":"light","kind":"interrupt","type":"used","destiny":5,"rarity":"C2","number":"1_120"}
{"key":"Alderaan (L)","title":"Alderaan","side":"light","kind":"location","type":"system","dots":1,"destiny":0,"parsec":2,"icons":["planet"],"system":"Alderaan","force":{"dark":0,"light":1},"rarity":"U2","number":"1_121"}
{"key":"Dantooine (L)","title":"Dantooine","side":"light","kind":"location","type":"system","dots":1,"destiny":0,"parsec":5,"icons":["planet"],"system":"Dantooine","force":{"dark":0,"light":1},"rarity":"U1","number":"1_122"}
{"key":"Death Star: Detention Block Control Room","title":"Death Star: Detention Block Control Room","side":"light","kind":"location","type":"site","dots":1,"destiny":0,"icons":["interior","mobile","scomp-link"],"system":"Death Star","force":{"dark":1,"light":0},"rarity":"U2","number":"1_123"}
{"key":"Death Star: Docking Bay 327 (L)","title":"Death Star: Docking Bay 327","side":"light","kind":"location","type":"site","dots":1,"destiny":0,"icons":["exterior","interior","mobile","scomp-link"],"traits":["docking bay"],"system":"Death Star","force":{"dark":1,"light":1},"rarity":"C2","number":"1_124"}
{"key":"Death Star: Trash Compactor","title":"Death Star: Trash Compactor","side":"light","kind":"location","type":"site","dots":1,"destiny":0,"icons":["interior","mobile"],"system":"Death Star","force":{"dark":0,"light":0},"rarity":"U1","number":"1_125"}
{"key":"Kessel (L)","title":"Kessel","side":"light","kind":"location","type":"system","dots":1,"destiny":0,"parsec":8,"icons":["planet"],"system":"Kessel","force":{"dark":2,"light":1},"rarity":"U2","number":"1_126"}
{"key":"Tatooine (L)","title":"Tatooine","side":"light","kind":"location","type":"system","dots":1,"destiny":0,"parsec":7,"icons":["planet"],"system":"Tatooine","force":{"dark":1,"light":2},"rarity":"C2","number":"1_127"}
{"key":"Tatooine: Cantina (L)","title":"Tatooine: Cantina","side":"light","kind":"location","type":"site","dots":1,"destiny":0,"icons":["interior","planet"],"system":"Tatooine","force":{"dark":2,"light":2},"rarity":"R2","number":"1_128"}
{"key":"Tatooine: Docking Bay 94 (L)","title":"Tatooine: Docking Bay 94","side":"light","kind":"location","type":"site","dots":1,"destiny":0,"icons":["exterior","interior","planet","scomp-link"],"traits":["docking bay"],"system":"Tatooine","force":{"dark":1,"light":1},"rarity":"C2","number":"1_129"}
{"key":"Tatooine: Dune Sea","title":"Tatooine: Dune Sea","side":"light","kind":"location","type":"site","dots":1,"destiny":0,"icons":["exterior","planet"],"system":"Tatooine","force":{"dark":1,"light":1},"rarity":"C1","number":"1_130"}
{"key":"Tatooine: Jawa Camp (L)","title":"Tatooine: Jawa Camp","side":"light","kind":"location","type":"site","dots":1,"destiny":0,"icons":["exterior","planet"],"system":"Tatooine","force":{"dark":1,"light":1},"rarity":"C1","number":"1_131"}
{"key":"Tatooine: Lars' Moisture Farm (L)","title":"Tatooine: Lars' Moisture Farm","side":"light","kind":"location","type":"site","dots":1,"destiny":0,"icons":["exterior","planet","scomp-link"],"system":"Tatooine","force":{"dark":1,"light":2},"rarity":"C1","number":"1_132"}
{"key":"Tatooine: Mos Eisley (L)","title":"Tatooine: Mos Eisley","side":"light","kind":"location","type":"site","dots":1,"destiny":0,"icons":["exterior","planet"],"system":"Tatooine","force":{"dark":1,"light":2},"rarity":"U2","number":"1_133"}
{"key":"Tatooine: Obi-Wan's Hut","title":"Tatooine: Obi-Wan's Hut","side":"light","kind":"location","type":"site","dots":1,"destiny":0,"icons":["exterior","planet"],"system":"Tatooine","force":{"dark":0,"light":2},"rarity":"R1","number":"1_134"}
{"key":"Yavin 4 (L)","title":"Yavin 4","side":"light","kind":"location","type":"system","dots":1,"destiny":0,"parsec":4,"icons":["planet"],"system":"Yavin 4","force":{"dark":1,"light":2},"rarity":"C2","number":"1_135"}
{"key":"Yavin 4: Docking Bay (L)","title":"Yavin 4: Docking Bay","side":"light","kind":"location","type":"site","dots":1,"destiny":0,"icons":["exterior","interior","planet","scomp-link"],"traits":["docking bay"],"system":"Yavin 4","force":{"dark":1,"light":1},"rarity":"C1","number":"1_136"}
{"key":"Yavin 4: Jungle (L)","title":"Yavin 4: Jungle","side":"light","kind":"location","type":"site","dots":1,"destiny":0,"icons":["exterior","planet"],"system":"Yavin 4","force":{"dark":0,"light":1},"rarity":"C2","number":"1_137"}
{"key":"Yavin 4: Massassi Throne Room","title":"Yavin 4: Massassi Throne Room","side":"light","kind":"location","type":"site","dots":1,"destiny":0,"icons":["interior","planet"],"system":"Yavin 4","force":{"dark":0,"light":1},"rarity":"R1","number":"1_138"}
{"key":"Yavin 4: Massassi War Room","title":"Yavin 4: Massassi War Room","side":"light","kind":"location","type":"site","dots":1,"destiny":0,"icons":["interior","planet","scomp-link"],"system":"Yavin 4","force":{"dark":0,"light":2},"rarity":"U2","number":"1_139"}
{"key":"Corellian Corvette","title":"Corellian Corvette","side":"light","kind":"starship","type":"capital","model":"Corellian Corvette","destiny":1,"deploy":4,"power":5,"armor":4,"hyperspeed":3,"forfeit":8,"icons":["pilot","nav-computer","scomp-link"],"traits":["rebel (starship)","ship-docking capability"],"permanentPilot":1,"capacity":[{"pilots":3,"passengers":4,"vehicles":1}],"rarity":"U2","number":"1_140"}
{"key":"Gold 1","title":"Gold 1","side":"light","kind":"starship","type":"starfighter","model":"Y-wing","dots":1,"destiny":3,"deploy":1,"power":2,"maneuver":3,"hyperspeed":4,"forfeit":3,"icons":["nav-computer","scomp-link"],"traits":["rebel (starship)"],"persona":"Gold 1","capacity":[{"either":2}],"rarity":"R2","number":"1_141"}
{"key":"Gold 5","title":"Gold 5","side":"light","kind":"starship","type":"starfighter","model":"Y-wing","dots":1,"destiny":4,"deploy":1,"power":2,"maneuver":3,"hyperspeed":4,"forfeit":3,"icons":["nav-computer","scomp-link"],"traits":["rebel (starship)"],"persona":"Gold 5","capacity":[{"either":2,"astromechs":1}],"rarity":"R2","number":"1_142"}
{"key":"Millennium Falcon","title":"Millennium Falcon","side":"light","kind":"starship","type":"starfighter","model":"Modified Light Freighter","dots":1,"destiny":2,"deploy":3,"power":3,"maneuver":4,"hyperspeed":6,"forfeit":7,"icons":["nav-computer","scomp-link"],"traits":["rebel (starship)","ship-docking capability"],"persona":"Falcon","capacity":[{"pilots":2,"passengers":2}],"rarity":"R1","number":"1_143"}
{"key":"Red 1","title":"Red 1","side":"light","kind":"starship","type":"starfighter","model":"X-wing","dots":1,"destiny":2,"deploy":2,"power":3,"maneuver":4,"hyperspeed":5,"forfeit":5,"icons":["nav-computer","scomp-link"],"traits":["rebel (starship)"],"persona":"Red 1","capacity":[{"pilots":1}],"rarity":"U1","number":"1_144"}
{"key":"Red 3","title":"Red 3","side":"light","kind":"starship","type":"starfighter","model":"X-wing","dots":1,"destiny":3,"deploy":2,"power":3,"maneuver":4,"hyperspeed":5,"forfeit":5,"icons":["nav-computer","scomp-link"],"traits":["rebel (starship)"],"persona":"Red 3","capacity":[{"pilots":1,"astromechs":1}],"rarity":"R2","number":"1_145"}
{"key":"X-wing","title":"X-wing","side":"light","kind":"starship","type":"starfighter","model":"X-wing","destiny":2,"deploy":2,"power":3,"maneuver":4,"hyperspeed":5,"forfeit":4,"icons":["pilot","nav-computer","scomp-link"],"traits":["rebel (starship)"],"permanentPilot":1,"rarity":"C2","number":"1_146"}
{"key":"Y-wing","title":"Y-wing","side":"light","kind":"starship","type":"starfighter","model":"Y-wing","destiny":3,"deploy":1,"power":2,"maneuver":3,"hyperspeed":4,"forfeit":2,"icons":["pilot","nav-computer","scomp-link"],"traits":["rebel (starship)"],"permanentPilot":1,"capacity":[{"either":1}],"rarity":"C2","number":"1_147"}
{"key":"Lift Tube (L)","title":"Lift Tube","side":"light","kind":"vehicle","type":"transport","destiny":6,"deploy":1,"power":0,"maneuver":1,"landspeed":3,"forfeit":1,"traits":["enclosed"],"capacity":[{"passengers":4}],"rarity":"C2","number":"1_148"}
{"key":"Luke's X-34 Landspeeder","title":"Luke's X-34 Landspeeder","side":"light","kind":"vehicle","type":"transport","dots":1,"destiny":3,"deploy":2,"power":1,"maneuver":5,"landspeed":4,"forfeit":4,"capacity":[{"drivers":1,"passengers":2}],"rarity":"U2","number":"1_149"}
{"key":"Sandcrawler (L)","title":"Sandcrawler","side":"light","kind":"vehicle","type":"transport","destiny":2,"deploy":3,"power":3,"armor":3,"landspeed":2,"forfeit":5,"traits":["enclosed","sandcrawler"],"capacity":[{"drivers":1,"passengers":7}],"rarity":"R2","number":"1_150"}
{"key":"SoroSuub V-35 Landspeeder","title":"SoroSuub V-35 Landspeeder","side":"light","kind":"vehicle","type":"transport","destiny":4,"deploy":2,"power":0,"maneuver":4,"landspeed":3,"forfeit":3,"traits":["enclosed"],"capacity":[{"drivers":1,"passengers":3}],"rarity":"C2","number":"1_151"}
{"key":"Blaster","title":"Blaster","side":"light","kind":"weapon","type":"character","destiny":3,"traits":["blaster"],"rarity":"C2","number":"1_152"}
{"key":"Blaster Rifle (L)","title":"Blaster Rifle","side":"light","kind":"weapon","type":"character","destiny":3,"traits":["blaster rifle","rifle"],"rarity":"C1","number":"1_153"}
{"key":"Han's Heavy Blaster Pistol","title":"Han's Heavy Blaster Pistol","side":"light","kind":"weapon","type":"character","dots":1,"destiny":2,"traits":["blaster"],"rarity":"R2","number":"1_154"}
{"key":"Jedi Lightsaber","title":"Jedi Lightsaber","side":"light","kind":"weapon","type":"character","destiny":2,"traits":["lightsaber"],"rarity":"U1","number":"1_155"}
{"key":"Leia's Sporting Blaster","title":"Leia's Sporting Blaster","side":"light","kind":"weapon","type":"character","dots":1,"destiny":5,"traits":["blaster"],"rarity":"U1","number":"1_156"}
{"key":"Obi-Wan's Lightsaber","title":"Obi-Wan's Lightsaber","side":"light","kind":"weapon","type":"character","dots":1,"destiny":1,"traits":["lightsaber"],"rarity":"R1","number":"1_157"}
{"key":"Proton Torpedoes","title":"Proton Torpedoes","side":"light","kind":"weapon","type":"starship","destiny":4,"traits":["proton torpedoes"],"rarity":"C2","number":"1_158"}
{"key":"Quad Laser Cannon","title":"Quad Laser Cannon","side":"light","kind":"weapon","type":"starship","destiny":4,"traits":["cannon","laser cannon"],"rarity":"U1","number":"1_159"}
{"key":"Tagge Seeker","title":"Tagge Seeker","side":"light","kind":"weapon","type":"automated","destiny":3,"rarity":"R2","number":"1_160"}
{"key":"Tarkin Seeker","title":"Tarkin Seeker","side":"light","kind":"weapon","type":"automated","destiny":3,"rarity":"R2","number":"1_161"}
{"key":"Timer Mine (L)","title":"Timer Mine","side":"light","kind":"weapon","type":"automated","destiny":2,"rarity":"C2","number":"1_162"}
{"key":"5D6-RA-7 (Fivedesix)","title":"5D6-RA-7 (Fivedesix)","side":"dark","kind":"character","type":"droid","dots":1,"destiny":2,"deploy":4,"power":2,"forfeit":5,"traits":["isb agent","spy","servant droid","isb lore"],"rarity":"R1","number":"1_163"}
{"key":"Admiral Motti","title":"Admiral Motti","side":"dark","kind":"character","type":"imperial","dots":1,"destiny":1,"deploy":3,"power":3,"ability":3,"forfeit":5,"icons":["pilot","warrior"],"traits":["admiral","commander","leader","force-attuned","male"],"persona":"Motti","rarity":"R2","number":"1_164"}
{"key":"Chief Bast","title":"Chief Bast","side":"dark","kind":"character","type":"imperial","dots":1,"destiny":2,"deploy":2,"power":2,"ability":2,"forfeit":3,"icons":["pilot"],"traits":["male"],"persona":"Bast","rarity":"U1","number":"1_165"}
{"key":"Colonel Wullf Yularen","title":"Colonel Wullf Yularen","side":"dark","kind":"character","type":"imperial","dots":1,"destiny":2,"deploy":2,"power":1,"ability":2,"forfeit":5,"icons":["warrior"],"traits":["isb agent","leader","male","isb lore"],"persona":"Yularen","rarity":"U1","number":"1_166"}
{"key":"Commander Praji","title":"Commander Praji","side":"dark","kind":"character","type":"imperial","dots":1,"destiny":2,"deploy":2,"power":1,"ability":2,"forfeit":3,"icons":["pilot","warrior"],"traits":["commander","male"],"persona":"Praji","rarity":"U2","number":"1_167"}
{"key":"Darth Vader","title":"Darth Vader","side":"dark","kind":"character","type":"imperial","dots":1,"destiny":1,"deploy":6,"power":6,"ability":6,"forfeit":8,"icons":["pilot","warrior"],"traits":["dark jedi","male"],"persona":"Vader","rarity":"R1","number":"1_168"}
{"key":"Dathcha","title":"Dathcha","side":"dark","kind":"character","type":"alien","dots":1,"destiny":2,"power":2,"ability":2,"forfeit":2,"icons":["warrior"],"traits":["jawa","male"],"persona":"Dathcha","rarity":"U1","number":"1_169"}
{"key":"Death Star Trooper","title":"Death Star Trooper","side":"dark","kind":"character","type":"imperial","destiny":3,"deploy":2,"power":2,"ability":1,"forfeit":3,"icons":["warrior"],"traits":["death star trooper","trooper","male"],"rarity":"C2","number":"1_170"}
{"key":"Djas Puhr","title":"Djas Puhr","side":"dark","kind":"character","type":"alien","dots":1,"destiny":1,"deploy":4,"power":1,"ability":4,"forfeit":4,"icons":["warrior"],"traits":["black sun agent","bounty hunter","force-sensitive","male","sakiyan"],"persona":"Djas Puhr","rarity":"R2","number":"1_171"}
{"key":"Dr. Evazan","title":"Dr. Evazan","side":"dark","kind":"character","type":"alien","dots":1,"destiny":3,"deploy":2,"power":1,"ability":2,"forfeit":3,"icons":["pilot","warrior"],"traits":["smuggler","male"],"persona":"Evazan","rarity":"R2","number":"1_172"}
{"key":"DS-61-2","title":"DS-61-2","side":"dark","kind":"character","type":"imperial","dots":1,"destiny":2,"deploy":2,"power":2,"ability":2,"forfeit":4,"icons":["pilot","warrior"],"traits":["male"],"persona":"DS-61-2","rarity":"U1","number":"1_173"}
{"key":"DS-61-3","title":"DS-61-3","side":"dark","kind":"character","type":"imperial","dots":1,"destiny":2,"deploy":2,"power":3,"ability":2,"forfeit":3,"icons":["pilot","warrior"],"traits":["corellian","male"],"persona":"DS-61-3","rarity":"R1","number":"1_174"}
{"key":"EG-6 (Eegee-Six)","title":"EG-6 (Eegee-Six)","side":"dark","kind":"character","type":"droid","destiny":0,"deploy":1,"power":0,"forfeit":3,"traits":["power droid"],"rarity":"U2","number":"1_175"}
{"key":"Feltipern Trevagg","title":"Feltipern Trevagg","side":"dark","kind":"character","type":"alien","dots":1,"destiny":4,"deploy":2,"power":2,"ability":1,"forfeit":3,"icons":["warrior"],"traits":["black sun agent","bounty hunter","tax collector","male","gotal"],"persona":"Trevagg","rarity":"U1","number":"1_176"}
{"key":"Garindan","title":"Garindan","side":"dark","kind":"character","type":"alien","dots":1,"destiny":4,"deploy":2,"power":1,"ability":1,"forfeit":3,"traits":["spy","male","kubaz"],"persona":"Garindan","rarity":"R2","number":"1_177"}
{"key":"General Tagge","title":"General Tagge","side":"dark","kind":"character","type":"imperial","dots":1,"destiny":1,"deploy":3,"power":3,"ability":3,"forfeit":4,"icons":["warrior"],"traits":["general","leader","force-attuned","male"],"persona":"Tagge","rarity":"R2","number":"1_178"}
{"key":"Grand Moff Tarkin","title":"Grand Moff Tarkin","side":"dark","kind":"character","type":"imperial","dots":1,"destiny":1,"deploy":4,"power":4,"ability":3,"forfeit":6,"icons":["pilot","warrior"],"traits":["leader","moff","force-attuned","male"],"persona":"Tarkin","rarity":"R1","number":"1_179"}
{"key":"Imperial Pilot","title":"Imperial Pilot","side":"dark","kind":"character","type":"imperial","destiny":3,"deploy":2,"power":0,"ability":2,"forfeit":2,"icons":["pilot"],"traits":["male"],"rarity":"C2","number":"1_180"}
{"key":"Imperial Trooper Guard","title":"Imperial Trooper Guard","side":"dark","kind":"character","type":"imperial","destiny":3,"deploy":2,"power":0,"ability":1,"forfeit":1,"traits":["death star trooper","trooper guard","trooper","male"],"rarity":"C2","number":"1_181"}
{"key":"Jawa (D)","title":"Jawa","side":"dark","kind":"character","type":"alien","destiny":3,"power":1,"ability":1,"forfeit":1,"traits":["jawa","scavenger","male"],"rarity":"C2","number":"1_182"}
{"key":"Kitik Keed'kak","title":"Kitik Keed'kak","side":"dark","kind":"character","type":"alien","dots":1,"destiny":2,"deploy":6,"power":8,"ability":1,"forfeit":2,"traits":["female"],"persona":"Kitik Keed'kak","rarity":"R1","number":"1_183"}
{"key":"Labria","title":"Labria","side":"dark","kind":"character","type":"alien","dots":1,"destiny":3,"deploy":2,"power":1,"ability":1,"forfeit":3,"traits":["black sun agent","information broker","spy","male","devaronian"],"persona":"Labria","rarity":"R2","number":"1_184"}
{"key":"Lieutenant Tanbris","title":"Lieutenant Tanbris","side":"dark","kind":"character","type":"imperial","dots":1,"destiny":2,"deploy":2,"power":2,"ability":2,"forfeit":3,"icons":["pilot"],"traits":["male"],"persona":"Tanbris","rarity":"U2","number":"1_185"}
{"key":"LIN-V8M (Elleyein-Veeateemm)","title":"LIN-V8M (Elleyein-Veeateemm)","side":"dark","kind":"character","type":"droid","destiny":3,"deploy":2,"power":0,"forfeit":4,"traits":["mining droid"],"rarity":"C1","number":"1_186"}
{"key":"M'iiyoom Onith","title":"M'iiyoom Onith","side":"dark","kind":"character","type":"alien","dots":1,"destiny":3,"deploy":3,"power":1,"ability":1,"forfeit":3,"traits":["female","h'nemthe"],"persona":"M'iiyoom Onith","rarity":"U2","number":"1_187"}
{"key":"MSE-6 'Mouse' Droid","title":"MSE-6 'Mouse' Droid","side":"dark","kind":"character","type":"droid","destiny":0,"deploy":0,"power":0,"forfeit":0,"traits":["messenger droid"],"rarity":"U1","number":"1_188","landspeed":3}
{"key":"Myo","title":"Myo","side":"dark","kind":"character","type":"alien","dots":1,"destiny":3,"deploy":4,"power":3,"ability":1,"forfeit":5,"icons":["warrior"],"traits":["male","abyssin"],"persona":"Myo","rarity":"R2","number":"1_189"}
{"key":"Ponda Baba","title":"Ponda Baba","side":"dark","kind":"character","type":"alien","dots":1,"destiny":3,"deploy":2,"power":2,"ability":1,"forfeit":3,"icons":["pilot","warrior"],"traits":["smuggler","male","aqualish"],"persona":"Ponda Baba","rarity":"U1","number":"1_190"}
{"key":"Prophetess","title":"Prophetess","side":"dark","kind":"character","type":"alien","dots":1,"destiny":2,"deploy":3,"power":1,"ability":4,"forfeit":2,"traits":["female","force-sensitive"],"persona":"Prophetess","rarity":"U1","number":"1_191"}
{"key":"R1-G4 (Arone-Geefour)","title":"R1-G4 (Arone-Geefour)","side":"dark","kind":"character","type":"droid","destiny":3,"deploy":1,"power":1,"forfeit":3,"icons":["nav-computer"],"traits":["r-unit","astromech droid"],"rarity":"C2","number":"1_192"}
{"key":"R4-M9 (Arfour-Emmnine)","title":"R4-M9 (Arfour-Emmnine)","side":"dark","kind":"character","type":"droid","destiny":4,"deploy":1,"power":1,"forfeit":3,"traits":["r-unit","vehicle repair droid"],"rarity":"C2","number":"1_193"}
{"key":"Stormtrooper","title":"Stormtrooper","side":"dark","kind":"character","type":"imperial","destiny":1,"deploy":1,"power":1,"ability":1,"forfeit":2,"icons":["warrior"],"traits":["stormtrooper","trooper","male"],"rarity":"C3","number":"1_194"}
{"key":"Tonnika Sisters","title":"Tonnika Sisters","side":"dark","kind":"character","type":"alien","dots":1,"destiny":2,"deploy":2,"power":2,"ability":2,"forfeit":2,"icons":["warrior"],"traits":["thief","spy","female"],"persona":"Tonnika Sisters","rarity":"R1","number":"1_195"}
{"key":"Tusken Raider","title":"Tusken Raider","side":"dark","kind":"character","type":"alien","destiny":2,"deploy":2,"power":1,"ability":1,"forfeit":1,"traits":["tusken raider","male"],"rarity":"C2","number":"1_196"}
{"key":"WED15-I662 'Treadwell' Droid","title":"WED15-I662 'Treadwell' Droid","side":"dark","kind":"character","type":"droid","destiny":3,"deploy":2,"power":1,"forfeit":3,"traits":["maintenance droid"],"rarity":"R2","number":"1_197"}
{"key":"Wuher","title":"Wuher","side":"dark","kind":"character","type":"alien","dots":1,"destiny":3,"deploy":2,"power":2,"ability":1,"forfeit":3,"traits":["male"],"persona":"Wuher","rarity":"U2","number":"1_198"}
{"key":"Blaster Scope","title":"Blaster Scope","side":"dark","kind":"device","destiny":4,"rarity":"U1","number":"1_199"}
{"key":"Caller (D)","title":"Caller","side":"dark","kind":"device","destiny":6,"rarity":"U2","number":"1_200"}
{"key":"Comlink","title":"Comlink","side":"dark","kind":"device","destiny":3,"rarity":"C1","number":"1_201"}
{"key":"Droid Detector","title":"Droid Detector","side":"dark","kind":"device","destiny":5,"rarity":"C2","number":"1_202"}
{"key":"Fusion Generator Supply Tanks (D)","title":"Fusion Generator Supply Tanks","side":"dark","kind":"device","destiny":4,"rarity":"C2","number":"1_203"}
{"key":"Observation Holocam","title":"Observation Holocam","side":"dark","kind":"device","destiny":3,"rarity":"U2","number":"1_204"}
{"key":"Restraining Bolt (D)","title":"Restraining Bolt","side":"dark","kind":"device","destiny":6,"rarity":"C2","number":"1_205"}
{"key":"Stormtrooper Backpack","title":"Stormtrooper Backpack","side":"dark","kind":"device","destiny":5,"rarity":"C2","number":"1_206"}
{"key":"Stormtrooper Utility Belt","title":"Stormtrooper Utility Belt","side":"dark","kind":"device","destiny":4,"rarity":"C2","number":"1_207"}
{"key":"A Disturbance In The Force","title":"A Disturbance In The Force","side":"dark","kind":"effect","dots":1,"destiny":3,"rarity":"U1","number":"1_208"}
{"key":"Baniss Keeg","title":"Baniss Keeg","side":"dark","kind":"effect","destiny":5,"rarity":"C2","number":"1_209"}
{"key":"Blast Door Controls","title":"Blast Door Controls","side":"dark","kind":"effect","dots":1,"destiny":5,"rarity":"U2","number":"1_210"}
{"key":"Blaster Rack","title":"Blaster Rack","side":"dark","kind":"effect","destiny":3,"rarity":"U1","number":"1_211"}
{"key":"Dark Hours","title":"Dark Hours","side":"dark","kind":"effect","dots":3,"destiny":4,"rarity":"U2","number":"1_212"}
{"key":"Death Star Sentry","title":"Death Star Sentry","side":"dark","kind":"effect","dots":1,"destiny":3,"rarity":"U1","number":"1_213"}
{"key":"Disarmed (D)","title":"Disarmed","side":"dark","kind":"effect","destiny":5,"rarity":"R1","number":"1_214"}
{"key":"Expand The Empire","title":"Expand The Empire","side":"dark","kind":"effect","dots":1,"destiny":3,"rarity":"R1","number":"1_215"}
{"key":"Fear Will Keep Them In Line","title":"Fear Will Keep Them In Line","side":"dark","kind":"effect","destiny":4,"rarity":"R2","number":"1_216"}
{"key":"I Find Your Lack Of Faith Disturbing","title":"I Find Your Lack Of Faith Disturbing","side":"dark","kind":"effect","destiny":5,"rarity":"R1","number":"1_217"}
{"key":"I've Lost Artoo!","title":"I've Lost Artoo!","side":"dark","kind":"effect","destiny":5,"rarity":"U1","number":"1_218"}
{"key":"Jawa Pack","title":"Jawa Pack","side":"dark","kind":"effect","dots":1,"destiny":3,"rarity":"U1","number":"1_219"}
{"key":"Juri Juice","title":"Juri Juice","side":"dark","kind":"effect","type":"utinni","dots":1,"destiny":4,"rarity":"R2","number":"1_220"}
{"key":"Ket Maliss","title":"Ket Maliss","side":"dark","kind":"effect","destiny":4,"rarity":"C2","number":"1_221"}
{"key":"Lateral Damage","title":"Lateral Damage","side":"dark","kind":"effect","type":"utinni","dots":1,"destiny":4,"rarity":"R2","number":"1_222"}
{"key":"Luke? Luuuuke!","title":"Luke? Luuuuke!","side":"dark","kind":"effect","type":"utinni","dots":1,"destiny":4,"rarity":"U1","number":"1_223"}
{"key":"Macroscan","title":"Macroscan","side":"dark","kind":"effect","destiny":3,"rarity":"C2","number":"1_224"}
{"key":"Molator","title":"Molator","side":"dark","kind":"effect","dots":1,"destiny":3,"traits":["dejarik"],"rarity":"R1","number":"1_225"}
{"key":"Organa's Ceremonial Necklace","title":"Organa's Ceremonial Necklace","side":"dark","kind":"effect","type":"utinni","dots":1,"destiny":4,"rarity":"R1","number":"1_226"}
{"key":"Presence Of The Force","title":"Presence Of The Force","side":"dark","kind":"effect","dots":2,"destiny":2,"rarity":"R1","number":"1_227"}
{"key":"Reactor Terminal","title":"Reactor Terminal","side":"dark","kind":"effect","destiny":3,"rarity":"U2","number":"1_228"}
{"key":"Send A Detachment Down","title":"Send A Detachment Down","side":"dark","kind":"effect","type":"utinni","dots":1,"destiny":4,"rarity":"R1","number":"1_229"}
{"key":"Sunsdown","title":"Sunsdown","side":"dark","kind":"effect","destiny":3,"rarity":"U1","number":"1_230"}
{"key":"Tactical Re-Call","title":"Tactical Re-Call","side":"dark","kind":"effect","type":"utinni","dots":1,"destiny":4,"rarity":"R2","number":"1_231"}
{"key":"Wrong Turn","title":"Wrong Turn","side":"dark","kind":"effect","dots":1,"destiny":3,"rarity":"U1","number":"1_232"}
{"key":"Your Eyes Can Deceive You","title":"Your Eyes Can Deceive You","side":"dark","kind":"effect","destiny":5,"rarity":"U1","number":"1_233"}
{"key":"Alter (D)","title":"Alter","side":"dark","kind":"interrupt","type":"used","destiny":4,"rarity":"U1","number":"1_234"}
{"key":"Boring Conversation Anyway","title":"Boring Conversation Anyway","side":"dark","kind":"interrupt","type":"used","destiny":5,"rarity":"R1","number":"1_235"}
{"key":"Charming To The Last","title":"Charming To The Last","side":"dark","kind":"interrupt","type":"lost","destiny":5,"rarity":"R2","number":"1_236"}
{"key":"Collateral Damage","title":"Collateral Damage","side":"dark","kind":"interrupt","type":"lost","destiny":4,"rarity":"C2","number":"1_237"}
{"key":"Counter Assault","title":"Counter Assault","side":"dark","kind":"interrupt","type":"lost","destiny":3,"rarity":"C1","number":"1_238"}
{"key":"Dark Collaboration","title":"Dark Collaboration","side":"dark","kind":"interrupt","type":"lost","dots":1,"destiny":5,"rarity":"R1","number":"1_239"}
{"key":"Dark Jedi Presence","title":"Dark Jedi Presence","side":"dark","kind":"interrupt","type":"lost","destiny":3,"rarity":"R1","number":"1_240"}
{"key":"Dark Maneuvers","title":"Dark Maneuvers","side":"dark","kind":"interrupt","type":"used","destiny":6,"rarity":"C2","number":"1_241"}
{"key":"Dead Jawa","title":"Dead Jawa","side":"dark","kind":"interrupt","type":"lost","destiny":5,"rarity":"C2","number":"1_242"}
{"key":"Elis Helrot","title":"Elis Helrot","side":"dark","kind":"interrupt","type":"used","destiny":4,"rarity":"U2","number":"1_243"}
{"key":"Emergency Deployment","title":"Emergency Deployment","side":"dark","kind":"interrupt","type":"used","destiny":3,"rarity":"U1","number":"1_244"}
{"key":"Evacuate?","title":"Evacuate?","side":"dark","kind":"interrupt","type":"used","destiny":6,"rarity":"U2","number":"1_245"}
{"key":"Full Scale Alert","title":"Full Scale Alert","side":"dark","kind":"interrupt","type":"lost","destiny":3,"rarity":"U2","number":"1_246"}
{"key":"Gravel Storm","title":"Gravel Storm","side":"dark","kind":"interrupt","type":"lost","destiny":3,"rarity":"U2","number":"1_247"}
{"key":"I Have You Now","title":"I Have You Now","side":"dark","kind":"interrupt","type":"lost","destiny":5,"rarity":"R2","number":"1_248"}
{"key":"Imperial Barrier","title":"Imperial Barrier","side":"dark","kind":"interrupt","type":"used","destiny":4,"rarity":"C2","number":"1_249"}
{"key":"Imperial Code Cylinder","title":"Imperial Code Cylinder","side":"dark","kind":"interrupt","type":"used","destiny":4,"rarity":"C2","number":"1_250"}
{"key":"Imperial Reinforcements","title":"Imperial Reinforcements","side":"dark","kind":"interrupt","type":"lost","destiny":4,"rarity":"C1","number":"1_251"}
{"key":"It's Worse","title":"It's Worse","side":"dark","kind":"interrupt","type":"lost","destiny":6,"rarity":"C2","number":"1_252"}
{"key":"I've Got A Problem Here","title":"I've Got A Problem Here","side":"dark","kind":"interrupt","type":"lost","destiny":4,"rarity":"C2","number":"1_253"}
{"key":"Kintan Strider","title":"Kintan Strider","side":"dark","kind":"interrupt","type":"lost","destiny":3,"traits":["dejarik"],"rarity":"C1","number":"1_254"}
{"key":"Limited Resources","title":"Limited Resources","side":"dark","kind":"interrupt","type":"lost","dots":1,"destiny":5,"rarity":"U2","number":"1_255"}
{"key":"Local Trouble","title":"Local Trouble","side":"dark","kind":"interrupt","type":"lost","destiny":4,"rarity":"R1","number":"1_256"}
{"key":"Lone Pilot","title":"Lone Pilot","side":"dark","kind":"interrupt","type":"lost","dots":1,"destiny":4,"rarity":"R2","number":"1_257"}
{"key":"Lone Warrior","title":"Lone Warrior","side":"dark","kind":"interrupt","type":"lost","dots":1,"destiny":4,"rarity":"R2","number":"1_258"}
{"key":"Look Sir, Droids","title":"Look Sir, Droids","side":"dark","kind":"interrupt","type":"lost","destiny":3,"rarity":"R1","number":"1_259"}
{"key":"Moment Of Triumph","title":"Moment Of Triumph","side":"dark","kind":"interrupt","type":"lost","dots":1,"destiny":4,"rarity":"R2","number":"1_260"}
{"key":"Nevar Yalnal","title":"Nevar Yalnal","side":"dark","kind":"interrupt","type":"lost","destiny":6,"rarity":"R2","number":"1_261"}
{"key":"Ommni Box","title":"Ommni Box","side":"dark","kind":"interrupt","type":"used","destiny":5,"rarity":"C2","number":"1_262"}
{"key":"Overload","title":"Overload","side":"dark","kind":"interrupt","type":"lost","destiny":4,"rarity":"C2","number":"1_263"}
{"key":"Physical Choke","title":"Physical Choke","side":"dark","kind":"interrupt","type":"lost","destiny":3,"rarity":"R1","number":"1_264"}
{"key":"Precise Attack","title":"Precise Attack","side":"dark","kind":"interrupt","type":"lost","destiny":4,"rarity":"C2","number":"1_265"}
{"key":"Scanning Crew","title":"Scanning Crew","side":"dark","kind":"interrupt","type":"used","destiny":3,"rarity":"C2","number":"1_266"}
{"key":"Sense (D)","title":"Sense","side":"dark","kind":"interrupt","type":"used","destiny":3,"rarity":"U1","number":"1_267"}
{"key":"Set For Stun","title":"Set For Stun","side":"dark","kind":"interrupt","type":"lost","destiny":2,"rarity":"C2","number":"1_268"}
{"key":"Takeel","title":"Takeel","side":"dark","kind":"interrupt","type":"lost","destiny":3,"rarity":"C2","number":"1_269"}
{"key":"Tallon Roll","title":"Tallon Roll","side":"dark","kind":"interrupt","type":"used","destiny":4,"rarity":"C2","number":"1_270"}
{"key":"The Circle Is Now Complete","title":"The Circle Is Now Complete","side":"dark","kind":"interrupt","type":"lost","destiny":6,"rarity":"R1","number":"1_271"}
{"key":"The Empire's Back","title":"The Empire's Back","side":"dark","kind":"interrupt","type":"lost","destiny":3,"rarity":"U1","number":"1_272"}
{"key":"Trinto Duaba","title":"Trinto Duaba","side":"dark","kind":"interrupt","type":"used","destiny":5,"rarity":"U1","number":"1_273"}
{"key":"Trooper Charge","title":"Trooper Charge","side":"dark","kind":"interrupt","type":"lost","destiny":6,"rarity":"U2","number":"1_274"}
{"key":"Tusken Scavengers","title":"Tusken Scavengers","side":"dark","kind":"interrupt","type":"lost","destiny":5,"rarity":"C2","number":"1_275"}
{"key":"Utinni! (D)","title":"Utinni!","side":"dark","kind":"interrupt","type":"used","destiny":4,"rarity":"R1","number":"1_276"}
{"key":"Vader's Eye","title":"Vader's Eye","side":"dark","kind":"interrupt","type":"lost","dots":1,"destiny":4,"rarity":"R1","number":"1_277"}
{"key":"We're All Gonna Be A Lot Thinner!","title":"We're All Gonna Be A Lot Thinner!","side":"dark","kind":"interrupt","type":"lost","destiny":6,"rarity":"R1","number":"1_278"}
{"key":"You Overestimate Their Chances","title":"You Overestimate Their Chances","side":"dark","kind":"interrupt","type":"lost","destiny":4,"rarity":"C1","number":"1_279"}
{"key":"Your Powers Are Weak, Old Man","title":"Your Powers Are Weak, Old Man","side":"dark","kind":"interrupt","type":"lost","destiny":5,"rarity":"R1","number":"1_280"}
{"key":"Alderaan (D)","title":"Alderaan","side":"dark","kind":"location","type":"system","dots":1,"destiny":0,"parsec":2,"icons":["planet"],"system":"Alderaan","force":{"dark":0,"light":1},"rarity":"R1","number":"1_281"}
{"key":"Dantooine (D)","title":"Dantooine","side":"dark","kind":"location","type":"system","dots":1,"destiny":0,"parsec":5,"icons":["planet"],"system":"Dantooine","force":{"dark":1,"light":1},"rarity":"U1","number":"1_282"}
{"key":"Death Star: Central Core","title":"Death Star: Central Core","side":"dark","kind":"location","type":"site","dots":1,"destiny":0,"icons":["interior","mobile","scomp-link"],"system":"Death Star","force":{"dark":1,"light":0},"rarity":"U2","number":"1_283"}
{"key":"Death Star: Detention Block Corridor","title":"Death Star: Detention Block Corridor","side":"dark","kind":"location","type":"site","dots":1,"destiny":0,"icons":["interior","mobile"],"traits":["prison"],"system":"Death Star","force":{"dark":1,"light":0},"rarity":"C1","number":"1_284"}
{"key":"Death Star: Docking Bay 327 (D)","title":"Death Star: Docking Bay 327","side":"dark","kind":"location","type":"site","dots":1,"destiny":0,"icons":["exterior","interior","mobile","scomp-link"],"traits":["docking bay"],"system":"Death Star","force":{"dark":1,"light":1},"rarity":"C2","number":"1_285"}
{"key":"Death Star: Level 4 Military Corridor","title":"Death Star: Level 4 Military Corridor","side":"dark","kind":"location","type":"site","dots":1,"destiny":0,"icons":["interior","mobile","scomp-link"],"system":"Death Star","force":{"dark":1,"light":0},"rarity":"U1","number":"1_286"}
{"key":"Death Star: War Room","title":"Death Star: War Room","side":"dark","kind":"location","type":"site","dots":1,"destiny":0,"icons":["interior","mobile","scomp-link"],"system":"Death Star","force":{"dark":2,"light":0},"rarity":"U2","number":"1_287"}
{"key":"Kessel (D)","title":"Kessel","side":"dark","kind":"location","type":"system","dots":1,"destiny":0,"parsec":8,"icons":["planet"],"system":"Kessel","force":{"dark":2,"light":1},"rarity":"U2","number":"1_288"}
{"key":"Tatooine (D)","title":"Tatooine","side":"dark","kind":"location","type":"system","dots":1,"destiny":0,"parsec":7,"icons":["planet"],"system":"Tatooine","force":{"dark":2,"light":1},"rarity":"C2","number":"1_289"}
{"key":"Tatooine: Cantina (D)","title":"Tatooine: Cantina","side":"dark","kind":"location","type":"site","dots":1,"destiny":0,"icons":["interior","planet"],"system":"Tatooine","force":{"dark":2,"light":2},"rarity":"R2","number":"1_290"}
{"key":"Tatooine: Docking Bay 94 (D)","title":"Tatooine: Docking Bay 94","side":"dark","kind":"location","type":"site","dots":1,"destiny":0,"icons":["exterior","interior","planet","scomp-link"],"traits":["docking bay"],"system":"Tatooine","force":{"dark":1,"light":1},"rarity":"C2","number":"1_291"}
{"key":"Tatooine: Jawa Camp (D)","title":"Tatooine: Jawa Camp","side":"dark","kind":"location","type":"site","dots":1,"destiny":0,"icons":["exterior","planet"],"system":"Tatooine","force":{"dark":1,"light":1},"rarity":"C1","number":"1_292"}
{"key":"Tatooine: Jundland Wastes","title":"Tatooine: Jundland Wastes","side":"dark","kind":"location","type":"site","dots":1,"destiny":0,"icons":["exterior","planet"],"system":"Tatooine","force":{"dark":1,"light":1},"rarity":"C1","number":"1_293"}
{"key":"Tatooine: Lars' Moisture Farm (D)","title":"Tatooine: Lars' Moisture Farm","side":"dark","kind":"location","type":"site","dots":1,"destiny":0,"icons":["exterior","planet","scomp-link"],"system":"Tatooine","force":{"dark":1,"light":1},"rarity":"U2","number":"1_294"}
{"key":"Tatooine: Mos Eisley (D)","title":"Tatooine: Mos Eisley","side":"dark","kind":"location","type":"site","dots":1,"destiny":0,"icons":["exterior","planet"],"system":"Tatooine","force":{"dark":2,"light":1},"rarity":"C1","number":"1_295"}
{"key":"Yavin 4 (D)","title":"Yavin 4","side":"dark","kind":"location","type":"system","dots":1,"destiny":0,"parsec":4,"icons":["planet"],"system":"Yavin 4","force":{"dark":2,"light":1},"rarity":"C2","number":"1_296"}
{"key":"Yavin 4: Docking Bay (D)","title":"Yavin 4: Docking Bay","side":"dark","kind":"location","type":"site","dots":1,"destiny":0,"icons":["exterior","interior","planet","scomp-link"],"traits":["docking bay"],"system":"Yavin 4","force":{"dark":1,"light":1},"rarity":"C2","number":"1_297"}
{"key":"Yavin 4: Jungle (D)","title":"Yavin 4: Jungle","side":"dark","kind":"location","type":"site","dots":1,"destiny":0,"icons":["exterior","planet"],"system":"Yavin 4","force":{"dark":1,"light":1},"rarity":"U2","number":"1_298"}
{"key":"Black 2","title":"Black 2","side":"dark","kind":"starship","type":"starfighter","model":"TIE/ln","dots":1,"destiny":2,"deploy":1,"power":1,"maneuver":4,"forfeit":3,"traits":["imperial (starship)","no hyperdrive"],"persona":"Black 2","capacity":[{"pilots":1}],"rarity":"R1","number":"1_299"}
{"key":"Black 3","title":"Black 3","side":"dark","kind":"starship","type":"starfighter","model":"TIE/ln","dots":1,"destiny":3,"deploy":1,"power":1,"maneuver":3,"forfeit":3,"traits":["imperial (starship)","no hyperdrive"],"persona":"Black 3","capacity":[{"pilots":1}],"rarity":"U1","number":"1_300"}
{"key":"Devastator","title":"Devastator","side":"dark","kind":"starship","type":"capital","model":"Imperial-Class Star Destroyer","dots":1,"destiny":1,"deploy":8,"power":9,"armor":6,"hyperspeed":3,"forfeit":9,"icons":["pilot","nav-computer","scomp-link"],"traits":["imperial (starship)","ship-docking capability"],"persona":"Devastator","permanentPilot":2,"capacity":[{"pilots":6,"passengers":8,"vehicles":2,"ties":4}],"rarity":"R1","number":"1_301"}
{"key":"Imperial-Class Star Destroyer","title":"Imperial-Class Star Destroyer","side":"dark","kind":"starship","type":"capital","model":"Imperial-Class Star Destroyer","destiny":1,"deploy":8,"power":8,"armor":6,"hyperspeed":3,"forfeit":9,"icons":["pilot","nav-computer","scomp-link"],"traits":["imperial (starship)","ship-docking capability"],"permanentPilot":1,"capacity":[{"pilots":6,"passengers":8,"vehicles":2,"ties":4}],"rarity":"U1","number":"1_302"}
{"key":"TIE Advanced x1","title":"TIE Advanced x1","side":"dark","kind":"starship","type":"starfighter","model":"TIE Advanced x1","destiny":3,"deploy":2,"power":2,"maneuver":2,"forfeit":3,"icons":["pilot"],"traits":["imperial (starship)","no hyperdrive"],"permanentPilot":1,"rarity":"U2","number":"1_303"}
{"key":"TIE Fighter","title":"TIE Fighter","side":"dark","kind":"starship","type":"starfighter","model":"TIE/ln","destiny":1,"deploy":1,"power":1,"maneuver":3,"forfeit":2,"icons":["pilot"],"traits":["imperial (starship)","no hyperdrive"],"permanentPilot":1,"rarity":"C2","number":"1_304"}
{"key":"TIE Scout","title":"TIE Scout","side":"dark","kind":"starship","type":"starfighter","model":"TIE/sr","destiny":4,"deploy":2,"power":1,"maneuver":1,"hyperspeed":5,"forfeit":3,"icons":["pilot","nav-computer"],"traits":["imperial (starship)"],"permanentPilot":1,"capacity":[{"pilots":1,"passengers":1},{"passengers":2}],"rarity":"C2","number":"1_305"}
{"key":"Vader's Custom TIE","title":"Vader's Custom TIE","side":"dark","kind":"starship","type":"starfighter","model":"TIE Advanced x1","dots":1,"destiny":2,"deploy":2,"power":2,"maneuver":3,"hyperspeed":2,"forfeit":4,"icons":["nav-computer"],"traits":["imperial (starship)"],"persona":"Vader's Custom TIE","capacity":[{"pilots":1}],"rarity":"R1","number":"1_306"}
{"key":"Bantha","title":"Bantha","side":"dark","kind":"vehicle","type":"creature","destiny":3,"deploy":1,"power":1,"maneuver":2,"landspeed":1,"forfeit":3,"ability":0.5,"traits":["bantha"],"capacity":[{"passengers":2}],"rarity":"U2","number":"1_307"}
{"key":"Lift Tube (D)","title":"Lift Tube","side":"dark","kind":"vehicle","type":"transport","destiny":6,"deploy":1,"power":0,"maneuver":1,"landspeed":3,"forfeit":1,"traits":["enclosed"],"capacity":[{"passengers":4}],"rarity":"C2","number":"1_308"}
{"key":"Sandcrawler (D)","title":"Sandcrawler","side":"dark","kind":"vehicle","type":"transport","destiny":2,"deploy":3,"power":3,"armor":3,"landspeed":2,"forfeit":5,"traits":["enclosed","sandcrawler"],"capacity":[{"drivers":1,"passengers":7}],"rarity":"R2","number":"1_309"}
{"key":"Ubrikkian 9000 Z001","title":"Ubrikkian 9000 Z001","side":"dark","kind":"vehicle","type":"transport","destiny":2,"deploy":2,"power":2,"maneuver":6,"landspeed":3,"forfeit":4,"traits":["enclosed"],"capacity":[{"drivers":1,"passengers":2}],"rarity":"C2","number":"1_310"}
{"key":"Assault Rifle","title":"Assault Rifle","side":"dark","kind":"weapon","type":"character","destiny":2,"traits":["blaster rifle","rifle"],"rarity":"R2","number":"1_311"}
{"key":"Blaster Rifle (D)","title":"Blaster Rifle","side":"dark","kind":"weapon","type":"character","destiny":3,"traits":["blaster rifle","rifle"],"rarity":"C2","number":"1_312"}
{"key":"Boosted TIE Cannon","title":"Boosted TIE Cannon","side":"dark","kind":"weapon","type":"starship","destiny":4,"traits":["cannon"],"rarity":"U1","number":"1_313"}
{"key":"Dark Jedi Lightsaber","title":"Dark Jedi Lightsaber","side":"dark","kind":"weapon","type":"character","destiny":2,"traits":["lightsaber"],"rarity":"U1","number":"1_314"}
{"key":"Gaderffii Stick","title":"Gaderffii Stick","side":"dark","kind":"weapon","type":"character","destiny":4,"rarity":"C2","number":"1_315"}
{"key":"Han Seeker","title":"Han Seeker","side":"dark","kind":"weapon","type":"automated","destiny":3,"rarity":"R2","number":"1_316"}
{"key":"Imperial Blaster","title":"Imperial Blaster","side":"dark","kind":"weapon","type":"character","destiny":3,"traits":["blaster","dh-17 blaster"],"rarity":"C2","number":"1_317"}
{"key":"Ion Cannon","title":"Ion Cannon","side":"dark","kind":"weapon","type":"starship","destiny":5,"traits":["cannon","ion cannon"],"rarity":"U1","number":"1_318"}
{"key":"Laser Projector","title":"Laser Projector","side":"dark","kind":"weapon","type":"automated","destiny":3,"rarity":"U2","number":"1_319"}
{"key":"Light Repeating Blaster Rifle","title":"Light Repeating Blaster Rifle","side":"dark","kind":"weapon","type":"character","destiny":2,"traits":["blaster rifle","rifle"],"rarity":"R1","number":"1_320"}
{"key":"Luke Seeker","title":"Luke Seeker","side":"dark","kind":"weapon","type":"automated","destiny":3,"rarity":"R2","number":"1_321"}
{"key":"Timer Mine (D)","title":"Timer Mine","side":"dark","kind":"weapon","type":"automated","destiny":2,"rarity":"C2","number":"1_322"}
{"key":"Turbolaser Battery","title":"Turbolaser Battery","side":"dark","kind":"weapon","type":"starship","destiny":2,"traits":["turbolaser battery"],"rarity":"R2","number":"1_323"}
{"key":"Vader's Lightsaber","title":"Vader's Lightsaber","side":"dark","kind":"weapon","type":"character","dots":1,"destiny":1,"traits":["lightsaber"],"rarity":"R1","number":"1_324"}
`
