// Recap: what the others did in a few lines, each with a small picture: the card that it was done with or that did it, else
// the board after it. A click shows it again.

import type { ComponentType } from 'preact';
import { CardArt } from '../cards/card-art.tsx';
import looks from '../cards/card-looks.module.css';
import { pageTexts } from '../texts.ts';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon.tsx';
import { SeatMark } from '../ui/seat-mark.tsx';
import type { ToldDeed } from './deeds.ts';
import type { ToldLine } from './told-lines.ts';
import styles from './recap-strip.module.css';

interface RecapStripProps {
  readonly lines: readonly ToldLine[];
  /** The view after a deed; undefined where only its words are known. */
  viewAfter(this: void, deed: ToldDeed): unknown;
  /** Draws the board of a view, small. */
  readonly Miniature: ComponentType<{ readonly view: unknown }> | null;
  iconOf(this: void, tell: string): IconName;
  /** Whether it can be shown again; else the log has its words. */
  isKept(this: void, deed: ToldDeed): boolean;
  /** The report that is being shown; null: none. */
  readonly shown: number | null;
  show(this: void, line: ToldLine): void;
  /** A sentence as it is said to the reader. */
  toReader(this: void, text: string): string;
  /** A line's sentence to the reader, beside the sign of whoever did it. */
  short(this: void, line: ToldLine): string;
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

/** The lines. */
export function RecapStrip({ lines, shown, show, isKept, toReader, short, ...pictures }: RecapStripProps) {
  const words = pageTexts.recap;
  return (
    <section class={styles.recap} aria-label={words.title} data-recap>
      <ol class={styles.lines}>
        {lines.map((line) => {
          const [deed] = line.deeds;
          const now = line.deeds.some(({ first, last }) => shown !== null && shown >= first && shown <= last);
          const all = line.deeds.flatMap(({ text, cost = '' }) => [text, cost]);
          const whole = toReader(all.filter(Boolean).join(' '));
          return (
            <li key={deed.first}>
              <button
                type="button"
                class={styles.line}
                title={whole}
                aria-label={isKept(deed) ? words.again(whole) : words.inLog(whole)}
                aria-current={now}
                onClick={() => show(line)}
                data-deed={deed.first}
                data-card={deed.card?.slug}
              >
                <span class={styles.thumb}>
                  <Picture deed={deed} {...pictures} />
                  {deed.seat !== null && <SeatMark seat={deed.seat} class={styles.mark} />}
                </span>
                <span class={styles.says}>{short(line)}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
