// The workshop of a game: change what is printed and how it is played, see what it does, play it. The changes lie in the address.

import type { GamePage } from '@bridgefront/page/contract.ts';
import type { Changes, PrintedCards } from '@bridgefront/page/set-up.ts';
import { readNewSlug } from '@bridgefront/tabletop/cards';
import { Button, ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { Skeleton } from '@bridgefront/page/ui/skeleton.tsx';
import { Tabs } from '@bridgefront/page/ui/tabs.tsx';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { useEffect, useMemo } from 'preact/hooks';
import { Page, PageHead } from '../app/page.tsx';
import { pageOf } from '../games.ts';
import { newEntropy } from '../source/entropy.ts';
import { botsNow, firstBot, gamesNow, loadGames, titleOf } from '../source/games.ts';
import type { GameInfo } from '../source/games.ts';
import { Problem } from '../source/problem.ts';
import { texts } from '../texts/index.ts';
import { positionTexts } from '../texts/position.ts';
import { workshopTexts as words } from '../texts/workshop.ts';
import type { Names } from '../workshop/answer.ts';
import { benchOf } from '../workshop/bench.ts';
import { CardsPart } from '../workshop/cards-part.tsx';
import { isOfCards, toldChanges } from '../workshop/changes.ts';
import type { Bench } from '../workshop/changes.ts';
import { DraftsPart, useDrafts } from '../workshop/drafts-part.tsx';
import { entryOfFound, studyFor } from '../workshop/entry-files.ts';
import { MeasurePart, useWish } from '../workshop/measure-part.tsx';
import type { Measured } from '../workshop/measure-part.tsx';
import { NotebookPart } from '../workshop/notebook-part.tsx';
import { keepNotebook, readNotebook } from '../workshop/notebook.ts';
import type { Entry } from '../workshop/notebook.ts';
import { StudiesPart } from '../workshop/studies-part.tsx';
import { usePast } from '../workshop/past.ts';
import type { Past } from '../workshop/past.ts';
import styles from '../workshop/workshop.module.css';
import { newTableLink, positionLink, printLink, readChanges, workshopLink } from './changes-link.ts';
import { OptionsEditor } from './options-editor.tsx';
import { useAsked } from '../workshop/asked-about.tsx';
import { aboutOf, isAsked, questionOf } from '../workshop/wish.ts';
import { playNow } from './play-now.ts';
import { newDraft } from './table-draft.ts';
import type { Draft } from './table-draft.ts';
import { capital } from './words.ts';

/** What a word of the facts is called: a card, one of an option's words, or the word itself. */
function namesOf({ cards, declared }: Bench): Names {
  const known = new Map(cards.map(({ slug, name }) => [slug, name]));
  for (const option of Object.values(declared))
    if (option.type === 'choice')
      for (const [word, name] of Object.entries(option.names ?? {})) known.set(word, name);
  return (word) => known.get(word) ?? readNewSlug(word)?.name ?? capital(word.replaceAll('-', ' '));
}

function ChangesPart({
  game,
  positions,
  bench,
  changes,
  past,
}: {
  readonly game: string;
  /** Whether its positions can be laid. */
  readonly positions: boolean;
  readonly bench: Bench;
  readonly changes: Signal<Changes>;
  readonly past: Past;
}) {
  const { route } = useLocation();
  const busy = useSignal(false);
  const refused = useSignal('');
  const told = toldChanges(bench, changes.value);
  const play = async (): Promise<void> => {
    busy.value = true;
    const match = await playNow(game, { changes: changes.peek() });
    busy.value = false;
    if (!(match instanceof Problem)) route(`/m/${match.id}`);
    else refused.value = match.message;
  };
  const copy = (): void => {
    void navigator.clipboard.writeText(location.href).then(
      () => toast(words.copied),
      () => toast(words.notCopied, 'bad'),
    );
  };
  return (
    <section class={styles.part} aria-labelledby="changes">
      <h2 id="changes">{words.changes}</h2>
      {told.length === 0 && <p class={styles.soft}>{words.unchanged}</p>}
      <ul class={styles.told}>
        {told.map(({ key, what, value, standard, without }) => (
          <li key={key}>
            <span>{words.changed(what, value, standard)}</span>
            <Button
              kind="quiet"
              size="small"
              icon="undo"
              label={words.undo(what)}
              onClick={() => (changes.value = without)}
            />
          </li>
        ))}
      </ul>
      <div class={styles.acts}>
        <Button icon="undo" label={words.past.undo} disabled={!past.canUndo.value} onClick={past.undo} />
        <Button icon="redo" label={words.past.redo} disabled={!past.canRedo.value} onClick={past.redo} />
        <Button busy={busy.value} onClick={() => void play()}>
          {words.play}
        </Button>
        <ButtonLink href={newTableLink(game, changes.value)}>{words.table}</ButtonLink>
        {positions && <ButtonLink href={positionLink(game, changes.value)}>{positionTexts.link}</ButtonLink>}
        <ButtonLink href={printLink(game, changes.value)} kind="quiet" icon="card-play">
          {words.print}
        </ButtonLink>
        <Button kind="quiet" icon="copy" onClick={copy}>
          {words.copy}
        </Button>
      </div>
      {refused.value !== '' && <p role="alert">{refused.value}</p>}
    </section>
  );
}

/** The parts of a workshop, as tabs. */
type Kind = 'cards' | 'rules';

function kindsOf({ printed }: Bench): readonly Kind[] {
  return printed === null ? ['rules'] : ['cards', 'rules'];
}

function hasPrinted(bench: Bench): bench is Bench & { readonly printed: PrintedCards } {
  return bench.printed !== null;
}

interface OpenProps {
  readonly game: GameInfo;
  readonly page: GamePage;
  readonly bench: Bench;
}

// Everything is one list of options; the form of options keeps its own draft of a table around it.
function useChanges(game: GameInfo): { readonly draft: Signal<Draft>; readonly changes: Signal<Changes> } {
  const draft = useSignal<Draft>({
    ...newDraft(game, firstBot(botsNow())),
    changes: readChanges(location.hash),
  });
  const changes = useSignal<Changes>(draft.peek().changes);
  useSignalEffect(() => {
    const now = changes.value;
    if (draft.peek().changes !== now) draft.value = { ...draft.peek(), changes: now };
  });
  useSignalEffect(() => {
    changes.value = draft.value.changes;
  });
  return { draft, changes };
}

// What is asked, and the changes that it is asked under, in words.
function toldIn(bench: Bench, changes: Changes, about: string): readonly string[] {
  const told = toldChanges(bench, changes);
  return [
    ...(about === '' ? [] : [about]),
    ...told.map(({ what, value, standard }) => words.changed(what, value, standard)),
  ];
}

function entryOf(measured: Measured, bench: Bench): Entry {
  const { question, about, own, changes, answer, pairs, seconds, figures, rules } = measured;
  return {
    id: newEntropy().slice(0, 12),
    when: new Date().toISOString(),
    game: question.game,
    fingerprint: rules,
    changes,
    told: toldIn(bench, changes, about),
    ...(own.length > 0 && { own }),
    question,
    bots: question.bots,
    seed: question.seed,
    pairs,
    seconds,
    answer,
    figures,
    remark: '',
  };
}

function Open({ game, page, bench }: OpenProps) {
  const { draft, changes } = useChanges(game);
  const drafts = useDrafts(game.name, changes);
  useSignalEffect(() => {
    const link = workshopLink(game.name, changes.value, drafts.open.value ?? null);
    history.replaceState(history.state, '', link);
  });
  const kinds = kindsOf(bench);
  const kind = useSignal<Kind>(kinds[0] ?? 'rules');
  const names = useMemo(() => namesOf(bench), [bench]);
  const entries = useSignal(readNotebook(game.name));
  useSignalEffect(() => keepNotebook(game.name, entries.value));
  const declared = useComputed(() => {
    return Object.fromEntries(Object.entries(bench.declared).filter(([name]) => !isOfCards(bench, name)));
  });
  const wish = useWish(game, bench);
  const about = useAsked(game.name, bench.declared);
  const past = usePast(changes);
  return (
    <div class={styles.bench}>
      <Tabs
        label={words.changes}
        tabs={kinds.map((id) => ({ id, label: words.kinds[id] }))}
        selected={kind.value}
        onSelect={(id) => (kind.value = id as Kind)}
      >
        {kind.value === 'cards' && hasPrinted(bench) && (
          <CardsPart game={game.name} page={page} bench={bench} changes={changes} entries={entries} />
        )}
        {kind.value === 'rules' && (
          <OptionsEditor
            draft={draft}
            declared={declared.value}
            presets={game.presets}
            error={null}
            about={about}
          />
        )}
      </Tabs>
      <div class={styles.side}>
        <ChangesPart
          game={game.name}
          positions={page.positions !== undefined}
          bench={bench}
          changes={changes}
          past={past}
        />
        <DraftsPart game={game.name} changes={changes} drafts={drafts} />
        <MeasurePart
          game={game}
          wish={wish}
          bench={bench}
          changes={changes}
          names={names}
          onMeasured={(measured) => (entries.value = [entryOf(measured, bench), ...entries.peek()])}
        />
        <StudiesPart
          game={game.name}
          study={(sets) => {
            const told = toldIn(bench, changes.peek(), aboutOf(wish.peek(), names)).join('; ');
            const question = questionOf(game, bench, changes.peek(), wish.peek(), []);
            return isAsked(wish.peek(), changes.peek()) ? studyFor(question, sets, told, bench) : null;
          }}
          onFound={(found, title) => {
            const entry = entryOfFound(found, title, bench, names);
            if (entry !== null) entries.value = [entry, ...entries.peek()];
            toast(
              entry === null ? words.notebook.badFile : words.notebook.took,
              entry === null ? 'bad' : 'good',
            );
          }}
        />
        <NotebookPart
          game={game.name}
          bench={bench}
          entries={entries}
          names={names}
          onOpen={(entry) => (changes.value = entry.changes)}
        />
      </div>
    </div>
  );
}

/** The screen at `/workshop/…`. */
export function WorkshopScreen({ game: name = '' }: { readonly game?: string }) {
  const found = useSignal<Omit<OpenProps, 'game'> | null | undefined>(undefined);
  const game = gamesNow().find((one) => one.name === name);
  useEffect(() => void loadGames(), []);
  useEffect(() => {
    if (game === undefined) return;
    void pageOf(name).then(async (page) => {
      found.value = page === null ? null : { page, bench: await benchOf(game, page) };
    });
  }, [game, name, found]);
  const title = texts.shell.workshop.title(titleOf(name));
  return (
    <Page title={title}>
      <PageHead title={title} lead={words.lead} />
      {found.value === undefined && <Skeleton lines={4} height="8rem" />}
      {found.value === null && <p role="alert">{texts.shell.workshop.none}</p>}
      {game !== undefined && found.value && <Open game={game} {...found.value} />}
    </Page>
  );
}
