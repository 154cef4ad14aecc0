// A castle that crumbles and burns: 200 wide and 240 high, in the colours of a seat, its foot at the lower edge. What falls
// off is seen falling; decoration only.

import { useEffect, useRef, useState } from 'preact/hooks';
import { castleStates } from './castle-state.ts';
import type { CastleState } from './castle-state.ts';
import { placed } from './scenery.tsx';
import type { Standing } from './scenery.tsx';
import styles from './castle.module.css';

/** Crenels along an edge from (x, y), so many, each 8 wide. */
function crenels(x: number, y: number, count: number): string {
  return Array.from({ length: count }, (_, index) => `M${x + index * 13} ${y}h8v-8h-8z`).join('');
}

function Windows({ at }: { readonly at: readonly (readonly [number, number])[] }) {
  return (
    <path
      d={at.map(([x, y]) => `M${x} ${y}v-10q3.5-6 7 0v10z`).join('')}
      fill="url(#art-window)"
      stroke="var(--st-d)"
      stroke-width="1"
    />
  );
}

interface RoofProps {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly high: number;
}

function Roof({ x, y, half, high }: RoofProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 ${-high}L${half} 0Q0 8 ${-half} 0z`} fill="var(--a)" />
      <path d={`M0 ${-high}L${half} 0Q${half * 0.6} 5 ${half * 0.2} 5.5z`} fill="var(--b)" opacity=".75" />
    </g>
  );
}

/** A flag in the colour of a seat on its pole, whose foot is at the point. */
export function Flag({ x, y, seat }: { readonly x: number; readonly y: number; readonly seat: number }) {
  return (
    <g
      transform={`translate(${x} ${y})`}
      style={{ '--a': `var(--body-${seat}a)`, '--b': `var(--body-${seat}b)` }}
    >
      <path d="M-1 0V-38h2.4V0z" fill="#2b1a10" />
      <g transform="translate(1 -37)">
        <path
          class={styles.flag}
          d="M0 0Q11-5 22 0T40 0L35 8L40 17Q29 12 20 16T0 17z"
          fill="var(--a)"
          stroke="var(--rim)"
          stroke-width="1.4"
        />
      </g>
    </g>
  );
}

function Curtain() {
  return (
    <g>
      <path d="M8 232V172H192V232z" fill="url(#art-stone)" />
      <path d={`${crenels(9, 172, 5)}${crenels(128, 172, 5)}`} fill="var(--st-b)" />
      <path d="M8 176H192v5H8z" fill="#000" opacity=".14" />
      <path
        d="M20 192h14v6H20zM44 210h12v6H44zM150 196h14v6h-14zM168 214h12v6h-12zM16 220h10v5H16z"
        fill="#000"
        opacity=".1"
      />
    </g>
  );
}

function Keep({ state }: { readonly state: CastleState }) {
  const top =
    state === 'burning'
      ? 'M56 232V92L66 84L74 96L86 78L98 94L108 86L120 102L128 92L144 100V232z'
      : 'M56 232V82H144V232z';
  return (
    <g>
      <path d={top} fill="url(#art-stone)" />
      {state !== 'burning' && <path d={crenels(57, 82, 7)} fill="var(--st-a)" />}
      {state !== 'burning' && <path d="M56 88H144v5H56z" fill="#000" opacity=".15" />}
      <path
        d="M64 108h12v6H64zM122 120h14v6h-14zM70 150h10v5H70zM118 152h12v6h-12z"
        fill="#000"
        opacity=".1"
      />
      <Windows
        at={[
          [74, 136],
          [97, 128],
          [120, 136],
        ]}
      />
      <path d="M84 232V204q16-22 32 0V232z" fill="#1d130a" />
      <path d="M84 204q16-22 32 0V232H84z" fill="none" stroke="var(--st-d)" stroke-width="4" />
      <path d="M91 232V200M100 232V194M109 232V200M85 212H115M85 222H115" stroke="#6b5231" stroke-width="2" />
    </g>
  );
}

function TallTower({ state, flag }: { readonly state: CastleState; readonly flag: number }) {
  const broken = state === 'burning';
  return (
    <g>
      <path
        d={broken ? 'M18 232V126L26 112L31 122L40 104L46 118L54 108L62 124V232z' : 'M18 232V92H62V232z'}
        fill="url(#art-stone)"
      />
      {broken ? (
        <path d="M30 122L24 96M44 116L52 84" stroke="#3a2413" stroke-width="5" stroke-linecap="round" />
      ) : (
        <>
          <path d="M13 92H67V104H13z" fill="var(--st-b)" />
          <path d="M13 101H67v4H13z" fill="#000" opacity=".16" />
          <Flag x={40} y={32} seat={flag} />
          <Roof x={40} y={92} half={33} high={62} />
        </>
      )}
      <Windows
        at={
          broken
            ? [
                [28, 164],
                [45, 190],
              ]
            : [
                [28, 132],
                [45, 148],
                [30, 182],
              ]
        }
      />
    </g>
  );
}

function LowTower({ state }: { readonly state: CastleState }) {
  const whole = state === 'whole';
  return (
    <g>
      <path
        d={whole ? 'M140 232V128H182V232z' : 'M140 232V138L148 128L154 140L162 124L170 136L182 130V232z'}
        fill="url(#art-stone)"
      />
      {whole && (
        <>
          <path d="M136 128H186V138H136z" fill="var(--st-b)" />
          <Roof x={161} y={128} half={30} high={46} />
        </>
      )}
      <Windows
        at={[
          [150, 166],
          [166, 188],
        ]}
      />
    </g>
  );
}

function Cracks({ state }: { readonly state: CastleState }) {
  if (state === 'whole') return null;
  const deep =
    state === 'burning'
      ? 'M64 232L72 206L66 186L76 168M132 112L126 132L136 148L128 172M40 230l6-22-6-16'
      : '';
  return (
    <path
      d={`M158 214L152 196L160 180L154 160M112 96L118 112L110 124${deep}`}
      fill="none"
      stroke="#2a2016"
      stroke-opacity=".75"
      stroke-width="2.6"
      stroke-linejoin="round"
    />
  );
}

const stones: readonly (readonly [x: number, y: number, r: number, turn: number])[] = [
  [182, 226, 9, 20],
  [196, 231, 6, 50],
  [170, 232, 6, 10],
  [8, 230, 8, 40],
  [-4, 233, 5, 15],
  [24, 233, 6, 60],
  [60, 233, 5, 35],
];

function Stones({ count }: { readonly count: number }) {
  return (
    <g>
      {stones.slice(0, count).map(([x, y, r, turn]) => (
        <path
          key={x}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${r / 8})`}
          d="M-10 4L-7-6L3-8L10-1L7 6z"
          fill="var(--st-b)"
          stroke="var(--st-d)"
          stroke-width="1"
        />
      ))}
    </g>
  );
}

/** A fire, 40 wide and 56 high, its foot at the point. */
export function Fire(at: Standing) {
  return (
    <g transform={placed(at)}>
      <g class={styles.fire}>
        <path
          d="M0-56Q4-38 14-30Q24-18 16-4Q8 4 0 4T-16-4Q-24-16-14-26Q-12-18-8-20Q-8-40 0-56z"
          fill="#e8641c"
        />
        <path d="M1-36Q4-24 9-18Q13-6 6 0Q0 3-6 0Q-13-8-6-18Q-4-14-2-16Q-3-26 1-36z" fill="#ffc23d" />
        <path d="M1-18Q5-10 3-4Q0 1-3-3Q-5-9 1-18z" fill="#fff3b8" />
      </g>
    </g>
  );
}

/** Smoke that rises from the point, some 60 wide and 120 high. */
export function Smoke(at: Standing) {
  return (
    <g transform={placed(at)}>
      <g class={styles.smoke}>
        <circle cx="0" cy="-16" r="22" fill="url(#art-smoke)" />
        <circle cx="14" cy="-48" r="30" fill="url(#art-smoke)" />
        <circle cx="-8" cy="-84" r="36" fill="url(#art-smoke)" />
        <circle cx="12" cy="-122" r="34" fill="url(#art-smoke)" opacity=".7" />
      </g>
    </g>
  );
}

const rubble =
  'M-14 234L0 214L16 220L28 196L44 206L58 184L76 200L92 178L112 198L126 186L144 206L160 194L178 216L196 210L214 234z';

function Ruin({ winner }: { readonly winner: number | null }) {
  return (
    <g>
      <path d="M30 206L22 168L34 158L40 172L50 164L56 206z" fill="url(#art-stone)" />
      <path d="M140 212L146 178L158 186L166 174L174 214z" fill="url(#art-stone)" />
      <path
        d={rubble}
        fill="url(#art-stone)"
        stroke="var(--st-d)"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <path
        d="M20 228L70 196M120 230L168 202M86 232L60 208"
        stroke="#3a2413"
        stroke-width="6"
        stroke-linecap="round"
      />
      <path
        d="M-6 232l22-26 16 22zM168 228l34-12-10 20z"
        fill="var(--a)"
        stroke="var(--b)"
        stroke-width="1.5"
      />
      <path d="M40 226l10-8 12 6-6 8zM98 222l14-8 10 10-12 6zM140 228l8-8 12 4-4 8z" fill="var(--st-c)" />
      <Stones count={7} />
      <Smoke x={100} y={196} scale={1.1} />
      <Fire x={126} y={212} scale={0.7} />
      {winner !== null && (
        <g class={styles.raised}>
          <g transform="translate(84 200) scale(1.9)">
            <Flag x={0} y={0} seat={winner} />
          </g>
        </g>
      )}
    </g>
  );
}

interface CastleProps {
  readonly state: CastleState;
  /** Whose colours it bears. */
  readonly seat: number;
  /** Whose flag flies over it at the end, over a ruin too; null: its own, and none over a ruin. */
  readonly winner?: number | null;
}

function Walls({ state, seat, winner = null }: CastleProps) {
  return (
    <g>
      <TallTower state={state} flag={winner ?? seat} />
      <LowTower state={state} />
      <Keep state={state} />
      <Curtain />
      <Cracks state={state} />
      {state !== 'whole' && <Stones count={state === 'burning' ? 7 : 3} />}
      {state === 'burning' && (
        <>
          <Smoke x={128} y={84} />
          <Fire x={120} y={104} scale={0.8} />
          <Fire x={34} y={150} scale={0.55} />
        </>
      )}
    </g>
  );
}

// The part that comes down as the castle gets into this state.
function Falling({ state, seat }: CastleProps) {
  return (
    <g>
      {state === 'chipped' && (
        <g class={styles.roof}>
          <Roof x={161} y={128} half={30} high={46} />
        </g>
      )}
      {state === 'burning' && (
        <g class={styles.roof}>
          <Roof x={40} y={92} half={33} high={62} />
        </g>
      )}
      {state === 'fallen' && (
        <g class={styles.collapse}>
          <Walls state="burning" seat={seat} />
        </g>
      )}
      <g class={styles.dust} fill="var(--st-a)" opacity=".8">
        <circle cx="150" cy="214" r="26" />
        <circle cx="176" cy="220" r="18" />
        <circle cx="118" cy="222" r="20" />
      </g>
    </g>
  );
}

/** The castle as a group of an SVG picture that has `SceneryDefs`. */
export function Castle({ state, seat, winner = null }: CastleProps) {
  const last = useRef(state);
  const [falling, setFalling] = useState<CastleState | null>(null);
  useEffect(() => {
    const worse = castleStates.indexOf(state) > castleStates.indexOf(last.current);
    last.current = state;
    setFalling(worse ? state : null);
  }, [state]);
  return (
    <g data-castle={state} style={{ '--a': `var(--body-${seat}a)`, '--b': `var(--body-${seat}b)` }}>
      <ellipse cx="108" cy="233" rx="112" ry="12" fill="#000" opacity=".28" />
      {state === 'fallen' ? <Ruin winner={winner} /> : <Walls state={state} seat={seat} winner={winner} />}
      {falling === state && state !== 'whole' && <Falling state={state} seat={seat} />}
    </g>
  );
}
