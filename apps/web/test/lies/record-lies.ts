// Lies about what was played: a forged record.

import { digest, pickOne as pick, randomInt } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';
import type { Answer, Message } from './liar.ts';
import { answering, forge } from './telling.ts';
import type { Makers, Tell } from './telling.ts';

function forgedRecord(random: Random, record: Message, tell: Tell): Answer | null {
  const part = pick(random, [
    'choices',
    'seed',
    'secret',
    'contributions',
    'acts',
    'chain',
    'options',
    'cut',
    'start',
    'rules',
  ] as const);
  const fairness = record['fairness'] as Message;
  const choices = record['choices'] as string[];
  if (part === 'choices' || part === 'acts') {
    const list =
      part === 'choices' || fairness['acts'] === undefined ? choices : (fairness['acts'] as string[]);
    const at = randomInt(random, list.length);
    list[at] = pick(random, list);
  } else if (part === 'cut') choices.splice(randomInt(random, choices.length));
  else if (part === 'contributions') forge(random, fairness['contributions']);
  else if (part === 'options') record['options'] = { ...(record['options'] as object), lie: 1 };
  else if (part === 'start') forge(random, fairness['start']);
  else if (part === 'rules') record['rules'] = `${String(record['rules'])}x`;
  else if (part === 'seed') record['seed'] = digest('another seed');
  else fairness[part] = digest(`another ${part}`);
  tell(`record with another ${part}`);
  return { status: 200, body: record };
}

/** By name. */
export const recordLies = {
  record(random, tell) {
    return answering(random, /\/record$/, 1, ({ body }) => forgedRecord(random, body as Message, tell));
  },
} as const satisfies Makers;
