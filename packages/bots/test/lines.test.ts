// Whole turns: lines of plans in a row, with stopping after every one of them.

import { createEngine, seedRandom } from '@bridgefront/kernel';
import type { Choice, Game, Match } from '@bridgefront/kernel';
import { climb } from '@bridgefront/kernel/toys/climb';
import type { Climb } from '@bridgefront/kernel/toys/climb';
import { describe, expect, test } from 'vitest';
import {
  adviceFor,
  advisedChoices,
  analyse,
  completePlan,
  nextChoices,
  playOn,
  randomBot,
  searchBot,
} from '../src/index.ts';
import { situationOf, soundSearch } from '../src/index.ts';
import type { SearchSettings } from '../src/index.ts';
import { Lines } from '../src/search/lines.ts';

// One step is good, and whoever is left to itself climbs on and on: only who stops in time gains by it.
const wise: Game<Climb> = {
  ...climb,
  decisions: { act: { ...climb.decisions.act, fallback: () => 'done' } },
  wholeTurns: true,
  outcome: ({ turn }) => (turn < 10 ? null : { winners: [1], ranking: [[1], [0]], reason: 'climbed' }),
  estimate: ({ height }) => {
    const worth = [0.5, 0.8, 0.1][Math.min(height[0], 2)];
    return [worth, 1 - worth];
  },
  appraise: (_state, _seat, _plan, legal) => legal.map((choice) => (choice === 'step' ? 1 : 0)),
};
const settings: SearchSettings = { ...soundSearch, budget: { playouts: 60 }, looks: [1] };
const bot = searchBot('search', '', settings);
const begin = (game: Game<Climb>) => {
  const engine = createEngine(game);
  const match = engine.start({}, 2, seedRandom('lines'));
  return { engine, match, situation: situationOf(engine, match, 0) };
};
const text = (plans: readonly (readonly Choice[])[]): string =>
  plans.map((plan) => plan.join(' ')).join(', ');

describe('a search of whole turns', () => {
  test('finds what to do and then to stop, which a search of single plans cannot weigh', () => {
    expect(nextChoices(bot, begin(wise).situation, seedRandom('x'))).toEqual(['step', 'done']);
    const single = { ...wise, wholeTurns: undefined } as unknown as Game<Climb>;
    expect(nextChoices(bot, begin(single).situation, seedRandom('x'))).toEqual(['done']);
  });

  test('leaves out stopping where the game says that it is not worth a thought', () => {
    const eager: Game<Climb> = {
      ...wise,
      appraise: ({ height }, seat, _plan, legal) =>
        legal.map((choice) => (choice === 'done' && height[seat] < 2 ? -Infinity : 0)),
    };
    const lines = new Lines(eager, begin(eager).match, 0).first(40);
    const stops = lines.filter(({ plan, next }) => [plan, ...next].at(-1)?.[0] === 'done');
    expect(stops.length).toBeGreaterThan(3);
    for (const { plan, next } of stops) {
      const up = [plan, ...next].flat().filter((choice) => choice === 'step' || choice === 'roll');
      expect(up.length).toBeGreaterThan(0);
    }
    expect(text([lines[0].plan, ...lines[0].next])).not.toBe('done');
  });

  test('answers as far as nothing was shown: a drawn card and a die are waited for', () => {
    const lines = new Lines(wise, begin(wise).match, 0).first(60);
    const sure = (first: string) =>
      lines.find(({ plan, next }) => plan[0] === first && next.length > 0)?.sure;
    expect([sure('draw'), sure('roll')]).toEqual([0, 0]);
    const later = lines.find(
      ({ plan, next }) => plan[0] === 'step' && next[0]?.[0] === 'draw' && next.length > 1,
    );
    expect(later?.sure).toBe(1);
    const quiet = lines.find(({ plan, next }) => text([plan, ...next]) === 'step, step, done');
    expect(quiet?.sure).toBe(2);
  });

  test('looks beside a line for others that stop earlier, leave something out or turn off', () => {
    const book = new Lines(wise, begin(wise).match, 0);
    const [first] = book.first(1);
    const found = book
      .beside({ plan: ['step'], next: [['step'], ['done']], discrepancy: 1 }, 12)
      .map(({ plan, next }) => text([plan, ...next]));
    expect(found).toContain('step, done');
    expect(found).toContain('step, step, done');
    expect(new Set([text([first.plan, ...first.next]), ...found]).size).toBe(found.length + 1);
    expect(found.length).toBeLessThanOrEqual(12);
  });

  test('goes on with a turn as it was planned, until something is shown', () => {
    const { engine, match } = begin(wise);
    let thoughts = 0;
    const counting = {
      ...bot,
      plan: (...asked: Parameters<NonNullable<typeof bot.plan>>) => {
        thoughts++;
        return nextChoices(bot, ...asked);
      },
    };
    playOn(engine, match, [counting, null], seedRandom('x'));
    expect({ thoughts, height: match.state.height[0], active: match.state.active }).toEqual({
      thoughts: 1,
      height: 1,
      active: 1,
    });
    expect(playOn(engine, match, [counting, randomBot], seedRandom('x'))).toBeNull();
  });

  test('is the same again, and the same whatever the others hold', () => {
    const { engine, match, situation } = begin(wise);
    const other = engine.copy(match) as Match<Climb>;
    other.state.hands[1] = [3];
    other.state.pile.reverse();
    const plans = [situation, situation, situationOf(engine, other, 0)].map((one) =>
      nextChoices(bot, Object.assign(one, {}), seedRandom('same')),
    );
    expect(plans[1]).toEqual(plans[0]);
  });

  test('tells threads and advice the whole line', () => {
    const { engine, match } = begin(wise);
    const task = { game: 'climb', seat: 0, match: JSON.stringify(match), seed: 'x' };
    const any = engine as unknown as ReturnType<typeof createEngine<unknown>>;
    expect(completePlan(any, bot, task)).toEqual(['step', 'done']);
    const wish = { search: settings, compare: { playouts: 40 }, others: 3 };
    expect(analyse(situationOf(engine, match, 0), seedRandom('x'), wish).best.plan).toEqual(['step', 'done']);
    const { best } = adviceFor(any, task);
    expect(advisedChoices(any, task)).toEqual(best.choices);
    expect(best.labels).toHaveLength(best.choices.length);
    expect(best.steps).toEqual(best.choices.map(() => 1));
  });
});
