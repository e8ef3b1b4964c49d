/** Weapons, devices and what else is carried. */
import { readTable } from '../table.ts'

export const EQUIPMENT = readTable(`
n probe-droid seeker
a lightsaber light ?saber|lightwhip|saber
n explosive booma|detonator|grenade|explosive|charge|bomb|mine(?!r)
n holocron holocron|crystal|medallion|amulet|necklace|ring|datacron|relic|artifact|mask|talisman|scroll|book|journal|kyber|jewel
a torpedo torpedo|missile|rocket|concussion|projectile|seismic
a rifle rifle|bowcaster|carbine|long gun|repeating|sniper|flame ?thrower|wrist|disruptor|repeater|gauntlet|launcher|slugthrower|flame
a blaster blaster|pistol|dl-44|sidearm|westar|gun(?![a-z])|sonic|stun|taser|scattergun
a melee melee|axe|staff|gaffi|vibro|sword|blade|dagger|spear|knife|whip|club|pike|baton|lance|gaderffii|claw|amphistaff|hook|net(?![a-z])|bow(?![a-z])|electro(?!bin)|stick|fist
a artillery artillery|cannon|e-web|turret|ion|gun emplacement|ground.*weapon|vehicle|mortar|atgar|dish
a ship-weapon turbolaser|laser|tractor|space.*weapon|starship|ship|harpoon|superlaser|death star|beam|quad|battery|weapon && space|starship|laser|beam|super|.
a armor armor|helmet|suit|vest|plating|cloak|robe|clothing|jacket|uniform|hood|gown|pack|jet|cape|gloves|boots|belt|beskar
a shield shield|door|defense|deflector|barrier|protect
a gear program|automatic|modification|upgrade|engine|hyperdrive|motivator|booster|drive|thruster|repair|droid part|customized|sublight|cybernetic|cyborg|relay|module|systems?
a heal biological|bacta|medpac|med|food|bandage|implant|serum|poison|spice|drug|potion|stim
a force force|meditation|attunement|sense|midi
a skill marking|skill|trait|training|mastery|tactic|expertise|escalation|courage|form|reflex|technique
a device communicat|rack(?![a-z])|device|scanner|comlink|computer|sensor|jammer|probe|beacon|datapad|remote|droid caller|caller|binder|restraining|transmitter|scope|goggles|electrobinocular|macrobinocular|binocular|macro|holo|key|card|link|tool|detector|projector
a blaster weapon && character
`)
