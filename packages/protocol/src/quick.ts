// A quick check of the message that comes most often; everything else, and every refusal, is left to its schema.

import { idPattern, messageIdPattern, mostChoice, mostSeat } from './common.ts';
import { clientMessageSchema, mostPlan } from './live.ts';
import type { ClientMessage } from './live.ts';

type Choose = Extract<ClientMessage, { type: 'choose' }>;

type Members = { readonly [key: string]: unknown };

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value);
}

function isCount(value: unknown, most: number): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;
}

// A member too many is refused by its name, which the schema knows to say.
function has(value: Members, members: number): boolean {
  return Object.keys(value).length === members;
}

function quickChoose(value: unknown): Choose | null {
  if (!isMembers(value) || value['type'] !== 'choose' || !has(value, 6)) return null;
  const { id, match, seat, choice, at } = value;
  if (!isText(id, messageIdPattern) || !isText(match, idPattern) || !isCount(seat, mostSeat)) return null;
  if (typeof choice !== 'string' || choice.length === 0 || choice.length > mostChoice) return null;
  if (!isMembers(at) || Array.isArray(at) || !has(at, 2)) return null;
  const { decision, plan } = at;
  if (!isCount(decision, Number.MAX_SAFE_INTEGER) || !isCount(plan, mostPlan)) return null;
  return { id, match, type: 'choose', seat, choice, at: { decision, plan } };
}

/** Reads what a client sent as JSON, as `clientMessageSchema.safeParse` does. */
export function readClientMessage(value: unknown): ReturnType<typeof clientMessageSchema.safeParse> {
  const data = quickChoose(value);
  return data === null ? clientMessageSchema.safeParse(value) : { success: true, data };
}
