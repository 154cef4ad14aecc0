// Names and lines of chat: what cannot be seen, turns the direction or copies somebody does not get through.

import { describe, expect, test } from 'vitest';
import { apartFrom, chatTextSchema, nameSchema, skeletonOf } from '../src/index.ts';

describe('a name', () => {
  test.each([
    ['Ada\u200bLove', 'AdaLove'],
    ['\u202eadA', 'adA'],
    ['Ada\u2066\u2069', 'Ada'],
    ['  Ada \t\n  L. ', 'Ada L.'],
    ['A\u0301\u0301\u0301\u0301\u0301da', 'Á\u0301\u0301da'],
    ['Ａｄａ', 'Ada'],
    ['Zoë', 'Zoë'],
    ['李雷', '李雷'],
    ['👩‍🚀 Ada', '👩‍🚀 Ada'],
    ['A\u200dda', 'Ada'],
  ])('%j is kept as %j', (given, kept) => {
    expect(nameSchema.parse(given)).toBe(kept);
  });

  test.each([
    '',
    '\u200b\u200b',
    '\u3164',
    '\u2800 \u2800',
    '\u00ad',
    '\u202e',
    '\ud800',
    'Ada\udfff',
    '\ude00\ud83d',
    'x'.repeat(41),
  ])('%j is none', (given) => {
    expect(nameSchema.safeParse(given).success).toBe(false);
  });
});

test('a line of chat keeps what can be seen', () => {
  expect(chatTextSchema.parse('Well\u202e played\u2067, Ａda! 👨‍👩‍👧 <b>bold</b>')).toBe(
    'Well played , Ａda! 👨‍👩‍👧 <b>bold</b>',
  );
});

test('half a character is no chat', () => {
  expect(chatTextSchema.safeParse('Well \ud83c played').success).toBe(false);
  expect(chatTextSchema.parse('Well \ud83c\udfb2 played')).toBe('Well 🎲 played');
});

describe('two names', () => {
  test.each([
    ['Ada', 'ADA'],
    ['Ada', 'Аda'],
    ['Ada', 'A d a'],
    ['Ada', 'Ada.'],
    ['Bill', 'BiII'],
    ['Bob', 'B0b'],
    ['Greedy bot', 'greedy_bot'],
    ['Zoe', 'Zoë'],
    ['Tom', 'Torn'],
    ['Galaxy', 'ɢᴀʟᴀxʏ'],
    ['paypal', 'раураӏ'],
    ['Uhuru', 'Սհսrս'],
    ['Soren', 'Søren'],
  ])('%s and %s are taken for each other', (one, other) => {
    expect(skeletonOf(one)).toBe(skeletonOf(other));
    expect(apartFrom([one], other)).toBe(`${other} (2)`);
  });

  test.each([
    ['Ada', 'Ida'],
    ['Ben', 'Len'],
    ['李雷', '李霞'],
  ])('%s and %s are not', (one, other) => {
    expect(apartFrom([one], other)).toBe(other);
  });

  test('are told apart as often as it takes', () => {
    expect(apartFrom(['Ada', 'ada (2)'], 'Ada')).toBe('Ada (3)');
  });
});
