// A finished match to be watched again, from anybody's eyes: `/m/…/replay`, with `at` and `seat` for a moment of it, and
// `analysis` for whose decisions are analysed beside it. An analysis is the same wherever it is worked out, so a link to it
// needs no more than that.

import { useLocation } from 'preact-iso';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { MatchInfo } from '@bridgefront/protocol';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { useAnalysis } from '../analysis/use-analysis.ts';
import { useTitle } from '../app/page.tsx';
import { pageOf } from '../games.ts';
import { createMatchContext } from '../match/create-match-context.ts';
import { Log } from '../match/log.tsx';
import { MarkedSeats } from '../match/marked-seats.tsx';
import { wide } from '../match/media.ts';
import { pageSurroundings } from '../source/surroundings.ts';
import { momentAt, momentsOf, stepOf } from '../playback/moments.ts';
import type { Replayed } from '../playback/moments.ts';
import { factsOf, recordedSource } from '../playback/recorded-source.ts';
import { ReplayBar } from '../playback/replay-bar.tsx';
import { ReplayPlayback } from '../playback/replay-playback.ts';
import { ask } from '../source/api.ts';
import { connected } from '../source/connection.ts';
import { titleOf } from '../source/games.ts';
import { mySeat } from '../source/my-seat.ts';
import { Problem } from '../source/problem.ts';
import { analysisTexts } from '../texts/analysis.ts';
import { texts } from '../texts/index.ts';
import { matchTexts } from '../texts/match.ts';
import { Button, ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { Frame, region, TableArea } from '@bridgefront/page/stage/stage.tsx';
import { useHeadHeight } from '@bridgefront/page/ui/head-height.ts';
import { ForkButton } from './fork-button.tsx';
import styles from './replay.module.css';

const words = matchTexts.replay;

interface Loaded {
  readonly info: MatchInfo;
  readonly game: GamePage | null;
  readonly seat: number | null;
  readonly replayed: Replayed;
  /** The choice after which it begins to be shown, and which of the moments after it. */
  readonly choice: number;
  readonly step: number | null;
  /** Whose decisions are analysed; null: nobody's. */
  readonly analysed: number | null;
}

type Look = Pick<Loaded, 'seat' | 'choice' | 'step' | 'analysed'>;

async function load(match: string, look: Look): Promise<Loaded | Problem> {
  const { seat } = look;
  const [info, recorded] = await Promise.all([
    ask('getMatch', { params: { match } }),
    ask('getRecording', { params: { match }, query: { seat: seat ?? 'table' } }),
  ]);
  if (info instanceof Problem) return info;
  if (recorded instanceof Problem) return recorded;
  const game = await pageOf(info.game).catch(() => null);
  const replayed = momentsOf(recorded, (report) => game?.duration(report) ?? 1000);
  return { info, game, replayed, ...look };
}

// The address always leads to the moment that is shown.
function useAddress(playback: ReplayPlayback, { replayed, seat, analysed }: Loaded): void {
  useSignalEffect(() => {
    const { choice } = replayed.moments[playback.at.value];
    const step = stepOf(replayed.moments, playback.at.value);
    if (playback.running.value) return;
    const query = new URLSearchParams({
      at: String(choice),
      ...(step === null ? {} : { step: String(step) }),
      ...(seat === null ? {} : { seat: String(seat) }),
      ...(analysed === null ? {} : { analysis: String(analysed) }),
    });
    history.replaceState(history.state, '', `${location.pathname}?${query.toString()}`);
  });
}

function ReportText({ playback }: { readonly playback: ReplayPlayback }) {
  return (
    <p class={styles.told} aria-live="polite">
      {playback.current.value?.report.text ?? ''}
    </p>
  );
}

function Shown({ loaded, look }: { readonly loaded: Loaded; readonly look: (look: Look) => void }) {
  const { info, game, seat, replayed, choice, step, analysed } = loaded;
  const { moments } = replayed;
  const last = moments[moments.length - 1].choice;
  const { match, playback } = useMemo(() => {
    const made = new ReplayPlayback({
      moments,
      host: factsOf(info),
      pace: pageSurroundings.pace(),
      start: momentAt(moments, choice, step),
      duration: (report) => game?.duration(report) ?? 1000,
      keep: (pace) => pageSurroundings.keepPace(pace),
    });
    const source = recordedSource(info, seat, replayed);
    return { match: createMatchContext(source, game, pageSurroundings, made), playback: made };
  }, [loaded]);
  useEffect(() => () => match.close(), [match]);
  const reading = useSignal(false);
  const looked = useSignal<number | null>(null);
  const analysis = useAnalysis(info, analysed);
  const here = (next: Partial<Look>): Look => {
    const { choice: now } = moments[playback.at.peek()];
    return { seat, choice: now, step: stepOf(moments, playback.at.peek()), analysed, ...next };
  };
  // Whose decisions are judged, with their eyes the match is seen.
  const analyse = (whose: number | null): void =>
    look(here(whose === null ? { analysed: null } : { analysed: whose, seat: whose }));
  const looking = analysis && {
    info,
    game,
    seat: analysed ?? 0,
    replayed,
    playback,
    match,
    run: analysis.run,
    looked,
  };
  const head = useHeadHeight();
  useAddress(playback, loaded);
  useTitle(`${words.title}: ${titleOf(info.game)}`);
  const open = analysed !== null;
  const reads = !open && (wide.value || reading.value);
  const names = info.seats.map(({ name }) => name ?? '');
  // A match of a study, shown by the lab, was never at a table: it has no other page, and cannot be played on.
  const atTable = info.startedAt !== null;
  return (
    <MarkedSeats match={match} game={game}>
      <Frame kind="replay">
        <header ref={head} class={`${region('bar')} ${styles.head}`}>
          <h1>{words.title}</h1>
          <ReportText playback={playback} />
          {!wide.value && (
            <Button
              kind="quiet"
              size="small"
              icon="log"
              label={matchTexts.log}
              pressed={reads}
              onClick={() => {
                reading.value = !reads;
                if (open) analyse(null);
              }}
            />
          )}
          {atTable && (
            <Button
              size="small"
              icon="spyglass"
              pressed={open}
              onClick={() => analyse(open ? null : (seat ?? mySeat(info) ?? 0))}
              {...(wide.value ? {} : { label: analysisTexts.analyse })}
            >
              {wide.value && analysisTexts.analyse}
            </Button>
          )}
          {atTable &&
            (wide.value ? (
              <ButtonLink href={`/m/${info.id}`} size="small" icon="flag">
                {words.toResult}
              </ButtonLink>
            ) : (
              <ButtonLink href={`/m/${info.id}`} size="small" icon="flag" label={words.toResult} />
            ))}
        </header>
        <TableArea main>{game !== null && <game.Table match={match} />}</TableArea>
        <aside
          class={`${region('panel')} ${styles.side} ${reads || open ? styles.reading : ''}`}
          aria-label={open ? analysisTexts.title : matchTexts.log}
        >
          <h2 class="visually-hidden">{open ? analysisTexts.title : matchTexts.log}</h2>
          {!open && game?.Aside !== undefined && (
            <div class={styles.aside}>
              <game.Aside match={match} />
            </div>
          )}
          {reads && <Log match={match} game={game} />}
          {analysis !== null && looking !== null && (
            <analysis.Side {...looking} whose={analyse} start={analysis.start} />
          )}
        </aside>
        <div class={region('foot')}>
          <ReplayBar
            playback={playback}
            replayed={replayed}
            game={game}
            eyes={{
              names,
              seat,
              look: (next) => look(here({ seat: next, analysed: open ? (next ?? analysed) : null })),
            }}
            below={analysis !== null && looking !== null && <analysis.Curve {...looking} />}
          >
            {atTable && (
              <ForkButton
                info={info}
                editable={game?.positions !== undefined}
                eyes={seat}
                choice={() => moments[playback.at.peek()].choice}
                over={moments[playback.at.value].choice >= last}
              />
            )}
          </ReplayBar>
        </div>
      </Frame>
    </MarkedSeats>
  );
}

/** The screen at `/m/…/replay`. */
export function ReplayScreen({ match = '' }: { readonly match?: string }) {
  const { query } = useLocation();
  const state = useSignal<Loaded | Problem | null>(null);
  const look = (wish: Look): void => {
    void load(match, wish)
      .catch(() => new Problem('failed'))
      .then((loaded) => void (state.value = loaded));
  };
  const lookByAddress = (): void => {
    const number = (text: string | undefined): number | null => (text === undefined ? null : Number(text));
    look({
      seat: number(query['seat']),
      choice: number(query['at']) ?? 0,
      step: number(query['step']),
      analysed: number(query['analysis']),
    });
  };
  useEffect(lookByAddress, [match]);
  const there = connected.value;
  useEffect(() => {
    if (there && state.peek() instanceof Problem) lookByAddress();
  }, [there]);
  const { value } = state;
  if (value === null || value instanceof Problem)
    return (
      <main id="content" class={styles.alone}>
        <h1>{words.title}</h1>
        <p role="status">{value === null ? texts.shell.loading : value.message}</p>
        {value instanceof Problem && value.code === 'not-found' ? (
          <ButtonLink href="/">{texts.shell.home}</ButtonLink>
        ) : (
          <ButtonLink href={`/m/${match}`}>{words.toResult}</ButtonLink>
        )}
      </main>
    );
  return <Shown key={`${value.seat} ${value.info.id} ${value.analysed}`} loaded={value} look={look} />;
}
