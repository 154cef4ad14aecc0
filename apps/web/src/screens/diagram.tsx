// A position of the rules, played on from against Novices, on this device.

import { useEffect, useState } from 'preact/hooks';
import type { Diagram } from '@bridgefront/page/diagram.ts';
import { useTitle } from '../app/page.tsx';
import { diagramOf } from '../diagrams/figure.tsx';
import { Loading, PassingTable } from '../match/passing-table.tsx';
import { loadGames, titleOf } from '../source/games.ts';
import { diagramTexts as words } from '../texts/diagrams.ts';
import { Missing } from './missing.tsx';

/** The screen at `/rules/…/…`. */
export function DiagramScreen({
  game = '',
  diagram: slug = '',
}: {
  readonly game?: string;
  readonly diagram?: string;
}) {
  const [diagram, setDiagram] = useState<Diagram | null | undefined>(undefined);
  useEffect(() => {
    void loadGames();
    void diagramOf(game, slug).then(setDiagram, () => setDiagram(null));
  }, [game, slug]);
  const title = words.of(titleOf(game));
  useTitle(title);
  const missing = (why: string) => (
    <Missing title={title} why={why} href={`/rules/${game}`} all={words.rules} />
  );
  if (diagram === undefined) return <Loading />;
  if (diagram === null) return missing(words.none);
  const { start, seat, options = {} } = diagram;
  return (
    <PassingTable
      key={slug}
      wish={{ game, start, seat, options, others: null, people: [seat], bot: 'novice' }}
      failed={missing(words.cannot)}
    />
  );
}
