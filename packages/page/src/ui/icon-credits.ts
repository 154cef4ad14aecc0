// Made by scripts/icons.ts: who drew the icons that the page uses, by folder of github.com/game-icons/icons.

/** Author to names of icons. */
export const iconCredits: { readonly [author: string]: string } = {
  'carl-olsen': 'crossbow',
  'caro-asercion': 'boar coinflip heron',
  cathelineau: 'swordman',
  darkzaitzev: 'hooded-assassin hooded-figure running-ninja',
  delapouite:
    'all-seeing-eye animal-hide arch-bridge attached-shield barracks barricade binoculars black-bridge black-knight-helm bookshelf calendar camel camping-tent caravan card-burn card-exchange castle-ruins cavalry centurion-helmet chat-bubble chest clockwise-rotation coins-pile contract convergence-target cross-shield crossroad dice-fire dice-six-faces-five dice-six-faces-four dice-six-faces-one dice-six-faces-six dice-six-faces-three dice-six-faces-two drawbridge drum dynamite eel enrage entry-door exit-door film-strip fire-flower first-aid-kit fog gate giant gold-mine gold-nuggets gold-stack granary guards hammer-break healing heart-shield high-grass horseshoe imperial-crown info knight-banner medicines meeple mesh-network mine-wagon miner mining-helmet mortar notebook obelisk ogre palisade person perspective-dice-six-faces-random pikeman pitchfork plague-doctor-profile podium push receive-money ring robber rock-golem rolling-dices roman-shield rope-bridge round-table scroll-quill secret-book shaking-hands shield-bash shop siege-tower sling sound-off sound-on spear-feather spell-book spy stack stamper star-medal stone-bridge stone-wall suspension-bridge swamp sword-brandish target-poster teacher templar-shield torch tower-bridge tower-flag trash-can trebuchet trowel two-coins upgrade viking-longhouse war-pick warp-pipe windmill wizard-face',
  faithtoken: 'card-discard card-draw card-pick card-random minerals',
  lorc: 'anvil anvil-impact axe-swing bandage-roll barbute battle-axe beard big-wave black-flag bloody-sword boot-prints bowman brain broadhead-arrow broken-shield bull-horns burning-embers campfire cannon cash castle checked-shield cloak-dagger clockwork cog compass crenulated-shield crossed-chains crossed-swords crown crown-coin crowned-heart crowned-skull crystal-ball crystal-cluster crystal-growth crystal-shine cycle dig-dug domino-mask drop drowning dust-cloud eagle-emblem eclipse embrassed-energy energy-shield envelope eyeball falling-boulder feathered-wing fire-ring flaming-arrow flying-flag gavel gears gems ghost grab guillotine hammer-nails high-shot hood horse-head hourglass hunting-horn jetpack laurel-crown lightning-storm lightning-trio linked-rings locked-chest magic-gate magic-shield mantrap medal meteor-impact minotaur needle-drill night-sky on-target open-book padlock parachute poison-bottle portal prayer quill-ink raining rally-the-troops ram recycle relic-blade return-arrow ringing-bell robot-golem run rune-stone sacrificial-dagger scalpel scissors scroll-unfurled shield-echoes shouting snail spade spark-spirit sprint spyglass star-swirl steeltoe-boots stone-block stone-tower striking-arrows strong surrounded-shield swap-bag sword-clash sword-smithing tattered-banner teleport third-eye tied-scroll trade treasure-map trophy unlit-bomb visored-helm vortex walking-boot wax-seal wheat whip white-tower wind-slap witch-flight wolf-head wolf-howl wolf-trap wyvern',
  quoting: 'card-play',
  sbed: 'death-skull electric health-normal help shield trample',
  skoll:
    'ballista bat breaking-chain bullseye chess-king chess-knight chess-queen combination-lock fangs fist footsteps hearts knockout mounted-knight nuclear-bomb open-chest raise-skeleton rank-3 siege-ram sight-disabled stopwatch talk',
  'various-artists': 'infinity',
  willdabeast: 'gold-bar',
};
