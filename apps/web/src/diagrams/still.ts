// A diagram as its board shows it: the position, what has been picked there, and what is lit.

import { createEngine, startFrom, viewOf } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import type { Diagram } from '@bridgefront/page/diagram.ts';
import type { MatchDocument } from '@bridgefront/page/source.ts';
import type { MatchInfo } from '@bridgefront/protocol';
import { choiceWords } from '@bridgefront/viewing';
import type { ChoiceWords } from '@bridgefront/viewing';
import { factsOf } from '../playback/recorded-source.ts';
import { infoOf } from '../position/look.ts';
import { diagramTexts as words } from '../texts/diagrams.ts';

/** What the board is drawn from. */
export interface Still {
  readonly info: MatchInfo;
  readonly document: MatchDocument;
  readonly words: ChoiceWords;
}

/**
 * Begins in the diagram's position and picks what is picked there.
 * @throws PositionError when there is no such position
 * @throws Error when something is picked, or pointed at, that is not open
 */
export function stillOf(game: AnyGame, { options = {}, start, seat, picked = [], pointed }: Diagram): Still {
  const engine = createEngine(game);
  const match = startFrom(engine, options, start);
  for (const choice of picked) {
    const refusal = engine.choose(match, seat, choice);
    if (refusal !== null) throw new Error(`${choice} cannot be picked: ${refusal.message}`);
  }
  if (pointed !== undefined && !engine.choices(match, seat).includes(pointed))
    throw new Error(`${pointed} is not open.`);
  const others = (one: number): number => (one < seat ? one + 1 : one);
  const info = infoOf(game, match, (one) => (one === seat ? words.you : words.other(others(one))));
  return {
    info,
    document: { host: { ...factsOf(info), status: 'live' }, view: viewOf(engine, match, seat) },
    words: choiceWords({ engine, match }, seat, false),
  };
}
