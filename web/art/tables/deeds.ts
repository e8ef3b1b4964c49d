/** What happens: by name, then by what the text does. */
import { readTable } from '../table.ts'

export const DEEDS = readTable(`
n alien baniss keeg|ellorrs|ket maliss|rycar ryjerd|sai.torr|yerka mig
n hooded beggar
n rebel-trooper yavin sentry
n stormtrooper death star sentry
n jawa jawa
n armor cape(?![a-z])|mask(?![a-z])
n torpedo missile|torpedo
n creature beast(?![a-z])|rancor|creature
n planet nightfall|sunsdown
a lightning lightning|storm|shock(?! ?troop)|unlimited power|electro|surge
a trick mind trick|jedi mind|trick|weak.minded|persua|influence|confus|bluff|disguise|decept|deceiv|illusion|don.t need to see|tempt|seduc|manipulat|lie(?![a-z])
a clash lightsaber|duel|blade|saber|clash|parry|sword|fenc|riposte|apprentice.s|impressive|most impressive|obi-wan has taught
a chance sabacc|gambl|bet|dice|odds|luck|chance|wager|dejarik|game|draw destiny
a capture capture|captive|prison|frozen|carbonite|arrest|trapped|hostage|detain|imprison|cage|bind|surrender|restrain|leash|slave
a trap trap|ambush|snare|surprise|sabot|mine(?![a-z])
a explosion explo|implo|bomb|detonat|blast(?!er)|destruct|boom|demoli|burn|fire(?!power)|inferno|ion|superlaser|alderaan|annihil|obliterat|ruin|destroy|crash|collision|collateral|orbital
a spy spy|bothan|infiltrat|scout|recon|stealth|sneak|hidden|shadow|watch|surveil|hide|secret|reveal|hiding|look at|scan|sensor|cloak|eyes?(?![a-z])|search|seek
a speech senat|speech|negotiat|treaty|politic|vote|diplom|alliance|council|debate|rally|inspir|motion|no confidence|royal|parley|truce|oath|persuasion|propaganda
a command order|reorgani|command|admiral|officer|rally|charge|regroup|muster|recruit|leader|reinforce|deploy|garrison|conscript|draft|legion|troops|army|fleet|squadron|patrol|formation|march|invasion|campaign|occup|empire|rebellion|republic|resistance
a hologram transmission|hologram|message|signal|holo|call|summon|communi|jam|comlink|report|broadcast|distress
a plan plan|map|strateg|tactic|scheme|blueprint|design|training|lesson|stolen|coordin|brief|prepare|project|intelligence|knowledge|wisdom|teach|master|learn|study|archive
a evade evad|maneuver|dodge|escap|run|chase|pursuit|speed|hyperspace|jump|leap|flight|fly|fast|slip|race|punch it|move|swoop|swift|outrun
a retreat retreat|withdraw|fall back|flee|evacuat|return|recall|go back|abandon|leave|depart
a heal heal|bacta|medic|repair|recover|rest|surviv|rescue|save|life|remedy|mend|recuperat|remove.*damage|second wind
a shield shield|defen|protect|prevent|block|deflect|guard|bunker|resist|endur|armor|barrier|fortif|stand|hold|cover|sanctuary|immun|intercept
a aim aim|target|accura|lock|snip|focus|shot|shoot|critical|precis|gunner|weapon|blaster|hit(?![a-z])|crossfire|marks
a force force (push|pull|choke|grip|field|of)|meditat|jedi|sith|the force|spirit|vision|sense|midi|feel|dream|prophec|destiny|chosen one|dark side|light side|anger|hate|fear|presence|calm|attun
a creds credit|purchas|prize|bounty|reward|payment|trade|merchant|smuggl|price|cost|tax|deal|contract|hutt|profit|fund|bribe|theft|steal|thief|pilfer|debt
a resource factory|produc|suppl|resource|build|construct|equip|cargo|crate|harvest|mining|foundry|workshop|shipment|salvage|scrap|stock|deposit|industr|convert|generate
a strike attack|strike|assault|raid|charge|fury|rage|power|slash|kill|damage|crush|fight|battle|war|rampage|fierce|hunt|assassin|destroyer|overwhelm|brutal|vengeance|revenge|wrath|hammer|sacrifice|execut|murder|slaughter|massacre|force(?![a-z])
n musician yarna|songs|festival|celebrat|wedding|ceremony
n at-at walker
n x-wing s-foils|wingman|incom
n tie-fighter dogfight
n astromech artoo
n ice frostbite|cold (?:feet|in)
n clouds weather|smoke
n cave chasm|abyss|descent|portal
n creature smelled|catch of|tentacle|rabid|skull
n capture carbon-freez|wrapped up|tortur|chok|strangl|closer|gotcha|bring you in
n evade eject|dash(?![a-z])|somersault|spin(?![a-z])|squeeze|manoeuv|outmaneuv|double back|out of|off the|shake him|lightspeed|skipping|disengage|break off|evasive|scrambl|drop by|one more pass|double-cross|skylane|parsecs|traffic|crazy to follow|thwart
n heal first aid|wounds|haven|nick of time|milk|hope|help|relax|love|romance|heart|cling|miracle|angel|forgiv|spark
n speech speak|apolog|bargain|ultimatum|proposit|offer|proclam|detente|comprom|advice|exchange|tell me|chu ta|kukuta|nee tay|ounee|shuda|gakkle|shoo|switch off|turn it off|nickname|story|sorry|uh-oh|whaaa|nooo|aiii|who.s|what.re|fault|swindler|embrace|spoken|no no|karabast|who are you|kenobi!|peace|trust|say
n spy informant|glanc|voyeur|comscan|expos|detection|observant|intel|investigat|discover|hack|find|know where|hear|information|premonit|point of view|dismantle|guest list|disappear|stranger|haunt|unfindable
n shield none shall|on alert|entrench|encamp|stay sharp|disorder|enforcement|stubborn|loyalt|not alone|besieged|alarm|higher ground|sections|zero
n strike impact|trampl|blow|miss(?![a-z])|barrage|beaten|dangerous|carnage|onslaught|mercy|brawl|showdown|disintegr|armless|hurt|hostile|temper|outgunned|to die|you will die|dead|death|martyr|jeopardy|shatter|bloodshed|point-blank|mutilat|fun begins|hell to|primary ignition|head to head|trial|wave|in range|quick draw|weapon|legend|test(?![a-z])
n force insight|concentrat|control|do, or do|no try|dark path|the dark|not ready|reflect|balanc|light and dark|levitat|lifting|size matters|acceptance|guide you|darkness|pull to|future|emotion|one(?![a-z])|tragedy|sorrow|despair|frustrat|exhaust|silence|uncertain|hindsight|father|no choice|evil|fate
n planet universe|in space|galaxy|suns|on dantooine|far, far|location
n command promot|mission|crew|team(?![a-z])|union|throne|upris|liberat|victor|point man|faithful|mercenary|scum|failed me|heroes?|enemy|bidding|syndicate|squaring|transfer|round
n plan preparat|recharg|delay|ability|business|experiment|objective|professor|wait|come back|advantage|passage|remember|easy|choice|wrong|legacy|reckon|entrance|encounter|interven|interfer|guile
n resource corporation|manufact|facilit|stone pile|gift|deliver|ornament|reserve|transport
t heal remove .*damage|heal|retrieve|from (your |his )?lost pile
t shield prevent|shields|armor|can.t be damaged|immun|protect|cancel
t aim weapon|accuracy|critical|target|fire
t spy look at|reveal|opponent.s hand|search|peek|examine
t evade evade|move|relocat|speed|intercept|react
t retreat retreat|return|lost|discard|lose
t strike damage|destroy|power|attack|battle
t chance destiny|dice|roll|random
t resource build|deploy|cost
t force force|activate|drain
t plan draw|deck|card|hand|pile
`)
