// Checks of asking and of imagined worlds, each against toys that break it.

import { describe, expect, test } from 'vitest';
import { runCheck, tableAt } from '../src/conformance/index.ts';
import type { CheckName } from '../src/conformance/index.ts';
import { shuffle } from '../src/index.ts';
import type { AnyGame, Game, Json, ViewHalves } from '../src/index.ts';
import { lanternSale } from './toy/lantern-sale.ts';
import type { Sale } from './toy/lantern-sale.ts';
import { snareGame } from './toy/snare.ts';
import type { Snare } from './toy/snare.ts';

const sale: Game<Sale> = lanternSale;
const race: Game<Snare> = snareGame;
const { act, snare } = race.decisions;
const bid = sale.decisions['bid'];

// The other seat is asked only when it could react: whoever is not asked holds no trap.
const asksHolders: Game<Snare> = {
  ...race,
  decisions: {
    ...race.decisions,
    act: {
      ...act,
      reveal(turn, decision) {
        const holder = 1 - turn.state.active;
        if (turn.state.hands[holder].includes('trap') || decision.plans[1 - holder][0] !== 'go')
          return act.reveal(turn, decision);
        const quiet = { ...turn, state: turn.state, random: turn.random, report: turn.report.bind(turn) };
        const then = turn.then.bind(turn);
        act.reveal({ ...quiet, then, ask: () => {}, window: () => {}, revealed: () => {} }, decision);
        snare.reveal(turn, { ...decision, plans: [['pass'], ['pass']], seats: [holder] });
      },
    },
  },
};

// Shown with the question: what the other seat holds.
const showsTooMuch: Game<Snare> = {
  ...race,
  decisions: {
    ...race.decisions,
    snare: { ...snare, shows: ['runner', 'at', 'held'] },
    act: {
      ...act,
      reveal(turn, decision) {
        const held = turn.state.hands[1 - turn.state.active].length > 0;
        const card = held ? turn.state.hands[1 - turn.state.active][0] : 'none';
        if (decision.plans[turn.state.active][0] !== 'go') return act.reveal(turn, decision);
        turn.window('snare', [1 - turn.state.active], { held: card });
      },
    },
  },
};

// Whoever rests gets the card that it was promised, as known long before: imagined decks know nothing of the promise.
type Promised = Snare & { promised?: Snare['deck'][number] | undefined };
const keepsPromises: Game<Promised> = {
  ...(race as Game<Promised>),
  setup(options, seats, random) {
    const { state, stack } = race.setup(options, seats, random);
    return { state: { ...state, promised: state.deck.at(-1) }, stack };
  },
  decisions: {
    ...(race as Game<Promised>).decisions,
    act: {
      ...(race as Game<Promised>).decisions['act'],
      reveal(turn, decision) {
        const { state } = turn;
        if (decision.plans[state.active][0] === 'rest' && state.promised !== undefined)
          state.deck[state.deck.length - 1] = state.promised;
        act.reveal(turn, decision);
        if (state.deck.length > 0) state.promised = state.deck.at(-1);
        else delete state.promised;
      },
    },
  },
};

// The sale with its views in two halves, made by a function that may remember.
function inHalves(make: () => Game<Sale>['view']): AnyGame {
  const halves = (): ViewHalves<Sale, Json> => {
    const view = make();
    const known = (state: Sale, seat: number | null) =>
      view(state, seat) as { readonly [member: string]: Json };
    return { open: (state) => known(state, null), own: known };
  };
  return { ...sale, halves } as Game<Sale> as AnyGame;
}

const broken: readonly { flaw: string; game: AnyGame; check: CheckName; says: RegExp }[] = [
  {
    flaw: 'a half that remembers what has changed since',
    game: inHalves(() => {
      const kept = new Map<number | null, Json>();
      return (state, seat) => {
        const view = kept.get(seat) ?? sale.view(state, seat);
        kept.set(seat, view);
        return view;
      };
    }),
    check: 'views-agree',
    says: /the two halves of the view of .* are not its view; view\./,
  },
  {
    flaw: 'an own half that is told by a part of the open one',
    game: {
      ...sale,
      halves(): ViewHalves<Sale, Json> {
        const kept = new WeakMap<object, { readonly [member: string]: Json }>();
        return {
          open: (state) => sale.view(state, null),
          own(state, seat, open) {
            const side = (open as { readonly buyers: readonly object[] }).buyers[seat];
            const own = kept.get(side) ?? (sale.view(state, seat) as { readonly [member: string]: Json });
            kept.set(side, own);
            return { buyers: own['buyers'] };
          },
        };
      },
    } as Game<Sale> as AnyGame,
    check: 'views-agree',
    says: /the two halves of the view of .* are not its view; view\./,
  },
  {
    flaw: 'a half that is a part of the state',
    game: inHalves(() => (state, seat) => ({
      ...(sale.view(state, seat) as { readonly [member: string]: Json }),
      discard: state.discard,
    })),
    check: 'views-agree',
    says: /object is not extensible/,
  },
  {
    flaw: 'a window for those only who can react',
    game: asksHolders as AnyGame,
    check: 'asks-hide',
    says: /by what is asked .* learns something hidden: "(snare|act)" is asked of .*, or "(snare|act)"/,
  },
  {
    flaw: 'a window that shows a card of the hand',
    game: showsTooMuch as AnyGame,
    check: 'asks-hide',
    says: /learns something hidden.*question\.about\.held/,
  },
  {
    flaw: 'worlds that are shuffled out of the true order',
    game: {
      ...sale,
      resample(state, seat, random) {
        const others = state.buyers.filter((_, owner) => owner !== seat);
        const pool = shuffle(random, [...state.deck, ...others.flatMap((buyer) => buyer.hand)]);
        for (const buyer of others) buyer.hand = pool.splice(0, buyer.hand.length);
        state.deck = pool;
        shuffle(random, state.lanterns);
      },
    } as Game<Sale> as AnyGame,
    check: 'imagines',
    says: /imagines depends on what it cannot know; match\.state/,
  },
  {
    flaw: 'worlds in which a seat knows what is not so',
    game: keepsPromises as AnyGame,
    check: 'plays-on',
    says: /played on, a world that .* imagines loses or doubles something/,
  },
  {
    flaw: 'worlds in which a seat has nothing to choose',
    game: {
      ...sale,
      resample(state, seat, random, options) {
        sale.resample(state, seat, random, options);
        state.buyers.forEach((buyer, owner) => owner !== seat && state.deck.push(...buyer.hand.splice(0)));
      },
    } as Game<Sale> as AnyGame,
    check: 'plays-on',
    says: /does not play on: seat \d is asked "bid" and has no legal choice/,
  },
  {
    flaw: 'a default that is not legal behind the first choice',
    game: {
      ...sale,
      decisions: {
        bid: { ...bid, fallback: (_state, _seat, plan, legal) => (plan.length > 0 ? 'boost' : legal[0]) },
      },
    } as Game<Sale> as AnyGame,
    check: 'defaults',
    says: /behind "card:\d+" the default "boost" of "bid" is not legal/,
  },
];

describe('views in two halves', () => {
  test('that agree pass', () => {
    const game = inHalves(() => (state, seat) => sale.view(state, seat));
    expect(runCheck(game, 'views-agree', tableAt(game, {}, 0))).toBeNull();
  });
});

describe('the kit catches', () => {
  test.each(broken)('$flaw', ({ game, check, says }) => {
    const found = Array.from({ length: 40 }, (_, i) => i)
      .map((index) => runCheck(game, check, tableAt(game, {}, index), { mostChoices: 500 }))
      .find((violation) => violation !== null);
    expect(found?.message).toMatch(says);
  });
});
