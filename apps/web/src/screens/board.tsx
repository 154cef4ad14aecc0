// The private board of a match that runs: the game's own table, on this device, for nobody but the reader.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { useTitle } from '../app/page.tsx';
import { BoardCard } from '../board/card.tsx';
import { openBoard } from '../board/board-run.ts';
import type { BoardRun } from '../board/board-run.ts';
import type { PageMatchContext } from '../match/create-match-context.ts';
import { MatchTable } from '../match/match-table.tsx';
import { Loading } from '../match/passing-table.tsx';
import { loadGames, titleOf } from '../source/games.ts';
import { boardTexts as says } from '../texts/board.ts';
import { Missing } from './missing.tsx';

function Board({ run, anew }: { readonly run: BoardRun; readonly anew: () => void }) {
  const source = run.visit.source.value;
  const info = run.visit.info.value;
  useTitle(info === null ? says.title : says.of(titleOf(info.game)));
  const Over = useMemo(
    () =>
      ({ match }: { readonly match: PageMatchContext }) => <BoardCard match={match} run={run} anew={anew} />,
    [run],
  );
  if (source === null || source.document.value === null) return <Loading />;
  return <MatchTable key={source.seat} visit={run.visit} source={source} Over={Over} />;
}

/** The screen at `/m/…/board`. */
export function BoardScreen({ match = '' }: { readonly match?: string }) {
  const [wish, setWish] = useState({ anew: false });
  const [run, setRun] = useState<BoardRun | string | null>(null);
  useEffect(() => {
    let left = false;
    let mine: BoardRun | null = null;
    setRun(null);
    void loadGames();
    void openBoard(match, wish.anew).then(
      (opened) => {
        if (typeof opened !== 'string') mine = opened;
        if (left) mine?.visit.close();
        else setRun(opened);
      },
      () => setRun(says.cannot),
    );
    return () => {
      left = true;
      mine?.visit.close();
    };
  }, [match, wish]);
  if (run === null) return <Loading />;
  if (typeof run === 'string')
    return <Missing title={says.title} why={run} href="/matches" all={says.toMatches} />;
  return <Board run={run} anew={() => setWish({ anew: true })} />;
}
