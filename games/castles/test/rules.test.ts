// The rules one by one, beyond the scenarios: turn, entry, movement, Walls, Action cards.

import { describe, expect, test } from 'vitest';
import { CARDS, copiesOf } from '../rules/cards/table.ts';
import { castles } from '../rules/index.ts';
import { blue, red, scene, siege, unit } from './scene.ts';

describe('set-up', () => {
  test('CA-1 CA-8: who is Red begins, starting cards in place', () => {
    const table = scene({ red: 1 });
    expect(table.asked).toBe(1);
    const places = ['castle-1', 'general-1', 'wizard-1', 'spy-1', 'assassin-1'].map((name) => table.at(name));
    expect(places).toEqual(['red-middle', 'red-middle', 'red-castle', 'red-castle', 'red-castle']);
    const enemies = ['castle-2', 'general-2', 'wizard-2', 'spy-2', 'assassin-2'].map((name) =>
      table.at(name),
    );
    expect(enemies).toEqual(['blue-middle', 'blue-middle', 'blue-castle', 'blue-castle', 'blue-castle']);
    expect(table.piece('general-1')?.seat).toBe(1);
    table.asks('main', 1);
  });

  test('CA-4 CA-6: 82 cards, 72 of them shared', () => {
    expect(CARDS.reduce((sum, card) => sum + copiesOf(card), 0)).toBe(72);
    expect(CARDS.filter((card) => copiesOf(card) === 0)).toHaveLength(5);
  });

  test('CA-7 CA-8: full HP of the starting cards', () => {
    const table = scene({}).asks('main', red);
    const hp = ['castle-1', 'general-1', 'wizard-1', 'spy-1', 'assassin-1'].map((name) => table.hp(name));
    expect(hp).toEqual([50, 5, 4, 1, 1]);
  });

  test('CA-9 CA-12: five cards each, Red draws in the first turn, orders hold', () => {
    const table = scene({}).asks('main', red);
    expect([table.hand(red).length, table.hand(blue).length, table.state.deck.length]).toEqual([6, 5, 61]);
    expect(table.state.seats.map(({ order }) => order.prey)).toEqual(['hold', 'hold']);
  });

  test('CA-12: without firstTurnDraw Red starts with five; drawPerTurn draws more', () => {
    const none = scene({}, { firstTurnDraw: false, startingHand: 4 }).asks('main', red);
    expect(none.hand(red)).toHaveLength(4);
    const three = scene({}, { drawPerTurn: 3 }).asks('main', red);
    expect(three.hand(red)).toHaveLength(8);
  });

  test('CA-5: numbers count over both players and are never used twice', () => {
    const table = siege(['red spearman-4 at red-front', 'blue spearman-2 at blue-front'], {
      hand: ['Spearman', 'Archer'],
    });
    table.play('play:spearman', 'zone:red-middle', 'play:archer', 'zone:red-castle').asks('main', red);
    expect(table.at('spearman-5')).toBe('red-middle');
    expect(table.at('archer-1')).toBe('red-castle');
  });
});

describe('the turn', () => {
  test('CA-11 CA-58: marks and extra shots are gone at the own turn’s start, an Ambush too', () => {
    const marks = ['moved', 'acted', 'entered', 'charged', 'fired'];
    const table = siege([unit('red', 'archer-1', 'red-castle', { marks, shots: 1 })], {
      more: { ambush: true },
    });
    table.play('done', 'order:hold');
    expect(table.piece('archer-1')).toMatchObject({ moved: true, shots: 1 });
    expect(table.state.ambush).toBe(0);
    table.play('done', 'order:hold').asks('main', red);
    expect(table.piece('archer-1')).toMatchObject({ moved: false, acted: false, entered: false, shots: 0 });
    expect(table.piece('archer-1')).toMatchObject({ charged: false, fired: false });
  });

  test('CA-13 CA-14 CA-20: one thing after another; a card moves once and acts once, in either order', () => {
    const table = siege([
      'red archer at blue-front',
      'red archer at blue-front',
      'blue spearman-1 at blue-middle',
    ]);
    table.play('unit:archer-1', 'at:spearman-1', 'unit:archer-1', 'zone:red-front');
    expect(table.refuses('unit:archer-1', 'CA-14')).toContain('moved and acted');
    expect(table.refuses('unit:spearman-1', 'CA-13')).toContain('is the enemy’s');
    table.play('unit:archer-2', 'zone:red-front');
    expect(table.can('archer-2')).toEqual([]);
    table.asks('main', red);
  });

  test.each([
    { delay: 'none', spearman: true, builder: true },
    { delay: 'soldiers', spearman: false, builder: true },
    { delay: 'all', spearman: false, builder: false },
  ])('CA-14: with deployDelay = $delay', ({ delay, spearman, builder }) => {
    const table = siege([], { hand: ['Spearman', 'Builder'], options: { deployDelay: delay } });
    table.play('play:spearman', 'zone:red-middle', 'play:builder', 'zone:red-middle');
    expect(table.can('spearman-1').length > 0).toBe(spearman);
    expect(table.can('builder-1').length > 0).toBe(builder);
    if (!spearman) expect(table.refuses('unit:spearman-1', 'CA-14')).toContain('wait');
    table.asks('main', red);
  });

  test('CA-15: units enter the own Castle Zone or Middle, among enemies too', () => {
    const table = siege(['blue spearman-1 at red-middle'], { hand: ['Healer'] });
    expect(table.offers('play:healer')).toEqual(['zone:red-middle', 'zone:red-castle']);
    table.asks('main', red);
  });

  test('CA-16: Buildings only by Builders, each in its place', () => {
    const hand = ['Wall', 'Armoury', 'Keep', 'Cannon', 'Siege Tower', 'Ballista'];
    const table = siege(
      ['red builder at red-middle', 'red builder at red-castle', 'red builder at blue-middle'],
      { hand },
    );
    const built = (name: string) => table.can(name).filter((choice) => choice.startsWith('build:'));
    const anywhere = ['build:cannon', 'build:ballista', 'build:siege-tower'];
    expect(built('builder-1')).toEqual([...anywhere, 'build:wall']);
    expect(built('builder-2')).toEqual([...anywhere, 'build:armoury', 'build:keep']);
    expect(built('builder-3')).toEqual(anywhere);
    expect(table.refuses('play:wall', 'CA-16')).toContain('Builder');
    table.play('unit:builder-1', 'build:wall').asks('main', red);
    expect(built('builder-1')).toEqual([]);
    expect(table.at('wall-1')).toBe('red-middle');
  });

  test('CA-17: nothing without a target', () => {
    const table = siege(
      ['red wizard at red-castle', 'red general at red-middle', 'red spearman-1 at red-middle'],
      {
        hand: ['Plague', 'Arrow Rain', 'Repair', 'Medicine'],
      },
    );
    for (const card of ['plague', 'arrow-rain', 'repair', 'medicine']) table.refuses(`play:${card}`, 'CA-17');
    table.asks('main', red);
  });

  test('CA-18 CA-46 CA-48: discards to the limit and one of 29 orders in one sealed answer', () => {
    const hand = ['Keep', 'Keep', 'Trap', 'Wall', 'Mason', 'Archer', 'Healer'];
    const table = siege([], { hand });
    table.play('done');
    expect(table.legal()).toEqual(
      ['archer', 'mason', 'healer', 'wall', 'keep', 'trap'].map((slug) => `discard:${slug}`),
    );
    table.play('discard:keep', 'discard:keep');
    expect(table.legal()).toHaveLength(29);
    expect(table.discard()).toEqual([]);
    table.play('order:civilians-3').asks('main', blue);
    expect(table.discard()).toEqual(['keep', 'keep']);
    expect(table.told('discards')).toMatchObject([{ cards: ['keep', 'keep'] }]);
  });

  test('CA-19: take-back reaches to the draw, over done as well', () => {
    const table = siege(['red spearman at red-middle'], { hand: ['Archer', 'Medicine'] });
    const before = JSON.stringify(table.state);
    table.play('unit:spearman-1', 'zone:red-front', 'play:archer', 'zone:red-castle', 'done');
    for (let i = 0; i < 5; i++) table.takeBack();
    expect(JSON.stringify(table.state)).toBe(before);
    expect(table.canTakeBack).toBe(false);
    table.asks('main', red);
  });

  test('CA-19 CA-68: a look cannot be taken back', () => {
    const table = siege(['red spy at blue-castle'], { enemyHand: ['Keep', 'Wall', 'Trap'] });
    table.play('unit:spy-1', 'look').asks('main', red);
    expect(table.canTakeBack).toBe(false);
    expect(table.known(blue)).toHaveLength(2);
    expect(table.toldTo(null, 'looks')[0]).not.toHaveProperty('cards');
    expect(table.toldTo(blue, 'looks')[0].cards).toHaveLength(2);
    expect(table.view(null).seats[blue]).toMatchObject({ knownCount: 2 });
    expect(table.view(null).seats[blue]).not.toHaveProperty('known');
  });

  test('CA-20 CA-49: out of time is done, discards from the bottom of the table, and the last order again', () => {
    const table = scene({
      turn: 5,
      cards: [],
      seats: [
        { hand: ['Spearman', 'Spearman', 'Archer', 'Keep', 'Trap', 'Plague', 'Wall'], order: 'archers-2' },
        {},
      ],
    });
    const late = () => {
      const { match } = table;
      const { decision } = match;
      if (decision === null) return;
      const legal = table.legal();
      const rules = castles.decisions[decision.ask];
      table.play(rules.fallback?.(match.state, red, decision.plans[red], legal, decision) ?? legal[0]);
    };
    for (let i = 0; i < 4; i++) late();
    table.asks('main', blue);
    expect(table.discard()).toEqual(['plague', 'trap']);
    expect(table.state.seats[red].order).toEqual({ prey: 'archers', limit: 2 });
  });
});

describe('movement', () => {
  test('CA-21 CA-22: who moves how far, along a line', () => {
    const table = siege([
      'red general at red-middle',
      'red wizard at red-castle',
      'red spy at red-front',
      'red assassin at red-castle',
      'red healer at red-front',
    ]);
    expect(table.zones('general-1')).toEqual(['red-castle', 'red-front']);
    expect(table.zones('wizard-1')).toEqual(['red-middle']);
    expect(table.zones('spy-1')).toEqual(['blue-front', 'blue-middle', 'red-castle', 'red-middle']);
    expect(table.zones('assassin-1')).toEqual(['red-front', 'red-middle']);
    expect(table.zones('healer-1')).toEqual(['blue-front', 'red-middle']);
    table.play('unit:healer-1');
    expect(table.refuses('zone:blue-middle', 'CA-21')).toContain('too far');
    table.asks('main', red);
  });

  test('CA-23: with the General two steps homeward, too', () => {
    const table = siege(['red general at blue-front', 'red spearman at blue-front']);
    expect(table.zones('spearman-1')).toEqual(['blue-middle', 'red-front', 'red-middle']);
    table.asks('main', red);
  });

  test('CA-24: Charge gives two steps outward only, works on the moved, and not twice', () => {
    const table = siege(
      [
        'red general at red-middle',
        'red spearman-1 at red-front',
        unit('red', 'spearman-2', 'red-front', { marks: ['moved'] }),
      ],
      { hand: ['Charge', 'Charge'] },
    );
    table.play('play:charge', 'at:spearman-1');
    expect(table.zones('spearman-1')).toEqual(['blue-front', 'blue-middle', 'red-middle']);
    expect(table.offers('play:charge')).toEqual(['at:spearman-2']);
    table.play('play:charge', 'at:spearman-2').asks('main', red);
    expect(table.zones('spearman-2')).toEqual([]);
  });

  test('CA-25 CA-26: who may enter the enemy Castle Zone', () => {
    const cards = ['spearman', 'builder', 'spy', 'assassin', 'general', 'wizard'].map(
      (card) => `red ${card}-1 at blue-middle`,
    );
    const without = siege(cards);
    const entering = (table: ReturnType<typeof siege>) =>
      ['spearman', 'builder', 'spy', 'assassin', 'general', 'wizard'].filter((card) =>
        table.zones(`${card}-1`).includes('blue-castle'),
      );
    expect(entering(without)).toEqual(['spy', 'assassin']);
    without.play('unit:general-1');
    without.refuses('zone:blue-castle', 'CA-25');
    without.takeBack().play('unit:spearman-1');
    without.refuses('zone:blue-castle', 'CA-26');
    without.asks('main', red);
    const over = siege([...cards, 'red siege-tower at blue-middle']);
    expect(entering(over)).toEqual(['spearman', 'spy', 'assassin']);
    over.asks('main', red);
  });

  test('CA-26: the Tower stays, or moves as an engine with siegeTowerEscorts', () => {
    const cards = ['red siege-tower at blue-front', 'red spearman at blue-front'];
    const stays = siege(cards);
    expect(stays.can('siege-tower-1')).toEqual([]);
    stays.asks('main', red);
    const moves = siege(cards, { options: { siegeTowerEscorts: 1 } });
    moves.play('unit:siege-tower-1', 'zone:blue-middle', 'with:spearman-1').asks('main', red);
    expect([moves.at('siege-tower-1'), moves.at('spearman-1')]).toEqual(['blue-middle', 'blue-middle']);
  });

  test('CA-27: engines move with escorts of their zone that have not moved', () => {
    const table = siege([
      'red cannon at red-front',
      'red ballista at red-front',
      'red spearman at red-front',
      'red mason at red-front',
      unit('red', 'archer-1', 'red-front', { marks: ['moved'] }),
    ]);
    expect(table.zones('cannon-1')).toEqual(['blue-front', 'red-middle']);
    expect(table.offers('unit:cannon-1', 'zone:blue-front')).toEqual(['with:spearman-1', 'with:mason-1']);
    table.play('unit:ballista-1', 'zone:blue-front', 'with:mason-1');
    expect(table.zones('cannon-1')).toEqual([]);
    expect(table.piece('mason-1')).toMatchObject({ moved: true, zone: 3 });
    table.play('unit:cannon-1');
    expect(table.refuses('zone:blue-front', 'CA-27')).toContain('2 of your Soldiers or Civilians');
    table.takeBack().asks('main', red);
  });

  test('CA-27: no engine enters the enemy Castle Zone; with 0 escorts it moves alone', () => {
    const table = siege(['red cannon at blue-middle', 'red siege-tower at blue-middle'], {
      options: { cannonEscorts: 0 },
    });
    expect(table.zones('cannon-1')).toEqual(['blue-front']);
    table.asks('main', red);
  });

  test('CA-27 CA-35: a Spy at home escorts', () => {
    const table = siege(['red spy at red-castle', 'red ballista at red-castle']);
    table.play('unit:ballista-1', 'zone:red-middle', 'with:spy-1').asks('main', red);
    expect(table.at('spy-1')).toBe('red-middle');
  });

  test('CA-28: what is put somewhere has not moved and passes Walls', () => {
    const table = siege(
      [
        'red spearman-1 at red-castle',
        'red spearman-2 at red-front',
        'red spearman-3 at red-middle',
        'blue wall at blue-middle',
        'red archer-1 at blue-castle',
      ],
      { hand: ['Rally Forces'], enemyHand: ['Trap'], order: 'any-4' },
    );
    table.play('play:rally-forces').asks('main', red);
    expect(table.at('archer-1')).toBe('red-middle');
    expect(table.zones('archer-1')).toEqual(['red-castle', 'red-front']);
    expect(table.canTakeBack).toBe(true);
  });
});

describe('Walls', () => {
  test('CA-29: outward steps and the owner are free, engines are not', () => {
    const cards = [
      'blue wall at blue-middle',
      'red spearman-1 at blue-middle',
      'red ballista at blue-front',
      'red healer at blue-front',
      'blue spearman-2 at blue-front',
    ];
    const table = siege(cards);
    expect(table.zones('spearman-1')).toEqual(['blue-front']);
    expect(table.zones('ballista-1')).toEqual(['red-front']);
    table.asks('main', red);
    const owner = siege(cards, { more: { turn: 6 } });
    expect(owner.zones('spearman-2')).toEqual(['blue-middle', 'red-front']);
    owner.asks('main', blue);
  });

  test.each([
    { stops: 'archers-and-engines', cannon: ['wall-1'] },
    { stops: 'archers', cannon: ['castle-2', 'wall-1'] },
  ])('CA-30: wallStops = $stops', ({ stops, cannon }) => {
    const table = siege(
      [
        'blue wall at blue-middle',
        'red cannon at blue-front',
        'red archer at blue-front',
        'red wizard at red-castle',
      ],
      { options: { wallStops: stops } },
    );
    expect(table.targets('cannon-1')).toEqual(cannon);
    expect(table.targets('archer-1')).toEqual(['wall-1']);
    expect(table.targets('wizard-1')).toEqual(['castle-2', 'wall-1']);
    table.asks('main', red);
  });

  test('CA-31: wallMelee lets Spearmen at the Front hit the Wall behind it, and nothing else', () => {
    const cards = ['blue wall at blue-middle', 'red spearman at blue-front', 'blue archer at blue-middle'];
    const without = siege(cards);
    expect(without.targets('spearman-1')).toEqual([]);
    without.asks('main', red);
    const melee = siege(cards, { options: { wallMelee: true } });
    expect(melee.targets('spearman-1')).toEqual(['wall-1']);
    melee.asks('main', red);
  });

  test('CA-32: a new Wall drives nobody out', () => {
    const table = siege(['red builder at red-middle', 'blue spearman at red-middle'], { hand: ['Wall'] });
    table.play('unit:builder-1', 'build:wall').asks('main', red);
    expect(table.at('spearman-1')).toBe('red-middle');
  });
});

describe('Action cards', () => {
  test('CA-52 CA-53: a Spell needs the Wizard and leaves his Action', () => {
    const hand = ['Lightning Storm'];
    const none = siege([], { hand });
    none.refuses('play:lightning-storm', 'CA-53');
    none.asks('main', red);
    const table = siege(['red wizard at red-castle'], { hand });
    table.play('play:lightning-storm').asks('main', red);
    expect(table.discard()).toEqual(['lightning-storm']);
    expect(table.targets('wizard-1')).toEqual(['castle-2']);
  });

  test.each([
    { cards: ['red spearman at red-middle'], playable: false },
    { cards: ['red general at red-middle', 'red spearman at red-castle'], playable: false },
    { cards: ['red general at red-middle', 'red spearman at red-middle'], playable: true },
    { cards: ['red general at red-middle', 'red spearman at blue-castle'], playable: true },
  ])('CA-54: an Attack with $cards: $playable', ({ cards, playable }) => {
    const table = siege(cards, { hand: ['Ambush'] });
    expect(table.legal().includes('play:ambush')).toBe(playable);
    if (!playable) table.refuses('play:ambush', 'CA-54');
    table.asks('main', red);
  });

  test.each([
    { turn: 3, allowed: false },
    { turn: 5, allowed: true },
  ])('CA-55: with truceTurns = 2 a Storm in turn $turn: $allowed', ({ turn, allowed }) => {
    const table = siege(['red wizard at red-castle'], {
      hand: ['Lightning Storm'],
      options: { truceTurns: 2 },
      more: { turn },
    });
    expect(table.legal().includes('play:lightning-storm')).toBe(allowed);
    if (!allowed) table.refuses('play:lightning-storm', 'CA-55');
    table.asks('main', red);
  });

  test('CA-56: without stormHitsSpecials the Spy at home is hit all the same', () => {
    const table = siege(
      ['red wizard at red-castle', 'blue spy at blue-castle', 'blue general at blue-middle'],
      {
        hand: ['Lightning Storm'],
        options: { stormHitsSpecials: false },
      },
    );
    table.play('play:lightning-storm').asks('main', red);
    expect([table.hp('spy-2'), table.hp('general-2')]).toEqual([0, 5]);
  });

  test('CA-57: Plague spares the caster’s Spy inside and hits both players’ people', () => {
    const table = siege(
      [
        'red wizard at red-castle',
        'red spy at blue-castle',
        'red archer at blue-castle',
        'blue mason at blue-castle',
      ],
      { hand: ['Plague'] },
    );
    table.play('play:plague').asks('main', red);
    expect([table.hp('spy-1'), table.hp('archer-1'), table.hp('mason-1')]).toEqual([1, 1, 0]);
  });

  test('CA-58: extra shots are lost outside the Castle Zone; arrowRain = strength stays with the Archer', () => {
    const cards = [
      'red archer at red-castle',
      'red general at red-middle',
      'red spearman at red-middle',
      'blue mason at red-front',
    ];
    const shot = siege(cards, { hand: ['Arrow Rain'] });
    shot.play('play:arrow-rain', 'unit:archer-1', 'zone:red-middle', 'unit:archer-1', 'at:mason-1');
    shot.asks('main', red);
    expect(shot.can('archer-1')).toEqual([]);
    const strong = siege([...cards, 'blue cannon at red-front'], {
      hand: ['Arrow Rain', 'Arrow Rain'],
      options: { arrowRain: 'strength' },
    });
    strong.play('play:arrow-rain', 'play:arrow-rain', 'unit:archer-1', 'zone:red-middle');
    strong.play('unit:archer-1', 'at:cannon-1').asks('main', red);
    expect(strong.told('attacks').map(({ hit }) => hit.damage)).toEqual([6]);
  });

  test('CA-59: Resurrection of two, in the order named, as one’s own', () => {
    const table = siege(['red wizard at red-castle'], {
      hand: ['Resurrection'],
      more: { discard: ['Archer', 'Spearman', 'Archer'], next: { archer: 5, spearman: 7 } },
    });
    table.play('play:resurrection', 'revive:archer');
    expect(table.legal()).toEqual(['revive:spearman', 'revive:archer', 'none']);
    table.play('revive:archer').asks('main', red);
    expect([table.at('archer-5'), table.at('archer-6')]).toEqual(['red-middle', 'red-middle']);
    expect(table.discard()).toEqual(['spearman', 'resurrection']);
  });

  test.each(['red-front', 'red-middle', 'red-castle', 'blue-front'])(
    'CA-60: Rout of a Soldier at %s',
    (zone) => {
      const table = siege([unit('blue', 'archer-1', zone, { hp: 1, marks: ['fired'] })], { hand: ['Rout'] });
      const home = zone !== 'blue-front';
      expect(table.legal().includes('play:rout')).toBe(home);
      if (home) {
        table.play('play:rout', 'at:archer-1');
        expect(table.piece('archer-1')).toMatchObject({ zone: 4, hp: 1, fired: true });
      }
      table.asks('main', red);
    },
  );

  test('CA-62: Incendiarism burns units of both sides in any zone, no Buildings', () => {
    const table = siege(
      [
        'red general at red-middle',
        'red spearman at red-middle',
        'blue wizard at blue-castle',
        'blue archer at blue-castle',
        'blue keep at blue-castle',
      ],
      { hand: ['Incendiarism'] },
    );
    expect(table.offers('play:incendiarism')).toEqual(['zone:red-middle', 'zone:blue-castle']);
    table.play('play:incendiarism', 'zone:blue-castle').asks('main', red);
    expect([table.hp('wizard-2'), table.hp('archer-1'), table.hp('keep-1')]).toEqual([1, 0, 10]);
  });
});

describe('the end', () => {
  test('CA-63: the match ends at once, and losing everything else ends nothing', () => {
    const table = siege(['red cannon at blue-front', unit('blue', 'castle-2', 'blue-middle', { hp: 2 })]);
    table.play('unit:cannon-1', 'at:castle-2').asks(null);
    expect(castles.outcome(table.state, table.match.options)).toMatchObject({
      winners: [red],
      ranking: [[red], [blue]],
    });
  });

  test('CA-64: equal Castles at the turn limit are a draw', () => {
    const table = siege([], { more: { turn: 120 } });
    table.play('done', 'order:hold').asks(null);
    expect(castles.outcome(table.state, table.match.options)).toMatchObject({
      winners: [red, blue],
      ranking: [[red, blue]],
    });
    expect(table.view(null).scores).toEqual([0, 0]);
  });

  test('CA-65 CA-66: a surrender may cost the winner points', () => {
    const table = siege([unit('blue', 'castle-2', 'blue-middle', { hp: 20 })], {
      options: { surrender: true },
    });
    expect(table.legal()).toContain('surrender');
    table.play('surrender').asks(null);
    expect(table.view(null)).toMatchObject({ winners: [blue], scores: [30, -30] });
  });

  test('CA-3 CA-64: a cautious match ends at its limit', () => {
    const table = scene({}, { turnLimit: 10 });
    for (let turn = 0; turn < 10; turn++) {
      table.play('done');
      while (table.legal()[0].startsWith('discard:')) table.play(table.legal()[0]);
      table.play('order:hold');
    }
    table.asks(null);
    expect(table.state.ending).toBe('limit');
  });
});
