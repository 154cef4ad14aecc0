// The cards as data, and their texts as a golden file.

import { readFileSync, writeFileSync } from 'node:fs';
import { sureOptions } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { CARDS } from '../rules/cards/table.ts';
import { cardsJson, castles, castlesOptions } from '../rules/index.ts';

const file = new URL('./golden/card-texts.txt', import.meta.url);
const spec = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');

function optionsWith(given: { readonly [name: string]: unknown }) {
  const options = sureOptions(castles.options, given);
  return castlesOptions(options);
}

test('CA-6: cards are plain data, all different', () => {
  expect(JSON.parse(JSON.stringify(CARDS))).toEqual(CARDS);
  expect(new Set(CARDS.map(({ slug }) => slug)).size).toBe(28);
});

test('every text reads as in the golden file (renew it with UPDATE_GOLDEN=1)', () => {
  const all = cardsJson(optionsWith({}))
    .map(({ name, type, copies, hp, text }) => `${name} (${type}, ${copies}, ${hp ?? '–'} HP): ${text}\n`)
    .join('');
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, all);
  expect(all).toBe(readFileSync(file, 'utf8'));
});

test.each(cardsJson(optionsWith({})))('CA-6: the table of the rules has $name', (card) => {
  const copies = card.deck === 'starting' ? '1 each' : String(card.copies);
  const row = spec.split('\n').find((line) => line.startsWith(`| ${card.name} |`)) ?? '';
  const cells = row.split('|').map((cell) => cell.trim());
  expect([cells[2].toLowerCase(), cells[3], cells[4]]).toEqual([card.type, copies, String(card.hp ?? '–')]);
});

test('CA-14: figures and texts follow the options', () => {
  const cards = cardsJson(
    optionsWith({
      spearmanDamage: 5,
      wallHp: 20,
      stormReach: 'both',
      arrowRain: 'strength',
      siegeTowerEscorts: 2,
      stormHitsSpecials: false,
      incendiarismHitsSpecials: false,
      cannonEscorts: 0,
      trapWindow: 'ask',
    }),
  );
  const of = (id: string) => cards.find((card) => card.id === id);
  expect(of('spearman')).toMatchObject({ damage: 5 });
  expect(of('wall')?.hp).toBe(20);
  expect(of('lightning-storm')?.text).toBe(
    '3 damage to every card of both players everywhere, Specials excepted.',
  );
  expect(of('arrow-rain')?.text).toContain('deals 2 more');
  expect(of('siege-tower')?.text).toContain('with 2 escorts');
  expect(of('cannon')?.text).toContain('Moves 1 step.');
  expect(of('incendiarism')?.text).toContain('Specials excepted');
  expect(of('trap')?.text).not.toContain('order');
});

const textOf = (id: string, given: { readonly [name: string]: unknown }): string =>
  cardsJson(optionsWith(given)).find((card) => card.id === id)?.text ?? '';

test.each([
  { id: 'wizard', given: { wizardHitsSpy: false }, says: 'neither a Special nor a Spy' },
  { id: 'wizard', given: { wizardHitsCastle: false }, says: 'neither a Special nor a Castle' },
  { id: 'castle', given: { castleSpansZones: true }, says: 'as if it stood in your Castle Zone' },
  { id: 'spearman', given: { wallMelee: true }, says: 'From the enemy Front it hits the Wall behind it' },
  { id: 'wall', given: { wallStops: 'archers' }, says: 'shots of enemy Archers from outside' },
  { id: 'trap', given: { trapWindow: 'never' }, says: 'In this match Traps are not sprung.' },
  {
    id: 'resurrection',
    given: { resurrectionCards: 1 },
    says: 'A discarded Soldier of either player enters',
  },
  { id: 'archer', given: { frontTerrain: 'hills' }, says: 'From Hills it reaches 2 zones' },
  { id: 'archer', given: { middleTerrain: 'high-hills' }, says: 'with 1 more damage' },
  { id: 'general', given: { middleTerrain: 'marsh' }, says: 'outside your Castle Zone and the Marsh' },
])('CA-6: with $given the $id says "$says"', ({ id, given, says }) => {
  expect(textOf(id, given)).toContain(says);
  expect(textOf(id, {})).not.toContain(says);
});

test('CA-30: with wallStops = archers no engine says that a Wall stops it', () => {
  const stopped = ['archer', 'cannon', 'ballista'].filter((id) =>
    textOf(id, { wallStops: 'archers' }).includes('nothing but Walls'),
  );
  expect(stopped).toEqual(['archer']);
});

test.each([
  { options: {}, card: 'spy', says: 'No Soldier can attack it there.', rule: 'CA-36' },
  {
    options: { deployDelay: 'all' },
    card: 'cannon',
    says: 'Cannot move or act in the turn in which it enters.',
    rule: 'CA-14',
  },
  {
    options: { deployDelay: 'soldiers' },
    card: 'archer',
    says: 'Cannot move or act in the turn in which it enters.',
    rule: 'CA-14',
  },
  { options: { truceTurns: 1 }, card: 'charge', says: 'Not in your first turn.', rule: 'CA-55' },
  { options: { truceTurns: 3 }, card: 'plague', says: 'Not in your first 3 turns.', rule: 'CA-55' },
  { options: { ambushFactor: 3 }, card: 'ambush', says: 'deal triple damage this turn', rule: 'CA-41' },
])('$rule: $card says it under $options', ({ options, card, says }) => {
  const text = (given: { readonly [name: string]: unknown }): string =>
    cardsJson(optionsWith(given)).find(({ id }) => id === card)?.text ?? '';
  expect(text(options)).toContain(says);
  if (Object.keys(options).length > 0) expect(text({})).not.toContain(says);
});

test('CA-14 CA-55: who is free of delay and truce says nothing of them', () => {
  const cards = cardsJson(optionsWith({ deployDelay: 'soldiers', truceTurns: 2 }));
  const said = cards.filter(({ text }) => /enters\.$|Not in your first/.test(text)).map(({ id }) => id);
  expect(said).toEqual([
    'spearman',
    'archer',
    'charge',
    'arrow-rain',
    'ambush',
    'incendiarism',
    'resurrection',
    'plague',
    'lightning-storm',
  ]);
});
