// From the objectives to the first turn: fords, armies in secret, hands.

import { describe, expect, test } from 'vitest';
import { HEXES, hexNames, ownRow, sectionsOf, turned } from '../rules/hexes.ts';
import { objectiveOf } from '../rules/table.ts';
import { OBJECTIVES } from '../rules/tables/objectives.ts';
import { BATTLES } from '../rules/tables/battles.ts';
import { PATTERNS } from '../rules/tables/patterns.ts';
import { COMMANDS } from '../rules/tables/commands.ts';
import { LORE } from '../rules/tables/lore.ts';
import { PRESETS, UNITS, unitType } from '../rules/tables/units.ts';
import { presets } from '../rules/presets.ts';
import { readOptions } from '@bridgefront/kernel';
import { checkOptions } from '../rules/check-options.ts';
import { declarations } from '../rules/options.ts';
import { reportText } from '../rules/text/reports.ts';
import { chooseAs, start, until } from './scene.ts';
import type { Scene } from './scene.ts';

/** Chooses the first of what is offered until another question comes. */
function first(scene: Scene, times: number): Scene {
  for (let i = 0; i < times; i++) scene.play(scene.legal()[0]);
  return scene;
}

describe('the board', () => {
  test('FF-3: 113 hexes in nine rows', () => {
    expect(HEXES).toHaveLength(113);
    expect(hexNames[0]).toBe('0,0');
    expect(HEXES.filter(({ r }) => r === 5)).toHaveLength(12);
  });

  test('FF-4 to FF-6: turned for North, own rows, own sections', () => {
    const at = (name: string): number => hexNames.indexOf(name);
    expect(hexNames[turned(at('2,7'), 1)]).toBe('6,1');
    expect([ownRow(at('0,8'), 0), ownRow(at('0,8'), 1), ownRow(at('4,4'), 0)]).toEqual([1, 9, 5]);
    expect(sectionsOf(at('2,4'), 0)).toEqual(['left', 'centre']);
    expect(sectionsOf(at('2,4'), 1)).toEqual(['centre', 'right']);
  });

  test('FF-7, FF-95: objectives lie in the own half; equal indicators have equal terrain', () => {
    const counts = new Map<string, string>();
    for (const { terrain, banners, indicator } of OBJECTIVES) {
      const hexes = [...Object.values(terrain), banners].flatMap((list) => list.split(' '));
      for (const name of hexes) {
        const hex = hexNames.indexOf(name);
        const { q } = HEXES[hex];
        expect(ownRow(hex, 0) <= 4 || (ownRow(hex, 0) === 5 && q <= 3), name).toBe(true);
      }
      const lengths = (list?: string): number => (list === undefined ? 0 : list.split(' ').length);
      const kinds = [lengths(terrain.forest), lengths(terrain.hill), lengths(terrain.building)];
      const wet = lengths(terrain.water) + lengths(terrain.ford) + lengths(terrain.bridge);
      const text = [...kinds, wet].join(' ');
      expect(counts.get(indicator) ?? text).toBe(text);
      counts.set(indicator, text);
    }
  });

  test('FF-8: six patterns of 18 hexes', () => {
    for (const hexes of Object.values(PATTERNS)) expect(new Set(hexes.split(' ')).size).toBe(18);
  });
});

describe('what is asked first', () => {
  test('FF-31, FF-46: a click on the map is told whether an army or a command card is wanted', () => {
    const scene = until(start(), 'army').as(0);
    expect(scene.refuses('hex:4,4', 'FF-31')).toContain('Take an army first');
    scene.play(scene.legal()[0]);
    expect(scene.refuses('hex:4,4', 'FF-31')).toContain('lit hexes');
    until(scene, 'command');
    scene.as(scene.match.decision?.seats[0] ?? 0);
    expect(scene.refuses('hex:4,4', 'FF-46')).toContain('command card comes first');
    scene.play(scene.legal()[0]);
    expect(scene.refuses('unit:4,4', 'FF-46')).toContain('how the command card is used');
    scene.asks('command');
  });
});

describe('tables', () => {
  test('FF-12, FF-13: ten kinds of units, five each; preset armies cost what they may', () => {
    expect(UNITS.map(({ faction }) => faction)).toEqual([
      ...Array(5).fill('fords'),
      ...Array(5).fill('fells'),
    ]);
    const points = PRESETS.map(({ units }) =>
      Object.entries(units).reduce((sum, [slug, copies]) => sum + copies * UNITS[unitType(slug)].cost, 0),
    );
    expect(points).toEqual([50, 50, 55, 50, 50, 54]);
  });

  test('FF-14: what the printed figures come to', () => {
    const melee = (dice: number, faces: number): number => Math.round((100 * dice * faces) / 6);
    expect([melee(3, 2), melee(4, 2), melee(4, 3)]).toEqual([100, 133, 200]);
  });

  test('FF-54, FF-56: forty command cards, twenty lore cards of fourteen names each', () => {
    expect(COMMANDS.reduce((sum, { copies }) => sum + copies, 0)).toBe(40);
    for (const faction of ['fords', 'fells']) {
      const own = LORE.filter((card) => card.faction === faction);
      expect(own).toHaveLength(14);
      expect(own.reduce((sum, { copies }) => sum + copies, 0)).toBe(20);
    }
  });
});

describe('objectives and fords', () => {
  test.each(['fords', 'fells'])(
    'FF-94: the page knows the place of each objective by who begins (%s)',
    (faction) => {
      const own = OBJECTIVES.filter((one) => one.faction === faction);
      const places = own.map(({ slug }) => objectiveOf(slug).begins);
      expect(places).toEqual([1, 2, 3, 4, 5, 6, 7].map((place) => ({ place, of: 7 })));
    },
  );

  test('FF-93: three of seven are drawn, one is chosen in secret, both are revealed', () => {
    const scene = start({ factions: 'fordsSouth' });
    expect(scene.tableView(0).seats[0].own?.drawn).toHaveLength(3);
    expect(scene.tableView(1).seats[0].own).toBeUndefined();
    chooseAs(scene, 0);
    expect(scene.tableView(1).seats[0].objective).toBeNull();
    chooseAs(scene, 1);
    expect(scene.tableView(null).seats[0].objective).toBe(scene.told('objectives')[0].chosen[0]);
    scene.asks(scene.match.decision?.ask ?? null);
  });

  test.each(['a', 'b', 'c', 'd', 'e', 'f'])(
    'FF-94: the earlier indicator begins, equal ones by lot (%s)',
    (seed) => {
      const scene = start({}, seed);
      chooseAs(scene, 0);
      chooseAs(scene, 1);
      const [south, north] = scene.state.seats.map(({ objective }) => OBJECTIVES[objective].indicator);
      if (south !== north) expect(scene.state.first).toBe(south < north ? 0 : 1);
      expect(scene.told('first')[0].why).toBe(south === north ? 'lot' : 'initiative');
      scene.asks(scene.match.decision?.ask ?? null);
    },
  );

  test('FF-40: each puts a ford on open water of the own objective', () => {
    const scene = until(start({ factions: 'fordsSouth', objectivesDrawn: 7, firstPlayer: 'seat0' }), 'ford');
    scene.asks('ford', 0);
    const [choice] = scene.legal();
    scene.play(choice);
    expect(scene.state.terrain[hexNames.indexOf(choice.slice(4))]).toBe(6);
  });

  test('FF-1: option factions says who leads which', () => {
    expect(start({ factions: 'fellsSouth' }).asks('objective').state.seats[0].faction).toBe(1);
  });
});

describe('armies', () => {
  function army(options: { readonly [name: string]: string | number } = {}): Scene {
    const scene = start({ factions: 'fordsSouth', objectivesDrawn: 7, firstPlayer: 'seat0', ...options });
    scene.play('objective:two-tollhouses').as(1).play('objective:drive-the-herds');
    return until(scene, 'army').as(0);
  }

  test('20, FF-33: the tent lies on clear ground, and nobody before it', () => {
    const scene = army().play('army:towns-under-arms');
    expect(scene.refuses('place:tent@0,8', 'FF-33')).toContain('without terrain');
    scene.play('place:tent@1,7');
    expect(scene.refuses('place:toll-wardens@2,6', 'FF-33')).toContain('tent');
    expect(scene.legal()).toEqual(
      expect.arrayContaining(['place:toll-wardens@2,7', 'place:toll-wardens@2,8']),
    );
    scene.asks('army');
  });

  test('FF-31: points, copies, at least seven real cards, the tent raises the sum', () => {
    const scene = army();
    expect(scene.legal()).toEqual(
      expect.arrayContaining(['army:riverside-levy', 'take:toll-wardens', 'tent']),
    );
    scene.play(...Array<string>(5).fill('take:toll-wardens'));
    expect(scene.legal()).not.toContain('take:toll-wardens');
    expect(scene.legal().some((choice) => choice.startsWith('place:'))).toBe(false);
    scene.play('take:reed-archers', 'take:reed-archers');
    expect(scene.legal().some((choice) => choice.startsWith('place:'))).toBe(true);
    scene.play('tent', 'take:storm-heron', 'take:causeway-riders', 'take:causeway-riders');
    expect(scene.legal().filter((choice) => choice.startsWith('take:'))).toEqual([]);
    scene.asks('army');
  });

  test('FF-31: whoever is over the points is told that a tent pays for them', () => {
    const scene = army().play(...Array<string>(5).fill('take:toll-wardens'));
    scene.play(...Array<string>(3).fill('take:causeway-riders'));
    expect(scene.prompt()).toBe('Muster your army: 7 points left. Laying out a unit ends mustering.');
    scene.play('take:storm-heron');
    expect(scene.prompt()).toBe('Muster your army: 3 points too many without a command tent.');
    expect(scene.asks('army').legal()).toEqual(['tent']);
    expect(scene.label('tent')).toBe('Take a command tent (5 more points)');
  });

  test('FF-32, FF-34: the layout is secret, both reveal at once, unspent points become lore', () => {
    const scene = army({ leftoverLore: 3 });
    scene.play(...Array<string>(5).fill('take:toll-wardens'), 'take:reed-archers', 'take:reed-archers');
    for (const hex of ['0,6', '1,6', '2,6', '3,6', '4,6']) scene.play(`place:toll-wardens@${hex}`);
    scene.play('place:reed-archers@0,7', 'place:reed-archers@1,7', 'done');
    expect(scene.tableView(1).units).toEqual([]);
    expect(scene.state.units).toEqual([]);
    until(scene, 'keep');
    expect(scene.where('toll-wardens')).toBe('0,6 1,6 2,6 3,6 4,6');
    expect(scene.lore(0)).toBe(3);
    scene.asks('keep');
  });

  test('FF-80: a time-out completes the army and layout that were begun', () => {
    const scene = army().play('take:storm-heron', 'take:reed-archers');
    for (let i = 0; i < 60 && scene.match.decision?.sealed[0] === false; i++) scene.play(scene.fallback());
    const plan = scene.match.decision?.plans[0] ?? [];
    expect(plan.slice(0, 2)).toEqual(['take:storm-heron', 'take:reed-archers']);
    expect(plan.at(-1)).toBe('done');
    expect(plan.filter((choice) => choice.startsWith('place:')).length).toBeGreaterThanOrEqual(7);
    expect(scene.engine.game.decisions['army']?.unfinished).toBe('completed');
    scene.asks('army');
  });

  test('FF-31: a table says which whole army a side has, and it has to be paid for', () => {
    const scene = army({ leagueArmy: 'wings-over-water' });
    expect(scene.legal()).toEqual(['army:wings-over-water']);
    expect(scene.refuses('army:riverside-levy', 'FF-31')).toContain('have another army');
    expect(scene.refuses('take:toll-wardens', 'FF-31')).toContain('only whole armies');
    expect(scene.as(1).legal()).toContain('take:scree-howlers');
    const dear = readOptions(declarations, { clansArmy: 'hills-on-fire', tentPoints: 3 });
    expect('options' in dear && checkOptions(dear.options)).toContain('Hills on Fire costs more than');
    scene.asks('army');
  });

  test.each(['towns-under-arms', 'riverside-levy'])(
    'FF-32, FF-33: lots lay out an army of South where its cards may lie (%s)',
    (slug) => {
      const scene = army({ deployment: 'lotSouth' }).play(`army:${slug}`);
      expect(scene.prompt()).toBe('Lots lay it out. Are you done?');
      expect(scene.legal()).toEqual(['done']);
      expect(scene.refuses('place:toll-wardens@0,6', 'FF-32')).toContain('lots lay out');
      expect(scene.refuses('hex:0,6', 'FF-32')).toContain('lots lay out');
      expect(scene.label('done')).toBe('Seal army');
      scene.play('done').as(1).play('army:clan-host');
      expect(scene.legal()).not.toContain('done');
      until(scene, 'keep');
      const [{ units, tents, lots }] = scene.told('armies');
      expect(lots).toEqual([0]);
      const own = units.filter(({ seat }) => seat === 0).map(({ at }) => hexNames.indexOf(at));
      expect(own).toHaveLength(10);
      const tent = tents.map(({ at }) => ownRow(hexNames.indexOf(at), 0));
      expect(tent).toHaveLength(slug === 'towns-under-arms' ? 1 : 0);
      for (const hex of own) expect(ownRow(hex, 0)).toBeLessThanOrEqual(tent[0] ?? 3);
      scene.asks('keep');
    },
  );

  test('FF-32: lots leave out no hex of the pattern, and lay otherwise in other matches', () => {
    const options = { factions: 'fordsSouth', objectivesDrawn: 7, deployment: 'lotSouth' };
    const hexes = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const scene = start({ ...options, leagueArmy: 'riverside-levy' }, `lots ${i}`);
      scene.play('objective:two-tollhouses').as(1).play('objective:drive-the-herds');
      const [{ units }] = until(scene, 'keep').asks('keep').told('armies');
      for (const { seat, at } of units) if (seat === 0) hexes.add(at);
    }
    expect([...hexes].toSorted()).toEqual(PATTERNS.P2.split(' ').toSorted());
  });

  test('FF-53: whose army is named and lies by lot is not asked', () => {
    const named = { leagueArmy: 'wings-over-water', clansArmy: 'clan-host' };
    expect(army({ ...named, deployment: 'lotNorth' }).asks('army').match.decision?.seats).toEqual([0]);
    const scene = until(start({ ...named, deployment: 'lot' }), 'keep');
    const [told] = scene.told('armies');
    expect(told.units).toHaveLength(20);
    expect(reportText(told, (seat) => `seat ${seat}`)).toContain('11 units laid out by lot (');
    scene.asks('keep');
  });

  test('the option armies=preset offers whole armies only, and needs their points', () => {
    const choices = army({ armies: 'preset' }).asks('army').as(0).legal();
    expect(choices.every((choice) => choice.startsWith('army:'))).toBe(true);
  });
});

describe('hands', () => {
  test('FF-35: six command and three lore cards, two and one go back under the decks', () => {
    const scene = until(start({ factions: 'fordsSouth' }), 'keep');
    expect(scene.state.seats.map(({ command, loreHand }) => [command.length, loreHand.length])).toEqual([
      [6, 3],
      [6, 3],
    ]);
    until(scene, 'command').asks('command', scene.state.first);
    expect(scene.state.seats.map(({ command, loreHand }) => [command.length, loreHand.length])).toEqual([
      [4, 2],
      [4, 2],
    ]);
    expect(scene.state.sunk).toBe(4);
    expect(scene.tableView(0).seats[0].own?.beneath).toHaveLength(3);
    expect(scene.tableView(0).seats[1].own).toBeUndefined();
  });

  test('FF-35: preset hands are the same four cards, which everybody knows', () => {
    const scene = until(start({ presetHands: true }), 'command');
    expect(scene.tableView(null).seats.map(({ shown }) => shown)).toEqual([
      ['company-left', 'company-centre', 'company-right', 'broad-front'],
      ['company-left', 'company-centre', 'company-right', 'broad-front'],
    ]);
    scene.play('card:broad-front', 'text').asks('orders');
    expect(scene.tableView(null).seats[scene.state.first].shown).toHaveLength(3);
  });
});

describe('first battles', () => {
  test.each(BATTLES.map(({ slug }) => slug))(
    'FF-97: %s stands ready, with its own first player and goal',
    (battle) => {
      const scene = start({ battle, factions: 'fellsSouth' });
      until(scene, 'command');
      const own = BATTLES.find(({ slug }) => slug === battle);
      expect(scene.state.first).toBe(own?.first === 'fells' ? 0 : 1);
      expect(scene.tableView(null).winningVp).toBe(own?.winningVp);
      const points = [0, 1].map((seat) =>
        scene.state.units
          .filter((unit) => unit.seat === seat)
          .reduce((sum, { type }) => sum + UNITS[type].cost, 0),
      );
      expect(points[0]).toBe(points[1]);
      expect(scene.state.seats[0].loreHand.length).toBe(battle === 'gateFord' ? 0 : 2);
      scene.asks('command');
    },
  );

  test('FF-97: without lore cards the Lore step gives 2 lore', () => {
    const scene = first(start({ battle: 'gateFord' }), 2);
    const seat = scene.asked;
    scene.play('done', 'done', 'done').asks('command', 1 - seat);
    expect(scene.lore(seat)).toBe(2);
  });
});

test('FF-2, FF-34: units stand at full health when the armies are revealed', () => {
  const scene = until(start({}), 'command').asks('command');
  expect(scene.state.units.every(({ type, health }) => health === UNITS[type].health)).toBe(true);
});

test.each([
  ['objectives', 'fellsSouth', [3, 0]],
  ['objectives', 'fordsSouth', [0, 3]],
  ['cairnHill', 'fordsSouth', [0, 0]],
])('FF-2: with a head start of 3 the Fell Clans begin %s, %s, at %j', (battle, factions, points) => {
  const scene = start({ headStart: 3, battle, factions });
  expect(scene.state.seats.map(({ vp }) => vp)).toEqual(points);
  scene.asks(battle === 'objectives' ? 'objective' : 'keep');
});

test.each([
  {
    given: { headStart: 6, winningVp: 6 },
    says: 'The option headStart must be less than winningVp, or the Fell Clans have won at the first check.',
  },
  { given: { headStart: 5, winningVp: 6 }, says: null },
  { given: { headStart: 8, winningVp: 6, battle: 'gateFord' }, says: null },
])('FF-90: a head start that wins at the first check is refused: $given', ({ given, says }) => {
  const read = readOptions(declarations, given);
  expect('problem' in read ? read.problem : checkOptions(read.options)).toBe(says);
});

test('FF-2: every preset can be chosen, and gives its points', () => {
  for (const { options } of presets) {
    const scene = start({ ...options, factions: 'fordsSouth' });
    expect(scene.state.seats.map(({ vp }) => vp)).toEqual([0, options['headStart']]);
    scene.asks('objective');
  }
});
