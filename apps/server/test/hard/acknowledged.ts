// Choices that a server has acknowledged.

import { call, enterAll, sleep } from './table.ts';

interface Looked {
  readonly document?: {
    readonly view: {
      readonly decision: { readonly mine: { readonly plan: string[]; readonly choices: string[] } | null };
    };
    readonly host: { readonly decision: number };
  };
}

/** Plays a match by HTTP until so many choices are acknowledged. */
export async function acknowledged(url: string, wanted: number): Promise<number> {
  const [person] = await enterAll(url, ['Ann']);
  const ask = <T>(method: string, path: string, body?: unknown) =>
    call<T>(url, person.token, method, path, body);
  const seats = [{ kind: 'human' }, { kind: 'bot', bot: 'random' }];
  const { id } = (await ask<{ id: string }>('POST', '/matches', { game: 'bridgefront', seats })).body;
  await ask('POST', `/matches/${id}/ready`, { entropy: 'mine' });
  let made = 0;
  while (made < wanted) {
    const { document } = (await ask<Looked>('GET', `/matches/${id}/view?seat=0`)).body;
    const mine = document?.view.decision?.mine;
    if (document === undefined || mine == null || mine.choices.length === 0) {
      await sleep(20);
      continue;
    }
    const at = { decision: document.host.decision, plan: mine.plan.length };
    const choice = { id: `${at.decision}.${at.plan}`, seat: 0, choice: mine.choices[0], at };
    if ((await ask('POST', `/matches/${id}/choices`, choice)).status === 200) made++;
  }
  return made;
}
