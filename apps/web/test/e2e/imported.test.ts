// A match that was played elsewhere comes as a file, to somebody who has no name here: it is walked through from its beginning
// to its end, analysed, and played on from a moment of it.

import type { MatchInfo } from '@bridgefront/protocol';
import { expect, test } from 'vitest';
import { enter } from '../support/browser.ts';
import { Device } from '../support/device.ts';
import { calm } from '../support/people.ts';
import { browser, server } from '../support/stage.ts';
import { playOn } from '../support/table.ts';

// The first choice of each question, to the end.
async function playedElsewhere(): Promise<{ readonly record: string; readonly info: MatchInfo }> {
  const device = new Device();
  const { id } = await device.begin({ game: 'twin-bridges' });
  const source = device.look(id, 0);
  await playOn(
    source,
    () => source.info.value?.status === 'finished',
    ([first]) => first,
  );
  const record = JSON.stringify(await device.host.ask('getRecord', { match: id }));
  const info = (await device.host.ask('getMatch', { match: id })) as MatchInfo;
  device.close();
  return { record, info };
}

test('a record from elsewhere is walked through to its end, analysed and tried otherwise', async () => {
  const { record, info } = await playedElsewhere();
  const person = await enter(browser, calm);
  const { page, errors } = person;
  await page.goto(`${server.url}/matches`);
  await page.getByLabel('Open a record').setInputFiles({
    name: 'elsewhere.json',
    mimeType: 'application/json',
    buffer: Buffer.from(record),
  });
  await page.waitForURL(/\/m\/here-[^/]+\/replay/);
  const { pathname } = new URL(page.url());
  const slider = page.getByRole('slider', { name: 'Moment of the match' });
  await slider.focus();
  await page.keyboard.press('Home');
  const told = new Set<string>();
  const count = Number(await slider.getAttribute('max'));
  expect(count).toBeGreaterThan(20);
  for (let at = 0; at <= count; at++) {
    await expect.poll(() => slider.inputValue()).toBe(String(at));
    told.add((await slider.getAttribute('aria-valuetext')) ?? '');
    expect(await page.locator('[data-part="stage"]').count()).toBe(1);
    await page.keyboard.press('ArrowRight');
  }
  expect(told.size).toBe(count + 1);
  expect([...told].at(-1)).toContain(`Moment ${count + 1} of ${count + 1}`);
  const names = info.seats.map(({ name }) => name ?? '');
  const eyes = page.getByRole('combobox', { name: 'Whose eyes' });
  await eyes.selectOption({ label: `Seen by ${names[1]}` });
  await expect.poll(() => new URL(page.url()).searchParams.get('seat')).toBe('1');

  // To the result, and from there to the analysis of a seat that nobody here has.
  await page.getByRole('link', { name: 'To the result' }).click();
  const [winner] = info.outcome?.winners ?? [];
  await page
    .getByText(names[winner ?? 0] ?? '')
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Analyse' }).click();
  await page.locator('[data-analysis=done]').waitFor({ timeout: 120_000 });
  const faults = page.getByRole('region', { name: 'What could have been better' }).getByRole('listitem');
  await page.keyboard.press('n');
  await page
    .locator('li[data-looked]')
    .getByText(/ was worth \d+% more/)
    .waitFor();
  await faults.first().getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(
    (url) => /^\/m\/here-[^/]+$/.test(url.pathname) && !pathname.startsWith(url.pathname),
  );
  await page.locator('[data-part="stage"]').waitFor();
  expect(errors).toEqual([]);
  await person.close();
});
