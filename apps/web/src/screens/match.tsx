// One match: its lobby before the start, its table while it is played, its result afterwards.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { onNeed } from '@bridgefront/page/ui/on-need.tsx';
import { useTitle } from '../app/page.tsx';
import { NotFound } from './not-found.tsx';
import { Cover } from '../match/cover.tsx';
import { isCovered } from '../match/handing-round.ts';
import { MatchProblem } from '../match/match-problem.tsx';
import { MatchTable } from '../match/match-table.tsx';
import { visitMatch } from '../match/page-visit.ts';
import type { Visit } from '../match/visit.ts';
import { isHere } from '../local/ids.ts';
import { tellPresence } from '../source/presence.ts';
import { titleOf } from '../source/games.ts';
import type { Source } from '@bridgefront/page/source.ts';
import type { MatchInfo } from '@bridgefront/protocol';
import { texts } from '../texts/index.ts';
import type { Lobby as LobbyScreen } from './lobby.tsx';

function Loading() {
  return (
    <main id="content">
      <p>{texts.shell.loading}</p>
    </main>
  );
}

// Who comes to a match that is played needs no lobby: it is loaded where it is shown.
function LobbyOf({
  visit,
  info,
  source,
}: {
  readonly visit: Visit;
  readonly info: MatchInfo;
  readonly source: Source;
}) {
  const [loaded, setLoaded] = useState<{ readonly Lobby: typeof LobbyScreen } | null>(null);
  useEffect(() => {
    import('./lobby.tsx').then(setLoaded, () => {
      visit.problem.value = 'unreachable';
    });
  }, []);
  if (loaded === null) return <Loading />;
  return <loaded.Lobby info={info} source={source} took={(next) => visit.took(next)} />;
}

// Named once: while the match is played, the title tells whose turn it is.
function NamedTable({ visit, source }: { readonly visit: Visit; readonly source: Source }) {
  const [title] = useState(() => titleOf(visit.info.peek()?.game ?? ''));
  useTitle(title);
  return <MatchTable visit={visit} source={source} />;
}

function Visited({ visit }: { readonly visit: Visit }) {
  const info = visit.info.value;
  const problem = visit.problem.value;
  const source = visit.source.value;
  // Who had the device before it was covered.
  const last = useRef<number | null>(null);
  if (source !== null && source.seat !== null) last.current = source.seat;
  if (problem !== null)
    return <MatchProblem problem={problem} here={isHere(visit.match)} retry={() => void visit.load()} />;
  if (info === null || source === null) return <Loading />;
  if (info.status === 'lobby' || info.status === 'cancelled')
    return <LobbyOf visit={visit} info={info} source={source} />;
  if (source.document.value === null) return <Loading />;
  if (isCovered(info, source.seat))
    return <Cover visit={visit} document={source.document.value} last={last.current} />;
  return <NamedTable key={`${source.match} ${source.seat}`} visit={visit} source={source} />;
}

// Few look at it, and not at first.
const BoardScreen = onNeed(async () => (await import('./board.tsx')).BoardScreen);

function Played({ match }: { readonly match: string }) {
  const visit = useMemo(() => visitMatch(match), [match]);
  useEffect(() => {
    void visit.load();
    return () => visit.close();
  }, [visit]);
  useEffect(() => (isHere(match) ? undefined : tellPresence(match)), [match]);
  return <Visited visit={visit} />;
}

interface MatchProps {
  readonly match?: string;
  /** What is looked at beside the match: its private board. */
  readonly beside?: string;
}

/** The screen at `/m/…`, and at `/m/…/board`. */
export function MatchScreen({ match = '', beside }: MatchProps) {
  if (beside === undefined) return <Played match={match} />;
  return beside === 'board' ? <BoardScreen match={match} /> : <NotFound />;
}
