// The decision table of a game, a page for each question, and what is kept to go on: written whole or not at all.

import { join } from 'node:path';
import { makeFolder, writeWhole } from '../folder.ts';
import { replayCommand } from '../replay-command.ts';
import { markdownTable } from '../report/markdown.ts';
import { asGiven, jobsOf } from '../study.ts';
import type { Study } from '../study.ts';
import type { LabWorld } from '../world.ts';
import { answersFile } from './answer.ts';
import { judge } from './decide.ts';
import type { Decision, Judgement } from './decide.ts';
import type { Look } from './look.ts';
import { isPlayed } from './questions.ts';
import type { Question, Questions } from './questions.ts';
import { matchesNeeded } from './parts.ts';
import type { Stage, Stages, Ways } from './parts.ts';
import { looksOf, stageNames, stagesNow, stageStudy } from './stages.ts';
import { toldFile } from './told.ts';
import type { ToldQuestion } from './told.ts';
import { answerWords, decisionWords, holdsWords, measuredWords } from './words.ts';
import type { AnswerWords } from './words.ts';

function put(folder: string, file: string, text: string): void {
  writeWhole(join(folder, file), text);
}

/** What a page says of a question. */
interface Row {
  readonly question: Question;
  readonly judgement: Judgement;
  /** What to do. */
  readonly decision: string;
  readonly answer: AnswerWords;
  readonly stale: boolean;
}

/** What counts as answered: the table says what to do, and rests on matches. */
export const isAnswered = (decision: Decision): boolean =>
  !isInPart(decision) && decision !== 'wait' && decision !== 'ask people';

const isInPart = (decision: Decision): boolean =>
  ['in part', 'missed, changes open', 'unused'].includes(decision);

function rowsOf(ways: Ways, stages: Stages, stale: ReadonlySet<string>): readonly Row[] {
  const { list } = ways;
  const asking = stagesNow(ways, stages).filter(({ kind }) => kind !== 'second');
  const needed = (stage: Stage, { id }: Question): number => {
    const asked = stage.questions.find((one) => one.id === id);
    return asked === undefined ? 0 : matchesNeeded(ways, stage, asked, stages[stage.name]);
  };
  return list.questions.map((question) => {
    const looks = looksOf(ways, question, stages);
    const judgement = judge(list, question, looks);
    const stage = asking.findLast(({ questions }) => questions.some(({ id }) => id === question.id));
    return {
      question,
      judgement,
      decision: decisionWords(judgement, stage === undefined ? 0 : needed(stage, question)),
      answer: answerWords(list, question, looks),
      stale: Object.values(stageNames(list, question, stages)).some((name) => stale.has(name)),
    };
  });
}

/** How many questions are answered, wait for matches, and wait for people. */
export interface Count {
  readonly answered: number;
  readonly inPart: number;
  readonly waiting: number;
  readonly people: number;
  readonly stale: number;
}

function countOf(rows: readonly Row[]): Count {
  const of = (wanted: (row: Row) => boolean): number => rows.filter(wanted).length;
  return {
    answered: of(({ judgement }) => isAnswered(judgement.decision)),
    inPart: of(({ judgement }) => isInPart(judgement.decision)),
    waiting: of(({ judgement }) => judgement.decision === 'wait'),
    people: of(({ judgement }) => judgement.decision === 'ask people'),
    stale: of(({ stale }) => stale),
  };
}

const order: readonly Decision[] = [
  'change',
  'look elsewhere',
  'missed',
  'a matter of taste',
  'keep',
  'known',
  'missed, changes open',
  'in part',
  'worth using',
  'not worth using',
  'worth as much',
  'hardly possible',
  'unused',
  'wait',
  'ask people',
];

function tablePage(world: LabWorld, { list, levels }: Ways, rows: readonly Row[]): string {
  const { title } = world.game(list.game).game;
  const { answered, inPart, waiting, people, stale } = countOf(rows);
  const sorted = [...rows].sort(
    (a, b) => order.indexOf(a.judgement.decision) - order.indexOf(b.judgement.decision),
  );
  const old = stale === 0 ? '' : ` **${stale} stale**: rules, cards, bots or questions have changed since.`;
  return `# ${title}: what the matches decide

${answered} of ${rows.length} questions are answered, ${inPart} in part; ${waiting} wait for more matches, ${people} for people.${old} At most 5 of 100 answers are wrong by
chance, at whatever look: each interval holds by itself, nothing counts as unmoved unless all of them say so, and what moves was seen on two sets of seeds. Answered among ${levels[0].bot} bots; *holds* says whether ${levels[1].bot} bots, who look ahead, bear it out. What holds for bots need not hold for people.

\`\`\`
npx bridgefront lab answer ${list.game} --hours 12     goes on with what is open, and plays again what is stale
\`\`\`

${markdownTable(
  ['', 'question', 'what to do', 'as it is', 'changes', 'holds'],
  sorted.map(({ question, answer, decision, judgement, stale: gone }) => [
    `[${question.id}](${question.id}.md)`,
    question.ask,
    decision,
    `${gone ? '*Stale.* ' : ''}${printedWords(world, list, question)}${answer.given}`,
    answer.tried,
    judgement.holds === 'not asked' ? '' : judgement.holds,
  ]),
)}
`;
}

const headings: { readonly [kind in Stage['kind']]: string } = {
  first: 'What was seen',
  again: 'Once more, on fresh seeds',
  second: 'Among stronger bots',
  users: 'One who uses it among those who do not',
};

const sameSeeds =
  'A change is measured on the same seeds with and without it; the values of the rules as given are of all seeds together.';

function lookTable(list: Questions, look: Look): string {
  return markdownTable(
    ['figure', 'seats', 'rules', 'value', 'change', 'seeds'],
    look.map((seen) => {
      const figure = list.figures[seen.figure];
      return [
        figure.says,
        String(seen.players),
        seen.rules === asGiven ? asGiven : `\`${seen.rules}\``,
        measuredWords(seen, figure),
        seen.change === null ? '' : measuredWords(seen.change, figure, true),
        String(seen.change?.sets ?? seen.sets),
      ];
    }),
  );
}

const wholeWords = ({ given, tried }: AnswerWords): string => [given, tried].filter(Boolean).join(' ');

function told({ question, judgement, decision, answer, stale }: Row): ToldQuestion {
  const { id, ask, options, vary, variants } = question;
  const tried = [options, vary, ...Object.values(variants)].flatMap((one) => Object.keys(one));
  return {
    id,
    ask,
    options: [...new Set(tried)],
    answer: wholeWords(answer),
    decision,
    holds: judgement.holds,
    stale,
  };
}

// Matches in which the first figure was most, one for each set of rules; none of a look that nobody would play again.
function films(world: LabWorld, { question, look, study }: Filmed): readonly string[] {
  if (study === null) return [];
  const jobs = jobsOf(study);
  const lab = world.game(study.game);
  const [first] = question.figures;
  const shown = new Map(look.filter(({ figure }) => figure === first).map((seen) => [seen.rules, seen]));
  const lines = [...shown.values()].map(
    ({ rules, film, players }) =>
      `- ${rules}, ${players} seats: \`${replayCommand(lab, study, jobs[film])}\``,
  );
  return [`Where the first figure was most:\n\n${lines.join('\n')}`];
}

interface Filmed {
  readonly question: Question;
  readonly look: Look;
  readonly study: Study | null;
}

// What the options that a question tries are as printed.
function printedWords(world: LabWorld, { game }: Questions, question: Question): string {
  const { options } = world.game(game).game;
  const tried = [question.options, question.vary, ...Object.values(question.variants)];
  const names = [...new Set(tried.flatMap((one) => Object.keys(one)))].filter((name) => name in options);
  if (names.length === 0) return '';
  return `As printed: ${names.map((name) => `\`${name}=${String(options[name].default)}\``).join(', ')}. `;
}

function page(world: LabWorld, ways: Ways, stages: Stages, row: Row): string {
  const { list } = ways;
  const { question, judgement, decision, answer, stale } = row;
  const looks = looksOf(ways, question, stages);
  const parts = [
    `# ${question.id}: ${question.ask}`,
    ...(stale ? ['**Stale**: rules, cards, bots or the question have changed since this was played.'] : []),
    `**${decision}.** ${wholeWords(answer)}`,
    `${printedWords(world, list, question)}Stronger bots: ${holdsWords[judgement.holds]}`,
  ];
  if (isPlayed(question) && question.people !== undefined)
    parts.push(`What only people can say: ${question.people}`);
  for (const [kind, look] of Object.entries(looks) as [Stage['kind'], Look | null][])
    if (look !== null) {
      const { bot, sets } = stages[stageNames(list, question, stages)[kind]];
      parts.push(
        `## ${headings[kind]}`,
        `${bot} bots, up to ${sets} seeds of each table: what is decided is not played on.`,
        lookTable(list, look),
        ...(look.some(({ change }) => change !== null) ? [sameSeeds] : []),
        ...films(world, { question, look, study: stageStudy(ways, question, kind, stages) }),
      );
    }
  if (isPlayed(question))
    parts.push(
      `Play it: \`npx bridgefront lab answer ${list.game} --only ${question.id}\`. [All questions](README.md)`,
    );
  return `${parts.join('\n\n')}\n`;
}

/** Keeps what is known in a folder, with the decision table. */
export function keepAnswers(
  world: LabWorld,
  folder: string,
  ways: Ways,
  stages: Stages,
  stale: readonly string[],
): Count {
  makeFolder(folder);
  const { game } = ways.list;
  const rows = rowsOf(ways, stages, new Set(stale));
  put(folder, 'README.md', tablePage(world, ways, rows));
  put(folder, toldFile, `${JSON.stringify(rows.map(told), null, 1)}\n`);
  const kept = Object.fromEntries(
    Object.keys(stages)
      .sort()
      .map((name) => [name, stages[name]]),
  );
  put(folder, answersFile, `${JSON.stringify({ game, stages: kept }, null, 1)}\n`);
  return countOf(rows);
}

/** Writes a page for each question beside the table. */
export function writePages(
  world: LabWorld,
  folder: string,
  ways: Ways,
  stages: Stages,
  stale: readonly string[],
): void {
  for (const row of rowsOf(ways, stages, new Set(stale)))
    put(folder, `${row.question.id}.md`, page(world, ways, stages, row));
}
