// The reader's hand: army and civic cards side by side, those lit that can be played or must be given up.

import { CardButton, CardRow } from '@bridgefront/page/cards/card-row.tsx';
import { CardFrame } from '@bridgefront/page/cards/card-frame.tsx';
import { Tip } from '@bridgefront/page/ui/tip.tsx';
import { Art } from './art.tsx';
import { cardOf, spokenCard } from './cards.ts';
import type { Seen } from './seen.ts';
import { words } from './texts.ts';
import styles from './hand.module.css';

/** Kinds of choices that a card of the hand stands for. */
const kinds = ['villager', 'settle', 'unit', 'tactic', 'discard'];

function choiceOf({ open }: Seen, slug: string): string | null {
  return kinds.map((kind) => `${kind}:${slug}`).find((choice) => open.has(choice)) ?? null;
}

// What a click tries where nothing is open: the answer says why it is not possible.
function wouldBe(slug: string): string {
  const { type } = cardOf(slug);
  return `${type === 'settlement' ? 'settle' : type}:${slug}`;
}

function Card({ seen, slug, at }: { readonly seen: Seen; readonly slug: string; readonly at: number }) {
  const { match } = seen;
  const choice = choiceOf(seen, slug);
  const planned = match.plan.value[0]?.endsWith(`:${slug}`) === true;
  const { name, type, supply, attack, health } = cardOf(slug);
  const state = planned ? 'planned' : choice === null ? undefined : 'legal';
  return (
    <Tip content={spokenCard(slug)}>
      <CardButton
        label={`${spokenCard(slug)}${choice === null ? '' : ` ${seen.open.get(choice)?.label ?? ''}`}`}
        first={at === 0}
        legal={choice !== null}
        pressed={planned}
        onChoose={() => match.choose(choice ?? wouldBe(slug))}
        onPoint={(over) => match.point(over ? choice : null)}
      >
        <CardFrame
          name={name}
          class={supply === undefined ? styles.civic : styles.army}
          state={state}
          cost={supply}
          picture={<Art slug={slug} class={styles.art ?? ''} />}
          type={type}
          left={attack}
          right={health}
        />
      </CardButton>
    </Tip>
  );
}

/** The hand; nothing for spectators. */
export function Hand({ seen }: { readonly seen: Seen }) {
  const side = seen.table.seats[seen.near];
  if (!seen.plays || side === undefined) return null;
  if (side.hand.length === 0) return <p class={styles.empty}>{words.handEmpty}</p>;
  const cards = side.hand.map((slug, at) => ({
    key: `${slug}-${at}`,
    card: <Card seen={seen} slug={slug} at={at} />,
  }));
  return (
    <div class={styles.hand}>
      <CardRow label={words.hand} shape="fan" cards={cards} />
    </div>
  );
}
