// A match with people at the keyboard: whose turn it is, passing the keyboard, and the end.

import type { Seat } from '@bridgefront/kernel';
import type { LineInput } from './input.ts';
import { Interruption } from './interruption.ts';
import type { SignalWatch } from './interruption.ts';
import { Person } from './person.ts';
import type { Table } from './table.ts';
import { bullet, say, sayRanking } from './watch.ts';

const clearScreen = '\u001B[2J\u001B[3J\u001B[H';

/** Ends a match for want of input: a person has left, or a script was too short. */
function noMoreInput(input: LineInput): Interruption {
  return input.interactive
    ? new Interruption('You left the match.', 0)
    : new Interruption('The input ended before the match did.', 1);
}

/** Hides everything from the person before, and waits for the next one. */
async function passKeyboard(table: Table, input: LineInput, seat: Seat): Promise<void> {
  const name = `${table.names.name(seat)} (seat ${seat})`;
  if (!input.interactive) {
    say('', `-- The keyboard goes to ${name}. --`);
    return;
  }
  process.stdout.write(clearScreen);
  say('', `Pass the keyboard to ${name}.`, 'Everybody else looks away.', '');
  if ((await input.ask('Press Enter when you are there: ')) === null) throw noMoreInput(input);
  process.stdout.write(clearScreen);
}

/** Tells what nobody has read yet, and the places. */
function sayEnd(table: Table, person: Person | undefined): void {
  const seat = table.humans.length === 1 ? table.humans[0] : null;
  const unread = table.told(seat, person?.read ?? 0);
  say('', ...unread.flatMap(({ text }) => bullet(text)));
  sayRanking(table);
}

/** Whether the people want to play again; a script that says nothing of it does not. */
async function wantsAnother(input: LineInput): Promise<boolean> {
  const answer = await input.ask('Play again with the same players? y/n > ');
  return answer !== null && /^\s*(y|yes)\s*$/i.test(answer);
}

/**
 * Plays a match with people to its end; answers whether they want another.
 * @throws Interruption when they leave it
 */
export async function playWithPeople(table: Table, watch: SignalWatch, input: LineInput): Promise<boolean> {
  const people = new Map(table.humans.map((seat) => [seat, new Person(table, input, seat)]));
  const shared = people.size > 1;
  let holder: Seat | null = shared ? null : table.humans[0];
  let last: Person | undefined;
  for (;;) {
    await table.untilAsked(() => watch.check());
    const seat = table.personAsked();
    const person = seat === null ? undefined : people.get(seat);
    if (seat === null || person === undefined) break;
    if (seat !== holder) {
      await passKeyboard(table, input, seat);
      person.forgetScreen();
    }
    holder = seat;
    last = person;
    if (!(await person.turn())) throw noMoreInput(input);
  }
  sayEnd(table, last);
  return wantsAnother(input);
}
