// How a match came about: points by round as a chart, who led when, and key moments that lead into the replay.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MatchInfo } from '@bridgefront/protocol';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { SeatShape, useMarkOf } from '@bridgefront/page/ui/seat-mark.tsx';
import { pageOf } from '../games.ts';
import { momentsOf } from '../playback/moments.ts';
import type { Replayed } from '../playback/moments.ts';
import { courseOf, keyMoments, leadChanges } from '../playback/story.ts';
import type { Course, KeyMoment } from '../playback/story.ts';
import { ask } from '../source/api.ts';
import { Problem } from '../source/problem.ts';
import { laterTexts } from '../texts/later.ts';
import styles from './story.module.css';

const words = laterTexts.story;

interface StoryFacts {
  readonly course: Course;
  /** What the chart counts. */
  readonly counts: string;
  /** The steps of the chart have names of their own. */
  readonly named: boolean;
  readonly moments: readonly KeyMoment[];
}

async function seen(info: MatchInfo, seat: number | null, game: GamePage): Promise<Replayed | Problem> {
  const recorded = await ask('getRecording', {
    params: { match: info.id },
    query: { seat: seat ?? 'table' },
  });
  return recorded instanceof Problem ? recorded : momentsOf(recorded, (report) => game.duration(report));
}

// The end is facts before it is stored; what is not stored yet cannot be asked for.
async function stored(info: MatchInfo): Promise<boolean> {
  for (let tries = 0; tries < 20; tries++) {
    const now = await ask('getMatch', { params: { match: info.id } });
    if (now instanceof Problem) return false;
    if (now.finishedAt !== null) return true;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return false;
}

async function storyFacts(info: MatchInfo): Promise<StoryFacts | null> {
  const game = await pageOf(info.game).catch(() => null);
  if (game?.story === undefined || !(await stored(info))) return null;
  const all = await seen(info, null, game);
  const open = game.story.open === true;
  const seats = open
    ? info.seats.map(() => all)
    : await Promise.all(info.seats.map(({ seat }) => seen(info, seat, game)));
  const known = seats.flatMap((one) => (one instanceof Problem ? [] : [one]));
  if (all instanceof Problem || known.length < seats.length) return null;
  const course = courseOf(known, game);
  const counts = game.story.counts ?? words.chart;
  const named = game.story.step !== undefined;
  return course === null ? null : { course, counts, named, moments: keyMoments(all, game) };
}

const mostLeads = 3;
const [width, height, left, low] = [320, 132, 22, 18];

function Chart({ course, names }: { readonly course: Course; readonly names: readonly string[] }) {
  const { headings, points, start } = course;
  const markOf = useMarkOf();
  const most = Math.max(1, ...[start, ...points].flat().map((one) => one ?? 0));
  // So many numbers stand below one another's neighbours without touching.
  const each = Math.ceil(headings.length / 12);
  const x = (at: number): number => left + ((width - left - 14) * (at + 1)) / headings.length;
  const y = (value: number): number => 8 + (height - low - 8) * (1 - value / most);
  return (
    <svg class={styles.chart} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {[0, most].map((value) => (
        <g key={value}>
          <line class={styles.grid} x1={left} x2={width} y1={y(value)} y2={y(value)} />
          <text class={styles.scale} x={left - 5} y={y(value) + 4} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      {headings.map((heading, at) => (
        <text key={heading} class={styles.scale} x={x(at)} y={height - 3} text-anchor="middle">
          {(at + 1) % each === 0 ? at + 1 : ''}
        </text>
      ))}
      {points.map((seat, index) => {
        const line = [start[index] ?? 0, ...seat.map((one) => one ?? 0)];
        const end = line[line.length - 1];
        const path = line.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at - 1)} ${y(value)}`).join('');
        return (
          <g key={names[index]} style={{ color: `var(--seat-${markOf(index)})` }}>
            <path class={styles.line} d={path} />
            <g transform={`translate(${x(line.length - 2) - 8} ${y(end) - 8}) scale(0.66)`}>
              <SeatShape seat={index} />
            </g>
          </g>
        );
      })}
    </svg>
  );
}

// The same for whoever does not see the chart.
function Numbers({
  course,
  counts,
  names,
}: Pick<StoryFacts, 'course' | 'counts'> & { readonly names: readonly string[] }) {
  return (
    // A table is as wide as its words, hidden or not.
    <div class="visually-hidden">
      <table>
        <caption>{counts}</caption>
        <tbody>
          {course.points.map((seat, index) => (
            <tr key={names[index]}>
              <th scope="row">{names[index]}</th>
              {seat.map((points, at) => (
                <td key={at}>{points ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

// The game's own moments, and where somebody else came to lead.
function worthSeeing({ course, moments }: StoryFacts, names: readonly string[]): readonly KeyMoment[] {
  const leads = leadChanges(course).slice(1).slice(-mostLeads);
  const taken = leads.map(({ at, seat }) => ({
    choice: course.ends[at],
    label: words.takesLead(names[seat], course.headings[at]),
  }));
  return [...moments, ...taken].sort((a, b) => a.choice - b.choice);
}

// Who led, and whether that was enough.
function Decided({
  info,
  told: { course, named },
  names,
}: {
  readonly info: MatchInfo;
  readonly told: StoryFacts;
  readonly names: readonly string[];
}) {
  const leads = leadChanges(course);
  const last = leads.at(-1);
  const winners = info.outcome?.winners ?? [];
  if (last === undefined) return winners.length === 1 ? <p>{words.even(names[winners[0]])}</p> : null;
  const where = named ? lowered(course.headings[last.at]) : words.round(last.at + 1);
  const [winner] = winners;
  if (winners.length === 1 && winner !== last.seat)
    return <p>{words.overturned(names[last.seat], names[winner])}</p>;
  return <p>{words.decided(names[last.seat], where, leads.length)}</p>;
}

function lowered(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** The story of a finished match; nothing until it is known, and for games that count no points. */
export function Story({ info }: { readonly info: MatchInfo }) {
  const facts = useSignal<StoryFacts | null>(null);
  useEffect(() => {
    void storyFacts(info).then((story) => void (facts.value = story));
  }, [info.id]);
  const { value } = facts;
  if (value === null) return null;
  const names = info.seats.map(({ name }) => name ?? '');
  const { course, counts } = value;
  const moments = worthSeeing(value, names);
  return (
    <section class={styles.story} aria-label={words.title}>
      <h3>{words.title}</h3>
      <figure class={styles.figure}>
        <figcaption>{counts}</figcaption>
        <Chart course={course} names={names} />
      </figure>
      <Numbers course={course} counts={counts} names={names} />
      <Decided info={info} told={value} names={names} />
      {moments.length > 0 && (
        <ol class={styles.moments} aria-label={words.moments}>
          {moments.map(({ choice, label }) => (
            <li key={`${choice} ${label}`}>
              <a href={`/m/${info.id}/replay?at=${Math.max(0, choice - 1)}`}>{label}</a>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
