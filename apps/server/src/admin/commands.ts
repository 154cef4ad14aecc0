// Commands of `npm run admin`: from words to an act, and from its result to lines to read.

import { parseArgs } from 'node:util';
import { AdminError } from './parts.ts';
import type { Admin } from './admin.ts';
import { answer, decide, reports } from './decision-commands.ts';
import { tournament, tournaments } from './tournament-commands.ts';

/** What can be said. */
export const adminHelp = `npm run admin -- COMMAND [--data DIR]

  people TEXT                         who has this id, or a name with this text in it
  data ID                             all that is kept of a person, as JSON
  rename ID NAME                      another name, at all tables too
  calls ID                            how somebody is called when away, and their latest calls
  bugs [ID]                           what people, or one of them, say is wrong in matches
  silence ID                          end all ways by which somebody is called
  mute ID DAYS                        no chat for so many days
  unmute ID
  reports [all]                       people who were reported, with what was said: those that wait for a word of yours, or all
  decide REPORT nothing|warn [NOTE]   what is done about it; whom it is about is told, with the note
  decide REPORT mute|suspend DAYS [NOTE]
                                      no chat, or no chat and nothing new, for so many days
  answer REPORT keep|lift [NOTE]      what becomes of an appeal against it
  end MATCH                           end a match without a result, or close a table that waits
  forget ID                           delete a person: name, tokens, chat; bots play on; matches stay, without the name
  prune [--matches DAYS] [--guests DAYS]
                                      delete matches over for so long, and guests of so long ago who sit nowhere
  tournaments                         all tournaments
  tournament new JSON                 make one: what POST /api/tournaments takes
  tournament start ID                 start it, or its next season
  tournament cancel ID                end it; matches that run go on by themselves
  tournament remove ID NUMBER         send somebody away: what is to come is forfeited
  rate-again                          count all rated matches that are still there anew; deleted ones count no more
  log [N]                             the last N acts (20)

DIR is the server's DATA_DIR (default: the variable, else ./data). With a server running, it does the act itself; else
the folder is locked meanwhile. Every act but people, calls, bugs, reports, tournaments and log is noted in the audit log.`;

const date = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

function days(text: string | undefined, least: number): number {
  const count = Number(text);
  if (text === undefined || !Number.isFinite(count) || count < least || count > 36_500)
    throw new AdminError(`Say a number of days, ${least} to 36500.`);
  return count;
}

function needed(text: string | undefined, what: string): string {
  if (text === undefined) throw new AdminError(`Say ${what}.`);
  return text;
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

async function people(admin: Admin, [text]: readonly string[]): Promise<string> {
  const found = await admin.people(needed(text, 'an id or a part of a name'));
  if (found.length === 0) return 'Nobody.';
  const lines = found.map(
    ({ id, kind, name, createdAt }) =>
      `${id}  ${(kind === 'bot' ? 'program' : 'guest').padEnd(7)}  ${date(createdAt)}  ${name}`,
  );
  return lines.join('\n');
}

async function calls(admin: Admin, [id]: readonly string[]): Promise<string> {
  const { ways, latest } = await admin.calls(needed(id, 'an id'));
  if (ways.length === 0) return 'Is not called.';
  const lines = ways.map(({ kind, name, confirmed, problem }) =>
    [kind.padEnd(7), name, confirmed ? '' : 'not confirmed', problem ?? ''].join('  ').trimEnd(),
  );
  return [
    ...lines,
    ...latest.map((one) => [date(one.at), one.state, one.occasion, one.match].join('  ')),
  ].join('\n');
}

// Nothing where something else was said, such as a number below 0, which looks like an option.
function periodsIn(given: readonly string[]): { readonly matches?: string; readonly guests?: string } {
  const options = { matches: { type: 'string' }, guests: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...given], options }).values;
  } catch {
    return {};
  }
}

// What was hidden stays so while a match runs, from the operator too: who runs the server may play there.
async function bugs(admin: Admin, [id]: readonly string[]): Promise<string> {
  const found = await admin.bugReports(id);
  if (found.length === 0) return 'Nobody says that anything is wrong.';
  const entries = found.map(({ at, identity, match, game, moment, over, note, seen }) =>
    [
      `${date(at)}  ${game}  ${match}  said by ${identity}${over ? '' : ', still played'}`,
      ...(note === '' ? [] : [`  "${note}"`]),
      ...(over
        ? [
            ...seen.map((sentence) => `  | ${sentence}`),
            `  save /api/matches/${match}/record as FILE, then`,
            `  npm run campaign -- ${game} --record FILE${moment === null ? '' : ` --at ${moment}`}`,
          ]
        : ['  Its moment is told once the match is over.']),
    ].join('\n'),
  );
  return entries.join('\n\n');
}

async function prune(admin: Admin, given: readonly string[]): Promise<string> {
  const values = periodsIn(given);
  if (values.matches === undefined && values.guests === undefined)
    throw new AdminError('Say --matches DAYS, --guests DAYS, or both, each 1 to 36500.');
  const of = (text: string | undefined): number | null => (text === undefined ? null : days(text, 1));
  const pruned = await admin.prune({ matches: of(values.matches), guests: of(values.guests) });
  return `Deleted ${pruned.matches} of the matches and ${pruned.guests} of the guests.`;
}

async function log(admin: Admin, [count = '20']: readonly string[]): Promise<string> {
  const entries = await admin.log(Math.max(1, Math.min(10_000, Number(count) || 20)));
  if (entries.length === 0) return 'Nothing has been done yet.';
  return entries
    .map(({ at, by, act, target, note }) => [date(at), by, act, target, note].join('  '))
    .join('\n');
}

const commands: {
  readonly [name: string]: (admin: Admin, given: readonly string[]) => Promise<string>;
} = {
  people,
  data: async (admin, [id]) => JSON.stringify(await admin.data(needed(id, 'an id')), null, 2),
  rename: async (admin, [id, ...name]) =>
    `Is called ${await admin.rename(needed(id, 'an id'), name.join(' '))} now.`,
  calls,
  silence: async (admin, [id]) =>
    `Is not called any more; there were ${counted(await admin.silence(needed(id, 'an id')), 'way')}.`,
  mute: async (admin, [id, count]) =>
    `May not chat until ${date(await admin.mute(needed(id, 'an id'), days(count, 0.01)))} (UTC).`,
  unmute: async (admin, [id]) => {
    await admin.mute(needed(id, 'an id'), 0);
    return 'May chat again.';
  },
  end: async (admin, [id]) => `The match is ${(await admin.end(needed(id, 'the id of a match'))).status}.`,
  forget: async (admin, [id]) =>
    `Forgotten, at ${counted(await admin.forget(needed(id, 'an id')), 'table')} too. Backups still know: let them run out.`,
  bugs,
  reports,
  decide,
  answer,
  tournaments,
  tournament,
  prune,
  'rate-again': async (admin) =>
    `${counted(await admin.rateAgain(), 'match').replace('matchs', 'matches')} will be counted anew at the next look.`,
  log,
};

/**
 * Carries out one command.
 * @throws AdminError when it makes no sense or cannot be done
 */
export async function runCommand(admin: Admin, [name = '', ...given]: readonly string[]): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new AdminError(`There is no command "${name}".\n\n${adminHelp}`);
  return command(admin, given);
}
