import { expect, test } from 'vitest';
import type { OptionDeclarations } from '@bridgefront/kernel';
import {
  bodyOf,
  countSeats,
  freeName,
  isAlone,
  newDraft,
  optionGroups,
  peopleOf,
  placeOfProblem,
  readNumbers,
  withOption,
  withPlace,
  withSeats,
  withWish,
} from './table-draft.ts';

const game = { name: 'some', title: 'Some', rules: 'some@1', seats: { min: 2, max: 6 }, options: {} };
const declared: OptionDeclarations = {
  maxMana: {
    type: 'int',
    group: 'Resources',
    default: 5,
    min: 1,
    max: 9,
    help: 'Mana at the start of each round.',
  },
  startGold: { type: 'int', group: 'Resources', default: 0, min: 0, max: 9, help: 'Gold at the start.' },
  passPot: { type: 'bool', group: 'Market', default: true, help: 'Pass bids are paid.' },
};

test('a table begins with the reader, a friend and a bot, without a clock', () => {
  const body = bodyOf(newDraft(game, 'greedy'));
  expect(body.seats).toEqual([{ kind: 'human' }, { kind: 'human' }, { kind: 'bot', bot: 'greedy' }]);
  expect(body.clock).toEqual({ kind: 'none' });
  expect(body.seating).toBe('random');
  expect(body.options).toEqual({});
});

test('a program is challenged by its id, and is somebody to wait for', () => {
  const draft = { ...newDraft(game, 'greedy'), seats: [null, { program: 'p1' }, 'greedy'] };
  expect(bodyOf(draft).seats).toEqual([
    { kind: 'human' },
    { kind: 'program', program: 'p1' },
    { kind: 'bot', bot: 'greedy' },
  ]);
  expect(countSeats(draft)).toEqual({ people: 1, programs: 1, bots: 1 });
  expect(isAlone(draft)).toBe(false);
  expect(isAlone({ ...draft, seats: [null, 'greedy', 'greedy'] })).toBe(true);
});

test('a game for two begins with two seats', () => {
  expect(newDraft({ ...game, seats: { min: 2, max: 2 } }, 'greedy').seats).toEqual([null, null]);
});

test('a game that is best with two begins with two seats, where as many may sit there', () => {
  expect(newDraft(game, 'greedy', { players: 2 }).seats).toEqual([null, null]);
  expect(newDraft({ ...game, seats: { min: 3, max: 4 } }, 'greedy', { players: 2 }).seats).toHaveLength(3);
});

test('who comes from the lessons begins alone with one bot', () => {
  const draft = newDraft(game, 'novice', { learning: true });
  expect(draft.seats).toEqual([null, 'novice']);
  expect(isAlone(draft)).toBe(true);
});

test('seats come as bots and go from the end', () => {
  const draft = newDraft(game, 'greedy');
  expect(withSeats(draft, 5, 'random').seats).toEqual([null, null, 'greedy', 'random', 'random']);
  expect(withSeats(draft, 2, 'random').seats).toEqual([null, null]);
});

test('on a device one seat is the reader’s, others are for bots and for people by name', () => {
  const here = withPlace(newDraft(game, 'greedy'), 'device', 'greedy');
  expect(here.seats).toEqual([null, 'greedy', 'greedy']);
  const named = withWish(here, 1, { person: 'Ben' }, 'greedy');
  expect(peopleOf(named)).toEqual([null, 'Ben']);
  expect(countSeats(named)).toEqual({ people: 2, programs: 0, bots: 1 });
  expect(bodyOf(named).seats).toEqual([{ kind: 'human' }, { kind: 'human' }, { kind: 'bot', bot: 'greedy' }]);
  // Who takes another person’s seat leaves them their own.
  expect(withWish(named, 1, null, 'greedy').seats).toEqual([{ person: 'Ben' }, null, 'greedy']);
  expect(withWish(named, 2, null, 'greedy').seats).toEqual(['greedy', { person: 'Ben' }, null]);
  expect(withWish(named, 0, 'greedy', 'greedy')).toBe(named);
  expect(withSeats(withWish(named, 2, null, 'greedy'), 2, 'greedy').seats).toEqual([null, { person: 'Ben' }]);
  expect(withPlace(named, 'server', 'greedy').seats).toEqual([null, null, 'greedy']);
  expect(freeName(named, ['Anna', 'Ben', 'Clara'], ' anna')).toBe('Clara');
});

test('clocks are sent as the server takes them', () => {
  const draft = newDraft(game, 'greedy');
  expect(bodyOf({ ...draft, clock: 'live', seconds: 45, bankMinutes: 2.5 }).clock).toEqual({
    kind: 'live',
    seconds: 45,
    bank: 150,
  });
  expect(bodyOf({ ...draft, clock: 'mail', days: 3 }).clock).toEqual({ kind: 'mail', days: 3 });
});

test('only what differs from the standard is a change', () => {
  const changed = withOption({}, 'maxMana', 7, 5);
  expect(changed).toEqual({ maxMana: 7 });
  expect(withOption(changed, 'maxMana', 5, 5)).toEqual({});
  expect(withOption(changed, 'mines', [1, 2], [1, 2])).toEqual({ maxMana: 7 });
});

test('options are found by name, help and heading, and stand under their headings', () => {
  expect(optionGroups(declared, '').map(({ group, options }) => [group, options.length])).toEqual([
    ['Resources', 2],
    ['Market', 1],
  ]);
  expect(
    optionGroups(declared, 'GOLD start').flatMap(({ options }) => options.map(([name]) => name)),
  ).toEqual(['startGold']);
  expect(optionGroups(declared, 'nothing')).toEqual([]);
});

test.each([
  ['bad-options', 'Option maxMana cannot be 99: it takes 1 to 9.', { option: 'maxMana' }],
  ['bad-options', 'A card has no figure "x".', 'whole'],
  ['bad-seats', 'At least one seat is for a person.', 'seats'],
  ['too-fast', 'maxMana', 'whole'],
] as const)('a refusal %s stands where it belongs: %s', (code, message, place) => {
  expect(placeOfProblem(code, message, Object.keys(declared))).toEqual(place);
});

test('lists of numbers are read as people write them', () => {
  expect(readNumbers('4, 5,6 7')).toEqual([4, 5, 6, 7]);
  expect(readNumbers('4, x')).toBeNull();
  expect(readNumbers('')).toBeNull();
});
