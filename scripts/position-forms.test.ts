// Every game's form of positions: any moment of a match opens in it and says the same as before, plays on from where it is
// changed, and whatever is laid by lot is played or refused with one sentence.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createEngine,
  pickOne,
  PositionError,
  randomInt,
  seedRandom,
  startFrom,
  sureMatch,
  writePosition,
} from '@bridgefront/kernel';
import type { AnyGame, AnyMatch, Json, Random } from '@bridgefront/kernel';
import type { PositionForm } from '@bridgefront/page/position-form.ts';
import { blank, byLot, edited, isPlain, shapeProblem, valueAt } from '@bridgefront/tabletop/cards';
import type { Plain, Shape, Step, Way } from '@bridgefront/tabletop/cards';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../games');

interface Given {
  readonly name: string;
  readonly game: AnyGame;
  readonly form: PositionForm;
}

async function load(name: string): Promise<Given> {
  const file = (path: string): string => pathToFileURL(join(folder, name, path)).href;
  const { game } = (await import(file('rules/index.ts'))) as Pick<Given, 'game'>;
  const { positionForm } = (await import(file('page/position-form.ts'))) as {
    readonly positionForm: PositionForm;
  };
  return { name, game, form: positionForm };
}

const given = await Promise.all(readdirSync(folder).map(load));

const opened = ({ form }: Given, position: Json): Plain => {
  return form.open?.(position as unknown as Plain) ?? (position as unknown as Plain);
};
const closed = ({ form }: Given, position: Plain): Json => {
  return (form.close?.(position) ?? position) as unknown as Json;
};

/** The match that begins in a position, or the one sentence that refuses it. */
function begin(one: Given, laid: Plain, options: AnyMatch['options'] = {}): AnyMatch | string {
  try {
    return startFrom(createEngine(one.game), options, { position: closed(one, laid), seed: 'laid' });
  } catch (error) {
    if (!(error instanceof PositionError)) throw error;
    expect(error.message).toMatch(/^[^\n]+[.?!)]$/);
    return error.message;
  }
}

// What the form does not name is not its business.
function problemIn(shape: Shape, value: unknown): string | null {
  if (shape.is === 'list' && Array.isArray(value)) {
    if (value.length < shape.least || value.length > shape.most) return shapeProblem(shape, value);
    return value.map((one) => problemIn(shape.of(), one)).find((one) => one !== null) ?? null;
  }
  if (shape.is !== 'row' || !isPlain(value)) return shapeProblem(shape, value);
  for (const [name, inner] of Object.entries(shape.fields)) {
    if (value[name] === undefined && inner.optional === true) continue;
    const found = problemIn(inner, value[name]);
    if (found !== null) return `${name}: ${found}`;
  }
  return null;
}

/** Moments of a match that is played by lot. */
function moments(game: AnyGame, seats: number, every: number): readonly AnyMatch[] {
  const engine = createEngine(game);
  const random = seedRandom(`moments of ${game.name}`);
  const match = sureMatch(engine, {}, seats, 'moments');
  const found: AnyMatch[] = [];
  for (let made = 0; match.decision !== null && made < 4_000; made++) {
    if (made % every === 0) found.push(structuredClone(match));
    const { decision } = match;
    const seat = decision.seats.find((one) => decision.sealed[one] !== true) ?? 0;
    engine.choose(match, seat, pickOne(random, engine.choices(match, seat)));
  }
  return found;
}

// Everything that the form names, wherever it stands.
function* waysIn(shape: Shape, value: unknown, at: Way = []): Generator<readonly [Shape, Way]> {
  yield [shape, at];
  if (shape.is === 'list' && Array.isArray(value))
    for (const [place, one] of value.entries()) yield* waysIn(shape.of(), one, [...at, place]);
  if (shape.is === 'row' && isPlain(value))
    for (const [name, inner] of Object.entries(shape.fields))
      yield* waysIn(inner, value[name], [...at, name]);
}

function stepByLot(shape: Shape, value: unknown, random: Random): Step {
  const [inner, at] = pickOne(random, [...waysIn(shape, value)]);
  if (inner.is === 'list' && randomInt(random, 2) === 0 && Array.isArray(valueAt(value, at)))
    return { step: 'add', at, value: byLot(inner.of(), random) };
  if (at.length === 0) return stepByLot(shape, value, random);
  const small = inner.is === 'number' ? { ...inner, max: Math.min(inner.max, inner.min + 6) } : inner;
  return { step: 'set', at, value: byLot(small, random) };
}

describe.each(given)('$name', (one) => {
  const { game, form } = one;
  const played = moments(game, game.seats.min, 11);
  const shape = form.shape(game.seats.min, {});

  test('any moment fits the form, and is played on from when something was changed', () => {
    const refused: string[] = [];
    for (const match of played) {
      const { position, options } = writePosition(game, match);
      const now = form.afresh(opened(one, position));
      expect(problemIn(shape, now)).toBeNull();
      for (const laid of [now, form.shuffled(now)]) {
        const begun = begin(one, laid, options as AnyMatch['options']);
        if (typeof begun === 'string') refused.push(begun);
        else expect(begun.decision ?? game.outcome(begun.state, begun.options)).not.toBeNull();
      }
    }
    // Before the table is laid there may be nothing that could be played on.
    expect(refused.length).toBeLessThan(played.length / 2);
  });

  test('the tables to begin with are played', () => {
    for (const { position } of form.tables) {
      const now = opened(one, position);
      expect(problemIn(shape, now)).toBeNull();
      const begun = begin(one, now);
      expect(typeof begun === 'string' ? begun : begun.decision).toMatchObject({ seats: expect.any(Array) });
    }
  });

  test('what is laid by lot is played, or refused with one sentence', () => {
    const random = seedRandom(`laid by lot: ${game.name}`);
    let [accepted, refused] = [0, 0];
    for (let n = 0; n < 150; n++) {
      let laid: Plain = form.afresh(opened(one, form.tables[0].position));
      for (let steps = 1 + randomInt(random, 4); steps > 0; steps--)
        laid = form.afresh(edited(shape, laid, stepByLot(shape, laid, random)));
      const begun = begin(one, laid);
      if (typeof begun === 'string') refused++;
      else accepted++;
    }
    expect(accepted).toBeGreaterThan(20);
    expect(refused).toBeGreaterThan(0);
  });

  test('every field and word has a name of its own', () => {
    for (const [inner, at] of waysIn(shape, blank(shape))) {
      const name = at.at(-1);
      if (typeof name === 'string') expect(form.label(name)).toMatch(/^[A-Z]/);
      if (inner.is === 'pick')
        expect(new Set(inner.of.map(({ name: said }) => said)).size).toBe(inner.of.length);
    }
  });
});
