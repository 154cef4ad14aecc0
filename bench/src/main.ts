// Runs the measurements and prints one JSON document, then a table for people (on the error channel).

import { cpus } from 'node:os';
import { measureEngine } from './engine.ts';

const row = (name: string, value: string, budget: string): string =>
  `${name.padEnd(46)} ${value.padStart(14)}   ${budget}`;
const number = (value: number, digits: number = 0): string =>
  value.toLocaleString('en', { maximumFractionDigits: digits });

const engine = measureEngine();
const result = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', engine };
console.log(JSON.stringify(result, null, 2));

const { choicesPerSecond, matchMs, copyMicroseconds, stateCharacters } = engine;
const table = [
  row('what', 'measured', 'budget'),
  row('Bridgefront, random play, choices/s', number(choicesPerSecond.ours), ''),
  row('boardgame.io reducer alone, moves/s', number(choicesPerSecond.boardgameIo), ''),
  row('ratio (median of paired blocks)', `${number(choicesPerSecond.ratio, 1)} x`, '≥ 20 x'),
  row('four-seat random match, median', `${number(matchMs.median, 2)} ms`, '≤ 2 ms'),
  row('four-seat random match, p90', `${number(matchMs.p90, 2)} ms`, ''),
  row('state copied', `${number(copyMicroseconds.state, 2)} µs`, '≤ 5 µs'),
  row('whole match copied', `${number(copyMicroseconds.match, 2)} µs`, ''),
  row(
    'state as JSON, ours / theirs',
    `${number(stateCharacters.ours)} / ${number(stateCharacters.boardgameIo)}`,
    'equal size',
  ),
];
console.error(`\n${table.join('\n')}`);
