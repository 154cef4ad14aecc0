// The printed figures of every card, read from the rules text a second time and not from the card tables.

/**
 * One line a card, under its deck: name | copies | type | mana | gold | both initiatives | Burn | VP | champion (HP, dice, hits, bounty) | faction.
 */
export const cardFigures = `
# starter
Recruit | 2 | order | 1 | 1 | 40/110 | - | 0 | - | -
March Orders | 1 | order | 1 | 0 | 100/200 | - | 0 | - | -
Supply Cache | 1 | order | 1 | 0 | 55/120 | - | 0 | - | -
Field Medic | 1 | order | 1 | 0 | 60/130 | - | 0 | - | -
Scout Report | 1 | order | 1 | 0 | 25/85 | - | 0 | - | -
Bridge Crew | 1 | order | 1 | 0 | 90/150 | - | 0 | - | -
Quick Move | 1 | order | 1 | 0 | 20/30 | - | 0 | - | -
Zap | 1 | order | 1 | 0 | 20/100 | - | 0 | - | -
# faction
Hold the Line | 1 | spell | 1 | 0 | 35/105 | - | 0 | - | bastion
Marked for Coin | 1 | spell | 1 | 0 | 35/105 | - | 0 | - | veil
Air Drop | 1 | spell | 2 | 1 | 30/100 | - | 0 | - | aerial
Rich Veins | 1 | spell | 2 | 0 | 45/120 | - | 0 | - | prospect
Perfect Recall | 1 | spell | 1 | 0 | 25/90 | - | 0 | - | cipher
Bridgeborn Path | 1 | spell | 1 | 0 | 50/125 | - | 0 | - | gatewright
Ironclad Warden | 1 | champion | 2 | 1/3/5 | 70/135 | burn | 0 | 6hp 2d 2 3 | bastion
Shadeblade | 1 | champion | 2 | 0/2/4 | 55/115 | burn | 0 | 3hp 5d 1 3 | veil
Skystriker Ace | 1 | champion | 2 | 0/2/4 | 60/120 | burn | 0 | 4hp 2d 3 3 | aerial
Mine Overseer | 1 | champion | 2 | 1/3/5 | 65/125 | burn | 0 | 5hp 2d 2 4 | prospect
Archivist Prime | 1 | champion | 2 | 1/3/5 | 60/120 | burn | 0 | 5hp 2d 3 3 | cipher
Wormhole Artificer | 1 | champion | 2 | 1/3/5 | 65/125 | burn | 0 | 5hp 2d 3 3 | gatewright
# market-1
Quick March | 1 | order | 1 | 0 | 40/50 | - | 0 | - | -
Roll Out | 1 | order | 1 | 0 | 60/125 | - | 0 | - | -
Emergency Evac | 1 | order | 1 | 0 | 45/115 | - | 0 | - | -
Flank Step | 1 | order | 1 | 0 | 35/105 | - | 0 | - | -
Column Advance | 1 | order | 2 | 0 | 55/120 | - | 0 | - | -
Recruit Detachment | 1 | order | 2 | 1 | 45/115 | - | 0 | - | -
Paid Volunteers | 1 | order | 1 | 2 | 65/135 | - | 0 | - | -
Escort Detail | 1 | order | 1 | 1 | 35/110 | - | 0 | - | -
Roadblock Squad | 1 | order | 1 | 1 | 70/145 | - | 0 | - | -
Frontier Claim | 1 | order | 2 | 2 | 55/130 | - | 0 | - | -
Prospecting | 1 | order | 1 | 0 | 30/100 | - | 0 | - | -
Trade Caravan | 1 | order | 1 | 0 | 75/150 | - | 0 | - | -
Spoils of War | 1 | order | 0 | 0 | 80/155 | - | 0 | - | -
Scavenger’s Market | 1 | order | 1 | 0 | 50/125 | - | 0 | - | -
Quick Study | 1 | order | 1 | 0 | 25/95 | - | 0 | - | -
Cycle Notes | 1 | order | 1 | 0 | 45/110 | - | 0 | - | -
Hard Mulligan | 1 | order | 2 | 0 | 70/140 | - | 0 | - | -
Make a Play | 1 | order | 0 | 0 | 70/140 | burn | 0 | - | -
Entrench | 1 | spell | 1 | 0 | 40/110 | - | 0 | - | -
Battle Cry | 1 | spell | 1 | 0 | 35/105 | - | 0 | - | -
Smoke Screen | 1 | spell | 1 | 0 | 30/100 | - | 0 | - | -
Patch Up | 1 | order | 1 | 0 | 75/150 | - | 0 | - | -
Temporary Bridge | 1 | order | 1 | 0 | 50/120 | - | 0 | - | -
Sabotage Bridge | 1 | order | 2 | 0 | 65/140 | - | 0 | - | -
Rapid Span | 1 | order | 1 | 0 | 80/155 | - | 0 | - | -
Bridge Trap | 1 | spell | 1 | 0 | 55/130 | - | 0 | - | -
Dice: Forked Road | 1 | order | 1 | 0 | 30/100 | - | 0 | - | -
Supply Swap | 1 | order | 1 | 0 | 50/120 | - | 0 | - | -
Banner Claim | 1 | victory | 1 | 0 | 60/130 | - | 1 | - | -
War Chronicle | 1 | victory | 1 | 0 | 50/120 | - | 1 | - | -
Supply Ledger | 1 | victory | 1 | 0 | 75/150 | - | 1 | - | -
Patrol Record | 1 | victory | 1 | 0 | 30/100 | - | 1 | - | -
Skirmisher Captain | 1 | champion | 2 | 0/2/4 | 65/135 | burn | 0 | 4hp 2d 3 2 | -
Bridge Runner | 1 | champion | 2 | 0/2/4 | 55/125 | burn | 0 | 3hp 3d 2 2 | -
Inspiring Geezer | 1 | champion | 2 | 1/3/5 | 70/145 | burn | 0 | 2hp 1d 2 2 | -
Field Surgeon | 1 | champion | 2 | 1/3/5 | 60/130 | burn | 0 | 4hp 2d 2 2 | -
Bounty Hunter | 1 | champion | 2 | 1/3/5 | 75/150 | burn | 0 | 4hp 2d 3 2 | -
Brute | 1 | champion | 2 | 2/4/6 | 35/105 | burn | 0 | 6hp 1d 3 2 | -
# market-2
Triple March | 1 | order | 1 | 0 | 40/105 | - | 0 | - | -
Coordinated Advance | 1 | order | 2 | 0 | 55/120 | - | 0 | - | -
Rapid Redeploy | 1 | order | 1 | 0 | 65/135 | - | 0 | - | -
Breakthrough Line | 1 | order | 2 | 0 | 75/145 | - | 0 | - | -
Battalion Contract | 1 | order | 3 | 2 | 80/155 | - | 0 | - | -
Rally Where You Stand | 1 | order | 1 | 2 | 50/120 | - | 0 | - | -
Forward Barracks | 1 | order | 1 | 2 | 65/135 | - | 0 | - | -
Conscription Drive | 1 | order | 1 | 1 | 70/145 | - | 0 | - | -
War Taxes | 1 | order | 1 | 0 | 60/135 | - | 0 | - | -
Smuggling Ring | 1 | order | 1 | 0 | 75/150 | - | 0 | - | -
Refined Ingots | 1 | order | 1 | 0 | 55/125 | - | 0 | - | -
Guild Favor | 1 | order | 2 | 0 | 40/110 | - | 0 | - | -
Cycle Protocol | 1 | order | 1 | 0 | 25/90 | - | 0 | - | -
Insight | 1 | order | 0 | 0 | 60/130 | burn | 0 | - | -
Clean Cuts | 1 | order | 2 | 0 | 70/145 | - | 0 | - | -
Tactical Reorder | 1 | order | 1 | 0 | 50/120 | - | 0 | - | -
Focus Fire | 1 | spell | 1 | 0 | 30/95 | - | 0 | - | -
Slow | 1 | spell | 1 | 0 | 40/105 | - | 0 | - | -
Ward | 1 | spell | 1 | 0 | 55/120 | - | 0 | - | -
Frenzy | 1 | spell | 1 | 0 | 35/100 | - | 0 | - | -
Mortar Shot | 1 | spell | 2 | 0 | 300/- | - | 0 | - | -
Demolish Bridge | 1 | order | 2 | 0 | 55/125 | - | 0 | - | -
Bridge Lockdown | 1 | spell | 2 | 0 | 40/110 | - | 0 | - | -
Bridge Network | 1 | order | 2 | 0 | 75/150 | - | 0 | - | -
Wormhole Link | 1 | spell | 2 | 0 | 80/155 | burn | 0 | - | -
Foundry Heist | 1 | order | 2 | 0 | 50/120 | - | 0 | - | -
Deep Shaft Rig | 1 | order | 2 | 1 | 60/130 | - | 0 | - | -
Dice: War Profiteers | 1 | order | 1 | 0 | 45/115 | - | 0 | - | -
Encirclement | 1 | spell | 1 | 0 | 70/145 | - | 0 | - | -
Strategic Triumph | 1 | victory | 1 | 0 | 55/125 | - | 1 | - | -
Center Dispatch | 1 | victory | 1 | 0 | 35/105 | - | 1 | - | -
Banner of Resolve | 1 | victory | 1 | 0 | 75/145 | - | 1 | - | -
Big VP Gainer | 1 | victory | 1 | 0 | 75/145 | - | 2 | - | -
Jet Striker | 1 | champion | 2 | 1/3/5 | 45/115 | burn | 0 | 4hp 3d 2 3 | -
Tax Reaver | 1 | champion | 2 | 2/4/6 | 70/145 | burn | 0 | 6hp 2d 3 3 | -
Siege Engineer | 1 | champion | 2 | 1/3/5 | 60/130 | burn | 0 | 5hp 2d 2 3 | -
Duelist Exemplar | 1 | champion | 2 | 1/3/5 | 35/105 | burn | 0 | 5hp 2d 3 3 | -
Lone Wolf | 1 | champion | 2 | 2/4/6 | 75/150 | burn | 0 | 5hp 1d 2 3 | -
Reliable Veteran | 1 | champion | 2 | 2/4/6 | 65/135 | burn | 0 | 6hp 1d 5 3 | -
# market-3
Grand Maneuver | 1 | order | 3 | 0 | 45/110 | - | 0 | - | -
Ghost Step | 1 | order | 2 | 0 | 30/95 | burn | 0 | - | -
Warp Column | 1 | order | 2 | 0 | 60/130 | - | 0 | - | -
Final Push | 1 | order | 2 | 0 | 55/125 | - | 0 | - | -
Extraction Run | 1 | order | 1 | 0 | 70/145 | - | 0 | - | -
Deep Reserves | 1 | order | 3 | 3 | 80/155 | - | 0 | - | -
Endless Conscription | 1 | order | 2 | 2 | 60/130 | - | 0 | - | -
Elite Guard | 1 | order | 2 | 3 | 50/120 | - | 0 | - | -
Forward Legion | 1 | order | 2 | 2 | 70/145 | - | 0 | - | -
Last Reserves | 1 | order | 1 | 3 | 40/110 | - | 0 | - | -
Royal Mint | 1 | order | 2 | 0 | 65/135 | - | 0 | - | -
Plunder | 1 | order | 1 | 0 | 55/125 | - | 0 | - | -
Market Squeeze | 1 | order | 2 | 0 | 45/115 | - | 0 | - | -
Blood Price | 1 | order | 1 | 0 | 75/150 | - | 0 | - | -
Black Market Pull | 1 | order | 2 | 0 | 35/100 | burn | 0 | - | -
Master Plan | 1 | order | 2 | 0 | 30/95 | - | 0 | - | -
Perfect Cycle | 1 | order | 2 | 0 | 45/110 | - | 0 | - | -
Erase Weakness | 1 | order | 2 | 0 | 70/145 | - | 0 | - | -
Tome of Orders | 1 | order | 1 | 0 | 60/130 | - | 0 | - | -
Last Lecture | 1 | order | 3 | 0 | 80/155 | burn | 0 | - | -
Cataclysm Shot | 1 | spell | 3 | 0 | 55/120 | - | 0 | - | -
Execution Order | 1 | spell | 2 | 0 | 35/100 | - | 0 | - | -
Doom Mark | 1 | spell | 1 | 0 | 25/90 | - | 0 | - | -
War Cry | 1 | spell | 2 | 0 | 40/105 | - | 0 | - | -
Attrition | 1 | spell | 2 | 0 | 65/135 | - | 0 | - | -
Ruin the Span | 1 | order | 3 | 0 | 60/130 | - | 0 | - | -
Total Blackout | 1 | spell | 2 | 0 | 30/95 | - | 0 | - | -
Bridge Fortress | 1 | order | 2 | 0 | 75/150 | - | 0 | - | -
Wormhole Gate | 1 | spell | 3 | 0 | 45/110 | burn | 0 | - | -
Spanbreaker Raid | 1 | order | 2 | 0 | 80/155 | - | 0 | - | -
Siege Writ | 1 | spell | 2 | 0 | 70/145 | - | 0 | - | -
Last Contract | 1 | order | 1 | 0 | 20/90 | burn | 0 | - | -
Blood Trail | 1 | order | 2 | 0 | 55/125 | - | 0 | - | -
Dice: Overdrill Protocol | 1 | order | 1 | 1 | 45/115 | - | 0 | - | -
Forgeblood Engine | 1 | spell | 2 | 0 | 60/130 | - | 0 | - | -
Monument Plan | 1 | victory | 1 | 0 | 60/130 | - | 1 | - | -
Conquest Record | 1 | victory | 1 | 0 | 50/120 | - | 1 | - | -
Forge Inscription | 1 | victory | 1 | 0 | 40/110 | - | 1 | - | -
Final Oath | 1 | victory | 1 | 0 | 35/105 | - | 1 | - | -
Titan Vanguard | 1 | champion | 3 | 2/4/6 | 70/145 | burn | 0 | 9hp 3d 3 4 | -
Blood Banker | 1 | champion | 2 | 2/4/6 | 55/125 | burn | 0 | 7hp 2d 3 3 | -
Stormcaller | 1 | champion | 3 | 2/4/6 | 45/110 | burn | 0 | 8hp 3d 2 4 | -
Spanbreaker Titan | 1 | champion | 3 | 3/5/7 | 80/155 | burn | 0 | 9hp 2d 3 4 | -
Grand Strategist | 1 | champion | 2 | 2/4/6 | 25/90 | burn | 0 | 6hp 2d 3 3 | -
Capital Breaker | 1 | champion | 3 | 2/4/6 | 60/130 | burn | 0 | 8hp 3d 3 4 | -
Void Agent | 1 | champion | 2 | 2/4/6 | 40/105 | burn | 0 | 6hp 3d 2 3 | -
# power-1
Command Surge | 1 | spell | 0 | 0 | 10/80 | burn | 0 | - | -
Instant Bridge Net | 1 | order | 2 | 0 | 35/105 | - | 0 | - | -
Secret Plans | 1 | order | 1 | 0 | 15/85 | - | 0 | - | -
Emergency Pay | 1 | order | 1 | 0 | 50/120 | burn | 0 | - | -
Shock Drill | 1 | spell | 1 | 0 | 45/110 | burn | 0 | - | -
Bridge Deed | 1 | victory | 1 | 0 | 40/110 | - | 1 | - | -
Mine Charter | 1 | victory | 1 | 0 | 55/120 | - | 1 | - | -
Forge Sketch | 1 | victory | 1 | 0 | 30/100 | - | 1 | - | -
Center Writ | 1 | victory | 1 | 0 | 25/95 | - | 1 | - | -
Oathstone | 1 | victory | 1 | 0 | 70/145 | - | 1 | - | -
Banner of Sparks | 1 | victory | 1 | 0 | 60/130 | - | 1 | - | -
# power-2
Killer’s Contract | 1 | spell | 1 | 0 | 25/95 | - | 0 | - | -
Immunity Field | 1 | spell | 2 | 0 | 40/110 | - | 0 | - | -
Hit Control | 1 | spell | 1 | 0 | 30/100 | - | 0 | - | -
Rapid Reinforcements | 1 | order | 2 | 1 | 55/125 | - | 0 | - | -
Span Dominion | 1 | spell | 2 | 0 | 70/145 | - | 0 | - | -
Vault of Notes | 1 | order | 1 | 0 | 15/85 | - | 0 | - | -
Writ of Industry | 1 | victory | 1 | 0 | 55/120 | - | 1 | - | -
Forge Seal | 1 | victory | 1 | 0 | 45/115 | - | 1 | - | -
Bridge Charter | 1 | victory | 1 | 0 | 60/130 | - | 1 | - | -
Dispatch to Front | 1 | victory | 1 | 0 | 35/105 | - | 1 | - | -
Chronicle of War | 1 | victory | 1 | 0 | 65/135 | - | 1 | - | -
Oath of Safekeeping | 1 | victory | 1 | 0 | 75/150 | - | 1 | - | -
# power-3
Cataclysm Core | 1 | spell | 3 | 0 | 45/110 | - | 0 | - | -
Absolute Mobilization | 1 | order | 3 | 0 | 60/130 | - | 0 | - | -
Forge Miracle | 1 | order | 2 | 0 | 35/105 | - | 0 | - | -
Last Stand | 1 | spell | 2 | 0 | 75/150 | - | 0 | - | -
Final Funding | 1 | order | 2 | 0 | 50/120 | burn | 0 | - | -
Imperial Warrant | 1 | victory | 1 | 0 | 40/110 | - | 1 | - | -
Crown Coin | 1 | victory | 1 | 0 | 55/125 | - | 1 | - | -
Deep Mine Charter | 1 | victory | 1 | 1 | 60/130 | - | 1 | - | -
Center Relic | 1 | victory | 1 | 0 | 25/90 | - | 1 | - | -
Forge Relic | 1 | victory | 1 | 0 | 35/100 | - | 1 | - | -
Siege Chronicle | 1 | victory | 1 | 0 | 70/145 | - | 1 | - | -
`;
