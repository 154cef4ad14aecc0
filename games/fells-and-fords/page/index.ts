// Fells and Fords' page.

import { cardsJson, firstBattles, presetArmies, typeOfSlug, unitSlugs } from '../rules/table.ts';
import type { FellsFace, TableView } from '../rules/table.ts';
import type { ChoiceGroup, GamePage, PrimaryAction, SeatFact } from '@bridgefront/page/contract.ts';
import { mean } from '@bridgefront/page/intent.ts';
import type { OpenChoice } from '@bridgefront/page/match-context.ts';
import { contentsOf, contentsUnder } from './cards.ts';
import { coach } from './coach.ts';
import { durations, logFilters, logMinor } from './duration.ts';
import type { Match } from './match.ts';
import { question } from './question.ts';
import { rimOf } from './rim.tsx';
import { sentence, withRim } from './says.ts';
import { partsOf, primaryChoice } from './seen.ts';
import { SetUp } from './set-up.tsx';
import { Sides } from './sides.tsx';
import { deedOf } from './played.ts';
import { story } from './story.ts';
import { Table } from './table.tsx';
import { fellsTexts } from './texts.ts';

const words = fellsTexts;

function status({ phase, step, round, roundLimit, campaign }: TableView): string {
  const now =
    phase === 'play' ? `${words.round(round, roundLimit)} · ${words.steps[step]}` : words.phases[phase];
  if (campaign === null) return now;
  return phase === 'over' ? words.campaign.over : `${words.campaign.status(campaign.battle)} · ${now}`;
}

function group(choices: readonly OpenChoice[]): readonly ChoiceGroup[] {
  const groups = Map.groupBy(choices, ({ choice }) => words.groups[partsOf(choice)[0]] ?? '');
  return [...groups].map(([heading, list]) => ({
    heading,
    choices: list,
    // Everything that can be chosen lies on the table, with all that is said of it.
    folded: true,
  }));
}

function totals(campaign: TableView['campaign'], seat: number): readonly SeatFact[] {
  if (campaign === null) return [];
  const total = campaign.points[seat];
  return [{ icon: 'laurel-crown', text: String(total), label: words.campaign.points(total) }];
}

// Beside a campaign's points there is little room, and the race says how many win a battle.
function facts({ seats, winningVp, campaign }: TableView, seat: number): readonly SeatFact[] {
  const { vp, lore, commands, loreCards } = seats[seat];
  return [
    {
      icon: 'flying-flag',
      text: words.vpShort(vp, campaign === null ? winningVp : null),
      label: words.vp(vp, winningVp),
    },
    ...totals(campaign, seat),
    { icon: 'bookshelf', text: String(lore), label: words.lore(lore) },
    { icon: 'card-random', text: String(commands + loreCards), label: words.cards(commands, loreCards) },
  ];
}

const done: { readonly [ask: string]: 'ordered' | 'moved' | 'attacked' } = {
  orders: 'ordered',
  moves: 'moved',
  attacks: 'attacked',
};

// How many could still do what this step is for, and whether nobody has yet.
function leftIn({ shown, choices }: Match, ask: string) {
  const { table, seat } = shown.value.view;
  const able = choices.value.filter(({ choice }) => partsOf(choice)[0] === 'unit').length;
  const untouched = able > 0 && !table.units.some((unit) => unit.seat === seat && unit[done[ask]]);
  return { able, untouched };
}

function primary(match: Match): PrimaryAction | null {
  const open = match.choices.value;
  const choice = primaryChoice(open.map((one) => one.choice));
  const card = choice === 'text' ? contentsOf(match).get(partsOf(match.plan.value[0] ?? '')[1]) : undefined;
  // Whom it orders is chosen on the board: that is what comes next.
  if (card !== undefined) return { choice: 'text', label: words.byCard(card.name), quiet: true };
  const found = open.find((one) => one.choice === choice);
  // To strike again is what is asked: not to is no more than a way out.
  if (found !== undefined && choice === 'no') return { ...found, label: words.notAgain, quiet: true };
  const { ask = '' } = match.shown.value.view.decision ?? {};
  if (found === undefined || choice !== 'done' || !(ask in done)) return found ?? null;
  const { able, untouched } = leftIn(match, ask);
  const act = { ...found, quiet: untouched || (ask === 'attacks' && able > 0) };
  // The click may have been meant for what stood here before: the card, or the step before.
  if (!untouched) return act;
  const meant = { question: words.untouched(able, ask), act: { ...act, label: words.without } };
  return { label: act.label, quiet: true, run: () => mean(match, meant) };
}

/** Fells and Fords in the browser. */
export const page: GamePage<TableView, FellsFace> = {
  Table,
  cards: (options) => [...contentsUnder(options).values()],
  async chapters(options) {
    const { chaptersWith } = await import('./chapters.ts');
    return chaptersWith({
      cards: cardsJson(options),
      contents: [...contentsUnder(options).values()],
      armies: [...presetArmies(options).values()],
      battles: firstBattles,
      factions: words.factions,
    });
  },
  printed: async () => (await import('./printed.ts')).printed,
  async positions() {
    const { positionForm, battleTables } = await import('./position-form.ts');
    return { ...positionForm, tables: [...positionForm.tables, ...battleTables(firstBattles)] };
  },
  Aside: Sides,
  status,
  facts,
  primary,
  duration: ({ face }) => durations[face.tell] ?? 0,
  deedOf,
  losses: ['suffers', 'falls', 'burns', 'tent'],
  fold: ({ length }) => words.allMove(length),
  section: ({ face, text = '' }) => (face.tell === 'turn' ? text : null),
  battles: ['rolls'],
  coordinates: true,
  rim: rimOf,
  question,
  says: sentence,
  toReader: withRim,
  logFilters,
  logMinor,
  group,
  SetUp,
  coach,
  story,
  pieces: async () => {
    const kinds = ['fords', 'fells'].flatMap((faction) => unitSlugs(faction).map((slug) => typeOfSlug(slug)));
    return (await import('./pieces.ts')).printedWith(kinds);
  },
  guide: async () => (await import('../GUIDE.md?rules')).default,
  diagrams: async () => (await import('./diagrams.ts')).diagrams,
  rules: async () => (await import('../SPEC.md?rules')).default,
  programmers: async () => [
    ...(await import('../PROTOCOL.md?whole')).default,
    ...(await import('../SPEC.md?programs')).default,
  ],
};
