// The game's own part of the form for a new table: maps, armies, whatever it shows better than a list of options does.

import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { OptionDeclarations } from '@bridgefront/kernel';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { pageOf } from '../games.ts';
import { positionLink } from './changes-link.ts';
import { withOption } from './table-draft.ts';
import type { Draft } from './table-draft.ts';

/** The game's part; nothing for a game without. */
export function OwnSetUp({
  draft,
  declared,
}: {
  readonly draft: Signal<Draft>;
  readonly declared: OptionDeclarations;
}) {
  const own = useSignal<{ readonly SetUp: GamePage['SetUp'] } | null>(null);
  const { game, changes } = draft.value;
  useEffect(() => {
    let wanted = true;
    own.value = null;
    void pageOf(game).then((page) => {
      if (wanted) own.value = { SetUp: page?.SetUp };
    });
    return () => void (wanted = false);
  }, [game, own]);
  const SetUp = own.value?.SetUp;
  if (SetUp === undefined) return null;
  return (
    <SetUp
      changes={changes}
      change={(options) => {
        let next = draft.peek().changes;
        for (const [name, value] of Object.entries(options)) {
          const standard = declared[name]?.default;
          if (standard !== undefined) next = withOption(next, name, value ?? (standard as never), standard);
        }
        draft.value = { ...draft.peek(), changes: next };
      }}
      positions={(wanted) => positionLink(game, wanted)}
    />
  );
}
