// The tools of the workshop: terrain, banners, tents and units of both sides, and the eraser.

import type { Signal } from '@preact/signals';
import { typeOfSlug, unitSlugs } from '../rules/table.ts';
import { unitArt } from './art.ts';
import { Art } from './art.tsx';
import type { Tool } from './battlefield.ts';
import { fellsTexts } from './texts.ts';
import styles from './workshop.module.css';

const words = fellsTexts.workshop;

const landTools: readonly { readonly tool: Tool; readonly label: string }[] = [
  ...Object.entries(words.terrain).map(([what, label]) => ({
    tool: { lays: 'terrain', what } as const,
    label,
  })),
  { tool: { lays: 'banner' }, label: words.banner },
  ...(['fords', 'fells'] as const).map((whose) => ({
    tool: { lays: 'tent', whose } as const,
    label: words.tent(fellsTexts.factions[whose]),
  })),
  { tool: { lays: 'nothing' }, label: words.nothing },
];

function same(one: Tool, other: Tool): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The tools, one of which is taken up. */
export function Tools({ tool }: { readonly tool: Signal<Tool> }) {
  return (
    <div role="group" aria-label={words.tools} class={styles.tools}>
      <h2 class={styles.heading}>{words.tools}</h2>
      <div class={styles.palette}>
        {landTools.map(({ tool: one, label }) => (
          <button
            key={label}
            type="button"
            class={styles.tool}
            aria-pressed={same(tool.value, one)}
            onClick={() => (tool.value = one)}
          >
            {label}
          </button>
        ))}
      </div>
      {(['fords', 'fells'] as const).map((faction) => (
        <div key={faction} class={styles.palette} role="group" aria-label={fellsTexts.factions[faction]}>
          <h3 class={styles.faction}>{fellsTexts.factions[faction]}</h3>
          {unitSlugs(faction).map((what) => {
            const one: Tool = { lays: 'unit', what };
            return (
              <button
                key={what}
                type="button"
                class={styles.tool}
                aria-pressed={same(tool.value, one)}
                onClick={() => (tool.value = one)}
              >
                <Art class={styles.art} icon={unitArt[what] ?? 'guards'} />
                {typeOfSlug(what).name}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
