// A match on this device of which nothing is kept, such as a lesson: begun where it says, and gone when one leaves.

import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Source } from '@bridgefront/page/source.ts';
import { askDevice } from '../local/here.ts';
import type { Questions } from '../local/messages.ts';
import { nameHere } from '../source/create-here.ts';
import { isRefusal } from '../source/refusal.ts';
import { texts } from '../texts/index.ts';
import type { PageMatchContext } from './create-match-context.ts';
import { MatchTable } from './match-table.tsx';
import { visitMatch } from './page-visit.ts';
import type { Visit } from './visit.ts';

type Wish = Questions['beginLesson']['given']['wish'];

async function begin(wish: Wish, follow: (source: Source) => Source): Promise<Visit | null> {
  const info = await askDevice('beginLesson', { wish, person: nameHere() });
  if (isRefusal(info)) return null;
  const visit = visitMatch(info.id, follow);
  await visit.load();
  return visit;
}

function leave(visit: Visit): void {
  visit.close();
  void askDevice('remove', { match: visit.match });
}

/** While something is loaded. */
export function Loading() {
  return (
    <main id="content">
      <p>{texts.shell.loading}</p>
    </main>
  );
}

const asItIs = (source: Source): Source => source;

interface PassingProps {
  /** Both are read when the table is laid out: another match is another table. */
  readonly wish: Wish;
  readonly follow?: (source: Source) => Source;
  /** Left out: what lies over any other match, its end among it. */
  readonly Over?: ComponentType<{ readonly match: PageMatchContext }>;
  /** Whether that stands in the panel, where there is one. */
  readonly beside?: boolean;
  /** Shown where it cannot begin. */
  readonly failed: ComponentChildren;
}

/** The table. */
export function PassingTable({ wish, follow = asItIs, Over, beside = false, failed }: PassingProps) {
  const [begun, setBegun] = useState<Visit | null | 'failed'>(null);
  useEffect(() => {
    let over = false;
    let mine: Visit | null = null;
    void begin(wish, follow).then(
      (made) => {
        mine = made;
        if (over && made !== null) leave(made);
        else setBegun(made ?? 'failed');
      },
      () => setBegun('failed'),
    );
    return () => {
      over = true;
      if (mine !== null) leave(mine);
    };
  }, []);
  if (begun === 'failed') return <>{failed}</>;
  const source = begun?.source.value ?? null;
  if (begun === null || source === null || source.document.value === null) return <Loading />;
  return <MatchTable visit={begun} source={source} beside={beside} {...(Over && { Over })} />;
}
