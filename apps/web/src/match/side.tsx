// Choices, log, chat and rules: two panels beside the table, or one sheet with tabs below it.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { isHere } from '../local/ids.ts';
import { matchTexts } from '../texts/match.ts';
import { Chat } from './chat.tsx';
import type { PageMatchContext, SideTab } from './create-match-context.ts';
import { DecisionPanel, endOf } from './decision-panel.tsx';
import { Log } from './log.tsx';
import { lying, wide } from './media.ts';
import { Prompt, PromptSlot } from './prompt.tsx';
import { Rules } from './rules.tsx';
import { Tabs } from './side-tabs.tsx';
import { keepSetting, readSetting } from '../source/surroundings.ts';
import styles from './side.module.css';

const sheetKey = 'match.sheet';

interface SideProps {
  readonly match: PageMatchContext;
  readonly game: GamePage | null;
}

function Panel({ tab, match, game }: SideProps & { readonly tab: SideTab }) {
  if (tab === 'choices') return <DecisionPanel match={match} game={game} />;
  if (tab === 'log') return <Log match={match} game={game} />;
  if (tab === 'chat') return <Chat source={match.source} />;
  return game === null ? null : <Rules match={match} game={game} />;
}

// At a table on this device there is nobody to talk to, and a game without a table brings no rules to read beside it.
function tabsOf(tabs: readonly SideTab[], { match, game }: SideProps): readonly SideTab[] {
  const here = isHere(match.source.match);
  return tabs.filter((tab) => (tab !== 'chat' || !here) && (tab !== 'rules' || game !== null));
}

// Lines of chat that came while the chat was not in sight.
function useUnread(match: PageMatchContext, seen: boolean): number {
  const read = useSignal(match.source.chat.peek().length);
  const { length } = match.source.chat.value;
  useEffect(() => {
    if (seen) read.value = length;
  }, [seen, length, read]);
  return seen ? 0 : length - read.value;
}

function TabPanel({ tab, ...props }: SideProps & { readonly tab: SideTab }) {
  return (
    <div
      id={`panel-${tab}`}
      class={styles.content}
      role="tabpanel"
      aria-labelledby={`tab-${tab}`}
      data-panel={tab}
      tabIndex={-1}
    >
      <Panel tab={tab} {...props} />
    </div>
  );
}

function Beside({ match, game }: SideProps) {
  const wanted = match.tab.value;
  const last = useSignal<SideTab>('log');
  useEffect(() => {
    if (wanted !== 'choices') last.value = wanted;
  }, [wanted, last]);
  const tab = wanted === 'choices' ? last.value : wanted;
  const unread = useUnread(match, tab === 'chat');
  const tabs = tabsOf(['log', 'chat', 'rules'], { match, game });
  return (
    <aside class={styles.beside} data-tall={tab === 'rules'} aria-label={matchTexts.sidePanel}>
      <div class={styles.choices}>
        <Prompt match={match} />
        {game?.Aside !== undefined && (
          <div class={styles.aside}>
            <game.Aside match={match} />
          </div>
        )}
        <DecisionPanel match={match} game={game} />
      </div>
      <div class={styles.lower}>
        <Tabs tabs={tabs} open={tab} unread={unread} choose={(next) => (match.tab.value = next)} />
        <TabPanel key={tab} tab={tab} match={match} game={game} />
      </div>
    </aside>
  );
}

function Sheet({ match, game }: SideProps) {
  // The table needs the match; without one the list is all there is.
  const open = useSignal(game === null || readSetting(sheetKey) === 'open');
  // Beside the table nothing is won by closing it.
  const isOpen = open.value || lying.value;
  const tab = match.tab.value;
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current !== tab) open.value = true;
    shown.current = tab;
  }, [tab, open]);
  const unread = useUnread(match, isOpen && tab === 'chat');
  const over = endOf(match) !== null;
  useEffect(() => {
    // The result is where the choices were.
    if (!over) return;
    match.tab.value = 'choices';
    open.value = true;
  }, [over, match, open]);
  const tabs = tabsOf(['choices', 'log', 'chat', 'rules'], { match, game });
  const choose = (next: SideTab): void => {
    open.value = next !== tab || !open.value;
    keepSetting(sheetKey, open.value ? 'open' : 'closed');
    match.tab.value = next;
  };
  return (
    <aside class={`${styles.sheet} ${isOpen ? styles.open : ''}`} aria-label={matchTexts.sidePanel}>
      <PromptSlot match={match} open={() => (isOpen && tab === 'choices') || choose('choices')} />
      {game?.Aside !== undefined && (
        <div class={styles.aside}>
          <game.Aside match={match} />
        </div>
      )}
      <Tabs
        tabs={tabs}
        open={isOpen ? tab : null}
        unread={unread}
        waiting={match.choices.value.length}
        over={over}
        choose={choose}
      />
      {isOpen && <TabPanel key={tab} tab={tab} match={match} game={game} />}
    </aside>
  );
}

/** The panels of the match page. */
export function Side(props: SideProps) {
  return wide.value ? <Beside {...props} /> : <Sheet {...props} />;
}
