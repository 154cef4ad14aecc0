// Choices, log, chat and rules: two panels beside the table, or one sheet with tabs below it.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { GameTable } from '@bridgefront/page/contract.ts';
import { texts } from '../texts/index.ts';
import { Chat } from './chat.tsx';
import type { MatchRoom, SideTab } from './create-room.ts';
import { DecisionPanel, endOf } from './decision-panel.tsx';
import { Log } from './log.tsx';
import { lying, wide } from './media.ts';
import { Prompt, PromptSlot } from './prompt.tsx';
import { Rules } from './rules.tsx';
import { Tabs } from './side-tabs.tsx';
import { keepSetting, readSetting } from './surroundings.ts';
import styles from './side.module.css';

const sheetKey = 'match.sheet';

interface SideProps {
  readonly room: MatchRoom;
  readonly game: GameTable | null;
}

function Panel({ tab, room, game }: SideProps & { readonly tab: SideTab }) {
  if (tab === 'choices') return <DecisionPanel room={room} game={game} />;
  if (tab === 'log') return <Log room={room} game={game} />;
  if (tab === 'chat') return <Chat room={room} />;
  return game === null ? null : <Rules room={room} game={game} />;
}

// Lines of chat that came while the chat was not in sight.
function useUnread(room: MatchRoom, seen: boolean): number {
  const read = useSignal(room.source.chat.peek().length);
  const { length } = room.source.chat.value;
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

function Beside({ room, game }: SideProps) {
  const wanted = room.tab.value;
  const last = useSignal<SideTab>('log');
  useEffect(() => {
    if (wanted !== 'choices') last.value = wanted;
  }, [wanted, last]);
  const tab = wanted === 'choices' ? last.value : wanted;
  const unread = useUnread(room, tab === 'chat');
  const tabs: SideTab[] = game === null ? ['log', 'chat'] : ['log', 'chat', 'rules'];
  return (
    <aside class={styles.beside} aria-label={texts.match.sidePanel}>
      <div class={styles.choices}>
        <Prompt room={room} />
        <DecisionPanel room={room} game={game} />
      </div>
      <div class={`${styles.lower} ${tab === 'rules' ? styles.tall : ''}`}>
        <Tabs tabs={tabs} open={tab} unread={unread} choose={(next) => (room.tab.value = next)} />
        <TabPanel key={tab} tab={tab} room={room} game={game} />
      </div>
    </aside>
  );
}

function Sheet({ room, game }: SideProps) {
  // The table needs the room; without one the list is all there is.
  const open = useSignal(game === null || readSetting(sheetKey) === 'open');
  // Beside the table nothing is won by closing it.
  const isOpen = open.value || lying.value;
  const tab = room.tab.value;
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current !== tab) open.value = true;
    shown.current = tab;
  }, [tab, open]);
  const unread = useUnread(room, isOpen && tab === 'chat');
  const over = endOf(room) !== null;
  useEffect(() => {
    // The result is where the choices were.
    if (!over) return;
    room.tab.value = 'choices';
    open.value = true;
  }, [over, room, open]);
  const tabs: SideTab[] = game === null ? ['choices', 'log', 'chat'] : ['choices', 'log', 'chat', 'rules'];
  const choose = (next: SideTab): void => {
    open.value = next !== tab || !open.value;
    keepSetting(sheetKey, open.value ? 'open' : 'closed');
    room.tab.value = next;
  };
  return (
    <aside class={`${styles.sheet} ${isOpen ? styles.open : ''}`} aria-label={texts.match.sidePanel}>
      <PromptSlot room={room} open={() => (isOpen && tab === 'choices') || choose('choices')} />
      <Tabs
        tabs={tabs}
        open={isOpen ? tab : null}
        unread={unread}
        waiting={room.choices.value.length}
        over={over}
        choose={choose}
      />
      {isOpen && <TabPanel key={tab} tab={tab} room={room} game={game} />}
    </aside>
  );
}

/** The panels of the match page. */
export function Side(props: SideProps) {
  return wide.value ? <Beside {...props} /> : <Sheet {...props} />;
}
