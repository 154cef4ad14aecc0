import { readPosition, seedRandom } from '@bridgefront/kernel';
import type { Json } from '@bridgefront/kernel';
import { describe, expect, it } from 'vitest';
import { cardId, CARDS } from '../rules/cards/index.ts';
import { census } from '../rules/state/census.ts';
import { bridgefront } from '../rules/index.ts';
import { forgetBuried, noteBuried, takeShown } from '../rules/state/knowledge.ts';
import { gain, peekTop, putOnTop } from '../rules/state/piles.ts';
import { sinkSeen } from '../rules/state/pile-order.ts';
import { resample } from '../rules/seen/resample.ts';
import { copyState } from '../rules/state/state.ts';
import type { Draft, SeatState, State } from '../rules/types.ts';
import { begin, playUntil, sorted, step } from './matches.ts';

function stateOf(position: Json): State {
  return readPosition(bridgefront, { game: 'bridgefront', options: {}, position }).state;
}

function ids(...slugs: readonly string[]): number[] {
  return slugs.map(cardId);
}

/** Worlds that a seat cannot tell from the state. */
function* worlds(state: State, seat: number | null, count: number): Generator<State> {
  const random = seedRandom('worlds');
  for (let i = 0; i < count; i++) {
    const world = copyState(state);
    resample(world, seat, random);
    yield world;
  }
}

const hiddenCards = (seat: SeatState): number[] =>
  sorted([...seat.hand, ...seat.draw, ...seat.discard, ...seat.held]);
const sizes = ({ hand, draw, discard, held, peeked, sunk, secret, fresh }: SeatState): number[] => {
  return [hand, draw, discard, held, peeked, sunk, secret, fresh].map((pile) => pile.length);
};

/** The rest of a list without some of its items; null if they are not all in it. */
function without(list: readonly number[], items: readonly number[], last: boolean): number[] | null {
  const rest = [...list];
  for (const item of items) {
    const at = last ? rest.lastIndexOf(item) : rest.indexOf(item);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** What a seat's own knowledge says of its draw pile must be true of it. */
function knowsItsPile({ draw, peeked, loose, sunk, fresh }: SeatState): boolean {
  const pile = [...draw].reverse();
  // A loose card may have a namesake at the top or at the bottom.
  const fits = [without(pile, loose, false), without(pile, loose, true)].some((rest) => {
    if (rest === null) return false;
    const top = peeked.every((card, i) => rest[i] === card);
    return top && sunk.every((card, i) => rest[rest.length - 1 - i] === card);
  });
  return fits && fresh.every(({ card }) => [loose, peeked, sunk].some((list) => list.includes(card)));
}

/** Moments of a match, one in seven. */
function* moments(seats: number, seed: string, options = {}): Generator<State> {
  const match = begin(seats, seed, options);
  const random = seedRandom(seed);
  for (let i = 0; ; i++) {
    if (i % 7 === 0 && match.state.phase !== 'over') yield match.state;
    if (!step(match, random)) return;
  }
}

describe('imagined worlds, all through matches', () => {
  it.each([2, 3, 5])('keep what the seat knows and lose no card, %i seats', (seats) => {
    for (const state of moments(seats, `kept ${seats}`)) {
      for (const watcher of [0, seats - 1, null]) {
        for (const world of worlds(state, watcher, 2)) {
          expect(census(world)).toBe(census(state));
          state.seats.forEach((seat, i) => {
            const imagined = world.seats[i];
            expect(knowsItsPile(seat), 'true state').toBe(true);
            expect(sizes(imagined)).toEqual(sizes(seat));
            // A fresh card may have been among those that the seat looked at: nobody else knows.
            const fewerLoose = Math.abs(imagined.loose.length - seat.loose.length);
            expect(fewerLoose).toBeLessThanOrEqual(i === watcher ? 0 : seat.fresh.length);
            expect(knowsItsPile(imagined)).toBe(true);
            expect([imagined.played, imagined.burned, imagined.resolving]).toEqual([
              seat.played,
              seat.burned,
              seat.resolving,
            ]);
            if (i !== watcher) return;
            const { draw, ...known } = seat;
            const { draw: imaginedDraw, ...imaginedKnown } = imagined;
            expect(imaginedKnown).toEqual(known);
            expect(sorted(imaginedDraw)).toEqual(sorted(draw));
          });
        }
      }
    }
  });

  it("change other seats' cards only for others gained in secret, and their points with them", () => {
    let changed = 0;
    for (const state of moments(3, 'secrets')) {
      for (const world of worlds(state, 0, 2)) {
        for (const i of [1, 2]) {
          const [seat, imagined] = [state.seats[i], world.seats[i]];
          const points = (cards: readonly number[]): number =>
            cards.reduce((sum, card) => sum + CARDS[card].vp, 0);
          expect(imagined.permanentVp - seat.permanentVp).toBe(points(imagined.secret) - points(seat.secret));
          expect(imagined.secret.map((card) => CARDS[card].deck)).toEqual(
            seat.secret.map((card) => CARDS[card].deck),
          );
          const before = hiddenCards(seat);
          const after = hiddenCards(imagined);
          for (const card of seat.secret) before.splice(before.indexOf(card), 1);
          for (const card of imagined.secret) after.splice(after.indexOf(card), 1);
          expect(after).toEqual(before);
          if (seat.secret.join() !== imagined.secret.join()) changed++;
        }
      }
    }
    expect(changed).toBeGreaterThan(50);
  });

  it('nothing is hidden at the end (G-27)', () => {
    const { state } = playUntil(begin(2, 'over', { rounds: 2 }), 'over', () => false);
    for (const world of worlds(state, 0, 1)) expect(world).toEqual(state);
  });
});

describe('single kinds of knowledge', () => {
  const base = {
    round: 3,
    seats: [
      {
        faction: 'veil',
        hand: ['Zap'],
        draw: ['Recruit', 'Field Medic', 'Bridge Crew', 'Scout Report', 'March Orders'],
      },
      {
        faction: 'bastion',
        hand: ['Zap', 'Recruit'],
        draw: ['Field Medic', 'Bridge Crew'],
        discard: ['Scout Report'],
        held: ['March Orders'],
      },
    ] as { [name: string]: Json }[],
  };
  const withSeats = (
    own: { [name: string]: Json },
    other: { [name: string]: Json } = {},
    more = {},
  ): State => {
    return stateOf({
      ...base,
      ...more,
      seats: [
        { ...base.seats[0], ...own },
        { ...base.seats[1], ...other },
      ],
    });
  };

  it('S-116: every hidden card of another seat is as likely in its hand', () => {
    const counts = new Map<number, number>();
    for (const world of worlds(withSeats({}), 0, 3000)) {
      for (const card of world.seats[1].hand) counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  it('the order of the own draw pile is unknown but for what was looked at, slipped in and put under', () => {
    const state = withSeats({ peeked: ['Recruit'], sunk: ['March Orders'], loose: ['Bridge Crew'] });
    const orders = new Set<string>();
    for (const { seats } of worlds(state, 0, 500)) {
      const without = seats[0].draw.filter((card) => card !== cardId('bridge-crew')).reverse();
      expect([without[0], without[3]]).toEqual(ids('recruit', 'march-orders'));
      orders.add(seats[0].draw.join());
    }
    // Two unknown cards in either order, and one that may be anywhere among the five.
    expect(orders.size).toBe(10);
  });

  describe('a card slipped in', () => {
    const [recruit, medic, crew] = ids('recruit', 'field-medic', 'bridge-crew');
    const places = (state: State, seen: number): Set<number> => {
      const found = new Set<number>();
      for (const { seats } of worlds(state, 0, 300)) {
        const pile = [...seats[0].draw].reverse();
        expect(pile.filter((card) => card !== crew).slice(0, seen)).toEqual([recruit, medic].slice(0, seen));
        found.add(pile.indexOf(crew));
      }
      return found;
    };
    const slippedIn = (): State => withSeats({ loose: ['Bridge Crew'] });
    const order = { march: 'March Orders' };

    it('before a look lies below what was looked at, so that a scry finds its cards', () => {
      const state = slippedIn();
      expect(peekTop(state.seats[0], 2, seedRandom('look'))).toEqual([recruit, medic]);
      expect(places(state, 2)).toEqual(new Set([2, 3, 4]));
    });

    it('after a look may lie above what was looked at', () => {
      const state = withSeats({ draw: ['Recruit', 'Field Medic', 'Scout Report', order.march] });
      const [owner] = state.seats;
      peekTop(owner, 2, seedRandom('look'));
      gain(state, owner, crew, seedRandom('gain'), false);
      expect(places(state, 2)).toEqual(new Set([0, 1, 2, 3, 4]));
    });

    it('between two looks lies below the second, and among what only the first had shown', () => {
      const state = withSeats({
        draw: ['Recruit', 'Field Medic', 'Bridge Crew', 'Scout Report', order.march],
      });
      const [owner] = state.seats;
      owner.peeked = [recruit, medic];
      owner.loose = [crew];
      owner.looseUnder = [0];
      owner.looseOver = [0];
      peekTop(owner, 1, seedRandom('look'));
      expect(places(state, 2)).toEqual(new Set([1, 2, 3, 4]));
    });

    it('lies below what is put on top later', () => {
      const state = slippedIn();
      putOnTop(state.seats[0], medic);
      for (const { seats } of worlds(state, 0, 50)) expect(seats[0].draw.at(-1)).toBe(medic);
    });

    it('lies above what a scry puts under the pile later', () => {
      const state = slippedIn();
      const [owner] = state.seats;
      peekTop(owner, 2, seedRandom('look'));
      sinkSeen(owner, [recruit], [medic]);
      for (const { seats } of worlds(state, 0, 50)) {
        expect([seats[0].draw.at(-1), seats[0].draw[0]]).toEqual([recruit, medic]);
      }
    });
  });

  it('what is looked at down to the known bottom is known once', () => {
    const state = withSeats({ draw: ['Recruit', 'Field Medic', 'March Orders'], sunk: ['March Orders'] });
    const [owner] = state.seats;
    peekTop(owner, 3, seedRandom('look'));
    expect([owner.peeked.length, owner.sunk.length]).toEqual([3, 0]);
  });

  it('S-116: a card just gained is in the draw pile of its owner, not in its hand', () => {
    const state = withSeats({}, { loose: ['Bridge Crew'], fresh: ['Bridge Crew'] });
    for (const world of worlds(state, 0, 100)) expect(world.seats[1].draw).toContain(cardId('bridge-crew'));
  });

  it.each([0, 1])(
    'S-116: of a card slipped in before its owner looked nobody knows whether it was seen (%i)',
    (i) => {
      const [crew, recruit] = ids('bridge-crew', 'recruit');
      const state = withSeats(
        {},
        {
          draw: ['Recruit', 'Bridge Crew', 'Field Medic'],
          loose: ['Bridge Crew'],
          fresh: ['Bridge Crew'],
        },
      );
      const [, owner] = state.seats;
      if (i === 1) owner.draw.push(...owner.draw.splice(1, 1));
      expect(peekTop(owner, 1, seedRandom('look'))).toEqual([[recruit, crew][i]]);
      const seen = [...worlds(state, 0, 400)].map(({ seats }) => seats[1].peeked[0] === crew);
      for (const world of worlds(state, 0, 50)) expect(world.seats[1].draw).toContain(crew);
      // One of three places, whatever was truly seen.
      expect(Math.abs(seen.filter(Boolean).length - 133)).toBeLessThan(40);
    },
  );

  it('S-116: drawing makes that doubtful again', () => {
    const { state } = playUntil(begin(4, 'fresh'), 'fresh', ({ state: now }) =>
      now.seats.some((seat) => seat.fresh.length > 0 && now.phase === 'action'),
    );
    expect(state.seats.some((seat) => seat.fresh.length > 0)).toBe(true);
    const next = playUntil(
      begin(4, 'fresh'),
      'fresh',
      ({ state: now }) => now.round === 3 && now.phase === 'market' && now.rowAt === 0,
    );
    expect(next.state.seats.every((seat) => seat.fresh.length === 0)).toBe(true);
  });

  it('S-116: what another seat gained in secret may be any unknown card of that deck', () => {
    const deck = ['Insight', 'Wormhole Link', 'Demolish Bridge'];
    const state = withSeats(
      {},
      { hand: ['Battle March', 'Recruit'].slice(1).concat('Jet Striker'), secret: ['Jet Striker'] },
      { decks: { 'market-2': deck } },
    );
    const seen = new Set<number>();
    for (const world of worlds(state, 0, 200)) {
      seen.add(world.seats[1].secret[0]);
      expect(hiddenCards(world.seats[1])).toContain(world.seats[1].secret[0]);
    }
    expect(seen).toEqual(new Set(ids('insight', 'wormhole-link', 'demolish-bridge', 'jet-striker')));
  });

  it('of two secret gains either may be the one just slipped in', () => {
    const other = {
      hand: ['Jet Striker'],
      draw: ['Insight', 'Recruit'],
      loose: ['Insight'],
      fresh: [{ card: 'Insight', secret: true }],
    };
    const state = withSeats(
      {},
      { ...other, secret: ['Jet Striker', 'Insight'] },
      { decks: { 'market-2': [] } },
    );
    const fresh = new Set([...worlds(state, 0, 50)].map((world) => world.seats[1].fresh[0].card));
    expect(fresh).toEqual(new Set(ids('jet-striker', 'insight')));
  });

  it('a secret gain changes places with unknown cards, its open namesake that was just slipped in does not', () => {
    const other = {
      hand: ['Insight'],
      draw: ['Insight', 'Recruit'],
      loose: ['Insight'],
      fresh: ['Insight'],
      secret: ['Insight'],
    };
    const state = withSeats({}, other, { decks: { 'market-2': ['Jet Striker', 'Frenzy'] } });
    const [insight] = ids('insight');
    for (const world of worlds(state, 0, 50)) {
      const [, { fresh, draw }] = world.seats;
      expect(fresh.map(({ card }) => card)).toEqual([insight]);
      expect(draw).toContain(insight);
    }
    const secrets = new Set([...worlds(state, 0, 50)].map((world) => world.seats[1].secret[0]));
    expect(secrets).toEqual(new Set(ids('insight', 'jet-striker', 'frenzy')));
  });

  describe('a card that is shown while a namesake of it was gained in secret', () => {
    const [insight] = ids('insight');
    const shown = (more: { [name: string]: Json }): SeatState => {
      const [, owner] = withSeats({}, { hand: ['Insight'], draw: ['Recruit'], ...more }).seats;
      expect(takeShown(owner, insight)).toBe(true);
      return owner;
    };

    it('is the one that all know of, as far as they can tell', () => {
      expect(shown({ discard: ['Insight'], secret: ['Insight'] }).secret).toEqual([insight]);
    });

    it('is the secret one where there is no other, or the other was just slipped in', () => {
      expect(shown({ secret: ['Insight'] }).secret).toEqual([]);
      const open = { draw: ['Insight', 'Recruit'], loose: ['Insight'], fresh: ['Insight'] };
      expect(shown({ ...open, secret: ['Insight'] }).secret).toEqual([]);
    });

    it('is not the secret one that was just slipped in', () => {
      const justGained = { draw: ['Insight', 'Recruit'], loose: ['Insight'] };
      const fresh = [{ card: 'Insight', secret: true }];
      expect(shown({ ...justGained, fresh, secret: ['Insight'] }).secret).toEqual([insight]);
    });
  });

  it('S-116: of a card slipped in before a scry nobody knows whether it was put under', () => {
    const state = withSeats(
      {},
      {
        draw: ['Recruit', 'Bridge Crew', 'Field Medic', 'Zap'],
        loose: ['Bridge Crew'],
        fresh: ['Bridge Crew'],
      },
    );
    const [recruit, crew] = ids('recruit', 'bridge-crew');
    const [, owner] = state.seats;
    peekTop(owner, 2, seedRandom('look'));
    sinkSeen(owner, [recruit], [crew]);
    const lies = [...worlds(state, 0, 800)].map(({ seats }) => seats[1].draw.indexOf(crew));
    // One of four places, whatever was truly put under.
    for (const place of [0, 1, 2, 3])
      expect(Math.abs(lies.filter((one) => one === place).length - 200)).toBeLessThan(60);
  });

  it('a card that the owner put on top later is not the one slipped in before', () => {
    const state = withSeats({}, { loose: ['Bridge Crew'], fresh: ['Bridge Crew'] });
    const [, owner] = state.seats;
    putOnTop(owner, cardId('recruit'));
    peekTop(owner, 2, seedRandom('look'));
    const lies = [...worlds(state, 0, 100)].map(({ seats }) => seats[1].draw.indexOf(cardId('bridge-crew')));
    expect(new Set(lies)).toEqual(new Set([0, 1]));
  });

  it("G-27: another seat's draft may be any unknown cards of its deck", () => {
    const drafts = [{ seat: 1, source: 'center', deck: 'power-1', cards: ['Oathstone'] }];
    const state = withSeats({}, {}, { drafts, decks: { 'power-1': ['Center Writ', 'Bridge Deed'] } });
    const seen = new Set([...worlds(state, 0, 100)].map((world) => world.drafts[0].cards[0]));
    expect(seen).toEqual(new Set(ids('oathstone', 'center-writ', 'bridge-deed')));
    for (const world of worlds(state, 1, 5)) expect(world.drafts[0].cards).toEqual(ids('oathstone'));
  });

  it('a card that the seat saw go under the deck is still there', () => {
    const decks = { 'market-2': ['Insight', 'Wormhole Link', 'Demolish Bridge', 'Frenzy'] };
    const other = { hand: ['Recruit', 'Jet Striker'], secret: ['Jet Striker'] };
    const state = withSeats({ buried: [['Demolish Bridge', 'Frenzy']] }, other, { decks });
    const bottoms = new Set<string>();
    for (const world of worlds(state, 0, 100)) {
      expect(sorted(world.market[1].slice(0, 2))).toEqual(sorted(ids('demolish-bridge', 'frenzy')));
      bottoms.add(world.market[1].slice(0, 2).join());
    }
    expect(bottoms.size).toBe(2);
    const spectators = new Set([...worlds(state, null, 100)].map((world) => world.seats[1].secret[0]));
    expect(spectators.size).toBe(5);
  });

  it('the rejects of a draft are known to the seat that saw them, until another seat may have taken them', () => {
    const state = withSeats({}, {});
    const deck = { kind: 'market', age: 2 } as const;
    const draft = (seat: number, ...slugs: readonly string[]): Draft => {
      return { seat, source: 'forge', deck, cards: ids(...slugs), keep: 1, optional: false, hex: -1 };
    };
    noteBuried(state, draft(0, 'insight', 'frenzy', 'ward'), ids('frenzy', 'ward'));
    expect(state.seats.map((seat) => seat.buried)).toEqual([[sorted(ids('frenzy', 'ward'))], []]);
    noteBuried(state, draft(1, 'mortar-shot', 'encirclement'), ids('mortar-shot'));
    expect(state.seats[0].buried.length).toBe(1);
    noteBuried(state, draft(1, 'ward', 'encirclement'), ids('ward'));
    expect(state.seats[0].buried).toEqual([]);
    expect(state.seats[1].buried).toEqual([ids('mortar-shot'), ids('ward')]);
    forgetBuried(state, 0, { kind: 'power', age: 2 });
    expect(state.seats[1].buried.length).toBe(2);
    forgetBuried(state, 1, deck);
    expect(state.seats[1].buried.length).toBe(2);
    forgetBuried(state, 0, deck);
    expect(state.seats[1].buried).toEqual([]);
  });
});

describe('the census', () => {
  it('S-87: stays the same all through a match', () => {
    for (const seats of [2, 4, 6]) {
      const match = begin(seats, 'census', { stealChampions: 3 });
      const random = seedRandom('census');
      const first = census(match.state);
      while (step(match, random)) expect(census(match.state)).toBe(first);
    }
  });

  it('notices a card that is lost, and a champion without its card', () => {
    const state = stateOf({
      seats: [{ faction: 'veil' }, { faction: 'aerial' }],
      units: [{ at: [0, 0], seat: 0, champions: [{ name: 'Brute' }] }],
    });
    const whole = census(state);
    const lost = copyState(state);
    lost.seats[0].draw.pop();
    expect(census(lost)).not.toBe(whole);
    state.seats[0].burned = [];
    expect(census(state)).toContain('brute in play without its card');
  });
});
