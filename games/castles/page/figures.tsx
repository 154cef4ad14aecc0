// The figures of Castles' cards in play, each drawn on a field of 64 by 64 in the cloth of its side.

import { figuresFrom, stuff, Wheel } from '@bridgefront/page/art/gear.tsx';
import type { Drawings } from '@bridgefront/page/art/gear.tsx';
import { Arm, Head, Hood, KettleHat, outlined, Pole, Robe, Shield } from '@bridgefront/page/art/person.tsx';

const { iron, dark, wood, linen, gold, stone } = stuff;

const soldiers: Drawings = {
  spearman: (side) => (
    <>
      <Pole d="M50 62L44 4" />
      <path d="M43.7-3L48.6 8L40 9z" fill={iron} {...outlined} />
      <Robe />
      <Head />
      <KettleHat />
      <Arm d="M42 42L47 36" />
      <Shield x={21} y={47} seat={side} />
    </>
  ),
  archer: () => (
    <>
      <path d="M15 28l8 22 6-3-8-21z" fill={wood} {...outlined} />
      <path d="M13 29l2-9M17 27l1-9M21 26l1-8" stroke={linen} stroke-width="2.4" stroke-linecap="round" />
      <Robe />
      <Head />
      <Hood fill="var(--cloth)" />
      <Arm d="M24 41L40 38" />
      <path
        d="M46 10Q62 34 46 58"
        fill="none"
        stroke="var(--rim-ink)"
        stroke-width="6"
        stroke-linecap="round"
      />
      <path d="M46 10Q62 34 46 58" fill="none" stroke={wood} stroke-width="3.2" stroke-linecap="round" />
      <path d="M46 10L36 36L46 58" fill="none" stroke={linen} stroke-width="1.4" />
      <path d="M32 36H58" stroke="var(--rim-ink)" stroke-width="4" />
      <path d="M32 36H58" stroke={linen} stroke-width="1.8" />
      <path d="M57 32L64 36L57 40z" fill={iron} {...outlined} />
    </>
  ),
};

const specials: Drawings = {
  general: () => (
    <>
      <path d="M48 6L52 8L51 40H46z" fill={iron} {...outlined} />
      <path d="M40 40H57" stroke="var(--rim-ink)" stroke-width="6" stroke-linecap="round" />
      <path d="M40 40H57" stroke={gold} stroke-width="3" stroke-linecap="round" />
      <Robe wide />
      <path d="M24 40Q32 34 40 40L42 62H22z" fill={iron} {...outlined} />
      <path d="M34 37.6Q38 38 40 40L42 62H35z" fill="#5a6670" opacity=".6" />
      <path d="M32 44v12M27 49h10" stroke="var(--cloth-dark)" stroke-width="3.4" />
      <Arm d="M44 44L49 46" fill={iron} />
      <path d="M30 10Q22-4 12 4Q22 4 25 13z" fill="var(--cloth)" {...outlined} />
      <path d="M22 15Q32 8 42 15L41 33Q32 40 23 33z" fill={iron} {...outlined} />
      <path d="M34 11.4Q40 13 42 15L41 33Q37 36 34 36.6z" fill="#5a6670" opacity=".55" />
      <path d="M24 22H40M32 15V36" stroke={dark} stroke-width="2.6" />
      <path d="M27 28v3M37 28v3" stroke={dark} stroke-width="1.6" />
    </>
  ),
  wizard: () => (
    <>
      <circle cx="52" cy="10" r="11" fill="#fff" opacity=".35" />
      <Pole d="M52 62L52 14" />
      <circle cx="52" cy="10" r="6" fill="#c9f3ff" {...outlined} />
      <Robe wide />
      <path d="M16 56l3 3M46 52l2 3M40 57l2 2" stroke={gold} stroke-width="2.4" stroke-linecap="round" />
      <Head y={27} />
      <path d="M24 28Q23 46 32 55Q41 46 40 28Q32 35 24 28z" fill="#fffaf0" {...outlined} />
      <path d="M34 34Q39 33 40 29Q41 46 32 55Q37 44 34 34z" fill="#9a9486" opacity=".4" />
      <path d="M16 23Q32 15 48 23Q42 26 32 26T16 23z" fill="var(--cloth-dark)" {...outlined} />
      <path d="M23 21Q28 8 40-2Q38 9 42 21Q32 17 23 21z" fill="var(--cloth-dark)" {...outlined} />
      <path d="M29 16l1.4-3 1.4 3 3 .4-2.2 2 .6 3-2.8-1.5-2.7 1.5.6-3-2.2-2z" fill={gold} />
      <Arm d="M46 42L52 38" />
    </>
  ),
  spy: () => (
    <>
      <Robe wide fill="var(--cloth-dark)" />
      <Head y={24} />
      <path d="M18 30Q32 40 46 30L48 44Q32 54 16 44z" fill="var(--cloth)" {...outlined} />
      <path d="M12 20Q32 10 52 20Q44 25 32 25T12 20z" fill="#3a2f28" {...outlined} />
      <path d="M22 18Q23 5 32 6Q41 5 42 18Q32 14 22 18z" fill="#4c3f35" {...outlined} />
      <path d="M22 15Q32 11 42 15V19Q32 15 22 19z" fill="var(--cloth)" />
      <circle cx="46" cy="52" r="7" fill="#ffe9a8" {...outlined} />
      <path d="M46 45v-5M43 41h6" stroke="var(--rim-ink)" stroke-width="2.4" />
      <path d="M46 48v8M42 52h8" stroke="#d08a1c" stroke-width="1.6" />
    </>
  ),
  assassin: () => (
    <>
      <path d="M8 30L12 28L19 46L15 48z" fill={iron} {...outlined} />
      <path d="M56 30L52 28L45 46L49 48z" fill={iron} {...outlined} />
      <Robe fill="#3b3340" />
      <path d="M22 48Q32 54 42 48L43 54Q32 60 21 54z" fill="var(--cloth)" {...outlined} />
      <Head />
      <path d="M24 27Q32 33 40 27L39 34Q32 38 25 34z" fill="#2a2430" />
      <path
        d="M32 8Q48 14 45 34Q40 38 38 35Q42 24 32 19Q22 24 26 35Q24 38 19 34Q16 14 32 8z"
        fill="#3b3340"
        {...outlined}
      />
      <path d="M32 8Q48 14 45 34Q40 38 38 35Q44 22 32 8z" fill="#000" opacity=".3" />
      <Arm d="M21 44L17 48" fill="#3b3340" />
      <Arm d="M43 44L47 48" fill="#3b3340" />
    </>
  ),
};

const apron = <path d="M24 42Q32 46 40 42L41 62H23z" fill={linen} {...outlined} />;

const civilians: Drawings = {
  builder: () => (
    <>
      <Pole d="M52 54L46 20" />
      <path d="M36 20L54 14L57 24L39 30z" fill="#8f9aa3" {...outlined} />
      <Robe />
      {apron}
      <Head />
      <path d="M22 22Q22 11 33 11Q43 12 43 22Q32 17 22 22z" fill="var(--cloth)" {...outlined} />
      <path
        d="M20 23Q32 17 45 23"
        stroke="var(--rim-ink)"
        stroke-width="4"
        fill="none"
        stroke-linecap="round"
      />
      <path d="M26 31Q32 37 38 31" stroke="#6b4220" stroke-width="4" fill="none" stroke-linecap="round" />
      <Arm d="M43 42L49 38" />
    </>
  ),
  mason: () => (
    <>
      <Robe />
      {apron}
      <Head />
      <path d="M22 23Q21 12 32 11Q43 12 42 23Q32 19 22 23z" fill={linen} {...outlined} />
      <path d="M22 20Q32 15 42 20V24Q32 19 22 24z" fill="var(--cloth)" {...outlined} />
      <path d="M8 44H26V56H8z" fill="#c96f46" {...outlined} />
      <path d="M8 50H26M17 44V50M13 50V56M21 50V56" stroke="var(--rim-ink)" stroke-width="1.4" />
      <path d="M58 18L60 38L46 30z" fill={iron} {...outlined} />
      <Pole d="M50 34L44 42" width={4} />
    </>
  ),
  healer: () => (
    <>
      <Robe wide fill={linen} />
      <path d="M24 37Q32 42 40 37L44 62H20z" fill="var(--cloth)" {...outlined} />
      <path d="M32 44v13M25.5 50.5h13" stroke="#fff" stroke-width="4.6" />
      <Head />
      <path
        d="M32 9Q46 11 45 33L40 36Q43 24 32 17Q21 24 24 36L19 33Q18 11 32 9z"
        fill={linen}
        {...outlined}
      />
      <path d="M49 36h8v4l4 9q0 8-8 8t-8-8l4-9z" fill="#7fd49a" {...outlined} />
      <path d="M49 36h8" stroke={wood} stroke-width="4" />
    </>
  ),
};

const buildings: Drawings = {
  cannon: () => (
    <>
      <ellipse cx="32" cy="60" rx="28" ry="4" fill="#000" opacity=".3" />
      <path d="M6 52L38 38L46 46L14 58z" fill={wood} {...outlined} />
      <path d="M8 36Q12 26 22 28L58 16L62 28L28 42Q12 48 8 36z" fill="#4a4f55" {...outlined} />
      <path d="M20 33L58 20" stroke="#aab4bc" stroke-width="3" stroke-linecap="round" opacity=".7" />
      <path d="M55 14L60 13L65 29L60 31z" fill="#5d646b" {...outlined} />
      <path d="M36 22L40 21L44 35L40 37z" fill="var(--cloth)" {...outlined} />
      <Wheel x={24} y={50} r={11} />
    </>
  ),
  ballista: () => (
    <>
      <ellipse cx="32" cy="60" rx="26" ry="4" fill="#000" opacity=".3" />
      <path d="M10 58L34 34L42 40L20 62z" fill={wood} {...outlined} />
      <path
        d="M22 10Q50 14 54 44"
        fill="none"
        stroke="var(--rim-ink)"
        stroke-width="8"
        stroke-linecap="round"
      />
      <path
        d="M22 10Q50 14 54 44"
        fill="none"
        stroke="var(--cloth)"
        stroke-width="4.8"
        stroke-linecap="round"
      />
      <path d="M22 10L26 40L54 44" fill="none" stroke={linen} stroke-width="1.6" />
      <path d="M14 54L54 12" stroke="var(--rim-ink)" stroke-width="6.4" stroke-linecap="round" />
      <path d="M14 54L54 12" stroke="#8a5a2b" stroke-width="3.6" stroke-linecap="round" />
      <path d="M50 8L62 4L57 16z" fill={iron} {...outlined} />
      <Wheel x={18} y={56} r={7} />
      <Wheel x={40} y={56} r={7} />
    </>
  ),
  'siege-tower': () => (
    <>
      <ellipse cx="32" cy="61" rx="26" ry="3.4" fill="#000" opacity=".3" />
      <path d="M16 56L20 6H46L50 56z" fill={wood} {...outlined} />
      <path d="M36 6H46L50 56H39z" fill="#000" opacity=".22" />
      <path d="M19 20H47M18 34H48M17 47H49M28 6L26 56M38 6L40 56" stroke="#5a3716" stroke-width="1.8" />
      <path d="M18 8V-1h6v5h5V-1h6v5h5V-1h6V8z" fill="#9a6732" {...outlined} />
      <path d="M46 14L60 20L59 25L46 22z" fill="#8a5a2b" {...outlined} />
      <path d="M24 24h18v9H24z" fill="var(--cloth)" {...outlined} />
      <Wheel x={22} y={57} r={6} />
      <Wheel x={45} y={57} r={6} />
    </>
  ),
  armoury: (side) => (
    <>
      <ellipse cx="32" cy="60" rx="28" ry="4" fill="#000" opacity=".3" />
      <path d="M8 60V30H56V60z" fill={stone} {...outlined} />
      <path d="M40 30H56V60H42z" fill="#000" opacity=".2" />
      <path d="M2 32L14 10H50L62 32z" fill="var(--cloth)" {...outlined} />
      <path d="M36 10H50L62 32H42z" fill="#000" opacity=".22" />
      <path
        d="M12 26L20 12M24 28L28 12M38 28L36 12M50 26L44 12"
        stroke="var(--cloth-dark)"
        stroke-width="1.6"
      />
      <path d="M18 36L46 58M46 36L18 58" stroke="var(--rim-ink)" stroke-width="6" stroke-linecap="round" />
      <path d="M18 36L46 58M46 36L18 58" stroke={iron} stroke-width="3" stroke-linecap="round" />
      <Shield x={32} y={46} seat={side} />
    </>
  ),
  keep: () => (
    <>
      <ellipse cx="32" cy="60" rx="24" ry="4" fill="#000" opacity=".3" />
      <path d="M34 14V-6" stroke="var(--rim-ink)" stroke-width="3" />
      <path d="M35-6Q44-10 52-4Q46-1 50 4Q42 0 35 4z" fill="var(--cloth)" {...outlined} />
      <path d="M16 60L18 24H46L48 60z" fill={stone} {...outlined} />
      <path d="M36 24H46L48 60H38z" fill="#000" opacity=".22" />
      <path d="M12 26V12h8v5h6v-5h8v5h6v-5h8v14z" fill={stone} {...outlined} />
      <path d="M26 60V48q6-8 12 0V60z" fill={dark} />
      <path d="M22 34v-5q2.6-4 5 0v5zM38 34v-5q2.6-4 5 0v5z" fill={dark} />
    </>
  ),
  wall: () => <path d="M4 60V20h10v8h8v-8h10v8h8v-8h10v8h8V60z" fill={stone} {...outlined} />,
};

const drawings: Drawings = {
  ...soldiers,
  ...specials,
  ...civilians,
  ...buildings,
};

/** The figure of a card, with the marks of a side (0: Red, 1: Blue); nothing for cards that do not stand anywhere. */
export const CardFigure = figuresFrom(drawings);
