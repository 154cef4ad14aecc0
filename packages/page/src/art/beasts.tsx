// Beasts and beings of legend, busts on the field of 64 by 64: few parts with a strong outline, so that they are told apart
// on a hex as wide as a fingertip. Their cloth is that of the side that they fight for.

import { stuff } from './gear.tsx';
import { outlined } from './person.tsx';

/** The outline of what is drawn to be small. */
export const bold = { ...outlined, 'stroke-width': 2.8 } as const;

const shade = { fill: '#000', opacity: 0.2 } as const;
const { gold, linen, wood, stone } = stuff;

/** The head of a wolf, baring its teeth. */
export function Wolf() {
  return (
    <>
      <path d="M6 2L23 13Q32 9 41 13L58 2L56 30Q54 50 32 64Q10 50 8 30z" fill="#8791a0" {...bold} />
      <path d="M41 13L58 2L56 30Q54 50 32 64Q44 40 41 13z" {...shade} />
      <path d="M12 9L21 16L14 24zM52 9L43 16L50 24z" fill="#4a515c" />
      <path d="M9 31L24 36L28 54L22 55Q11 45 9 31zM55 31L40 36L36 54L42 55Q53 45 55 31z" fill="#e8ecef" />
      <path d="M23 47Q32 43 41 47Q41 58 32 63Q23 58 23 47z" fill="#7a1c1c" {...bold} />
      <path d="M25 48l3 8 3-8zM33 48l3 8 3-8z" fill="#fff" />
      <path d="M26 32Q32 28 38 32L41 46Q32 51 23 46z" fill="#c3cad3" {...bold} />
      <path d="M26 41H38L32 48z" fill="#241a1f" />
      <path d="M13 24L26 30L24 34Q16 33 13 24zM51 24L38 30L40 34Q48 33 51 24z" fill="#ffd34d" {...bold} />
    </>
  );
}

/** The head of a boar, with its tusks. */
export function Boar() {
  return (
    <>
      <path d="M12 22L3 6L24 12zM52 22L61 6L40 12z" fill="#5c3a26" {...bold} />
      <path d="M20 12L24 1L29 8L32-1L35 8L40 1L44 12z" fill="#2f211a" {...bold} />
      <path
        d="M32 8Q56 8 56 32Q56 44 46 50Q44 64 32 64Q20 64 18 50Q8 44 8 32Q8 8 32 8z"
        fill="#8a5b3c"
        {...bold}
      />
      <path d="M40 9Q56 12 56 32Q56 44 46 50Q44 64 34 64Q46 44 40 9z" {...shade} />
      <path d="M20 46Q20 36 32 36T44 46Q44 56 32 56T20 46z" fill="#d79a86" {...bold} />
      <path d="M20 56Q6 56 5 36Q11 45 22 47zM44 56Q58 56 59 36Q53 45 42 47z" fill={linen} {...bold} />
      <path
        d="M27 45v4M37 45v4M15 23L27 30M49 23L37 30"
        stroke="var(--rim-ink)"
        stroke-width="4.200"
        stroke-linecap="round"
      />
      <path d="M20 31h3M41 31h3" stroke="#ffd34d" stroke-width="4" stroke-linecap="round" />
    </>
  );
}

/** The head and neck of a horse to the right, bridled. */
export function Horse({ coat }: { readonly coat: string }) {
  return (
    <>
      <path
        d="M8 66Q6 40 18 22Q24 12 34 10L37 1L44 11Q52 16 56 26L64 40Q65 49 57 49Q52 49 49 45L40 44Q36 50 42 66z"
        fill={coat}
        {...bold}
      />
      <path d="M40 44Q36 50 42 66H30Q30 48 40 44z" {...shade} />
      <path d="M34 10L30 4Q14 12 8 26Q0 40 3 58L9 60Q10 40 20 24Q25 14 34 10z" fill={stuff.bark} {...bold} />
      <path
        d="M38 13Q34 28 40 43M52 22L46 43M24 24Q30 34 40 36"
        stroke="var(--cloth)"
        stroke-width="4.200"
        fill="none"
        stroke-linecap="round"
      />
      <path d="M46 24h.1M59 42h.1" stroke="var(--rim-ink)" stroke-width="4.400" stroke-linecap="round" />
    </>
  );
}

/** A heron with spread wings. */
export function Heron() {
  return (
    <>
      <path d="M30 42Q6 34 1 8Q20 12 32 34z" fill="#9fb6c6" {...bold} />
      <path d="M34 42Q58 38 63 16Q44 18 32 34z" fill="#9fb6c6" {...bold} />
      <path
        d="M6 16Q14 30 28 38M12 14Q20 26 30 35M58 23Q50 34 38 39"
        stroke="#5f7788"
        stroke-width="2.2"
        fill="none"
      />
      <path d="M22 46Q32 32 42 46Q42 58 32 64Q22 58 22 46z" fill="#f3f6f8" {...bold} />
      <path d="M34 36Q42 46 38 58Q33 62 32 63Q42 50 34 36z" {...shade} />
      <path d="M32 44Q22 32 30 24Q37 18 34 11" stroke="var(--rim-ink)" stroke-width="10.6" fill="none" />
      <path d="M32 46Q22 32 30 24Q37 18 34 11" stroke="#f3f6f8" stroke-width="5.6" fill="none" />
      <path d="M38 5L60 12L38 16z" fill={gold} {...bold} />
      <circle cx="34" cy="10" r="7" fill="#f3f6f8" {...bold} />
      <path d="M30 5Q20 1 14 6" stroke="#22303a" stroke-width="3.4" fill="none" stroke-linecap="round" />
      <circle cx="36" cy="9" r="1.7" fill="var(--rim-ink)" />
      <path d="M26 50Q32 55 38 50L36 57Q32 60 28 57z" fill="var(--cloth)" {...bold} />
    </>
  );
}

/** A being of hewn stone with a millstone for a breast. */
export function StoneWalker() {
  return (
    <>
      <path d="M9 34L1 40V60H11zM55 34L63 40V60H53z" fill="#a99c7d" {...bold} />
      <path d="M10 64V40Q10 30 18 29H46Q54 30 54 40V64z" fill={stone} {...bold} />
      <path d="M44 29Q54 30 54 40V64H46z" {...shade} />
      <path d="M19 9Q20 5 24 5H42Q46 6 46 10L44 30H20z" fill={stone} {...bold} />
      <path d="M39 5Q46 6 46 10L44 30H38z" {...shade} />
      <path d="M17 15H47" stroke="var(--rim-ink)" stroke-width="3.4" />
      <path d="M25 20h5M35 20h5" stroke="#ffd96b" stroke-width="4.6" stroke-linecap="round" />
      <circle cx="32" cy="48" r="13.5" fill="var(--cloth)" {...bold} />
      <path d="M32 36V60M20 48H44M24 40L40 56M40 40L24 56" stroke={linen} stroke-width="2.2" opacity=".85" />
      <circle cx="32" cy="48" r="4.6" fill="#3a3226" />
      <path d="M20 9q4 5 9 2q5 4 9 0" stroke="#6f8f4a" stroke-width="4" fill="none" stroke-linecap="round" />
    </>
  );
}

/** A broad brute with tusks and a club. */
export function Ogre() {
  return (
    <>
      <path d="M50 44L52 6Q58-1 63 6L60 48z" fill={wood} {...bold} />
      <path d="M51 12l-5-3M52 22l-6 0M61 14l3-3" stroke={linen} stroke-width="3.6" stroke-linecap="round" />
      <path d="M2 64Q2 42 18 38H44Q60 42 60 64z" fill="#8a9a5e" {...bold} />
      <path d="M44 38Q60 42 60 64H48Q54 48 44 38z" {...shade} />
      <path d="M6 50L17 39L54 58L50 64H40z" fill="var(--cloth)" {...bold} />
      <path d="M13 24L2 16L9 32zM47 24L57 16L51 32z" fill="#8a9a5e" {...bold} />
      <path d="M12 30Q10 8 30 7Q50 8 48 30Q46 46 30 47Q14 46 12 30z" fill="#9aab6a" {...bold} />
      <path d="M38 9Q50 12 48 30Q46 46 31 47Q44 38 38 9z" {...shade} />
      <path d="M15 33Q30 27 45 33Q46 46 30 48Q14 46 15 33z" fill="#b9c78c" {...bold} />
      <path d="M19 40L16 27L26 36zM41 40L44 27L34 36z" fill={linen} {...bold} />
      <path d="M16 19L28 24M44 19L32 24" stroke="var(--rim-ink)" stroke-width="4" stroke-linecap="round" />
      <path d="M21 25h3M36 25h3" stroke="#ffd96b" stroke-width="3.4" stroke-linecap="round" />
    </>
  );
}

/** A dead king, crowned. */
export function CrownedSkull() {
  return (
    <>
      <path d="M2 64Q6 48 20 46H44Q58 48 62 64z" fill="var(--cloth)" {...bold} />
      <path d="M8 58q5-6 9 0t9 0t9 0t9 0t9-1" stroke={linen} stroke-width="5" fill="none" />
      <path
        d="M12 32Q10 15 32 15Q54 15 52 32Q52 42 45 45V54Q32 58 19 54V45Q12 42 12 32z"
        fill="#efe6cf"
        {...bold}
      />
      <path d="M42 16Q54 20 52 32Q52 42 45 45V54L38 55.500Q46 40 42 16z" {...shade} />
      <path
        d="M16 33Q16 25 23 26Q30 27 28 35Q24 41 18 39zM48 33Q48 25 41 26Q34 27 36 35Q40 41 46 39z"
        fill="#241a1f"
      />
      <circle cx="23" cy="33" r="2.8" fill="#7ff0c0" />
      <circle cx="41" cy="33" r="2.8" fill="#7ff0c0" />
      <path d="M32 38l-3 6h6z" fill="#241a1f" />
      <path d="M24 48v6M29 49v7M35 49v7M40 48v6" stroke="#241a1f" stroke-width="2.4" />
      <path d="M12 22L8 2L21 11L32 0L43 11L56 2L52 22Q32 15 12 22z" fill={gold} {...bold} />
      <path d="M44 10L56 2L52 22Q48 20 44 19z" {...shade} />
      <circle cx="32" cy="12" r="3.4" fill="#b3261e" {...bold} />
    </>
  );
}
