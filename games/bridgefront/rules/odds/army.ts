// Armies as people write them: `5 forces, brute, shadeblade 2hp`.

import { nearestName, slug } from '@bridgefront/kernel';
import { CARDS, cardBySlug } from '../cards/index.ts';
import type { Army, ArmyChampion } from './field.ts';

/** More than a match can bring together on one hex. */
const mostForces = 99;
const mostHp = 99;

const championSlugs: readonly string[] = CARDS.flatMap((card) =>
  card.champion === undefined ? [] : [card.slug],
);

const example = 'write it like "5 forces, brute, shadeblade 2hp"';

// A champion may be called by its name or, where that is enough, by one or more words of it.
function championNamed(name: string): { readonly slug: string } | { readonly problem: string } {
  const wanted = slug(name);
  if (championSlugs.includes(wanted)) return { slug: wanted };
  const close = championSlugs.filter((known) => wanted !== '' && `-${known}-`.includes(`-${wanted}-`));
  if (close.length === 1) return { slug: close[0] };
  if (close.length > 1) {
    return { problem: `"${name}" may be ${close.join(' or ')}: write the whole name.` };
  }
  if (cardBySlug.has(wanted)) return { problem: `${name} is a card, but not a champion.` };
  const words = championSlugs.flatMap((known) => known.split('-'));
  const near = nearestName(wanted, championSlugs) ?? nearestName(wanted, [...new Set(words)]);
  const meant = championSlugs.find((known) => known === near || known.split('-').includes(near ?? ''));
  const hint = meant === undefined ? `${example}.` : `did you mean "${meant}"?`;
  return { problem: `There is no champion "${name}"; ${hint}` };
}

function readChampion(part: string): ArmyChampion | string {
  const match = /^(.*?)(?:\s+(\d+)\s*hp)?$/i.exec(part);
  const [, name = '', hp] = match ?? [];
  const found = championNamed(name);
  if ('problem' in found) return found.problem;
  const card = cardBySlug.get(found.slug) ?? -1;
  if (hp === undefined) return { card };
  const points = Number(hp);
  if (points < 1 || points > mostHp) {
    return `${found.slug} cannot have ${hp} HP: give it 1 to ${mostHp}.`;
  }
  return { card, hp: points };
}

function readForces(part: string): number | null {
  const match = /^(?:(\d+)|an?)(?:\s*(?:forces?|f))?$/i.exec(part);
  if (match === null || (match[1] === undefined && !/force/i.test(part))) return null;
  return match[1] === undefined ? 1 : Number(match[1]);
}

/**
 * Reads an army: Forces and champions separated by commas, in any order. Champions by name, by slug or by a word that
 * fits only one of them; `3hp` behind it overrides its printed HP. Returns the army, or one sentence that says what
 * is wrong.
 */
export function parseArmy(text: string): { readonly army: Army } | { readonly problem: string } {
  let forces = 0;
  const champions: ArmyChampion[] = [];
  const parts = text.split(/[,+]|\band\b/i).map((part) => part.trim());
  for (const part of parts) {
    if (part === '') continue;
    const more = readForces(part);
    if (more !== null) {
      forces += more;
      continue;
    }
    const champion = readChampion(part);
    if (typeof champion === 'string') return { problem: champion };
    if (champions.some(({ card }) => card === champion.card)) {
      return { problem: `${CARDS[champion.card].slug} is there twice: every champion exists once.` };
    }
    champions.push(champion);
  }
  if (forces > mostForces) return { problem: `${forces} Forces are too many: at most ${mostForces}.` };
  if (forces === 0 && champions.length === 0) return { problem: `An army needs units: ${example}.` };
  return { army: { forces, champions } };
}
