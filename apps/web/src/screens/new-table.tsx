// Opening a table: the game, who sits there, how much time there is, who may come, and which rules differ.

import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { useEffect } from 'preact/hooks';
import type { OptionDeclarations } from '@bridgefront/kernel';
import { Page, PageHead } from '../app/page.tsx';
import { guideFirst } from '../match/guidance.ts';
import { connected } from '../source/connection.ts';
import { createHere } from '../source/create-here.ts';
import { botsNow, firstBot, gamesNow, loadGames, offered } from '../source/games.ts';
import type { GameInfo } from '../source/games.ts';
import { Problem } from '../source/problem.ts';
import { newEntropy } from '../source/entropy.ts';
import { act, me } from '../source/session.ts';
import { setUpTexts } from '../texts/set-up.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import { Skeleton } from '@bridgefront/page/ui/skeleton.tsx';
import { ClockChoice, GameChoice, PlaceChoice, RatedChoice, VisibilityChoice } from './draft-fields.tsx';
import { SeatsChoice } from './draft-seats.tsx';
import { readChanges } from './changes-link.ts';
import styles from './new-table.module.css';
import { ownDraft } from './own-draft.ts';
import { OwnSetUp } from './own-set-up.tsx';
import { OptionsEditor } from './options-editor.tsx';
import { loadPrograms } from '../source/programs.ts';
import { knownPeople, loadPeople } from '../source/people.ts';
import {
  bodyOf,
  clockOf,
  countSeats,
  isAlone,
  peopleOf,
  placeOfProblem,
  withAsked,
  withPlace,
} from './table-draft.ts';
import type { Draft } from './table-draft.ts';
import { clockWords } from './words.ts';

/** What the server said, and where that belongs. */
interface Refused {
  readonly place: ReturnType<typeof placeOfProblem>;
  readonly message: string;
}

// Alone with bots, there is nobody to wait for.
async function open(draft: Draft) {
  if (draft.place === 'device') return createHere(bodyOf(draft), peopleOf(draft));
  const table = await act('createMatch', { body: bodyOf(draft) });
  if (table instanceof Problem || !isAlone(draft)) return table;
  return act('ready', { params: { match: table.id }, body: { ready: true, entropy: newEntropy() } });
}

function Summary({ draft, game }: { readonly draft: Draft; readonly game: GameInfo }) {
  const { table } = setUpTexts;
  const { people, programs, bots } = countSeats(draft);
  const around =
    draft.place === 'device'
      ? [table.places.device.name]
      : [
          clockWords(clockOf(draft)),
          table.visibilities[draft.visibility].name,
          ...(draft.rated ? [table.rating.rated.name] : []),
        ];
  const lines = [
    game.title,
    table.sumSeats(people, programs, bots),
    ...around,
    table.sumChanges(Object.keys(draft.changes).length),
  ];
  return (
    <ul class={styles.summary}>
      {lines.map((line) => (
        <li key={line}>
          <Icon name="check" /> {line}
        </li>
      ))}
    </ul>
  );
}

function Form({ draft, game }: { readonly draft: Signal<Draft>; readonly game: GameInfo }) {
  const { table } = setUpTexts;
  const { route } = useLocation();
  const busy = useSignal(false);
  const refused = useSignal<Refused | null>(null);
  const declared = game.options as unknown as OptionDeclarations;
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    busy.value = true;
    const answer = await open(draft.peek());
    busy.value = false;
    if (!(answer instanceof Problem)) {
      if (isAlone(draft.peek())) guideFirst(answer.game, answer.id);
      return route(`/m/${answer.id}`);
    }
    const place = placeOfProblem(answer.code, answer.message, Object.keys(declared));
    refused.value = { place, message: answer.message };
    requestAnimationFrame(() =>
      document.querySelector('form [role=alert]')?.scrollIntoView({ block: 'center' }),
    );
  };
  const { place = 'whole', message = '' } = refused.value ?? {};
  const alone = draft.value.place === 'device' || isAlone(draft.value);
  return (
    <form class={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <div class={styles.parts}>
        <GameChoice draft={draft} />
        <OwnSetUp draft={draft} declared={declared}>
          <PlaceChoice draft={draft} />
          <SeatsChoice draft={draft} game={game} error={place === 'seats' ? message : ''} />
          {draft.value.place === 'server' && (
            <>
              <ClockChoice draft={draft} />
              <VisibilityChoice draft={draft} />
              <RatedChoice draft={draft} />
            </>
          )}
          <OptionsEditor
            draft={draft}
            declared={declared}
            presets={game.presets}
            error={typeof place === 'object' ? { ...place, message } : null}
          />
        </OwnSetUp>
      </div>
      <aside class={styles.aside} aria-label={table.summary}>
        <Summary draft={draft.value} game={game} />
        <p role="alert" class={styles.problem}>
          {place === 'whole' ? message : ''}
        </p>
        <Button type="submit" kind="primary" size="large" busy={busy.value}>
          {alone ? table.startNow : table.open}
        </Button>
        <p class={styles.note}>{alone ? table.startNowWhy : table.openWhy}</p>
      </aside>
    </form>
  );
}

// Without a server the place that can be played at is proposed; with somebody who is away, a pace at which they can be.
function firstDraft(game: GameInfo, asked: string | undefined): Draft {
  const bot = firstBot(botsNow());
  const own = ownDraft(game);
  const plain = { ...own, changes: { ...own.changes, ...readChanges(location.hash) } };
  const who = knownPeople.peek()?.find(({ id }) => id === asked);
  const clock = who?.here === false ? ('mail' as const) : plain.clock;
  const draft = who === undefined ? plain : withAsked({ ...plain, clock }, [who.id]);
  return withPlace(draft, connected.peek() ? 'server' : 'device', bot);
}

function Prepared({
  wished,
  asked,
}: {
  readonly wished: string | undefined;
  readonly asked: string | undefined;
}) {
  const games = gamesNow();
  const first = games.find(({ name }) => name === wished) ?? games[0];
  const draft = useSignal<Draft | null>(null);
  // Who is asked is chosen from those who are known, which takes a moment.
  const isKnown = asked === undefined || knownPeople.value !== null;
  useEffect(() => {
    if (draft.peek() === null && first !== undefined && isKnown) draft.value = firstDraft(first, asked);
  }, [first, draft, isKnown]);
  const game = games.find(({ name }) => name === draft.value?.game);
  if (offered.value instanceof Problem && !connected.value) return null;
  if (offered.value instanceof Problem) return <p role="alert">{offered.value.message}</p>;
  if (game === undefined || draft.value === null) return <Skeleton lines={4} height="8rem" />;
  return <Form draft={draft as Signal<Draft>} game={game} />;
}

/** The screen at `/new`; `?game=` chooses the game, `?with=` somebody who is asked, and options to change may stand behind the hash. */
export function NewTable({ query }: { readonly query?: { readonly [name: string]: string } }) {
  useEffect(() => {
    void loadGames();
    void loadPrograms();
    void loadPeople();
  }, [me.value === undefined, me.value?.identity]);
  const { table } = setUpTexts;
  return (
    <Page title={table.title}>
      <PageHead title={table.title} lead={table.lead} />
      <Prepared wished={query?.['game']} asked={query?.['with']} />
    </Page>
  );
}
