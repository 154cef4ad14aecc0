// The open choices as a list that plays every game: by mouse, finger, number, arrow, and by typing.

import { signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Coordinates } from '@bridgefront/page/boards/coordinates.tsx';
import type { ChoiceGroup, GamePage } from '@bridgefront/page/contract.ts';
import { matchTexts } from '../texts/match.ts';
import { filtered, firstNumbers, grouped, typedTo } from './choice-list.ts';
import type { OpenChoice, MatchContext } from '@bridgefront/page/match-context.ts';
import { useKeptFocus } from './kept-focus.ts';
import { wide } from './media.ts';
import { keepSetting, readSetting } from '../source/surroundings.ts';
import { useLater } from '@bridgefront/page/ui/later.ts';
import styles from './choices.module.css';

const listKey = 'match.list';

/** Beside a table that can answer, the list waits behind a line; whoever has opened it once finds it open. */
const unfolded = signal(readSetting(listKey) === 'open');

/** Opens the list, or folds it behind its line again. */
export function unfoldList(open: boolean): void {
  if (open === unfolded.peek()) return;
  unfolded.value = open;
  keepSetting(listKey, open ? 'open' : 'folded');
}

const filterFrom = 12;
const typingPause = 700;
// Keys have one digit.
const lastNumber = 9;

function ChoiceButton({
  match,
  open,
  number,
  off,
  rim,
}: {
  readonly match: MatchContext;
  readonly open: OpenChoice;
  readonly number: number;
  readonly off: ReadonlySignal<boolean>;
  readonly rim: GamePage['rim'];
}) {
  const { choice, label } = open;
  const pointed = useComputed(() => match.pointed.value === choice).value;
  return (
    <li>
      <button
        type="button"
        class={`${styles.choice} ${pointed ? styles.pointed : ''}`}
        data-choice={choice}
        tabIndex={number === 1 ? 0 : -1}
        aria-disabled={off}
        aria-keyshortcuts={number <= lastNumber ? String(number) : undefined}
        onClick={() => makeChoice(match, choice)}
        onPointerEnter={() => match.point(choice)}
        onPointerLeave={() => match.point(null)}
        onFocusIn={() => match.point(choice)}
        onFocusOut={() => match.point(null)}
      >
        <kbd class={styles.number} aria-hidden="true">
          {number <= lastNumber ? number : ''}
        </kbd>
        <span>
          {label}
          <Coordinates of={choice} rim={rim} />
        </span>
      </button>
    </li>
  );
}

/** Makes a choice, unless one is under way or nobody would hear it. */
export function makeChoice(match: MatchContext, choice: string): void {
  if (match.busy.peek() || match.source.connection.peek() !== 'live') return;
  match.choose(choice);
}

interface BehindProps {
  readonly folded: boolean;
  readonly children: ComponentChildren;
}

// Nobody sees a folded list: the table is drawn before it. Until then it is the list of the question before.
function Behind({ folded, children }: BehindProps) {
  const shown = useLater(children, folded, null);
  return <div data-late={shown === children ? undefined : true}>{shown}</div>;
}

interface GroupProps extends ChoiceGroup {
  readonly match: MatchContext;
  /** The number of its first choice; beyond all keys where its choices are not shown. */
  readonly first: number;
  /** The headings of the groups that somebody has unfolded. */
  readonly opened: Signal<readonly string[]>;
  /** Nothing can be chosen just now: what was chosen is under way, or nobody would hear it. */
  readonly off: ReadonlySignal<boolean>;
  readonly rim: GamePage['rim'];
}

function Group({ match, heading, choices, folded = false, first, opened, off, rim }: GroupProps) {
  const open = opened.value.includes(heading);
  const turn = (to: boolean): void => {
    const others = opened.peek().filter((one) => one !== heading);
    if (to !== opened.peek().includes(heading)) opened.value = to ? [...others, heading] : others;
  };
  // Who comes again is folded again.
  useEffect(() => () => turn(false), []);
  const list = (
    <ul class={styles.list}>
      {choices.map((one, at) => (
        <ChoiceButton key={one.choice} match={match} open={one} number={first + at} off={off} rim={rim} />
      ))}
    </ul>
  );
  return (
    <section aria-label={heading === '' ? matchTexts.choose : heading}>
      {folded === 'always' ? (
        <details class={styles.folded} open={open} onToggle={(event) => turn(event.currentTarget.open)}>
          <summary>{matchTexts.listThem(heading, choices.length)}</summary>
          <Behind folded={!open}>{list}</Behind>
        </details>
      ) : (
        <>
          {heading !== '' && <h3 class={styles.heading}>{heading}</h3>}
          {list}
        </>
      )}
    </section>
  );
}

interface GroupsProps {
  readonly match: MatchContext;
  readonly groups: readonly ChoiceGroup[];
  readonly off: ReadonlySignal<boolean>;
  readonly rim: GamePage['rim'];
  /** What stands above a list that can be unfolded. */
  readonly filter: ComponentChildren;
}

function Groups({ match, groups, off, rim, filter }: GroupsProps) {
  const opened = useSignal<readonly string[]>([]);
  const answers = (group: ChoiceGroup): boolean => wide.value && group.folded === true;
  const ordered = [...groups.filter(answers), ...groups.filter((group) => !answers(group))];
  const firsts = firstNumbers(
    ordered.map((group) => {
      const shown = answers(group)
        ? unfolded.value
        : group.folded !== 'always' || opened.value.includes(group.heading);
      return { shown, count: group.choices.length };
    }),
  );
  const all = ordered.map((group, at) => (
    <Group
      key={group.heading}
      match={match}
      {...group}
      first={firsts[at] ?? Infinity}
      opened={opened}
      off={off}
      rim={rim}
    />
  ));
  const behind = all.filter((_, at) => answers(ordered[at]));
  if (behind.length === 0)
    return (
      <>
        {filter}
        {all}
      </>
    );
  return (
    <>
      <details
        class={styles.folded}
        open={unfolded.value}
        onToggle={(event) => unfoldList(event.currentTarget.open)}
      >
        <summary>{matchTexts.orList}</summary>
        <Behind folded={!unfolded.value}>
          {filter}
          {behind}
        </Behind>
      </details>
      {all.filter((_, at) => !answers(ordered[at]))}
    </>
  );
}

function buttonsIn(area: HTMLElement): HTMLButtonElement[] {
  return [...area.querySelectorAll<HTMLButtonElement>('button[data-choice]')].filter((button) =>
    button.checkVisibility(),
  );
}

// Arrows, Home and End move through the list; letters jump.
function useListKeys(): (event: KeyboardEvent & { currentTarget: HTMLElement }) => void {
  const typed = useRef({ text: '', at: 0 });
  return (event) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const buttons = buttonsIn(event.currentTarget);
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (at < 0) return;
    const steps: { [key: string]: number } = {
      ArrowDown: Math.min(at + 1, buttons.length - 1),
      ArrowUp: Math.max(at - 1, 0),
      Home: 0,
      End: buttons.length - 1,
    };
    let next = steps[key] ?? -1;
    if (key.length === 1 && /\p{L}/u.test(key)) {
      const now = performance.now();
      const before = now - typed.current.at < typingPause ? typed.current.text : '';
      typed.current = { text: before + key, at: now };
      const labels = buttons.map((button) => button.textContent.replace(/^\d/, ''));
      next = typedTo(labels, typed.current.text, before === '' ? at + 1 : at);
      event.stopPropagation();
    }
    if (next < 0) return;
    event.preventDefault();
    buttons[next].focus();
  };
}

// What the board points at comes into sight; what the list itself points at already is.
function useSightOfPointed(match: MatchContext, area: { readonly current: HTMLElement | null }): void {
  useSignalEffect(() => {
    const choice = match.pointed.value;
    const { current } = area;
    if (choice === null || current === null) return;
    if (current.matches(':hover') || current.contains(document.activeElement)) return;
    const button = buttonsIn(current).find(({ dataset }) => dataset['choice'] === choice);
    button?.scrollIntoView({ block: 'nearest' });
  });
}

/** The list of open choices. */
export function ChoiceList({
  match,
  game,
}: {
  readonly match: MatchContext;
  readonly game: GamePage | null;
}) {
  const words = useSignal('');
  const onKeyDown = useListKeys();
  const { ref, onFocusIn, onFocusOut } = useKeptFocus<HTMLDivElement>(buttonsIn);
  useSightOfPointed(match, ref);
  const choices = match.choices.value;
  // Who waits for an answer has the whole list greyed, without a button of it being drawn again.
  const off = useComputed(() => match.busy.value || match.source.connection.value !== 'live');
  const look = useComputed(() => `${styles.area} ${off.value ? styles.busy : ''}`);
  // What was looked for among the last choices would only hide the next ones.
  useLayoutEffect(() => void (words.value = ''), [choices, words]);
  const view = match.source.document.value?.view.table ?? null;
  const primary = game?.primary?.(match)?.choice;
  // The one button stands in sight already, or comes back once what is meant is let go.
  const groups = grouped(choices, view, game).map((group) =>
    group.choices.every(({ choice }) => choice === primary) ? { ...group, folded: true } : group,
  );
  // Nothing of lists that stay folded would be seen of what is looked for.
  const long = choices.length > filterFrom && groups.some(({ folded }) => folded !== 'always');
  const shown = long ? filtered(groups, words.value) : groups;
  const count = shown.reduce((sum, group) => sum + group.choices.length, 0);
  const says = matchTexts;
  const filter = long && (
    <label class={styles.filter}>
      <span class="visually-hidden">{says.filterChoices}</span>
      <input
        type="search"
        data-filter
        value={words.value}
        placeholder={says.filterChoices}
        onInput={(event) => (words.value = event.currentTarget.value)}
      />
      <span class={styles.count}>
        {count === choices.length ? says.count(count) : says.some(count, choices.length)}
      </span>
    </label>
  );
  return (
    <div
      ref={ref}
      class={look}
      role="group"
      aria-label={says.choose}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onFocusIn={onFocusIn}
      onFocusOut={onFocusOut}
    >
      {long && count === 0 && <p class={styles.none}>{says.noMatch}</p>}
      <Groups match={match} groups={shown} off={off} rim={game?.rim} filter={filter} />
    </div>
  );
}
