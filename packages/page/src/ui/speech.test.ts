import { expect, test } from 'vitest';
import { Speech } from './speech.ts';

function listen() {
  const said: string[] = [];
  const waiting: (() => void)[] = [];
  const speech = new Speech({
    say: (text, urgency) => void said.push(urgency === 'assertive' ? `! ${text}` : text),
    wait: (_, then) => void waiting.push(then),
  });
  return { speech, said, pass: () => waiting.shift()?.() };
}

test('sentences wait for each other, and urgent ones do not', () => {
  const { speech, said, pass } = listen();
  speech.add('One.', 'polite');
  speech.add('Two.', 'polite');
  expect(said).toEqual(['One.']);
  speech.add('Now!', 'assertive');
  expect(said).toEqual(['One.', '! Now!']);
  pass();
  expect(said.at(-1)).toBe('Two.');
});

test('what has not been said yet can be forgotten', () => {
  const { speech, said, pass } = listen();
  for (const words of ['One.', 'Two.']) speech.add(words, 'polite');
  speech.hush();
  pass();
  speech.add('Three.', 'polite');
  expect(said).toEqual(['One.', 'Three.']);
});

test('the same sentence is said again, empty ones never', () => {
  const { speech, said, pass } = listen();
  speech.add('Your turn.', 'polite');
  pass();
  speech.add('  ', 'polite');
  speech.add('Your turn.', 'polite');
  expect(said).toEqual(['Your turn.', 'Your turn.\u00a0']);
});

test('of many sentences only the newest are said', () => {
  const { speech, said, pass } = listen();
  for (let n = 0; n <= 20; n += 1) speech.add(String(n), 'polite');
  for (let n = 0; n < 20; n += 1) pass();
  expect(said).toEqual(['0', '16', '17', '18', '19', '20']);
});
