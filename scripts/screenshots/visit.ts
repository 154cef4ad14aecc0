// A person before the page while its pictures are taken, and how that person plays on without looking.

import type { Person } from '../../apps/web/test/support/browser.ts';

/** How a picture is taken. */
export interface ShotWish {
  /** Opens the page anew for each size, as somebody with such a screen would; not where that would lose the moment. */
  readonly anew?: boolean;
}

/** A person before the page. */
export interface Visit {
  readonly page: Person['page'];
  readonly url: string;
  /** Keeps what the page shows as pictures with this name, in every size and theme. */
  readonly shot: (name: string, wish?: ShotWish) => Promise<void>;
}

/** What is asked, and what this person may choose. */
export interface Asked {
  readonly ask: string | null;
  readonly choices: readonly string[];
}

interface MatchSeats {
  readonly id: string;
  readonly seats: readonly { readonly mine: boolean; readonly invite?: string }[];
}

interface Seen {
  readonly document: {
    readonly view: {
      readonly decision: {
        readonly ask: string;
        readonly mine: { readonly plan: readonly string[]; readonly choices: readonly string[] } | null;
      } | null;
      readonly outcome: object | null;
    };
    readonly host: { readonly decision: number | null };
  };
}

/** One request of this person to the server. */
async function call<T>({ page, url }: Visit, path: string, data: object): Promise<T> {
  const answer = await page.request.post(url + path, { data, headers: { origin: url } });
  return (await answer.json()) as T;
}

/** A table with these seats, opened by a person with this name. */
export async function openTable(visit: Visit, game: string, seats: readonly object[]): Promise<MatchSeats> {
  await call(visit, '/api/session', { name: 'Ada' });
  return call<MatchSeats>(visit, '/api/matches', { game, seats });
}

/** A match against bots that has begun. */
export async function openMatch(visit: Visit, game: string, bots: number): Promise<void> {
  const seats = [{ kind: 'human' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'greedy' }))];
  const { id } = await openTable(visit, game, seats);
  await call(visit, `/api/matches/${id}/ready`, { entropy: 'screenshots' });
  await visit.page.goto(`${visit.url}/m/${id}`);
  await visit.page.locator('[data-question]').waitFor();
}

async function ownSeat({ page, url }: Visit, id: string): Promise<number> {
  const { seats } = (await (await page.request.get(`${url}/api/matches/${id}`)).json()) as MatchSeats;
  return seats.findIndex(({ mine }) => mine);
}

let made = 0;

/** The match of the page, played by its own requests: the same moment is shown in every size. */
export class Played {
  readonly #visit: Visit;
  readonly #id: string;
  readonly #seat: number;
  /** What choices that make a lively picture begin with. */
  readonly #lively: RegExp;

  private constructor(visit: Visit, id: string, seat: number, lively: RegExp) {
    this.#visit = visit;
    this.#id = id;
    this.#seat = seat;
    this.#lively = lively;
  }

  /** The match that the page shows. */
  static async of(visit: Visit, lively: readonly string[] = []): Promise<Played> {
    const id = new URL(visit.page.url()).pathname.split('/')[2] ?? '';
    return new Played(visit, id, await ownSeat(visit, id), new RegExp(`^(${lively.join('|')})`));
  }

  async #seen(): Promise<(Asked & { readonly decision: number; readonly plan: number }) | null> {
    const { page, url } = this.#visit;
    const answer = await page.request.get(`${url}/api/matches/${this.#id}/view?seat=${this.#seat}`);
    const { view, host } = ((await answer.json()) as Seen).document;
    if (view.outcome !== null) return null;
    const mine = view.decision?.mine ?? null;
    return {
      ask: view.decision?.ask ?? null,
      choices: mine?.choices ?? [],
      decision: host.decision ?? 0,
      plan: mine?.plan.length ?? 0,
    };
  }

  /** Makes choices until `stop` says so (true), the match is over, or as many have been made as are allowed (false). */
  async until(stop: (now: Asked) => boolean, most = 900): Promise<boolean> {
    for (let tries = 0; tries < most; tries++) {
      const now = await this.#seen();
      if (now === null) return false;
      if (now.choices.length === 0) {
        await this.#visit.page.waitForTimeout(60);
        continue;
      }
      if (stop(now)) return true;
      const lively = now.choices.filter((choice) => this.#lively.test(choice));
      const from = lively.length > 0 ? lively : now.choices;
      await this.#choose(from[(made * 7 + 3) % from.length] ?? '', now);
    }
    return false;
  }

  /** Makes the last choice that begins like this, if there is one. */
  async take(start: string): Promise<void> {
    const now = await this.#seen();
    const choice = now?.choices.findLast((one) => one.startsWith(start));
    if (now !== null && choice !== undefined) await this.#choose(choice, now);
  }

  async #choose(choice: string, at: { readonly decision: number; readonly plan: number }): Promise<void> {
    made++;
    await call(this.#visit, `/api/matches/${this.#id}/choices`, {
      id: `s${made}`,
      seat: this.#seat,
      choice,
      at: { decision: at.decision, plan: at.plan },
    });
  }
}
