// A trial of the page and its study are the same matches, and a finished study tells what the trial would have told.

import { playJob, recordJob } from '@bridgefront/lab/play.ts';
import { jobsOf, readStudy, variantsOf } from '@bridgefront/lab/study.ts';
import type { Job, Study } from '@bridgefront/lab/study.ts';
import { questionOf, studyOf } from '@bridgefront/lab/trial/as-study.ts';
import { foundIn } from '@bridgefront/lab/trial/found.ts';
import { playPair, recordPair, Trial } from '@bridgefront/lab/trial/trial.ts';
import type { TrialQuestion } from '@bridgefront/lab/trial/trial.ts';
import { expect, test } from 'vitest';
import { labWorld } from '../src/lab/world.ts';

const question: TrialQuestion = {
  game: 'twin-bridges',
  bots: ['greedy', 'greedy'],
  before: {},
  after: { cardChanges: 'zap.mana=1' },
  cards: [],
  seed: 'a trial',
};
const told = { title: 'A question', question: 'What does it do?' };
const sets = 4;

async function* played(study: Study) {
  // As threads end: in no order.
  for (const job of jobsOf(study).toReversed()) yield playJob(labWorld, study.game, job);
}

test('a study that was made of a trial finds exactly what the trial finds', async () => {
  const { game } = labWorld.game(question.game);
  const number = Object.entries(game.options).find(([, one]) => one.type === 'int' && one.max > one.default);
  const [name = '', declared] = number ?? [];
  const most = declared?.type === 'int' ? declared.max : 0;
  const asked = { ...question, after: { [name]: most } };
  const study = readStudy(JSON.parse(JSON.stringify(studyOf(asked, sets, told, {}))));
  const trial = new Trial();
  for (let set = 0; set < sets; set++) trial.add(playPair(labWorld, asked, set));
  const found = await foundIn(labWorld, study, played(study));
  expect(found?.pairs).toBe(sets);
  expect(found?.figures).toEqual(trial.figures());
  expect(found?.figures.length).toBeGreaterThan(3);
  expect(found?.question).toEqual(asked);
  // The match behind a figure is the one that was counted.
  const pair = found?.figures.find(({ main }) => main)?.most ?? 0;
  const record = recordPair(labWorld, { question: asked, set: pair, side: 'after' });
  const job = jobsOf(study).find(({ set, variant }) => set === pair && variant === 'changed');
  expect(record).toEqual(recordJob(labWorld, asked.game, job as Job));
});

test('what only the rules before have goes back to the standard in the others', () => {
  const study = studyOf({ ...question, before: { cards: '{"a":null}', x: 1 }, after: { x: 2 } }, 1, told, {
    cards: '',
  });
  expect(study?.variants).toEqual({ changed: { cards: '', x: 2 } });
});

test('a card that is played by force is no study', () => {
  expect(studyOf({ ...question, forced: 'zap' }, 1, told, {})).toBeNull();
});

test('cards are followed that only the changed rules speak of, however they do', () => {
  const study = readStudy({
    title: 'Cards',
    game: 'bridgefront',
    tables: [['greedy', 'greedy']],
    sets: 1,
    options: { cardChanges: 'zap.mana=2' },
    variants: {
      more: { 'recruit.gold': 1, cards: '{"brute":null}', cardChanges: 'zap.mana=2; scout.mana=1' },
    },
  });
  expect(questionOf(study, variantsOf(study))?.cards.toSorted()).toEqual(['brute', 'recruit', 'scout']);
});

test('rules with seeds of their own are asked about on those', async () => {
  const given = { title: 'Fresh', game: 'twin-bridges', tables: [['greedy', 'greedy']], sets: 2 };
  const study = readStudy({ ...given, variants: { other: { cardChanges: 'squire.attack=3' } } });
  const found = await foundIn(labWorld, study, played(study));
  const trial = new Trial();
  const asked = found?.question ?? question;
  for (let set = 0; set < 2; set++) trial.add(playPair(labWorld, asked, set));
  expect(found?.figures).toEqual(trial.figures());
});
