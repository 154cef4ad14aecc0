// A card as it looks: frame by type, gems for its costs, picture, text.

import type { CardFacts, CardLineKind } from '../../rules/table.ts';
import { bridgefrontTexts } from '../texts/table.ts';
import { artIsRead, CardArt, FactionArt, Sign } from './art.tsx';
import { print, Printed } from '@bridgefront/page/ui/printed.tsx';
import { remembered } from '@bridgefront/page/ui/remembered.ts';
import styles from './card.module.css';

/** Possible now, not possible now, part of the plan, or leaving the match; plain without a state. */
export type CardState = 'legal' | 'illegal' | 'planned' | 'burning';

/**
 * `mini`: one line; `low`: picture, costs and name; `hand`: what matters; `wide`: the same with the picture beside the
 * words; `full`: everything.
 */
export type CardSize = 'mini' | 'low' | 'hand' | 'wide' | 'full';

const t = bridgefrontTexts.card;
const ages = ['', 'I', 'II', 'III'];

/** Roman number of an Age. */
export function ageName(age: number): string {
  return ages[age] ?? '';
}

function priceWords({ gold, prices }: CardFacts): string {
  if (prices !== null) return t.prices(prices);
  return gold > 0 ? t.gold(gold) : '';
}

const stateWords: { readonly [K in CardState]: string } = {
  legal: t.possible,
  illegal: t.impossible,
  planned: t.planned,
  burning: t.burning,
};

/** The card in one sentence, for names of controls and screen readers. */
export function cardWords(card: CardFacts, state?: CardState): string {
  const figures = [
    card.name,
    state === undefined ? '' : stateWords[state],
    card.typeLine,
    t.mana(card.mana),
    priceWords(card),
  ];
  const text = card.lines.filter(({ kind }) => kind !== 'reminder').map((line) => line.text);
  return `${t.says([...figures, t.initiative(card.initiative)])}. ${text.join(' ')}`;
}

/** Costs and initiative, each in a shape of its own. */
function Gems({ card }: { readonly card: CardFacts }) {
  return (
    <div class={styles.gems}>
      <span class={styles.mana} title={t.mana(card.mana)}>
        <span>{card.mana}</span>
      </span>
      {card.gold > 0 || card.prices !== null ? (
        <span class={styles.gold} title={priceWords(card)}>
          <span>{card.gold}</span>
        </span>
      ) : null}
      <span class={styles.initiative} title={t.initiative(card.initiative)}>
        <Sign of="initiative" />
        {card.initiative}
      </span>
    </div>
  );
}

function Figures({ champion }: { readonly champion: NonNullable<CardFacts['champion']> }) {
  const figures = [
    { sign: 'hp', name: t.hp, value: champion.hp },
    { sign: 'dice', name: t.dice, value: champion.dice },
    { sign: 'threshold', name: t.hits, value: t.hitsOn(champion.hits) },
    { sign: 'bounty', name: t.bounty, value: champion.bounty },
  ] as const;
  return (
    <dl class={styles.figures}>
      {figures.map(({ sign, name, value }) => (
        <div key={sign} title={name}>
          <dt>
            <Sign of={sign} />
            <span>{name}</span>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const short: readonly CardLineKind[] = ['gain', 'ability', 'effect'];
const long: readonly CardLineKind[] = ['gain', 'deploy', 'price', 'ability', 'effect', 'burn', 'reminder'];

function Words({ card, size }: { readonly card: CardFacts; readonly size: CardSize }) {
  const kinds = size === 'full' ? long : short;
  return (
    <div class={styles.words}>
      {card.lines
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ kind, text }) => (
          <p key={kind} class={styles[kind]}>
            {text}
          </p>
        ))}
    </div>
  );
}

function MiniFace({ card }: { readonly card: CardFacts }) {
  return (
    <>
      <CardArt slug={card.slug} />
      <span class={styles.miniName} data-words>
        {card.name}
      </span>
      <span class={styles.miniCost} data-words>
        <span class={styles.mana}>
          <span>{card.mana}</span>
        </span>
        {card.gold > 0 ? (
          <span class={styles.gold}>
            <span>{card.gold}</span>
          </span>
        ) : null}
      </span>
    </>
  );
}

function Face({ card, size }: { readonly card: CardFacts; readonly size: CardSize }) {
  return (
    <>
      <div class={styles.art}>
        <CardArt slug={card.slug} />
        <Gems card={card} />
        {card.vp > 0 ? <span class={styles.vp}>{t.points(card.vp)}</span> : null}
        {card.burn ? (
          <span class={styles.burnMark} title={t.burns}>
            <Sign of="burn" />
          </span>
        ) : null}
      </div>
      <div class={styles.name}>{card.name}</div>
      <div class={styles.type}>
        {card.faction === null ? null : <FactionArt faction={card.faction} />}
        <span>{card.typeLine}</span>
        {card.age === null ? null : <span class={styles.age}>{ageName(card.age)}</span>}
      </div>
      {card.champion === null || size === 'low' ? null : <Figures champion={card.champion} />}
      {size === 'low' ? null : <Words card={card} size={size} />}
    </>
  );
}

interface CardFaceProps {
  readonly card: CardFacts;
  readonly size: CardSize;
  readonly state?: CardState;
}

function printOf(card: CardFacts, size: CardSize) {
  const draw = () => (size === 'mini' ? <MiniFace card={card} /> : <Face card={card} size={size} />);
  return { of: card, as: artIsRead(card.slug) ? size : `${size} so far`, draw };
}

/** Makes the face ready, so that it takes a copy to show it. */
export function printCard(card: CardFacts, size: CardSize): void {
  print(printOf(card, size));
}

function FaceDrawing({ card, size, state }: CardFaceProps) {
  const face = <Printed {...printOf(card, size)} />;
  if (size === 'mini')
    return (
      <span class={styles.mini} data-type={card.type} data-state={state}>
        {face}
      </span>
    );
  return (
    <div
      class={styles.card}
      data-type={card.type}
      data-size={size}
      data-state={state}
      data-deck={card.deck.split('-')[0]}
    >
      <div class={styles.face}>
        {face}
        {state === undefined || state === 'legal' ? null : (
          <div class={styles.state}>{stateWords[state]}</div>
        )}
      </div>
    </div>
  );
}

/**
 * The face of a card, drawn once as long as nothing about it changes. It has no name of its own for screen readers: what
 * holds it says `cardWords`.
 */
export const CardFace = remembered(FaceDrawing, ({ card, size, state }: CardFaceProps) => [
  card,
  size,
  state,
]);
