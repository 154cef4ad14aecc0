// What a click or a key on the map does: choose what is open, ask why not, or look closer.

import { effect, untracked } from '@preact/signals';
import type { BoardKeys } from '@bridgefront/page/boards/board-keys.ts';
import type { BoardTarget } from '@bridgefront/page/boards/hit-targets.tsx';
import type { Zoom } from '@bridgefront/page/boards/zoom.ts';
import { intentOf, mean, meantChoice } from '@bridgefront/page/intent.ts';
import type { Intent } from '@bridgefront/page/intent.ts';
import { endsPlan } from '../panels/at-once.ts';
import { seenOf } from '../seen.ts';
import { bridgefrontTexts } from '../texts/table.ts';
import { layout, onBoard } from './geometry.ts';
import { boardTexts as words } from '../texts/board.ts';
import { armyAt, barOf } from './march.ts';
import type { March } from './march.ts';
import type { Model } from './model.ts';
import { placeName } from './spoken.ts';

/** The open choice that a control makes; null: none. */
export function choiceOf({ targets }: Model, target: BoardTarget | null): string | null {
  if (target === null) return null;
  const { hexes, edges, champions, force } = targets.value;
  switch (target.kind) {
    case 'hex':
      return hexes.get(target.name) ?? null;
    case 'edge':
      return edges.get(target.name) ?? null;
    case 'champion':
      return champions.get(target.name) ?? null;
    case 'force':
      return force?.choice ?? null;
    default:
      return null;
  }
}

// The March stays laid out: what was meant is another place for it.
function refuseMarch(model: Model, draft: March, hex: string): void {
  const { scan, reader, match } = model;
  const steps = model.steps();
  const name = (place: string): string => placeName(scan.peek(), place, reader);
  const bar = steps > 1 ? 'way' : barOf(scan.peek(), draft.from, hex);
  match.refuse(words.noMarch[bar](name(hex), name(draft.from), steps));
}

// A stack, then where it goes: the second click on the same place seals.
function marches(model: Model, hex: string): boolean {
  const { march, destinations } = model;
  const draft = march.peek();
  if (draft !== null && destinations.peek().includes(hex)) {
    if (draft.to === hex) model.seal();
    else march.value = { ...draft, to: hex };
    return true;
  }
  if (draft?.from === hex) {
    march.value = null;
    return true;
  }
  if (!model.canMarch(hex)) {
    if (draft !== null) refuseMarch(model, draft, hex);
    return draft !== null;
  }
  model.visited.value = hex;
  model.draft(hex);
  return true;
}

// The last place of a plan is lifted first, since what is sealed cannot be taken back; null: the plan goes on.
function lastOf(
  model: Model,
  { kind, name }: Pick<BoardTarget, 'kind' | 'name'>,
  choice: string,
): Intent | null {
  const { match, scan, reader, targets } = model;
  const { ask, plan, cards, options } = seenOf(match);
  const { startBridges } = options;
  const [first = ''] = plan;
  const card = first.startsWith('card:') ? cards(first.slice('card:'.length)) : null;
  if (meantChoice(match) === choice) return null;
  if (ask === 'capital' && kind === 'hex')
    return {
      question: words.corner(targets.peek().labels.get(choice) ?? ''),
      act: { label: words.settle, choice },
    };
  if (!endsPlan(plan, choice, card, startBridges)) return null;
  const said = targets.peek().labels.get(choice) ?? '';
  if (card === null) {
    const label = first === 'build' ? words.sealBuild : words.placeBridges(startBridges);
    return { question: words.build(said), act: { label, choice } };
  }
  const at = (hex: string): string => placeName(scan.peek(), hex, reader);
  const stands = kind === 'champion' ? model.championAt(name) : null;
  const place =
    kind === 'hex' ? at(name) : stands === null ? said : words.championAt(reader.cardName(name), at(stands));
  const label = bridgefrontTexts.hand.sealIt(card.name);
  return { question: words.cardAt(card.name, place), act: { label, choice } };
}

/** Where only one place is left for the last of a plan, it is lifted by itself, once. Returns how to stop. */
export function liftOnly(model: Model): () => void {
  const { match } = model;
  let before = '';
  return effect(() => {
    const [only, ...more] = match.choices.value;
    const plan = match.plan.value;
    if (match.busy.value || match.playback.current.value !== null) return;
    const now = `${plan.join(' ')} ${only?.choice}`;
    if (now === before) return;
    before = now;
    if (only === undefined || more.length > 0 || plan.length === 0) return;
    untracked(() => {
      const [, kind = '', name = ''] = /^(hex|edge|champion):(.+)$/.exec(only.choice) ?? [];
      const last =
        kind === '' ? null : lastOf(model, { kind: kind as BoardTarget['kind'], name }, only.choice);
      if (last !== null && intentOf(match) === null) mean(match, last);
    });
  });
}

// Whoever chooses a stack means all of it; the number can be changed while the way is asked for.
function chooseAt(model: Model, target: BoardTarget, choice: string): void {
  const { kind, name } = target;
  const last = lastOf(model, target, choice);
  if (last !== null) {
    mean(model.match, last);
    model.match.announce(last.question);
    return;
  }
  const army = kind === 'hex' ? armyAt(model.scan.peek(), name, model.reader.seat) : null;
  if (army === null || army.forces === 0) model.choose(choice);
  else model.wish([choice, `forces:${army.forces}`]);
}

/** Chooses, asks why not, or looks closer. */
export function act(model: Model, target: BoardTarget | null): void {
  // Why something else was refused has been read.
  model.match.dismiss();
  if (target === null) {
    model.selected.value = null;
    model.march.value = null;
    return;
  }
  if (target.kind === 'hex' && marches(model, target.name)) return;
  const choice = choiceOf(model, target);
  const { asks } = model.targets.value;
  if (choice !== null) chooseAt(model, target, choice);
  else if (target.kind === 'edge' && asks.edges) model.choose(`edge:${target.name}`);
  else if (target.kind !== 'hex') return;
  else if (asks.hexes || asks.edges) model.choose(`hex:${target.name}`);
  else {
    model.visited.value = target.name;
    model.selected.value = model.selected.value === target.name ? null : target.name;
  }
}

/** What dragging a stack does: the arrow follows, and where it is let go the March leads. */
export function dragging(model: Model) {
  return {
    onGrip: (target: BoardTarget): boolean => target.kind === 'hex' && model.canMarch(target.name),
    onDrag: (from: BoardTarget, target: BoardTarget | null): void => {
      if (model.march.peek()?.from !== from.name) model.draft(from.name);
      model.hovered.value = target?.kind === 'hex' ? target.name : null;
    },
    onDrop: (target: BoardTarget | null): void => {
      const draft = model.march.peek();
      const leads = target !== null && model.destinations.peek().includes(target.name);
      if (draft !== null) model.march.value = { ...draft, to: leads ? target.name : draft.to };
      model.hovered.value = null;
    },
  };
}

/** What the keys of the board need to know of this one. */
export function keysOf(model: Model, zoom: Zoom): BoardKeys {
  const view = () => model.scan.peek().view;
  return {
    layout,
    has: (hex) => onBoard(hex, view().radius),
    zoom,
    home: () => view().seats[model.reader.seat ?? -1]?.capital ?? null,
    hexOf: ({ kind, name }) => (kind === 'champion' ? model.championAt(name) : name),
    visit: (hex) => void (model.visited.value = hex),
    walking: () => model.focused.peek() !== null,
    act: (target) => act(model, target),
    letGo: () => {
      if (model.selected.value === null && model.march.value === null) return false;
      model.selected.value = null;
      model.march.value = null;
      return true;
    },
  };
}
