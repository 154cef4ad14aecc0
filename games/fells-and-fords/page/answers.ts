// What can be answered where a tray lies over the board: the ways, and the lore card that is answered.

import type { CardContent } from '@bridgefront/page/cards/content.ts';
import { lineText } from '@bridgefront/page/cards/content.ts';
import type { OpenChoice } from '@bridgefront/page/match-context.ts';
import { unitRules } from '../rules/table.ts';
import { contentsOf } from './cards.ts';
import { counterWords } from './foretold.ts';
import type { Match } from './match.ts';
import { rimOf } from './rim.tsx';
import { handKinds, hexOfChoice, partsOf, primaryChoice } from './seen.ts';
import type { Seen } from './seen.ts';
import { fellsTexts } from './texts.ts';

const words = fellsTexts;

/** Choices that are neither a hex nor a card of the hand. */
export function plainChoices(seen: Seen) {
  return [...seen.open.values()].filter(({ choice }) => {
    const [kind] = partsOf(choice);
    return (
      hexOfChoice(choice, seen.picked) === null &&
      !handKinds.includes(kind) &&
      !['place', 'step', 'army', 'take', 'tent', 'objective', 'die'].includes(kind) &&
      choice !== primaryChoice([...seen.open.keys()])
    );
  });
}

/** Nothing else is asked: what it is about lies over the board. */
export function onlyPlain(seen: Seen): boolean {
  const plain = plainChoices(seen);
  return plain.length > 0 && plain.length === seen.open.size;
}

/** One way to answer: what it is called, and what it costs, does or leaves. */
export interface Way {
  readonly choice: string;
  readonly name: string;
  readonly leaves: string;
  readonly strong: boolean;
}

/** What is printed on a card, in one line. */
export function textOf({ lines }: CardContent): string {
  return lines.map(lineText).join(' ');
}

// To follow is a hex of the board too; who has begun a pursuit goes on there.
function followsOf({ open, plan, ask, table }: Seen): readonly Way[] {
  if (ask !== 'advance' || plan.length > 0) return [];
  return [...open.keys()].flatMap((choice) => {
    const [kind, hex] = partsOf(choice);
    if (kind !== 'to') return [];
    const vp = table.banners.find(({ at }) => at === hex)?.vp ?? 0;
    return [{ choice, name: words.follow(rimOf(hex)), leaves: words.takesBanner(vp), strong: true }];
  });
}

// What the ability of whoever rolls does with the dice, as printed; '': it is no ability of theirs.
function abilityOf(label: string, { table, options }: Seen): string {
  const roller = table.units.find(({ id }) => id === table.combats.at(-1)?.roller);
  const [name = ''] = label.split(':');
  const [, text = ''] = roller === undefined ? [] : unitRules(roller.unit, options).text.split(`${name}: `);
  return text.split('.', 1)[0] ?? '';
}

// How far the unit goes back all the same, what it would do to whoever has attacked it, or what dice are spent on.
function leavesOf({ choice, label }: OpenChoice, seen: Seen): string {
  const { table } = seen;
  const combat = table.combats.at(-1);
  const [kind, count] = partsOf(choice);
  if (kind === 'use') return abilityOf(label, seen);
  if (kind === 'counter') return counterWords(table);
  return kind === 'ignore' && combat !== undefined ? words.goesBack(combat.retreats - Number(count)) : '';
}

/** Lore cards that fit, a hex to follow to, dice that are committed, or nothing. */
export function answersOf(match: Match, seen: Seen): readonly Way[] {
  const { open, table } = seen;
  const combat = table.combats.at(-1);
  const answers = [...open.values()].flatMap(({ choice, label }) => {
    const [kind, slug] = partsOf(choice);
    const card = kind === 'lore' ? contentsOf(match).get(slug) : undefined;
    if (card !== undefined) {
      const leaves = [card.prices[0]?.words ?? '', textOf(card)].filter((part) => part !== '').join(' · ');
      return [{ choice, name: card.name, leaves, strong: true }];
    }
    if (choice !== 'pass') return [];
    const leaves = combat === undefined ? '' : words.comes(combat.damage, combat.retreats);
    return [{ choice, name: label, leaves, strong: false }];
  });
  const others = plainChoices(seen).map((open) => ({
    choice: open.choice,
    name: words.short[open.choice] ?? open.label,
    leaves: leavesOf(open, seen),
    strong: open.choice.startsWith('use:') || open.choice === 'counter',
  }));
  return [...answers, ...followsOf(seen), ...others];
}

/** The lore card on its way that the reader may answer; null: none. */
export function answeredCard(match: Match, { ask, open, table }: Seen): CardContent | null {
  const played = table.played.at(-1);
  if (ask !== 'react' || open.size === 0 || played === undefined) return null;
  return contentsOf(match).get(played.card) ?? null;
}
