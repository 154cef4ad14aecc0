// The panel beside the table: what is asked, what is planned, and the one button that most turns end with. Log, chat and
// rules are drawers over it. On phones its question and its actions lie around the hand, and all else in a sheet.

import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { region } from '@bridgefront/page/stage/stage.tsx';
import { isHere } from '../local/ids.ts';
import { unreadLines } from './chat-lines.ts';
import { matchTexts } from '../texts/match.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Actions } from './actions.tsx';
import { useAdvice } from './advice.tsx';
import { Asking } from './asking.tsx';
import type { Adviser } from './adviser.ts';
import { onNeed } from '@bridgefront/page/ui/on-need.tsx';
import type { PageMatchContext, SideTab } from './create-match-context.ts';
import { Tabs } from './drawer-tabs.tsx';
import { isRecapDue } from './recap-due.ts';
import { wide } from './media.ts';
import { Prompt } from './prompt.tsx';
import { QuestionBody } from './question-body.tsx';
import { RefusalNotice } from './refusal.tsx';
import styles from './panel.module.css';

// What the table does without until somebody wants it.
const Log = onNeed(async () => (await import('./log.tsx')).Log);
const Chat = onNeed(async () => (await import('./chat.tsx')).Chat);
const Rules = onNeed(async () => (await import('./rules.tsx')).Rules);
const PanelRecap = onNeed(async () => (await import('./recap.tsx')).PanelRecap);

interface PanelProps {
  readonly match: PageMatchContext;
  readonly game: GamePage | null;
}

interface DrawerProps extends PanelProps {
  readonly tab: SideTab;
  readonly advice: Adviser;
}

function Inside({ tab, match, game, advice }: DrawerProps) {
  if (tab === 'choices') return <QuestionBody match={match} game={game} advice={advice} />;
  if (tab === 'log') return <Log match={match} game={game} />;
  if (tab === 'chat') return <Chat source={match.source} />;
  return game === null ? null : <Rules match={match} game={game} />;
}

// At a table on this device there is nobody to talk to, and a game without a table brings no rules to read beside it.
function tabsOf({ match, game }: PanelProps): readonly SideTab[] {
  const here = isHere(match.source.match);
  const all: readonly SideTab[] = wide.value ? ['log', 'chat', 'rules'] : ['choices', 'log', 'chat', 'rules'];
  return all.filter((tab) => (tab !== 'chat' || !here) && (tab !== 'rules' || game !== null));
}

// Lines of chat that came while the chat was not in sight.
function useUnread(match: PageMatchContext, seen: boolean): number {
  const read = useSignal(match.source.chat.peek().length);
  const lines = match.source.chat.value;
  const { length } = lines;
  useEffect(() => {
    if (seen) read.value = length;
  }, [seen, length, read]);
  const { seats = [] } = match.source.info.value ?? {};
  return seen ? 0 : unreadLines(lines, read.value, seats, match.source.seat);
}

function Drawer(props: DrawerProps) {
  const { tab } = props;
  return (
    <div
      id={`panel-${tab}`}
      class={styles.drawer}
      role="tabpanel"
      aria-labelledby={`tab-${tab}`}
      data-panel={tab}
      tabIndex={-1}
    >
      <Inside {...props} />
    </div>
  );
}

// What is open over the panel; null: nothing. Beside the table the choices are no drawer: they stand in the panel.
function useOpen({ match }: PanelProps) {
  const { sheet } = match;
  const tab = match.tab.value;
  const before = useRef(tab);
  useEffect(() => {
    if (before.current !== tab) sheet.value = true;
    before.current = tab;
  }, [tab, sheet]);
  const open = wide.value ? (tab === 'choices' ? null : tab) : sheet.value ? tab : null;
  const choose = (next: SideTab): void => {
    const closes = open === next;
    sheet.value = !closes;
    match.tab.value = closes && wide.peek() ? 'choices' : next;
  };
  const close = (): void => void (open !== null && choose(open));
  return { open, choose, close };
}

interface Whole extends PanelProps {
  /** What the coach says: below the question, on phones above it, where it covers neither it nor the table. */
  readonly coach: ComponentChildren;
}

/** The panel of the match page. */
export function Panel({ match, game, coach }: Whole) {
  const { open, choose, close } = useOpen({ match, game });
  const unread = useUnread(match, open === 'chat');
  const advice = useAdvice(match);
  const tells = useComputed(() => isRecapDue(match, game)).value;
  const props = { match, game, advice };
  const openChoices = (): void => void (open === 'choices' || choose('choices'));
  return (
    <aside
      class={`${region('panel')} ${styles.panel}`}
      aria-label={matchTexts.sidePanel}
      data-drawer={open ?? undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || open === null || event.defaultPrevented) return;
        event.preventDefault();
        close();
        document.getElementById(`tab-${open}`)?.focus();
      }}
    >
      <Tabs tabs={tabsOf({ match, game })} open={open} unread={unread} choose={choose} />
      {wide.value && (
        <span class={styles.asking}>
          <Asking match={match} />
        </span>
      )}
      <Prompt match={match} game={game} open={openChoices} />
      {!wide.value && coach}
      <div class={styles.refusal}>
        <RefusalNotice match={match} />
      </div>
      {wide.value && (
        <div class={styles.body} data-beside>
          {coach}
          <QuestionBody {...props} />
        </div>
      )}
      {tells && game !== null && <PanelRecap match={match} game={game} />}
      <Actions {...props} open={() => wide.peek() || openChoices()} />
      {open !== null && !wide.value && (
        <Button kind="quiet" icon="close" class={styles.shut} label={matchTexts.close} onClick={close} />
      )}
      {open !== null && <Drawer key={open} tab={open} {...props} />}
    </aside>
  );
}
