// Ways to what is lit out of sight: a question whose answers are all scrolled away brings the nearest into sight, and
// while a plan is under way an arrow at the edge says how many more there are.

import { useSignal, useSignalEffect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { calm } from '@bridgefront/page/motion/motion.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { matchTexts } from '../texts/match.ts';
import type { PageMatchContext } from './create-match-context.ts';
import styles from './more-lights.module.css';
import { bringIntoSight, lightsIn } from './out-of-sight.ts';
import type { Lights, Way } from './out-of-sight.ts';

interface MoreLightsProps {
  readonly match: PageMatchContext;
  /** Where the table stands. */
  readonly area: RefObject<HTMLElement | null>;
}

const none: Lights = { seen: 0, above: [], below: [], left: [], right: [] };
const icons = { above: 'up', below: 'down', left: 'left', right: 'right' } as const;
const byHand = ['wheel', 'touchmove', 'keydown'] as const;
// So long after somebody's own scrolling nothing is scrolled for them; the arrows are there all the same.
const handsOff = 700;

// Whether somebody is scrolling: a tap that chooses is none.
function useHands(area: RefObject<HTMLElement | null>): () => boolean {
  const hands = useMemo(() => ({ last: -Infinity }), []);
  useEffect(() => {
    const { current } = area;
    if (current === null) return undefined;
    const note = (event: Event): void => {
      if (event instanceof KeyboardEvent && !/^(Arrow|Page|Home|End)/.test(event.key)) return;
      hands.last = performance.now();
    };
    for (const kind of byHand) current.addEventListener(kind, note, { passive: true });
    return () => {
      for (const kind of byHand) current.removeEventListener(kind, note);
    };
  }, [area, hands]);
  return () => performance.now() - hands.last < handsOff;
}

// After the frame that draws the change, when nothing has to be laid out for a look.
function afterDrawing(look: () => void): () => void {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        waiting = false;
        look();
      }),
    );
  };
}

function useLights({ match, area }: MoreLightsProps) {
  const lights = useSignal(none);
  const busy = useHands(area);
  const look = useMemo(() => {
    // The question or the half-made plan that was looked after.
    let served = '';
    return afterDrawing(() => {
      const { current } = area;
      const choices = match.choices.peek();
      if (current === null || choices.length === 0) return void (lights.value = none);
      const found = lightsIn(current);
      lights.value = found;
      const nearest = found.below[0] ?? found.above[0] ?? found.right[0] ?? found.left[0];
      const decision = match.source.document.peek()?.host.decision ?? 0;
      const question = `${decision}/${match.plan.peek().join(' ')}`;
      if (question === served || (found.seen === 0 && nearest === undefined)) return;
      served = question;
      if (found.seen === 0 && nearest !== undefined && !busy())
        bringIntoSight(nearest, current, !calm.peek());
    });
  }, [match, area]);
  useSignalEffect(() => {
    void [match.choices.value, match.plan.value, match.shown.value];
    look();
  });
  useEffect(() => {
    const { current } = area;
    if (current === null) return undefined;
    current.addEventListener('scroll', look, { capture: true, passive: true });
    // What a game opens by itself, such as a tray of cards, comes without a choice.
    const changes = new MutationObserver(look);
    changes.observe(current, { subtree: true, childList: true, attributeFilter: ['data-lit'] });
    const size = new ResizeObserver(look);
    size.observe(current);
    return () => {
      current.removeEventListener('scroll', look, { capture: true });
      changes.disconnect();
      size.disconnect();
    };
  }, [area, look]);
  return lights;
}

/** The arrows at the edges; they stand in the same place as the table. */
export function MoreLights(props: MoreLightsProps) {
  const lights = useLights(props).value;
  // At a fresh question something in sight says enough; the targets of a plan under way may not be missed.
  const needed = props.match.plan.value.length > 0 || lights.seen === 0;
  const arrow = (way: Way) => {
    const [nearest] = lights[way];
    const words = matchTexts.more[way](lights[way].length);
    return (
      needed &&
      nearest !== undefined && (
        <Button
          key={way}
          size="small"
          icon={icons[way]}
          label={words}
          class={styles[way]}
          onClick={() => {
            const { current } = props.area;
            if (current !== null) bringIntoSight(nearest, current, !calm.peek());
          }}
        >
          <span class={styles.words}>{words}</span>
          <span class={styles.number}>{lights[way].length}</span>
        </Button>
      )
    );
  };
  return (
    <div class={styles.edges} data-edges>
      {arrow('above')}
      {arrow('left')}
      {arrow('right')}
      {arrow('below')}
    </div>
  );
}
