// Bridgefront's cards, odds and scores for the command line.

import { cardsJson, factionNames, odds, parseArmy } from '../rules/index.ts';
import type { CardJson, OddsQuestion, TableView } from '../rules/index.ts';
import { usageError } from '@bridgefront/terminal/failure.ts';
import { notFound } from '@bridgefront/terminal/names.ts';
import type { CardEntry, GameExtras, OddsAnswer, OddsRequest } from '@bridgefront/terminal/extras.ts';

const grounds = ['field', 'mine', 'capital'] as const;

const deckTitles: Readonly<Record<string, string>> = {
  starter: 'Starter deck (every player)',
  faction: 'Faction cards (spell and champion of each faction)',
  'market-1': 'Market, Age I',
  'market-2': 'Market, Age II',
  'market-3': 'Market, Age III',
  'power-1': 'Power, Age I',
  'power-2': 'Power, Age II',
  'power-3': 'Power, Age III',
};

function army(side: string, text: string): OddsQuestion['attacker'] {
  const read = parseArmy(text);
  if ('problem' in read) throw usageError(`The ${side}: ${read.problem}`);
  return read.army;
}

function word<const W extends string>(
  kind: string,
  given: string | undefined,
  known: readonly W[],
): W | undefined {
  if (given === undefined) return undefined;
  const found = known.find((one) => one === given.toLowerCase());
  if (found === undefined) throw notFound(kind, given, known);
  return found;
}

function answer(request: OddsRequest): OddsAnswer {
  return odds({
    attacker: army('attacker', request.attacker),
    defender: army('defender', request.defender),
    at: word('battleground', request.at, grounds),
    attackerFaction: word('faction', request.attackerFaction, factionNames),
    defenderFaction: word('faction', request.defenderFaction, factionNames),
    options: request.options as OddsQuestion['options'],
  });
}

/** The price of a card: `2 mana`, `1 mana + 2 gold`, `2 mana + 1/3/5 gold`. */
export function cardCost({ mana, gold, goldByCount }: CardJson): string {
  const price = goldByCount === undefined ? (gold > 0 ? String(gold) : '') : goldByCount.join('/');
  return price === '' ? `${mana} mana` : `${mana} mana + ${price} gold`;
}

function facts(card: CardEntry): string {
  const known = card as CardJson;
  const faction = known.faction === undefined ? '' : `${capital(known.faction)} `;
  const copies = known.copies > 1 ? ` · ${known.copies} copies` : '';
  return `${cardCost(known)} · initiative ${known.initiative} · ${faction}${capital(known.type)}${copies}`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** What the terminal tells of Bridgefront besides playing it. Scores are total VP (permanent + control). */
const examples = {
  cards: ['', 'war cry', '--json', 'zap -o "cardChanges=zap.mana=2"'],
  odds: [
    '--attacker "5 forces" --defender "3 forces"',
    '-a "5 forces, brute" -d "3 forces" --at capital --defender-faction bastion',
    '-a "2 forces, shadeblade 2hp" -d "4 forces" --json',
  ],
  play: ['--seats greedy,greedy,random --option rounds=5'],
  simulate: ['--seats random,random --option maxMana=6 --seed mana'],
  ladder: ['--bots greedy,random --option factions=veil,bastion'],
} as const;

const scenario = `\
  { "game": "bridgefront", "seed": "any text", "options": { "maxMana": 5 }, "dice": [1, 6, 3],
    "position": {
      "round": 4, "phase": "action",
      "seats": [ { "faction": "veil", "capital": [3,0], "hand": ["Zap"] }, { "faction": "bastion" } ],
      "units": [ { "at": [3,0], "seat": 0, "forces": 3 } ] },
    "script": [ { "seat": 0, "choices": ["march", "hex:3,0", "forces:2"] } ] }`;

/** Cards, odds, standing and examples of Bridgefront. */
export const bridgefrontExtras: GameExtras = {
  cards: (options) => cardsJson(options as Parameters<typeof cardsJson>[0]),
  cardFacts: facts,
  deckTitle: (deck) => deckTitles[deck] ?? deck,
  odds: answer,
  examples,
  scenario,
  standing(view) {
    const { round, all } = view.table as TableView;
    return { round, scores: all?.map((own) => own.permanentVp + own.controlVp) ?? null };
  },
};
