// The game's own part of the form for a new table: maps, armies, whatever it shows better than a list of options does. What
// stands below comes with it, so that nothing is pushed down.

import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { OptionDeclarations } from '@bridgefront/kernel';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { pageOf } from '../games.ts';
import { Skeleton } from '@bridgefront/page/ui/skeleton.tsx';
import { positionLink } from './changes-link.ts';
import { withOption } from './table-draft.ts';
import type { Draft } from './table-draft.ts';

/** The game's part, if it has one, and what stands below. */
export function OwnSetUp({
  draft,
  declared,
  children,
}: {
  readonly draft: Signal<Draft>;
  readonly declared: OptionDeclarations;
  readonly children: ComponentChildren;
}) {
  const own = useSignal<{ readonly SetUp: GamePage['SetUp'] } | null>(null);
  const { game, changes } = draft.value;
  useEffect(() => {
    let wanted = true;
    own.value = null;
    const show = (SetUp: GamePage['SetUp']): void => {
      if (wanted) own.value = { SetUp };
    };
    void pageOf(game).then(
      (page) => show(page?.SetUp),
      () => show(undefined), // Its options stand in the list as well.
    );
    return () => void (wanted = false);
  }, [game, own]);
  if (own.value === null) return <Skeleton lines={8} height="8rem" />;
  const { SetUp } = own.value;
  if (SetUp === undefined) return children;
  return (
    <>
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
      {children}
    </>
  );
}
