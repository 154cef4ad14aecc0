// A player's champions in play, with what is left of them and what is on their heads.

import type { ChampionView } from '../../rules/table.ts';
import { bridgefrontTexts } from '../texts/table.ts';
import { contentOf } from '../cards/content.ts';
import { LiftedCard } from '@bridgefront/page/cards/lifted-card.tsx';
import { SpritePicture } from '@bridgefront/page/cards/sprite-picture.tsx';
import { usePreview } from '@bridgefront/page/popovers/preview.ts';
import type { Seen } from '../seen.ts';
import styles from './seats.module.css';

const t = bridgefrontTexts.seats;

function troubles(seen: Seen, { slowed, warded, frenzy, used, marks = [] }: ChampionView): readonly string[] {
  return [
    ...(slowed === undefined ? [] : [t.slowed]),
    ...(warded === undefined ? [] : [t.warded]),
    ...(frenzy === undefined ? [] : [t.frenzy(frenzy)]),
    ...(used === undefined ? [] : [t.used]),
    ...marks.map(({ seat, gold }) => t.marks(seen.match.nameOf(seat), gold)),
  ];
}

function Champion({ seen, champion }: { readonly seen: Seen; readonly champion: ChampionView }) {
  const preview = usePreview();
  const card = seen.cards(champion.card);
  if (card === null || card.champion === null) return null;
  const content = contentOf(card, seen.options);
  const { hp, bounty } = card.champion;
  const notes = troubles(seen, champion);
  const words = [t.champion(card.name, champion.hp, hp), t.bounty(bounty), ...notes].join(', ');
  const whole = () => (
    <>
      {notes.length === 0 ? null : <p class={styles.trouble}>{notes.join(', ')}</p>}
      <LiftedCard card={content} />
    </>
  );
  return (
    <li>
      <button
        type="button"
        class={styles.champion}
        aria-label={words}
        data-troubled={notes.length > 0}
        {...preview.explain(whole)}
        onClick={(event) => preview.show(event.currentTarget, whole)}
      >
        <SpritePicture {...content.picture} />
        <span>
          {champion.hp}/{hp}
        </span>
      </button>
    </li>
  );
}

/** The champions of a seat; nothing without any. */
export function Champions({ seen, seat }: { readonly seen: Seen; readonly seat: number }) {
  const champions = seen.view.units
    .filter((units) => units.seat === seat)
    .flatMap((units) => units.champions ?? []);
  if (champions.length === 0) return null;
  return (
    <ul class={styles.champions}>
      {champions.map((champion) => (
        <Champion key={champion.card} seen={seen} champion={champion} />
      ))}
    </ul>
  );
}
