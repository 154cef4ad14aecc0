import { readPosition, seedRandom } from '@bridgefront/kernel';
import type { Json } from '@bridgefront/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../rules/cards/index.ts';
import { bridgefront } from '../rules/index.ts';
import { copyState } from '../rules/state/state.ts';
import type { State } from '../rules/types.ts';
import { views } from '../rules/seen/view.ts';
import { begin, playUntil, step } from './matches.ts';

const view = (state: State, seat: number | null) => views.view(state, seat);

function stateOf(position: Json): State {
  return readPosition(bridgefront, { game: 'bridgefront', options: {}, position }).state;
}

/** Seat 1 has secrets everywhere; nothing else names those cards. */
const full: Json = {
  round: 5,
  seats: [
    {
      faction: 'veil',
      hand: ['Zap'],
      draw: ['Recruit', 'Field Medic', 'Bridge Crew'],
      peeked: ['Recruit'],
      discard: ['Scout Report'],
    },
    {
      faction: 'bastion',
      permanentVp: 3,
      controlVp: 2,
      hand: ['Royal Mint'],
      draw: ['Plunder', 'Master Plan'],
      discard: ['Deep Reserves'],
      played: ['Blood Price'],
      burned: ['Last Lecture'],
      held: ['Ghost Step'],
      peeked: ['Plunder'],
      sunk: ['Master Plan'],
      secret: ['Royal Mint'],
      buried: [['Warp Column']],
    },
  ],
  units: [{ at: [1, 0], seat: 1, forces: 2, champions: [{ name: 'Brute', hp: 3, warded: true }] }],
  drafts: [{ seat: 1, source: 'forge', deck: 'market-2', cards: ['Insight', 'Entrench'], at: [0, 2] }],
};

const secrets = [
  'royal-mint',
  'plunder',
  'master-plan',
  'deep-reserves',
  'ghost-step',
  'warp-column',
  'insight',
  'entrench',
];

describe('what a seat may know', () => {
  it.each([0, null])("G-27: seat %s learns no card of another seat's hand, piles and drafts", (seat) => {
    const text = JSON.stringify(view(stateOf(full), seat));
    expect(secrets.filter((slug) => text.includes(slug))).toEqual([]);
    expect(text).not.toContain('"permanentVp":3');
  });

  it('G-27 S-117: sizes, how many cards a draft shows, played and burned cards, gold, mana, units and their state are public', () => {
    const seen = view(stateOf(full), 0);
    expect(seen.seats[1]).toMatchObject({
      hand: 1,
      draw: 2,
      discard: 2,
      held: 1,
      gold: 4,
      mana: 5,
      played: ['blood-price'],
      burned: ['last-lecture', 'brute'],
    });
    expect(seen.units).toEqual([
      { hex: '1,0', seat: 1, forces: 2, champions: [{ card: 'brute', hp: 3, warded: true }] },
    ]);
    expect(seen.drafts).toEqual([{ seat: 1, source: 'forge', count: 2 }]);
  });

  it('G-27 S-117: a seat knows its hand, its held cards, its draw pile by name, what it has seen of the order, and its points', () => {
    const { own } = view(stateOf(full), 0);
    expect(own).toEqual({
      permanentVp: 0,
      controlVp: 0,
      hand: ['zap'],
      draw: ['bridge-crew', 'field-medic', 'recruit'],
      top: ['recruit'],
      discard: ['scout-report'],
    });
    expect(view(stateOf(full), 1).own).toMatchObject({
      permanentVp: 3,
      bottom: ['master-plan'],
      held: ['ghost-step'],
      buried: ['warp-column'],
      drafts: [{ source: 'forge', cards: ['insight', 'entrench'], keep: 1, optional: false, hex: '0,2' }],
    });
  });

  it('G-27: a spectator has no cards', () => {
    expect(view(stateOf(full), null)).not.toHaveProperty('own');
  });

  it('statuses on board and seats are shown', () => {
    const seen = view(
      stateOf({
        seats: [
          { faction: 'veil', boosts: [{ boost: 'smoke', max: 1 }], lastContract: true },
          { faction: 'bastion', entrenched: [{ at: [0, 1], max: 3 }] },
        ],
        bridges: [
          [
            [0, 0],
            [1, 0],
          ],
        ],
        temporaryBridges: [
          [
            [0, 0],
            [0, 1],
          ],
        ],
        locked: [
          [
            [0, 0],
            [1, 0],
          ],
        ],
        traps: [
          {
            bridge: [
              [0, 0],
              [1, 0],
            ],
            seat: 1,
          },
        ],
        wormholes: [
          {
            ends: [
              [0, 0],
              [2, 0],
            ],
          },
        ],
        blackout: true,
      }),
      null,
    );
    expect(seen).toMatchObject({
      bridges: ['0,0~1,0'],
      temporary: ['0,0~0,1'],
      locked: ['0,0~1,0'],
      traps: [{ edge: '0,0~1,0', seat: 1 }],
      wormholes: [{ hexes: ['0,0', '2,0'], seat: null }],
      blackout: true,
    });
    expect(seen.seats[0]).toMatchObject({ boosts: [{ boost: 'smoke', max: 1 }], lastContract: true });
    expect(seen.seats[1]).toMatchObject({ entrenched: [{ hex: '0,1', max: 3 }] });
  });

  it('G-27: at the end everything is shown to everybody', () => {
    const { state } = playUntil(begin(3, 'end', { rounds: 3 }), 'end', () => false);
    for (const seat of [0, 1, 2, null]) {
      const { all } = view(state, seat);
      expect(all?.map((own) => own.hand.length + own.draw.length)).toEqual(
        state.seats.map((one) => one.hand.length + one.draw.length),
      );
      expect(all?.map((own) => own.permanentVp)).toEqual(state.seats.map((one) => one.permanentVp));
    }
  });
});

/** Changes everything about a seat that the others must not see, and nothing else. */
function disturb(state: State, index: number): State {
  const copy = copyState(state);
  const seat = copy.seats[index];
  const other = (card: number): number => (card + 1) % CARDS.length;
  for (const pile of ['hand', 'draw', 'discard', 'held', 'peeked', 'loose', 'sunk', 'secret'] as const)
    seat[pile] = seat[pile].map(other);
  seat.fresh = seat.fresh.map((entry) => ({ ...entry, card: other(entry.card), found: !entry.found }));
  seat.buried = seat.buried.map((batch) => batch.map(other));
  seat.permanentVp += 5;
  seat.controlVp += 1;
  for (const draft of copy.drafts)
    if (draft.seat === index) draft.cards.forEach((card, i) => (draft.cards[i] = other(card)));
  for (const deck of [...copy.market, ...copy.power]) deck.forEach((card, i) => (deck[i] = other(card)));
  return copy;
}

describe('non-interference', () => {
  it('G-27: other cards in hidden places change nothing of a view, all through a match', () => {
    const match = begin(4, 'disturbed');
    const random = seedRandom('disturbed');
    do {
      if (match.state.phase === 'over') break;
      for (const [watcher, secretive] of [
        [0, 1],
        [2, 3],
        [null, 0],
      ] as const) {
        expect(JSON.stringify(view(disturb(match.state, secretive), watcher))).toBe(
          JSON.stringify(view(match.state, watcher)),
        );
      }
    } while (step(match, random));
  });
});
