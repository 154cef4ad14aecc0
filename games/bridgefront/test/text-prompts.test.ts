// What seats are asked and how choices are labelled, on a small table under the real rules.

import { describe as group, expect, test } from 'vitest';
import { cardId } from '../rules/cards/index.ts';
import type { Effect } from '../rules/effects.ts';
import { describe } from '../rules/text/describe.ts';
import type { State } from '../rules/types.ts';
import { at, put, question, table, words } from './text-table.ts';

function holding(...slugs: readonly string[]): State {
  const state = table();
  state.seats[0].hand = slugs.map((slug) => cardId(slug));
  return state;
}

function asked(plan: readonly string[], ...hand: readonly string[]): string {
  return describe.prompt(holding(...hand), 0, question('action', plan));
}

group('an Action Step', () => {
  test('says what is left and what everything costs', () => {
    const { prompt, labels } = words(holding('zap', 'paid-volunteers', 'tax-reaver'), question('action'));
    expect(prompt).toBe('Choose an action: 5 mana and 4 gold left.');
    expect(labels).toMatchObject({
      'card:zap': 'Zap — 1 mana, initiative 20',
      'card:tax-reaver': 'Tax Reaver — 2 mana + 4 gold, initiative 70',
      march: 'March (1 mana)',
      build: 'Build a Bridge (1 mana)',
      reinforce: 'Reinforce your Capital (1 mana + 1 gold)',
      done: 'Done for this round (5 mana unused)',
    });
  });

  test.each([
    [['march'], 'March: move which stack?'],
    [['march', 'hex:1,0'], 'March: from the hex east of the Center, how many Forces? (3 there)'],
    [['march', 'hex:1,0', 'forces:0'], 'March: take which Champion along from the hex east of the Center?'],
    [['march', 'hex:1,0', 'forces:2'], 'March: take a Champion along from the hex east of the Center?'],
    [['march', 'hex:1,0', 'forces:2', 'none'], 'March: from the hex east of the Center where to?'],
    [['march', 'hex:1,0', 'forces:2', 'none', 'hex:0,0'], 'Your plan is complete.'],
    [['build'], 'Build Bridge: where?'],
    [['done'], 'Your plan is complete.'],
  ])('%j asks: %s', (plan, prompt) => {
    expect(asked(plan)).toBe(prompt);
  });

  test.each([
    ['zap', [], 'Zap: deal 1 damage to which Champion?'],
    ['recruit', [], 'Recruit: choose one:'],
    ['recruit', ['mode:hex'], 'Recruit: deploy 1 Force to which hex?'],
    ['quick-march', ['hex:2,-1', 'forces:1'], 'Quick March: from your Mine where to? 2 steps left'],
    [
      'quick-march',
      ['hex:2,-1', 'forces:1', 'hex:1,0'],
      'Quick March: from the hex east of the Center where to? 1 step left',
    ],
    ['roll-out', [], 'Roll Out: move which stack? (up to 2)'],
    ['roll-out', ['hex:2,-1', 'forces:1', 'hex:1,0'], 'Roll Out: move which stack?'],
    ['bridge-crew', [], 'Bridge Crew: build a Bridge where?'],
    ['bridge-crew', ['edge:2,-1~3,-1'], 'Bridge Crew: move which stack?'],
    ['rapid-span', [], 'Rapid Span: build a Bridge where? (2 to choose)'],
    ['rapid-span', ['edge:2,-1~3,-1'], 'Rapid Span: build a Bridge where?'],
    ['sabotage-bridge', [], 'Sabotage Bridge: destroy which Bridge?'],
    ['emergency-evac', [], 'Emergency Evac: move which of your Champions?'],
    ['rapid-redeploy', ['champion:brute'], 'Rapid Redeploy: to which hex?'],
    ['marked-for-coin', [], 'Marked for Coin: mark which enemy Champion?'],
    ['mortar-shot', [], 'Mortar Shot: fire at which hex?'],
    ['market-squeeze', [], 'Market Squeeze: take gold from whom?'],
    ['wormhole-link', [], 'Wormhole Link: link which two hexes? The first one:'],
    ['wormhole-link', ['hex:0,0'], 'Wormhole Link: link it with which other hex?'],
    ['ward', [], 'Ward: protect which Champion?'],
    ['hit-control', [], 'Hit Control: choose one:'],
    ['jet-striker', [], 'Jet Striker: deploy to which hex?'],
    ['siege-engineer', ['hex:1,0'], 'Siege Engineer: destroy which Bridge?'],
  ])('%s %j asks: %s', (slug, plan, prompt) => {
    expect(asked([`card:${slug}`, ...plan], slug)).toBe(prompt);
  });

  test.each([
    ['hard-mulligan', [], 'Hard Mulligan: discard which card? (up to 3)'],
    ['hard-mulligan', ['card:zap'], 'Hard Mulligan: discard which card? (up to 2)'],
    ['supply-swap', [], 'Supply Swap: discard which card? (up to 2)'],
    ['supply-swap', ['card:zap'], 'Supply Swap: 2 gold or 2 Forces for it?'],
    ['clean-cuts', [], 'Clean Cuts: burn which card of your hand?'],
  ])('with other cards in hand, %s %j asks: %s', (slug, plan, prompt) => {
    expect(asked([`card:${slug}`, ...plan], slug, 'zap', 'recruit', 'recruit')).toBe(prompt);
  });

  test('hexes, edges, Forces and Champions are labelled by what is there', () => {
    const state = table();
    const label = (choice: string) => describe.choice(state, 0, choice, question('action', ['march']));
    expect(label('hex:1,0')).toBe('East of the Center (your 3 Forces and Brute)');
    expect(label('hex:2,-1')).toBe('Your Mine (value 5, your 1 Force)');
    expect(label('hex:0,0')).toBe('Center (Veil’s 2 Forces and Tax Reaver)');
    expect(label('hex:3,0')).toBe('Your Capital');
    expect(label('hex:-3,0')).toBe('Veil’s Capital');
    expect(label('hex:0,2')).toBe('Forge');
    expect(label('hex:0,1')).toBe('South-east of the Center');
    expect(label('edge:0,0~1,0')).toBe('From the Center to the east (Bridge)');
    expect(label('edge:2,0~3,0')).toBe('From your Capital to the west');
    expect(label('edge:0,1~1,0')).toBe('From the hex east of the Center to the south-west');
    expect(label('edge:0,0~0,1')).toBe('From the Center to the south-east, towards the Forge');
    expect(label('forces:3')).toBe('3 Forces');
    expect(label('forces:0')).toBe('No Forces');
    expect(label('champion:brute')).toBe('Brute (6/6 HP, at the hex east of the Center, yours)');
    expect(label('champion:tax-reaver')).toBe('Tax Reaver (4/6 HP, at the Center, Veil’s)');
    expect(label('seat:1')).toBe('Veil');
  });

  test('a step is labelled by its direction, and by what lies there or behind', () => {
    const state = table();
    const label = (choice: string) =>
      describe.choice(state, 0, choice, question('action', ['march', 'hex:1,0', 'forces:2', 'none']));
    expect(label('hex:0,0')).toBe('West, to the Center (Veil’s 2 Forces and Tax Reaver)');
    expect(label('hex:2,-1')).toBe('North-east, to your Mine (value 5, your 1 Force)');
    expect(label('hex:2,0')).toBe('East, towards your Capital');
  });

  test('modes are labelled by what they do', () => {
    expect(words(holding('recruit'), question('action', ['card:recruit'])).labels).toEqual({
      'mode:capital': 'Deploy 2 Forces to your Capital',
      'mode:hex': 'Deploy 1 Force to a hex you occupy',
    });
    const swap = words(holding('supply-swap', 'zap'), question('action', ['card:supply-swap', 'card:zap']));
    expect(swap.labels).toEqual({ 'mode:gold': '2 gold', 'mode:forces': '2 Forces' });
  });

  test.each([
    [['march', 'hex:1,0', 'forces:2'], 'Go without Champions'],
    [['card:quick-march', 'hex:2,-1', 'forces:1', 'hex:1,0'], 'Stop here'],
    [['card:roll-out', 'hex:2,-1', 'forces:1', 'hex:1,0'], 'No more moves'],
    [['card:bridge-crew', 'edge:2,-1~3,-1'], 'Do not move'],
    [['card:hard-mulligan'], 'Discard no card'],
    [['card:hard-mulligan', 'card:zap'], 'Discard this card'],
  ])('after %j, none means: %s', (plan, label) => {
    const state = holding('quick-march', 'roll-out', 'bridge-crew', 'hard-mulligan', 'zap');
    expect(words(state, question('action', plan)).labels['none']).toBe(label);
  });

  test('abilities name their Champion', () => {
    const state = table();
    put(state, 0, 'field-surgeon', '2,-1', 3);
    const { labels } = words(state, question('action'));
    expect(labels['stitchwork']).toBe('Stitchwork (ability of Field Surgeon, no mana)');
    const next = words(state, question('action', ['stitchwork']));
    expect(next.prompt).toBe('Stitchwork: heal which Champion on its hex?');
  });
});

group('other questions', () => {
  test('an auction', () => {
    const state = table();
    state.row = [cardId('zap'), cardId('trade-caravan')];
    state.rowAt = 1;
    const { prompt, labels } = words(state, question('bid'));
    expect(prompt).toBe(
      'Card 2 of 2: Trade Caravan. Bid against 1 other to buy it, or pass; you have 4 gold.',
    );
    expect(labels).toMatchObject({
      'buy:4': 'Buy for 4 gold',
      'pass:0': 'Pass with 0',
      'pass:2': 'Pass with 2 gold',
    });
  });

  test('the Collection, tile by tile', () => {
    const state = table();
    const { prompt, labels } = words(state, question('collect'));
    expect(prompt).toBe('Your Mine (value 5): gold, or look at a card that you may gain?');
    expect(labels).toEqual({
      'mode:gold': 'Gain 5 gold',
      'mode:draft': 'Look at 1 Age I Market card and gain one or none',
    });
    state.forces[at('0,2')] = 1;
    state.presence[at('0,2')] = 1;
    state.seats[0].hand = [cardId('zap')];
    const forge = words(state, question('collect', ['mode:gold']));
    const first = words(state, question('collect'));
    expect(first.prompt).toBe('Your Mine (value 5): gold, or look at a card that you may gain?');
    expect(forge.prompt).toBe('The Forge: gain one of several cards, or burn a card of your hand?');
    expect(forge.labels).toEqual({
      'mode:draft': 'Forge Draft: look at 3 Age I Market cards and gain 1',
      'mode:reforge': 'Reforge: burn a card of your hand',
    });
    const burn = words(state, question('collect', ['mode:gold', 'mode:reforge']));
    expect(burn.prompt).toBe('The Forge: burn which card of your hand?');
    expect(burn.labels).toEqual({ 'card:zap': 'Zap' });
  });

  test('drafts', () => {
    const state = table();
    const deck = { kind: 'market', age: 1 } as const;
    const cards = [cardId('zap'), cardId('banner-claim')];
    state.drafts = [{ seat: 0, source: 'forge', deck, cards, keep: 1, optional: false, hex: at('0,2') }];
    const { prompt, labels } = words(state, question('draft'));
    expect(prompt).toBe('Forge Draft: gain which card?');
    expect(labels['card:banner-claim']).toBe('Banner Claim — Victory, 1 mana, initiative 60, +1 VP');
    state.drafts = [
      { seat: 0, source: 'mine', deck, cards: cards.slice(0, 1), keep: 1, optional: true, hex: at('2,-1') },
    ];
    const mine = words(state, question('draft'));
    expect(mine.prompt).toBe('Your Mine: gain Zap?');
    expect(mine.labels['none']).toBe('Leave it');
  });

  test('late questions of a card', () => {
    const state = holding('zap', 'recruit', 'recruit');
    const context = { seat: 0, acted: true, deployedForces: 0, deployedHex: -1, guarded: false };
    state.context = { ...context, card: cardId('cycle-protocol') };
    const discard = question('discard', [], { count: 2, mana: 0 });
    expect(words(state, discard).prompt).toBe('Cycle Protocol: discard which card? (2 to choose)');
    const topdeck = words(state, question('topdeck', [], { optional: true }));
    expect(topdeck.prompt).toBe('Cycle Protocol: put which card on top of your draw pile?');
    expect(topdeck.labels['none']).toBe('Do not');
    state.seats[0].peeked = [cardId('zap'), cardId('slow'), cardId('ward')];
    const keep = words(state, question('keep', ['card:zap'], { count: 3, keep: 2 }));
    expect(keep.prompt).toBe('Cycle Protocol: keep which card? (1 to choose, the rest is discarded)');
    const scry = words(state, question('scry', [], { count: 2 }));
    expect(scry.prompt).toBe('Cycle Protocol: put which card on the bottom of your draw pile?');
    const order = words(state, question('scry', ['none'], { count: 2 }));
    expect(order.prompt).toBe('Cycle Protocol: which card comes next from the top?');
    expect(words(state, question('study')).prompt).toBe(
      'Quiet Study: discard up to 2 cards and draw as many?',
    );
  });

  test('a choice after a die was rolled', () => {
    const effects: Effect[] = [
      {
        do: 'choose',
        modes: [
          { name: 'raise', effects: [{ do: 'raise-mine', by: 1, max: 6, optional: true }] },
          { name: 'gold', effects: [{ do: 'gold', amount: 3 }] },
        ],
      },
    ];
    const decision = question('branch', [], { effects });
    const { prompt, labels } = words(table(), decision);
    expect(prompt).toBe('This effect: choose one:');
    expect(labels['mode:gold']).toBe('Gain 3 gold');
    expect(words(table(), question('branch', ['mode:raise'], decision.about)).prompt).toBe(
      'This effect: raise the value of which Mine?',
    );
  });

  test('hits to assign', () => {
    const state = table();
    state.battle = {
      hex: at('0,0'),
      attacker: 0,
      defender: 1,
      siege: false,
      from: -1,
      round: 1,
      boosts: [[{ boost: 'assign-hits' }], []],
      spent: [],
      hits: [[-1, -1], []],
    };
    const { prompt, labels } = words(state, question('assign-hits'));
    expect(prompt).toBe('Battle at the Center, combat round 1: who takes hit 1 of 2?');
    expect(labels).toEqual({
      force: 'One of the Forces',
      'champion:tax-reaver': 'Tax Reaver (4/6 HP, at the Center, Veil’s)',
    });
  });

  test('a sealed plan', () => {
    const decision = { ...question('action', ['done']), sealed: [true, false] };
    expect(describe.prompt(table(), 0, decision)).toBe('You have chosen; waiting for the others.');
  });
});
