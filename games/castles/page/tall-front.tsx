// What lies between the Fronts of a tall board. Decoration only.

import type { Spots } from '@bridgefront/page/art/land.tsx';
import { Oak, Pine, Ripples } from '@bridgefront/page/art/scenery.tsx';
import { rim } from './geometry.ts';

/** Trees of both Fronts, by share of the width and of a band up or down from the line between them. */
const groves: Spots = [
  [0.13, -0.5],
  [0.2, -0.28],
  [0.95, -0.62],
  [0.9, 0.36],
  [0.97, 0.62],
  [0.42, 0.72],
];

/** A track from side to side between boundary stones, with trees on both sides of it. */
export function TallFrontLine({ y, width }: { readonly y: number; readonly width: number }) {
  return (
    <g>
      <path
        d={`M${rim} ${y - 5}Q${width * 0.3} ${y - 13} ${width * 0.5} ${y - 5}T${width} ${y - 8}V${y + 5}Q${width * 0.7} ${y + 9} ${width * 0.5} ${y + 5}T${rim} ${y + 7}z`}
        fill="url(#art-path)"
      />
      {[0.2, 0.36, 0.68, 0.84].map((across) => (
        <path
          key={across}
          transform={`translate(${width * across} ${y + 4})`}
          d="M-6 0V-13Q0-20 6-13V0z"
          fill="url(#art-stone)"
          stroke="var(--st-d)"
          stroke-width="1"
        />
      ))}
      {groves.map(([across, down], index) => {
        const Tree = index % 2 === 0 ? Oak : Pine;
        return <Tree key={index} x={width * across} y={y + down * 75} scale={0.62} />;
      })}
    </g>
  );
}

/** The river with its bridge. */
export function TallRiver({ y, width }: { readonly y: number; readonly width: number }) {
  return (
    <g>
      <path
        d={`M${rim} ${y - 12}Q${width * 0.3} ${y - 20} ${width * 0.5} ${y - 11}T${width} ${y - 14}V${y + 10}Q${width * 0.7} ${y + 16} ${width * 0.5} ${y + 10}T${rim} ${y + 12}z`}
        fill="url(#art-water)"
        stroke="var(--pa-a)"
        stroke-width="2.5"
      />
      <Ripples x={width * 0.16} y={y - 2} />
      <Ripples x={width * 0.76} y={y} />
      <path
        d={`M${width * 0.43} ${y - 18}h${width * 0.14}l4 36h${-width * 0.14 - 8}z`}
        fill="#8a6a40"
        stroke="#4c3217"
        stroke-width="2.5"
      />
    </g>
  );
}
