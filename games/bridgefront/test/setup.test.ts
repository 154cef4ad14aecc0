import { readFileSync } from 'node:fs';
import { collect, faceFor, openSeats } from '@bridgefront/kernel';
import type { Choice, Face, Match, Report } from '@bridgefront/kernel';
import { describe, expect, it } from 'vitest';
import { boardOf, capitalSlots } from '../rules/state/board.ts';
import { cardId, CARDS, factionCards } from '../rules/cards/index.ts';
import { deckCards } from './printed-decks.ts';
import { ownStarters, starterSwaps } from '../rules/cards/starter-decks.ts';
import { starterDeck } from '../rules/setup/decks.ts';
import { factionNames } from '../rules/effects.ts';
import { bridgefront } from '../rules/index.ts';
import { checkFactions, checkRadius } from '../rules/setup/setup.ts';
import type { State } from '../rules/types.ts';
import { board, forcesAt } from '../rules/state/units.ts';
import { begin, engine, sorted } from './matches.ts';

function choose(match: Match<State>, seat: number, choice: Choice, reports?: Report[]): void {
  const refused = engine.choose(match, seat, choice, reports && collect(reports));
  expect(refused, `seat ${seat}: ${choice}`).toBeNull();
}

/** Answers every question with its first choice until another one is asked. */
function until(match: Match<State>, ask: string, reports?: Report[]): Match<State> {
  for (let i = 0; i < 500 && match.decision !== null && match.decision.ask !== ask; i++) {
    const { decision } = match;
    const [seat] = openSeats(decision);
    choose(match, seat, engine.choices(match, seat)[0], reports);
  }
  expect(match.decision?.ask).toBe(ask);
  return match;
}

function told(reports: readonly Report[], kind: string, seat: number | null): Face[] {
  return reports.flatMap((report) => {
    const face = faceFor(report, seat);
    return face?.tell === kind ? [face] : [];
  });
}

describe('what is not asked while the board is set up', () => {
  it.each([
    ['capital', 'hex:0,0', '§5', 'on one of the corners'],
    ['capital', 'card:zap', '§5', 'where your Capital goes'],
    ['bridges', 'hex:0,0', 'S-37', 'a lit edge between two hexes'],
    ['bridges', 'card:zap', 'S-37', 'Cards are played in the Action Phase'],
  ])('while %s is asked, %s is refused by %s', (ask, choice, rule, says) => {
    const match = until(begin(2, 'refusals'), ask);
    const seat = match.decision?.seats[0] ?? -1;
    const refused = engine.choose(match, seat, choice);
    expect(refused).toMatchObject({ code: 'illegal-choice', rule });
    expect(refused?.message).toContain(says);
  });
});

describe('factions', () => {
  it.each([
    ['random', 4, null],
    ['veil, Bastion', 2, null],
    ['veil,random,cipher', 3, null],
    ['veil,viel', 2, 'There is no faction "viel"; did you mean "veil"?'],
    ['veil', 3, 'names 1 factions for 3 seats'],
    ['veil,veil', 2, 'Faction veil can be played by one seat only.'],
  ])('S-32: option factions=%s for %i seats', (text, seats, problem) => {
    if (problem === null) expect(checkFactions(text, seats)).toBeNull();
    else expect(checkFactions(text, seats)).toContain(problem);
  });

  it('S-32: factions are as the option says, the random ones are all different', () => {
    const match = begin(6, 'factions', { factions: 'random,veil,random,random,cipher,random' });
    const factions = match.state.seats.map((seat) => seat.faction);
    expect([factions[1], factions[4]]).toEqual(['veil', 'cipher']);
    expect(new Set(factions).size).toBe(6);
  });

  it('S-32: any faction may come to any seat', () => {
    const firsts = new Set(
      Array.from({ length: 80 }, (_, i) => begin(2, `seat ${i}`).state.seats[0].faction),
    );
    expect(firsts.size).toBe(factionNames.length);
  });

  it('§4.1: a board is of radius 3 with two seats and 4 with more, unless the option says another one', () => {
    expect(begin(2, 'r').state.radius).toBe(3);
    expect(begin(3, 'r').state.radius).toBe(4);
    expect(begin(3, 'r', { boardRadius: 5 }).state.radius).toBe(5);
    expect(checkRadius(0)).toBeNull();
    expect(checkRadius(2)).toContain('at least 3');
  });
});

describe('the Capital draft', () => {
  it.each([2, 3, 4, 5, 6])(
    'S-34: with %i seats, in reverse seat order, out of the slots that are left',
    (seats) => {
      const match = begin(seats, 'capitals');
      const { corners, hexChoices } = boardOf(match.state.radius);
      let free = capitalSlots[seats].map((slot) => hexChoices[corners[slot]]);
      for (let seat = seats - 1; seat > 0; seat--) {
        expect(match.decision).toMatchObject({ ask: 'capital', seats: [seat] });
        expect(engine.choices(match, seat)).toEqual(free);
        const pick = free[(seat * 7) % free.length];
        free = free.filter((choice) => choice !== pick);
        choose(match, seat, pick);
      }
      // The last slot needs no choice.
      expect(hexChoices[match.state.seats[0].capital]).toBe(free[0]);
      expect(match.decision?.ask).toBe('bridges');
    },
  );
});

describe('starting units, gold and cards', () => {
  it('§8: 4 Forces in each Capital and 4 gold', () => {
    const { state } = until(begin(4, 'start'), 'bridges');
    state.seats.forEach((seat, i) => {
      expect(forcesAt(state, i, seat.capital)).toBe(4);
      expect(seat.gold).toBe(4);
    });
  });

  it('S-35: a deck is the common nine, the faction spell and the faction champion', () => {
    for (const seat of begin(6, 'decks').state.seats) {
      const { spell, champion } = factionCards[seat.faction];
      expect(sorted(seat.draw)).toEqual(sorted([...deckCards.starter, spell, champion]));
    }
  });

  it('S-36: the champion is in the first hand of six, the other five are drawn', () => {
    for (const seat of until(begin(5, 'hands'), 'bridges').state.seats) {
      expect(seat.hand[0]).toBe(factionCards[seat.faction].champion);
      expect(seat.hand.length).toBe(6);
      expect(seat.draw.length).toBe(5);
    }
  });

  it('T-15: with championFirst off, the champion is shuffled in', () => {
    const first = Array.from({ length: 30 }, (_, i) => {
      const [seat] = until(begin(2, `shuffled ${i}`, { championFirst: false }), 'bridges').state.seats;
      return seat.hand.includes(factionCards[seat.faction].champion);
    });
    expect(new Set(first).size).toBe(2);
  });

  it('T-16, S-111: own decks are nine cards of the starter deck and of Age I for each faction, no two alike', () => {
    const { options } = begin(2, 'o', { starterDeck: 'own' }).state;
    const seen = new Set<string>();
    for (const faction of factionNames) {
      const deck = starterDeck(options, faction);
      expect(deck).toHaveLength(11);
      expect(deck.slice(9)).toEqual([factionCards[faction].spell, factionCards[faction].champion]);
      for (const slug of ownStarters[faction]) {
        expect(cardId(slug), slug).toBeGreaterThanOrEqual(0);
        const { deck: from, type } = CARDS[cardId(slug)];
        expect(['starter', 'market-1']).toContain(from);
        expect(type).not.toMatch('champion|victory');
      }
      seen.add(ownStarters[faction].join(' '));
    }
    expect(seen.size).toBe(factionNames.length);
  });

  it('S-111: the rules list every own deck card by card', () => {
    const spec = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8').replaceAll("'", '’');
    for (const faction of factionNames) {
      const names = ownStarters[faction].map((slug) => CARDS[cardId(slug)].name);
      const words = names
        .slice(1)
        .join(', ')
        .replace(/^Recruit/, 'Recruit twice');
      expect(spec).toContain(`${faction[0].toUpperCase()}${faction.slice(1)} ${words}`);
    }
  });

  it('T-16: a match knows by its rules which decks it was begun with', () => {
    expect(bridgefront.rules).toMatchObject({ starterSwaps, ownStarters });
  });

  it('T-16: faction decks swap two cards for others of Age I', () => {
    const { options } = begin(2, 'o', { starterDeck: 'faction' }).state;
    for (const faction of factionNames) {
      const deck = starterDeck(options, faction);
      expect(deck.length).toBe(11);
      const common = [...deckCards.starter];
      for (const card of deck) {
        const at = common.indexOf(card);
        if (at >= 0) common.splice(at, 1);
      }
      expect(common.map((card) => CARDS[card].slug).sort()).toEqual(
        starterSwaps[faction].map((swap) => swap.out).sort(),
      );
      for (const swap of starterSwaps[faction]) {
        expect(deck).toContain(cardId(swap.in));
        expect(CARDS[cardId(swap.in)]).toMatchObject({
          deck: 'market-1',
          type: expect.not.stringMatching('champion|victory'),
        });
      }
    }
  });

  it('S-112 T-24: Market decks are filled with second copies, but a champion exists once', () => {
    const { market } = begin(3, 'fill', { marketDeckSize: 47 }).state;
    for (const deck of market) {
      expect(deck.length).toBe(47);
      const champions = deck.filter((card) => CARDS[card].champion !== undefined);
      expect(new Set(champions).size).toBe(champions.length);
    }
  });

  it('S-112 T-23: Power decks hold as many Victory cards as the option says', () => {
    for (const victories of [0, 2, 6]) {
      for (const deck of begin(2, 'power', { powerVictoryCards: victories }).state.power) {
        expect(deck.filter((card) => CARDS[card].type === 'victory').length).toBe(victories);
      }
    }
  });

  it('S-33: the Lead of round 1 is seat 0', () => {
    expect(until(begin(3, 'lead'), 'bid').state).toMatchObject({ round: 1, lead: 0 });
  });
});

describe('starting bridges', () => {
  it('S-38: any edge with an end within two hexes of the Capital is offered, each once', () => {
    const match = until(begin(4, 'bridges'), 'bridges');
    const tables = board(match.state);
    match.state.seats.forEach(({ capital }, seat) => {
      const near = tables.edgeEnds.flatMap((ends, edge) => {
        const reached = ends.some((hex) => tables.distances[hex * tables.hexCount + capital] <= 2);
        return reached ? [tables.edgeChoices[edge]] : [];
      });
      expect(engine.choices(match, seat)).toEqual(near);
      choose(match, seat, near[3]);
      expect(engine.choices(match, seat)).toEqual(near.filter((choice) => choice !== near[3]));
    });
  });

  it('S-37: bridges are revealed together; one that two seats have chosen is placed once', () => {
    const reports: Report[] = [];
    const match = until(begin(4, 'same'), 'bridges');
    const shared = engine.choices(match, 0).filter((edge) => {
      return match.state.seats.some((_, seat) => seat > 0 && engine.choices(match, seat).includes(edge));
    });
    const wanted = shared[0];
    match.state.seats.forEach((_, seat) => {
      for (let i = 0; i < 2; i++) {
        const legal = engine.choices(match, seat);
        choose(
          match,
          seat,
          i === 0 && legal.includes(wanted) ? wanted : legal[legal.length - 1 - seat],
          reports,
        );
        if (seat < 3) expect(match.state.bridges.some((code) => code !== 0)).toBe(false);
      }
    });
    const built = match.state.bridges.filter((code) => code === 1).length;
    const planned = told(reports, 'starting-bridges', null).flatMap((face) => {
      return (face['bridges'] as { edges: string[] }[]).flatMap(({ edges }) => edges);
    });
    expect(planned.length).toBe(8);
    expect(built).toBe(new Set(planned).size);
    expect(built).toBeLessThan(8);
  });

  it('I-09: no question without starting bridges', () => {
    expect(begin(2, 'none', { startBridges: 0 }).decision?.ask).toBe('capital');
    const match = until(begin(2, 'none', { startBridges: 0 }), 'free-card');
    expect(match.state.bridges.every((code) => code === 0)).toBe(true);
  });
});

describe('the free starting card', () => {
  const factions = 'bastion,cipher,veil';

  it('S-39, S-98: three cards of Age I each from the top in seat order, four for Cipher', () => {
    const match = begin(3, 'free', { factions });
    const deck = [...match.state.market[0]].reverse();
    until(match, 'free-card');
    const shown = match.state.drafts.map((draft) => draft.cards);
    expect(shown).toEqual([deck.slice(0, 3), deck.slice(3, 7), deck.slice(7, 10)]);
    expect(engine.choices(match, 2)).toEqual(shown[2].map((card) => `card:${CARDS[card].slug}`));
  });

  it('S-39: all choose at once; rejects go to the bottom in seat order, each batch together', () => {
    const match = until(begin(3, 'rejects', { factions }), 'free-card');
    const shown = match.state.drafts.map((draft) => [...draft.cards]);
    shown.forEach((cards, seat) => choose(match, seat, `card:${CARDS[cards[1]].slug}`));
    const rejects = shown.map((cards) => sorted(cards.filter((_, i) => i !== 1)));
    const bottom = match.state.market[0];
    // Seat 0's batch went down first, so it lies above the later ones.
    expect(sorted(bottom.slice(0, 2))).toEqual(rejects[2]);
    expect(sorted(bottom.slice(2, 5))).toEqual(rejects[1]);
    expect(sorted(bottom.slice(5, 7))).toEqual(rejects[0]);
    shown.forEach((cards, seat) => expect(match.state.seats[seat].secret).toEqual([cards[1]]));
  });

  it('G-27: only the seat itself is told what it is shown and what it gains', () => {
    const reports: Report[] = [];
    const match = until(begin(3, 'secret', { factions }, reports), 'free-card', reports);
    until(match, 'bid', reports);
    for (const kind of ['draft', 'gained']) {
      const field = kind === 'draft' ? 'cards' : 'card';
      for (let seat = 0; seat < 3; seat++) {
        const faces = told(reports, kind, seat).filter((face) => face['source'] === 'free');
        expect(faces.map((face) => face[field] !== undefined)).toEqual([seat === 0, seat === 1, seat === 2]);
      }
      expect(told(reports, kind, null).every((face) => face[field] === undefined)).toBe(true);
    }
  });

  it('S-41: a Victory card scores at once', () => {
    for (let i = 0; ; i++) {
      const match = until(begin(2, `victory ${i}`), 'free-card');
      const card = match.state.drafts[0].cards.find((one) => CARDS[one].type === 'victory');
      if (card === undefined) continue;
      choose(match, 0, `card:${CARDS[card].slug}`);
      choose(match, 1, engine.choices(match, 1)[0]);
      expect(match.state.seats[0].permanentVp).toBe(CARDS[card].vp);
      return;
    }
  });

  it('S-115 I-10: no free card with freeCardChoices=0, not for Cipher either', () => {
    const match = until(begin(2, 'free', { freeCardChoices: 0, factions: 'cipher,veil' }), 'bid');
    expect(match.state.seats.every((seat) => seat.secret.length === 0)).toBe(true);
  });

  it('S-104: on time-out the first legal choice is made', () => {
    const match = begin(3, 'time-out');
    for (const ask of ['capital', 'bridges', 'free-card']) {
      until(match, ask);
      const seat = match.decision?.seats[0] ?? -1;
      expect(engine.fallback(match, seat)).toBe(engine.choices(match, seat)[0]);
    }
  });
});
