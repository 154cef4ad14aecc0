// Keys of the whole match page. None works while somebody types, or with a dialog open.

import { signal } from '@preact/signals';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { letGo } from '@bridgefront/page/intent.ts';
import { makeChoice, unfoldList } from './choices.tsx';
import type { PageMatchContext, SideTab } from './create-match-context.ts';
import { mayEnd } from './may-end.ts';
import { hasWayBack, takeBackAll, takeBackOne } from './take-back.ts';
import { keepSetting, readSetting } from '../source/surroundings.ts';

const key = 'match.shortcuts';

/** Single keys can be switched off: they get in the way of speech input. */
export const shortcutsOn = signal(readSetting(key) !== 'off');

/** Switches the single keys. */
export function switchShortcuts(on: boolean): void {
  shortcutsOn.value = on;
  keepSetting(key, on ? 'on' : 'off');
}

const tabs: { readonly [key: string]: SideTab } = { c: 'choices', l: 'log', t: 'chat', r: 'rules' };

// Whether keys are letters of what somebody writes, or belong to a dialog.
function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.closest('input, textarea, select, [contenteditable], dialog') !== null;
}

function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}

function numbered(digit: number): string | null {
  const shown = `[data-choice][aria-keyshortcuts="${digit}"]:not([data-late] *)`;
  return document.querySelector<HTMLElement>(shown)?.dataset['choice'] ?? null;
}

function ofReveal(event: KeyboardEvent, match: PageMatchContext): boolean {
  if (!match.playback.playing.peek()) return false;
  const onButton = event.target instanceof HTMLElement && event.target.closest('button, a, summary') !== null;
  if (event.key === 'Escape') match.playback.finish();
  else if (event.key === ' ' && !onButton) match.playback.next();
  else return false;
  return true;
}

function ofChoices({ key: pressed, repeat }: KeyboardEvent, match: PageMatchContext): boolean {
  if (/^[1-9]$/.test(pressed)) {
    const choice = numbered(Number(pressed));
    if (choice !== null) makeChoice(match, choice);
    return choice !== null;
  }
  if (pressed === 'Backspace' && hasWayBack(match)) {
    takeBackOne(match);
    return true;
  }
  if (pressed.toLowerCase() === 'e') return repeat || endsWith(match);
  if (pressed !== '/') return false;
  match.tab.value = 'choices';
  unfoldList(true);
  focusSoon('[data-filter], button[data-choice]');
  return true;
}

// The button of the panel.
function endsWith(match: PageMatchContext): boolean {
  const button = document.querySelector<HTMLElement>('[data-primary]');
  const question = match.source.document.peek()?.host.decision ?? null;
  if (mayEnd(question, match.made.peek().made.length > 0)) button?.click();
  else button?.focus();
  return button !== null;
}

// Esc lets go of what is picked up, and then of what is planned.
function letsGo({ key: pressed }: KeyboardEvent, match: PageMatchContext, game: GamePage | null): boolean {
  if (pressed !== 'Escape') return false;
  if (letGo(match) || game?.letGo?.(match) === true) return true;
  if (match.plan.peek().length === 0) return false;
  takeBackAll(match);
  return true;
}

function ofPanels({ key: pressed }: KeyboardEvent, match: PageMatchContext, help: () => void): boolean {
  const tab = tabs[pressed.toLowerCase()];
  if (pressed === '?') help();
  else if (tab !== undefined) {
    match.tab.value = tab;
    if (tab === 'choices') unfoldList(true);
    focusSoon(tab === 'choices' ? 'button[data-choice]' : `[data-panel="${tab}"]`);
  } else return false;
  return true;
}

/** Hears single keys that nobody has answered yet, while nobody types; the answer ends it. */
export function hearKeys(take: (event: KeyboardEvent) => void): () => void {
  const hear = (event: KeyboardEvent): void => {
    const { defaultPrevented, ctrlKey, metaKey, altKey, target } = event;
    if (defaultPrevented || ctrlKey || metaKey || altKey || typing(target)) return;
    take(event);
  };
  addEventListener('keydown', hear);
  return () => removeEventListener('keydown', hear);
}

/** Listens to the page's keys until it is stopped. */
export function listenToKeys(match: PageMatchContext, game: GamePage | null, help: () => void): () => void {
  return hearKeys((event) => {
    if (!shortcutsOn.peek() && event.key !== 'Escape') return;
    if (
      ofReveal(event, match) ||
      letsGo(event, match, game) ||
      ofChoices(event, match) ||
      ofPanels(event, match, help)
    )
      event.preventDefault();
  });
}
