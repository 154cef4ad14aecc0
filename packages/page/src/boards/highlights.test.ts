// Places to build on look like that, whatever way their edge leads.

import type { VNode } from 'preact';
import { expect, test } from 'vitest';
import { EdgeHighlights } from './highlights.tsx';
import { hexLayout } from './layout.ts';

const degrees = (transform: string): number => Number(/rotate\((.*?)\)/.exec(transform)?.[1] ?? 0);

test('a plus stands upright on a slanted edge', () => {
  const edges = ['0,0~1,0', '0,0~0,1', '0,0~1,-1'].map((edge) => ({ edge, pointed: false, empty: true }));
  const drawn = EdgeHighlights({ layout: hexLayout(60), edges }) as VNode<{ children: VNode<never>[] }>;
  const turns = drawn.props.children.map((group) => {
    const { transform, children } = group.props as { transform: string; children: VNode<never>[] };
    const plus = children.find((one) => one.type === 'path')?.props as unknown as { transform?: string };
    return degrees(transform) + degrees(plus.transform ?? '');
  });
  expect(turns).toEqual([0, 0, 0]);
});
