// The questions of a game with the answers so far, as the lab wrote them down when the page was built.

import type { ToldQuestion } from '@bridgefront/lab/answer/told.ts';

const files = import.meta.glob<readonly ToldQuestion[]>('../../../../docs/playtest/answers/*/told.json', {
  import: 'default',
});

/** By option, what is asked about it; empty where nothing has been asked. */
export type Asked = ReadonlyMap<string, readonly ToldQuestion[]>;

/** By option, the questions that try it. */
export function byOption(questions: readonly ToldQuestion[]): Asked {
  const asked = new Map<string, ToldQuestion[]>();
  for (const question of questions)
    for (const option of question.options) asked.set(option, [...(asked.get(option) ?? []), question]);
  return asked;
}

/** What is asked about the options of a game. */
export async function askedOf(game: string): Promise<Asked> {
  const load = files[`../../../../docs/playtest/answers/${game}/told.json`];
  return byOption((await load?.()) ?? []);
}

/**
 * What the lab says, for people: `wizardHp=3` by what the option is called, and other names of rules in quotes.
 * `called`: an option in words, null where there is none of that name; `valued`: a value of it in words.
 */
export function forPeople(
  text: string,
  called: (option: string) => string | null,
  valued: (option: string, value: string) => string,
): string {
  return text.replaceAll(/`([^`]+)`/g, (_, name: string) => {
    const set = name.split(', ').map((one) => {
      const at = one.indexOf('=');
      const [option, value] = at < 0 ? [one, ''] : [one.slice(0, at), one.slice(at + 1)];
      const words = at < 0 ? null : called(option);
      return words === null ? null : `${words}: ${valued(option, value)}`;
    });
    return set.includes(null) ? `“${name}”` : `“${set.join('; ')}”`;
  });
}
