// Recap: one thumbnail for each deed of the others, the card that it was done with or that did it, else the board after it.
// A click shows it again; what is pointed at is said in one line below.

import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { CardArt } from '../cards/card-art.tsx';
import looks from '../cards/card-looks.module.css';
import { pageTexts } from '../texts.ts';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon.tsx';
import { SeatMark } from '../ui/seat-mark.tsx';
import type { ToldDeed } from './deeds.ts';
import styles from './recap-strip.module.css';

interface RecapStripProps {
  readonly deeds: readonly ToldDeed[];
  /** The view after a deed; undefined where only its words are known. */
  viewAfter(this: void, deed: ToldDeed): unknown;
  /** Draws the board of a view, small. */
  readonly Miniature: ComponentType<{ readonly view: unknown }> | null;
  iconOf(this: void, tell: string): IconName;
  /** Whether it can be shown again; else the log has its words. */
  isKept(this: void, deed: ToldDeed): boolean;
  /** The report that is being shown; null: none. */
  readonly shown: number | null;
  show(this: void, deed: ToldDeed): void;
}

interface PictureProps extends Pick<RecapStripProps, 'viewAfter' | 'Miniature' | 'iconOf'> {
  readonly deed: ToldDeed;
}

function Picture({ deed, viewAfter, Miniature, iconOf }: PictureProps) {
  const card = deed.card ?? deed.by;
  if (card !== undefined)
    return (
      <span class={looks.look} data-look={card.look}>
        <CardArt look={card.look} picture={card.picture} />
      </span>
    );
  const view = viewAfter(deed);
  if (Miniature !== null && view !== undefined) return <Miniature view={view} />;
  return <Icon name={iconOf(deed.tell)} class={styles.icon ?? ''} />;
}

/** The strip. */
export function RecapStrip({ deeds, shown, show, isKept, ...pictures }: RecapStripProps) {
  const pointed = useSignal<number | null>(null);
  const words = pageTexts.recap;
  const told = deeds.find(({ first }) => first === pointed.value);
  return (
    <section class={styles.recap} aria-label={words.title} data-recap>
      <ol class={styles.strip}>
        {deeds.map((deed) => {
          const now = shown !== null && shown >= deed.first && shown <= deed.last;
          const point = (): void => void (pointed.value = deed.first);
          const leave = (): void => void (pointed.value = null);
          return (
            <li key={deed.first}>
              <button
                type="button"
                class={styles.thumb}
                aria-label={isKept(deed) ? words.again(deed.text) : words.inLog(deed.text)}
                aria-current={now}
                onClick={() => show(deed)}
                onPointerEnter={point}
                onPointerLeave={leave}
                onFocus={point}
                onBlur={leave}
                data-deed={deed.first}
                data-card={deed.card?.slug}
              >
                <Picture deed={deed} {...pictures} />
                {deed.card === undefined && (
                  <Icon name={pictures.iconOf(deed.tell)} class={styles.does ?? ''} />
                )}
                {deed.seat !== null && <SeatMark seat={deed.seat} class={styles.mark} />}
              </button>
            </li>
          );
        })}
      </ol>
      <p class={styles.says} aria-hidden="true">
        {told?.text ?? words.count(deeds.length)}
      </p>
    </section>
  );
}
