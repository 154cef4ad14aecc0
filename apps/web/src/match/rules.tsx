// The rules beside the table, open where somebody wanted to read; what shows them is loaded then.

import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { matchTexts } from '../texts/match.ts';
import type { PageMatchContext } from './create-match-context.ts';
import type { ChangedRules } from '../workshop/changed-rules.tsx';
import type { RulesPanelProps } from './rules-panel.tsx';

type Loaded =
  | { readonly Panel: ComponentType<RulesPanelProps>; readonly Changed: typeof ChangedRules }
  | 'loading'
  | 'failed';

/** The game's rules. */
export function Rules({ match, game }: { readonly match: PageMatchContext; readonly game: GamePage }) {
  const load = useMemo(() => () => game.rules(), [game]);
  const [loaded, setLoaded] = useState<Loaded>('loading');
  useEffect(() => {
    Promise.all([import('./rules-panel.tsx'), import('../workshop/changed-rules.tsx')]).then(
      ([{ RulesPanel }, { ChangedRules }]) => setLoaded({ Panel: RulesPanel, Changed: ChangedRules }),
      () => setLoaded('failed'),
    );
  }, []);
  const { at, again } = match.rulesAt.value;
  if (loaded === 'loading') return <p role="status">{matchTexts.rules.loading}</p>;
  if (loaded === 'failed') return <p role="alert">{matchTexts.rules.failed}</p>;
  const info = match.source.info.value;
  return (
    <>
      {info !== null && <loaded.Changed game={info.game} options={info.options} />}
      <loaded.Panel
        key={again}
        load={load}
        at={at}
        game={match.shown.value.view.game}
        options={info?.options}
      />
    </>
  );
}
