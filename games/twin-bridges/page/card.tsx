// A card of Twin Bridges, in hands, offers and lanes: cost, attack, health, art and text.

import type { ComponentChildren } from 'preact';
import { twinBridgesTexts } from './texts.ts';
import { Art } from './art.tsx';
import { cardOf } from './cards.ts';
import styles from './card.module.css';

/** The face of a card as it lies in a hand or an offer. */
export function Face({
  slug,
  large = false,
  children,
}: {
  readonly slug: string;
  /** At double size, with all of its text. */
  readonly large?: boolean;
  readonly children?: ComponentChildren;
}) {
  const card = cardOf(slug);
  const words = twinBridgesTexts;
  const kind = card.type === 'creature' ? styles.creature : styles.incantation;
  return (
    <span class={`${styles.card} ${kind} ${large ? styles.large : ''}`}>
      <span class={styles.cost} title={words.cost(card.mana)}>
        {card.mana}
      </span>
      <span class={styles.name}>{card.name}</span>
      <Art slug={slug} class={styles.art ?? ''} />
      <span class={styles.abilities}>
        {(card.abilities ?? []).map((one) => (
          <span key={one} class={styles.ability}>
            {one}
          </span>
        ))}
      </span>
      <span class={styles.text}>{card.text}</span>
      {card.type === 'creature' && <Figures attack={card.attack ?? 0} left={card.health ?? 0} />}
      {children}
    </span>
  );
}

/** Attack and health in the corners of a card. */
export function Figures({
  attack,
  left,
  hurt = false,
}: {
  readonly attack: number;
  readonly left: number;
  readonly hurt?: boolean;
}) {
  return (
    <span class={styles.figures}>
      <span class={styles.attack}>
        <svg viewBox="0 0 12 12" class={styles.sign} aria-hidden="true">
          <path d="M2 10 L10 2 M10 2 h-2.500 M10 2 v2.500 M2.500 7 L5 9.500" />
        </svg>
        {attack}
      </span>
      <span class={hurt ? `${styles.health} ${styles.hurt}` : styles.health}>
        <svg viewBox="0 0 12 12" class={styles.sign} aria-hidden="true">
          <path d="M6 10 C1 6.500 1 2 3.700 2 C5 2 6 3.200 6 4 C6 3.200 7 2 8.300 2 C11 2 11 6.500 6 10 Z" />
        </svg>
        {left}
      </span>
    </span>
  );
}

/** A card in words, for who cannot see it. */
export function spokenCard(slug: string): string {
  const card = cardOf(slug);
  const words = twinBridgesTexts;
  const figures = card.type === 'creature' ? `, ${words.figures(card.attack ?? 0, card.health ?? 0)}` : '';
  return `${card.name}, ${words.cost(card.mana)}${figures}. ${card.text}`;
}
