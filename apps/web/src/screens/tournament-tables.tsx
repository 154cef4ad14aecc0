// Standings and rounds of a tournament as tables.

import type { TournamentInfo } from '@bridgefront/protocol';
import { tournamentTexts as texts } from '../texts/tournaments.ts';
import rows from './rows.module.css';
import styles from './tournaments.module.css';

type Pairing = TournamentInfo['pairings'][number];
type Person = TournamentInfo['people'][number];

const hundredths = (value: number): string => String(Math.round(value * 100) / 100);

function nameWords({ name, mine, left, program }: Person): string {
  const notes = [mine && texts.you, left && texts.left, program && texts.program].filter(
    (one) => one !== false,
  );
  return notes.length === 0 ? name : `${name} (${notes.join(', ')})`;
}

function Table({
  info,
  division,
}: {
  readonly info: TournamentInfo;
  readonly division: TournamentInfo['divisions'][number];
}) {
  const people = new Map(info.people.map((one) => [one.number, one]));
  const caption = info.divisions.length > 1 ? texts.division1(division.division) : texts.standings;
  return (
    <div class={styles.scroll} tabIndex={0} role="region" aria-label={texts.tableOf(caption)}>
      <table class={styles.table}>
        <caption {...(info.divisions.length === 1 && { class: 'visually-hidden' })}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.place}</th>
            <th scope="col">{texts.player}</th>
            <th scope="col">{texts.points}</th>
            <th scope="col">{texts.played}</th>
            {info.breaks.map((one) => (
              <th key={one} scope="col" class={styles.tie}>
                {texts.breaks[one]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {division.standings.map((row) => {
            const one = people.get(row.number);
            return (
              <tr key={row.number} {...(one?.mine === true && { class: styles.mine })}>
                <td>{row.place}</td>
                <th scope="row">
                  {one === undefined ? '' : nameWords(one)}
                  {row.ties.length > 0 && (
                    <span class={styles.ties}>
                      {info.breaks
                        .map((tie, at) => `${texts.breaks[tie]}\u00a0${hundredths(row.ties[at] ?? 0)}`)
                        .join(' · ')}
                    </span>
                  )}
                </th>
                <td>{hundredths(row.points)}</td>
                <td>{row.rounds}</td>
                {row.ties.map((value, at) => (
                  <td key={info.breaks[at]} class={styles.tie}>
                    {hundredths(value)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Who stands where, by divisions; before the start who plays. */
export function Standings({ info }: { readonly info: TournamentInfo }) {
  if (info.divisions.length === 0)
    return (
      <section aria-labelledby="people">
        <h2 id="people" class={rows.heading}>
          {texts.people}
        </h2>
        {info.people.length === 0 && <p class={styles.soft}>{texts.nobody}</p>}
        <ul class={rows.list}>
          {info.people.map((one) => (
            <li key={one.number}>{nameWords(one)}</li>
          ))}
        </ul>
      </section>
    );
  return (
    <section aria-labelledby="standings">
      <h2 id="standings" class={rows.heading}>
        {texts.standings}
      </h2>
      <div class={styles.divisions}>
        {info.divisions.map((one) => (
          <Table key={one.division} info={info} division={one} />
        ))}
      </div>
      <p class={styles.soft}>
        {info.cycles > 1 && `${texts.twiceNote} `}
        {info.begins === null ? texts.pointsNote : texts.scoresNote(info.begins)}{' '}
        {texts.breaksNote(info.breaks.map((one) => texts.breakWords[one]))}
      </p>
    </section>
  );
}

function pairingWords(
  { players, places, scores, state }: Pairing,
  nameOf: (number: number) => string,
): string {
  if (players.length === 1) return `${nameOf(players[0])}: ${texts.bye}`;
  if (places === null) return `${players.map(nameOf).join(' – ')}: ${texts.states[state]}`;
  const order = players
    .map((number, at) => ({ name: nameOf(number), place: places[at] ?? null, score: scores?.[at] ?? null }))
    .toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity));
  return order
    .map(({ name, place, score }) => {
      if (place === null) return texts.forfeit(name);
      return score === null ? texts.placed(name, place) : texts.scored(name, place, score);
    })
    .join(' – ');
}

/** All rounds that are paired, the latest first. */
export function Rounds({ info }: { readonly info: TournamentInfo }) {
  const names = new Map(info.people.map(({ number, name }) => [number, name]));
  const nameOf = (number: number): string => names.get(number) ?? '';
  const all = [...Map.groupBy(info.pairings, ({ round }) => round)].toSorted(([a], [b]) => b - a);
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="rounds">
      <h2 id="rounds" class={rows.heading}>
        {texts.rounds1}
      </h2>
      <div class={styles.rounds}>
        {all.map(([round, pairings]) => (
          <div key={round}>
            <h3>{texts.roundTitle(round)}</h3>
            <ul class={rows.list}>
              {pairings.map((one) => {
                const words = pairingWords(one, nameOf);
                const ended = one.state === 'over';
                return (
                  <li key={`${one.division} ${one.table}`} class={styles.pairing}>
                    <span>{words}</span>
                    {one.match !== null && (one.state === 'playing' || ended) && (
                      <a
                        href={ended ? `/m/${one.match}/replay` : `/m/${one.match}`}
                        aria-label={(ended ? texts.againAt : texts.lookAt)(
                          one.players.map(nameOf).join(', '),
                        )}
                      >
                        {ended ? texts.again : texts.look}
                      </a>
                    )}
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
