// Lines of the chat after seats were drawn.

import { expect, test } from 'vitest';
import { seatOfLine, unreadLines } from './chat-lines.ts';

// Said in the lobby, where Ada sat first; the draw put Ben there.
const drawn = [{ name: 'Ben' }, { name: 'Ada' }];
const ada = { seat: 0, name: 'Ada' };
const ben = { seat: 1, name: 'Ben' };
const onlooker = { seat: null, name: 'Ben (2)' };
const gone = { seat: 1, name: 'Cleo' };

test('a line of the lobby signs with the seat that its writer has drawn', () => {
  expect([ada, ben, onlooker, gone].map((line) => seatOfLine(line, drawn))).toEqual([1, 0, null, 1]);
});

test("one's own line is never unread, whatever seat one had when it was said", () => {
  expect(unreadLines([ada, ben], 0, drawn, 1)).toBe(1);
  expect(unreadLines([ada, ben, onlooker, ada], 2, drawn, 1)).toBe(1);
  expect(unreadLines([ada, ben], 0, drawn, null)).toBe(2);
});
