// Words of Bridgefront's reveal: filters of the log, the order of actions, battles, auctions, ends of rounds.

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Words of the reveal. */
export const revealTexts = {
  filters: {
    battles: 'Battles',
    moves: 'Moves',
    bridges: 'Bridges',
    champions: 'Champions',
    actions: 'Actions',
    cards: 'Cards',
    market: 'Market',
    gold: 'Gold and points',
    effects: 'Lasting effects',
    rounds: 'Rounds',
  },
  order: {
    title: 'Order of the actions',
    done: 'done',
    now: 'now',
    next: 'to come',
    initiative: (initiative: number): string => `initiative ${initiative}`,
    basics: {
      build: 'Build',
      march: 'March',
      'free-march': 'Free march',
      reinforce: 'Reinforce',
      done: 'Done',
      stitchwork: 'Stitchwork',
      tempest: 'Tempest',
      slipstep: 'Slipstep',
      archive: 'Archive',
      gateway: 'Gateway',
    } as { readonly [action: string]: string },
    step: (name: string, what: string, state: string): string =>
      `${name}: ${what}, ${state}. Show this again.`,
  },
  captions: {
    bridges: 'The starting Bridges stand.',
    revealed: 'The plans are open, the lowest initiative first.',
    dice: (round: number): string => `The dice fall, round ${round}`,
    marches: 'marches',
    retreats: 'goes back',
  },
  battle: {
    title: (place: string): string => `Battle at ${place}`,
    siege: (place: string): string => `Siege of ${place}`,
    attacker: 'attacks',
    defender: 'defends',
    counted: (forces: number): string => counted(forces, 'Force', 'Forces'),
    round: (round: number): string => `round ${round}`,
    hitsOn: (threshold: number): string => (threshold <= 1 ? 'hits on 1' : `hits on 1–${threshold}`),
    hits: (hits: number): string => (hits === 0 ? 'no hits' : counted(hits, 'hit', 'hits')),
    die: (value: number, hit: boolean): string => (hit ? `${value}, a hit` : `${value}`),
    losesForces: (count: number): string => `loses ${counted(count, 'Force', 'Forces')}`,
    damaged: (name: string, amount: number): string => `${name} −${amount} HP`,
    died: (name: string): string => `${name} dies`,
    unhurt: 'no losses',
    wins: (name: string): string => `${name} wins`,
    nobody: 'Nobody survives',
    youWin: (percent: string): string => `you win: ${percent}`,
    chance: (name: string, percent: string): string => `${name} wins: ${percent}`,
    assign: 'Your hits: choose who takes them',
    retreat: 'You may go back, with everybody',
    gone: (place: string): string => `back at ${place}`,
    hp: (hp: number): string => `${hp} HP`,
    sources: {
      'shield-wall': 'Shield Wall',
      'mine-militia': 'Mine Militia',
      pillagers: 'Pillagers',
      entrenched: 'Entrenched',
      frenzy: 'Frenzy',
      slow: 'Slowed',
    } as { readonly [source: string]: string },
    spell: 'Spell',
    effects: {
      'forces-hit': (value: number): string => `Forces hit on ${value <= 1 ? '1' : `1–${value}`}`,
      'forces-capped': (value: number): string => `Forces hit at most on ${value <= 1 ? '1' : `1–${value}`}`,
      'extra-dice': (value: number): string => `+${counted(value, 'die', 'dice')}`,
      'one-die': (): string => 'only 1 die',
    },
  },
  interludes: {
    hidden: 'a pass, hidden',
    buys: (gold: number): string => `bids ${gold} to buy`,
    passes: (gold: number): string => `passes with ${gold}`,
    bought: (name: string, card: string, gold: number): string => `${name} takes ${card} for ${gold} gold`,
    pot: (name: string, card: string, pot: number): string =>
      pot > 0
        ? `All pass: ${name} takes ${card} and the pot of ${pot} gold`
        : `All pass: ${name} takes ${card}`,
    last: (name: string, card: string): string => `${name} takes the last card, ${card}`,
    rollOff: 'A tie: the lowest die wins',
    tied: 'tied again',
    round: (round: number): string => `Round ${round}`,
    age: (age: string): string => `Age ${age} begins`,
    leads: (name: string): string => `${name} leads`,
    scoring: 'Scoring',
    collected: 'Collected this round',
    points: { permanent: 'Permanent', control: 'Control', total: 'Total' },
    hiddenPoints: 'Every player learns only their own points.',
    gold: (gold: number): string => `+${gold} gold`,
    pillage: (place: string): string => `pillage of ${place}`,
    over: { points: 'Won by points', rounds: 'The last round is over' } as {
      readonly [reason: string]: string;
    },
    won: (names: readonly string[]): string =>
      names.length === 1 ? `${names[0]} wins the match` : `${names.join(' and ')} share the win`,
  },
  controls: {
    label: 'The reveal',
    again: 'Show the last reveal again',
  },
  float: {
    lost: (count: number): string => `−${count}`,
    gained: (count: number): string => `+${count}`,
  },
};
