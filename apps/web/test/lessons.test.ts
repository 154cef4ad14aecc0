// A lesson on the device: its match starts at the position, the others do as it says, the page follows what is done, and
// nothing of it is kept.

import type { Lesson } from '@bridgefront/kernel';
import type { MatchInfo } from '@bridgefront/protocol';
import type { Source } from '@bridgefront/page/source.ts';
import { expect, test } from 'vitest';
import { lessonsOf } from '../src/lessons/lessons.ts';
import { LessonRun } from '../src/lessons/run.ts';
import { gamesHere } from '../src/local/games.ts';
import { passingStore } from '../src/local/kept.ts';
import { Device } from './support/device.ts';
import { until } from './support/table.ts';

interface Lecture {
  readonly device: Device;
  readonly info: MatchInfo;
  readonly run: LessonRun;
  readonly source: Source;
}

async function attend(game: string, lesson: Lesson, store = passingStore()): Promise<Lecture> {
  const device = new Device(store);
  const { start, seat, options = {}, others = {} } = lesson;
  const wish = { game, start, seat, options, others };
  const info = (await device.host.ask('beginLesson', { wish, person: 'Ada' })) as MatchInfo;
  const run = new LessonRun(lesson);
  const source = run.follow(device.look(info.id, seat));
  await until(() => source.document.value !== null, 'the first view');
  source.document.subscribe((document) => document !== null && run.see(document.view as never));
  return { device, info, run, source };
}

const offered = ({ source }: Lecture, choice: string): Promise<void> =>
  until(
    () => source.document.value?.view.decision?.mine?.choices.includes(choice) === true,
    `${choice} is open`,
  );

const all = (
  await Promise.all(
    gamesHere.map(async (game) =>
      (await lessonsOf(game)).map((lesson) => [game, lesson.slug, lesson] as const),
    ),
  )
).flat();

test.each(all)('%s, %s: the line reaches the goal on the device too', async (game, _, lesson) => {
  const lecture = await attend(game, lesson);
  const { run, source } = lecture;
  for (const choice of lesson.line) {
    await offered(lecture, choice);
    expect(run.standing.value.is).toBe('open');
    while (run.step.value?.until.by === 'reading') run.read();
    expect(await source.choose(choice)).toBeNull();
  }
  await until(() => run.standing.value.is === 'met', 'the goal is reached');
  expect(run.step.value).toBeNull();
});

const [game, , lesson] = all[0];

test('what is taken back is said again', async () => {
  const lecture = await attend(game, lesson);
  const { run, source } = lecture;
  await offered(lecture, lesson.line[0]);
  await source.choose(lesson.line[0]);
  const at = run.at.value;
  expect(at).toBeGreaterThan(0);
  await source.takeBack();
  expect(run.at.value).toBe(0);
});

test('nothing of it is kept: no record, no second match, and it is gone when one leaves', async () => {
  const store = passingStore();
  const { device, info, source } = await attend(game, lesson, store);
  await source.choose(lesson.line[0]);
  expect(await store.all()).toEqual([]);
  await device.host.ask('end', { match: info.id });
  for (const question of ['getRecord', 'rematch'] as const)
    expect(await device.host.ask(question, { match: info.id })).toMatchObject({
      message: 'What begins in a position is not kept: begin it anew.',
    });
  await device.host.ask('remove', { match: info.id });
  expect(await device.host.ask('getMatch', { match: info.id })).toMatchObject({ code: 'not-found' });
});

test('a position that makes no sense is refused with its sentence', async () => {
  const { host } = new Device();
  const wish = { game, seat: 0, others: {}, start: { seed: 'x', position: { nonsense: true } } };
  expect(await host.ask('beginLesson', { wish, person: 'Ada' })).toMatchObject({ code: 'bad-options' });
  expect(await host.ask('beginLesson', { wish: { ...wish, game: 'none' }, person: 'Ada' })).toMatchObject({
    code: 'not-found',
  });
});
