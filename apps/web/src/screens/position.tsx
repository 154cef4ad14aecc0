// A position laid by hand, on the game's own table: any moment of a match or an empty table, changed, played, saved.

import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { useEffect, useMemo } from 'preact/hooks';
import { fingerprint, replay, writePosition } from '@bridgefront/kernel';
import type { MatchRecord } from '@bridgefront/kernel';
import { Frame, region } from '@bridgefront/page/stage/stage.tsx';
import { Button, ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import { useHeadHeight } from '@bridgefront/page/ui/head-height.ts';
import { useTitle } from '../app/page.tsx';
import { pageOf } from '../games.ts';
import { rulesOf } from '../local/games.ts';
import { Loading } from '../match/passing-table.tsx';
import { PositionBoard } from '../position/board.tsx';
import { openedFrom } from '../position/at-table.tsx';
import { PositionPanel, useEditing, useShown } from '../position/editor.tsx';
import type { Workplace } from '../position/editor.tsx';
import { readLaid } from '../position/kept.ts';
import { opened, placesIn } from '../position/laid.ts';
import type { Laid } from '../position/laid.ts';
import styles from '../position/position.module.css';
import { forkPoint } from '@bridgefront/viewing';
import { ask } from '../source/api.ts';
import { Problem } from '../source/problem.ts';
import { loadGames, titleOf } from '../source/games.ts';
import { positionTexts as words } from '../texts/position.ts';
import { workshopTexts } from '../texts/workshop.ts';
import { positionLink, readChanges, workshopLink } from './changes-link.ts';
import { Missing } from './missing.tsx';

function Open({ place: workplace, first }: Loaded) {
  const editing = useEditing(workplace, first);
  const { game, page, shape, past, laid } = editing;
  const eyes = useSignal(0);
  const place = useSignal('');
  const shown = useShown(editing, eyes.value);
  const places = useMemo(() => placesIn(shape), [shape]);
  const head = useHeadHeight();
  return (
    <Frame kind="editor">
      <header ref={head} class={`${region('bar')} ${styles.head}`}>
        <h1>{words.title(titleOf(game.name))}</h1>
        <Button
          size="small"
          icon="undo"
          label={workshopTexts.past.undo}
          disabled={!past.canUndo.value}
          onClick={past.undo}
        />
        <Button
          size="small"
          icon="redo"
          label={workshopTexts.past.redo}
          disabled={!past.canRedo.value}
          onClick={past.redo}
        />
        <ButtonLink size="small" icon="settings" href={workshopLink(game.name, laid.value.options)}>
          {words.back}
        </ButtonLink>
      </header>
      {shown !== null && (
        <PositionBoard
          page={page}
          info={shown.info}
          seat={shown.eyes}
          document={shown.document}
          places={places}
          place={place}
        />
      )}
      <aside class={`${region('panel')} ${styles.side}`} aria-label={words.all}>
        <PositionPanel
          editing={editing}
          seats={shown?.info.seats.length ?? game.seats.min}
          eyes={eyes}
          place={place}
        />
      </aside>
    </Frame>
  );
}

// A moment of a finished match, at the question that was open then: what was planned in secret is nobody's yet.
async function momentOf({ game, form }: Workplace, match: string, at: number): Promise<Laid | string> {
  const record = await ask('getRecord', { params: { match } });
  if (record instanceof Problem) return record.message;
  if (fingerprint(game) !== record.rules) return words.otherRules;
  const kept = record as unknown as MatchRecord;
  const moment = replay(game, kept, forkPoint(game, kept, at) ?? at).match;
  return opened(form, writePosition(game, moment), kept.seed);
}

interface Loaded {
  readonly place: Workplace;
  readonly first: Laid;
  readonly problem: string;
}

// What was laid last, under the options of the address where it has any; else a table of the game's own.
function lastOf({ game, form }: Workplace): Laid {
  const changes = readChanges(location.hash);
  const laid = openedFrom({ form }, changes, 'position');
  if (laid !== null) return laid;
  const last = readLaid(game.name) ?? opened(form, form.tables[0] ?? { position: {} }, 'position');
  return Object.keys(changes).length === 0 ? last : { ...last, options: changes };
}

async function load(
  name: string,
  { match, at = '0' }: { readonly [key: string]: string },
): Promise<Loaded | null> {
  const [game, page] = await Promise.all([rulesOf(name), pageOf(name)]);
  const form = (await page?.positions?.()) ?? null;
  if (game === null || page === null || form === null) return null;
  const place = { game, page, form };
  const moment =
    match === undefined ? '' : await momentOf(place, match, Number(at)).catch(() => words.failed);
  return typeof moment === 'string'
    ? { place, first: lastOf(place), problem: moment }
    : { place, first: moment, problem: '' };
}

/** The screen at `/workshop/…/position`. */
export function PositionScreen({ game = '' }: { readonly game?: string }) {
  const { query } = useLocation();
  const found = useSignal<Loaded | null | undefined>(undefined);
  useEffect(() => {
    void loadGames();
    void load(game, query).then(
      (loaded) => {
        found.value = loaded;
        if (loaded !== null && loaded.problem !== '') toast(loaded.problem, 'bad');
        // Whoever loads the page anew goes on with what was changed.
        history.replaceState(history.state, '', positionLink(game));
      },
      () => (found.value = null),
    );
  }, [game]);
  useTitle(words.title(titleOf(game)));
  if (found.value === undefined) return <Loading />;
  if (found.value === null)
    return <Missing title={words.title(titleOf(game))} why={words.none} href="/" all={words.back} />;
  return <Open {...found.value} />;
}
