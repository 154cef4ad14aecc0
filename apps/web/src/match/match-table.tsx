// The match page: the game's table with as much room as there is, and around it everything that all games share.

import { useComputed, useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { MatchInfo } from '@bridgefront/protocol';
import type { Source } from '@bridgefront/page/source.ts';
import { CardAddresses } from '../compendium/card-addresses.tsx';
import { isHere } from '../local/ids.ts';
import { pageOf } from '../games.ts';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { Frame, TableArea } from '@bridgefront/page/stage/stage.tsx';
import { hush } from '@bridgefront/page/ui/announce.ts';
import { onNeed } from '@bridgefront/page/ui/on-need.tsx';
import { clearToasts } from '@bridgefront/page/ui/toast.tsx';
import { texts } from '../texts/index.ts';
import { askWhenAble } from './asking.tsx';
import { createMatchContext } from './create-match-context.ts';
import type { PageMatchContext } from './create-match-context.ts';
import { stopDoubleClicks } from './double-click.ts';
import { coverScreen, coverWhenDone } from './handing-round.ts';
import { isHandedRound } from '../source/my-seat.ts';
import { isRecapDue } from './recap-due.ts';
import { coachOf, isGuided } from './guidance.ts';
import { MarkedSeats } from './marked-seats.tsx';
import { wide } from './media.ts';
import { measureUpdates } from './measure.ts';
import { Menu } from './menu.tsx';
import { ConnectionNotice, StandInNotice, TableNews, WaitedForNotice } from './notices.tsx';
import { endOf, isOver } from './over.ts';
import { actAtTable } from './page-visit.ts';
import { MoreLights } from './more-lights.tsx';
import { Past } from './past.tsx';
import { listenToKeys } from './shortcuts.ts';
import { Panel } from './panel.tsx';
import { agreed } from '../sessions/consent.ts';
import { surroundingsOf } from '../source/surroundings.ts';
import { TopBar } from './top-bar.tsx';
import { soundEvents } from './sounds.ts';
import { tellTurns } from './turn.ts';
import type { Visit } from './visit.ts';
import styles from './match-table.module.css';

// What they show comes after the table.
const Ending = onNeed(async () => (await import('./ending.tsx')).Ending);
const Coach = onNeed(async () => (await import('./coach.tsx')).Coach);
const ShortcutSheet = onNeed(async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet);
const StageRecap = onNeed(async () => (await import('./recap.tsx')).StageRecap);

function useServices(match: PageMatchContext, game: GamePage | null, help: () => void): void {
  useEffect(() => {
    const ends = [
      tellTurns(match),
      askWhenAble(match),
      soundEvents(match, game),
      measureUpdates(match.source),
      listenToKeys(match, game, help),
    ];
    return () => {
      for (const end of ends) end();
      match.close();
      // What was said at the table is for nobody who is not at it.
      hush();
    };
  }, [match]);
}

// A device that is handed round: it is covered when its holder is done, and when the page is left, which the browser may
// show again as it was.
function useCovers(match: PageMatchContext, visit: Visit, handed: boolean): void {
  useEffect(() => {
    if (!handed) return undefined;
    const stop = coverWhenDone(match, visit);
    const cover = (): void => coverScreen(visit);
    addEventListener('pagehide', cover);
    return () => {
      stop();
      removeEventListener('pagehide', cover);
      clearToasts();
    };
  }, [match, visit, handed]);
}

// In a match by mail, whoever comes back sees what has happened since.
function useMissed(match: PageMatchContext, game: GamePage | null, info: MatchInfo | null): void {
  const { seat } = match.source;
  const away = info?.clock.kind === 'mail' && info.status === 'live' && seat !== null && !isHere(info.id);
  useEffect(() => {
    let end = (): void => undefined;
    let left = false;
    if (away && game !== null)
      void import('./missed.ts').then(
        ({ showMissed }) => void (left || (end = showMissed(match, game))),
        () => undefined, // The table stands as it is, and the log tells it.
      );
    return () => {
      left = true;
      end();
    };
  }, [match, game, away]);
}

async function comeBack(visit: Visit): Promise<void> {
  const answer = await actAtTable(visit.match, 'come-back').catch(() => null);
  if (answer !== null && 'seats' in answer) visit.took(answer);
}

// Which question the page stands at, for tests and scripts that play through it.
function questionOf(source: Source): string {
  const document = source.document.value;
  if (document === null || isOver(document)) return 'over';
  const mine = document.view.decision?.mine ?? null;
  return `${document.host.decision ?? 0}/${mine?.plan.length ?? 'waiting'}`;
}

interface TableProps {
  readonly visit: Visit;
  readonly source: Source;
  /** What is told in a lesson, in place of coach and end: over the stage, or in the panel where there is one. */
  readonly Over?: ComponentType<{ readonly match: PageMatchContext }>;
  readonly beside?: boolean;
}

function Match({
  visit,
  source,
  game,
  Over,
  beside = false,
}: TableProps & { readonly game: GamePage | null }) {
  const name = source.document.peek()?.view.game ?? '';
  const guided = isGuided(name, source.match);
  const coach = coachOf(game, guided);
  const match = useMemo(
    () => createMatchContext(source, game, surroundingsOf(coach !== null)),
    [source, game],
  );
  const helping = useSignal(false);
  const back = useSignal(false);
  const help = (): void => void (helping.value = true);
  useServices(match, game, help);
  // Where several people hand the device round, nobody knows who thinks.
  const isNoted = agreed.value && Over === undefined && !match.handedRound;
  useEffect(() => {
    if (!isNoted) return;
    const noting = import('../sessions/session.ts').then(({ noteMatch }) =>
      noteMatch(source.match, source, game),
    );
    return () => void noting.then((stop) => stop());
  }, [isNoted, source, game]);
  const info = visit.info.value;
  const handed = info !== null && isHandedRound(info);
  useCovers(match, visit, handed);
  useMissed(match, game, info);
  const area = useRef<HTMLDivElement>(null);
  // A message changes these attributes alone: nothing of the frame is drawn again for it.
  const question = useComputed(() => questionOf(source));
  const over = useComputed(() => question.value === 'over');
  const end = useComputed(() => endOf(match));
  const watched = useMemo(() => end.peek() === null, [end]);
  const tells = useComputed(() => isRecapDue(match, game));
  const covered = !wide.value && match.sheet.value;
  const told = Over === undefined ? null : <Over match={match} />;
  const inPanel = beside && wide.value;
  const said = coach === null ? null : <Coach match={match} coach={coach} name={name} />;
  const onClick = useMemo(() => stopDoubleClicks(() => question.peek()), [question]);
  return (
    <MarkedSeats match={match} game={game}>
      <Frame
        kind="match"
        data-question={question}
        data-over={over}
        data-busy={match.busy}
        onClickCapture={onClick}
      >
        <TopBar match={match} game={game}>
          <Menu match={match} game={game} visit={visit} help={help} lookBack={() => (back.value = true)} />
        </TopBar>
        <TableArea
          main
          covered={covered}
          uncover={() => (match.sheet.value = false)}
          overlays={
            <>
              <div class={styles.said}>
                <ConnectionNotice match={match} />
                {info !== null && <StandInNotice info={info} comeBack={() => void comeBack(visit)} />}
                {info !== null && <TableNews info={info} />}
                {handed && <WaitedForNotice match={match} visit={visit} />}
                {!inPanel && told}
                {Over === undefined && game !== null && tells.value && (
                  <StageRecap match={match} game={game} area={area} />
                )}
              </div>
              {Over === undefined && end.value !== null && <Ending end={end.value} watched={watched} />}
            </>
          }
        >
          <div class={styles.table} ref={area}>
            {game !== null && <game.Table match={match} />}
          </div>
          <MoreLights match={match} area={area} />
          {back.value && game !== null && (
            <Past match={match} game={game} close={() => (back.value = false)} />
          )}
        </TableArea>
        <Panel match={match} game={game} coach={inPanel ? told : said} />
        {helping.value && <ShortcutSheet match={source.match} open close={() => (helping.value = false)} />}
      </Frame>
    </MarkedSeats>
  );
}

/** A match that is played or has been. */
export function MatchTable(props: TableProps) {
  const { source } = props;
  const name = source.document.peek()?.view.game ?? '';
  const loaded = useSignal<{ readonly game: GamePage | null } | null>(null);
  useEffect(() => {
    void pageOf(name).then(
      (game) => (loaded.value = { game }),
      () => (loaded.value = { game: null }), // The list of choices plays every game.
    );
  }, [name, loaded]);
  if (loaded.value === null) return <main id="content">{texts.shell.loading}</main>;
  return (
    <CardAddresses game={name}>
      <Match {...props} game={loaded.value.game} />
    </CardAddresses>
  );
}
