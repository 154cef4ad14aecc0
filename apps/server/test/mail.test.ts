// What becomes of a letter whose mail server takes its time.

import { MailServer } from '@bridgefront/protocol/testing';
import { expect, test } from 'vitest';
import { Mailer } from '../src/calls/mail.ts';
import { until } from './until.ts';

test('a letter that a mail server has taken and not answered for is not sent again; one that never left is', async () => {
  const mail = await MailServer.open();
  const settings = { smtpUrl: mail.url, from: 'matches@play.example.org' };
  const mailer = new Mailer(settings, 'https://play.example.org', 300);
  const send = () => mailer.confirm('ada@example.org', 'key', 'Ada');
  expect(await send()).toEqual({ done: true });
  mail.answers = false;
  expect(await send()).toEqual({ problem: expect.stringContaining('has not said'), again: false });
  await until(() => mail.letters.length === 2, 'the letter');
  mail.answers = true;
  mail.refuses = 451;
  expect(await send()).toMatchObject({ again: true });
  await mail.close();
  expect(await send()).toMatchObject({ again: true });
  mailer.close();
});
