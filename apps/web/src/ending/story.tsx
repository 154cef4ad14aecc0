// How a match came about: its course as a chart, what turned it with small boards that lead into the replay, and all hands.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MatchInfo } from '@bridgefront/protocol';
import { ShownCard } from '@bridgefront/page/cards/shown-card.tsx';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { Explanations } from '@bridgefront/page/popovers/explanations.tsx';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import { aheadLast, leadChanges } from '../playback/story.ts';
import type { KeyMoment, TurningPoint } from '../playback/story.ts';
import { laterTexts } from '../texts/later.ts';
import { Chart } from './chart.tsx';
import { storyFacts } from './story-facts.ts';
import type { StoryFacts } from './story-facts.ts';
import styles from './story.module.css';
import { inPercent } from '@bridgefront/page/texts.ts';

const words = laterTexts.story;

const mostLeads = 3;

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
  told: { course },
  names,
}: {
  readonly info: MatchInfo;
  readonly told: StoryFacts;
  readonly names: readonly string[];
}) {
  const leads = leadChanges(course);
  const last = leads.at(-1);
  const winners = info.outcome?.winners ?? [];
  if (info.outcome === null) return <p>{words.unfinished(aheadLast(course), names)}</p>;
  if (last === undefined) return winners.length === 1 ? <p>{words.even(names[winners[0]])}</p> : null;
  const where = lowered(course.headings[last.at]);
  const [winner] = winners;
  if (winners.length === 1 && winner !== last.seat)
    return <p>{words.overturned(names[last.seat], names[winner])}</p>;
  return <p>{words.decided(names[last.seat], where, leads.length)}</p>;
}

function lowered(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

function gained(name: string, of: TurningPoint['of'], gain: number): string {
  return of === 'chances' ? words.chances(name, inPercent.format(gain)) : words.gains(name, gain);
}

// The three steps that turned it, each with its small board; a click leads there.
function Turned({ info, story, names }: ToldProps) {
  const { Miniature } = story;
  const own = info.seats.find(({ mine }) => mine)?.seat;
  return (
    <ol class={styles.turned} aria-label={words.moments}>
      {story.turned.map(({ at, heading, seat, gain, of, label, told, table }, index) => (
        <li key={at}>
          <a href={`/m/${info.id}/replay?at=${Math.max(0, told - 1)}`}>
            {Miniature !== null && <Miniature view={table} seat={own} />}
            <b>
              {index + 1} · {label ?? gained(names[seat] ?? '', of, gain)}
            </b>
            <span>{label === null ? heading : `${heading} · ${gained(names[seat] ?? '', of, gain)}`}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

function Hands({ story: { hands }, names }: Pick<ToldProps, 'story' | 'names'>) {
  if (hands === null || hands.every((cards) => cards.length === 0)) return null;
  return (
    <section class={styles.hands} aria-label={words.hands}>
      <h3>{words.hands}</h3>
      {hands.map((cards, seat) => (
        <div key={seat} class={styles.hand}>
          <span class={styles.holder}>
            <SeatMark seat={seat} /> {names[seat]}
          </span>
          {cards.length === 0 ? (
            <span>{words.noCards}</span>
          ) : (
            <ul aria-label={names[seat]}>
              {cards.map((card, at) => (
                <li key={at}>
                  <ShownCard card={card} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  );
}

interface ToldProps {
  readonly info: MatchInfo;
  readonly story: StoryFacts;
  readonly names: readonly string[];
}

/** The story of a finished match; nothing until it is known, and for games that count no points. */
export function Story({ info, game }: { readonly info: MatchInfo; readonly game: GamePage }) {
  const facts = useSignal<StoryFacts | null | undefined>(undefined);
  useEffect(() => {
    void storyFacts(info, game).then(
      (story) => (facts.value = story),
      () => (facts.value = null),
    );
  }, [info.id]);
  const { value } = facts;
  // The match is read once more for it, which takes a moment: its room is kept.
  if (value === undefined)
    return (
      <div class={styles.coming} data-coming>
        <p>{words.coming}</p>
        <span class={styles.empty} aria-hidden="true" />
      </div>
    );
  if (value === null) return null;
  const names = info.seats.map(({ name }) => name ?? '');
  const { course, counts, turned } = value;
  const more = worthSeeing(value, names);
  return (
    <Explanations>
      <section class={styles.story} aria-label={words.title}>
        <h3 class="visually-hidden">{words.title}</h3>
        <figure class={styles.figure}>
          <figcaption>{counts}</figcaption>
          <Chart course={course} names={names} marks={turned.map(({ at }) => at)} />
        </figure>
        <Numbers course={course} counts={counts} names={names} />
        <Decided info={info} told={value} names={names} />
        <Turned info={info} story={value} names={names} />
        {more.length > 0 && (
          <details class={styles.more}>
            <summary>{words.more}</summary>
            <ol class={styles.moments} aria-label={words.more}>
              {more.map(({ choice, label }) => (
                <li key={`${choice} ${label}`}>
                  <a href={`/m/${info.id}/replay?at=${Math.max(0, choice - 1)}`}>{label}</a>
                </li>
              ))}
            </ol>
          </details>
        )}
      </section>
      <Hands story={value} names={names} />
    </Explanations>
  );
}
