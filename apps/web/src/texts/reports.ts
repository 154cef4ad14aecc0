// Words of reports about people: at the table, under "You", and for who runs the server.

import type { ReportAct, ReportReason } from '@bridgefront/protocol';
import { plural } from '@bridgefront/tabletop/words';

const reasons: { readonly [reason in ReportReason]: string } = {
  words: 'What they write',
  name: 'Their name',
  leaves: 'Leaving matches',
  slow: 'Letting others wait',
  cheats: 'Not playing fairly',
  other: 'Something else',
};
const acts: { readonly [act in ReportAct]: string } = {
  nothing: 'Nothing',
  warn: 'A warning',
  mute: 'No chat for a while',
  suspend: 'No chat and nothing new for a while',
};

/** All reasons, and all that can be decided, in the order of their words. */
export const reportReasons = Object.keys(reasons) as readonly ReportReason[];
export const reportActs = Object.keys(acts) as readonly ReportAct[];

/** At the table, under "You", and in the queue. */
export const reportTexts = {
  reasons,
  acts,
  atTable: {
    label: 'Report somebody',
    why: 'Who runs this server reads it, with what was said at this table. Whom it is about is not told who said it.',
    who: 'Who',
    beside: (name: string) => `${name}, looking on`,
    reason: 'For what',
    note: 'What happened, if you like',
    send: 'Send it',
    close: 'Close',
    sent: 'It is with who runs this server. Under “You” you see when it has been decided.',
  },
  mine: {
    title: 'What was decided',
    suspended: (day: string) =>
      `You are suspended until ${day}: what runs you may play on, and begin nothing new.`,
    decided: (act: ReportAct, until: string) => `${acts[act]}${until === '' ? '' : `, until ${until}`}.`,
    about: (reason: ReportReason, game: string) =>
      `About: ${reasons[reason].toLowerCase()}, at a table of ${game}.`,
    appeal: 'What you say against it',
    appealHelp: 'Once. Who runs this server reads it and answers.',
    send: 'Send',
    appealed: (text: string) => `You have said against it: ${text}`,
    waits: 'It has not been answered yet.',
    kept: 'The answer: it stands.',
    takenBack: 'The answer: it is taken back.',
    reports: 'What you have reported',
    report: (name: string, when: string, decided: boolean) =>
      `${name}, ${when}: ${decided ? 'decided' : 'not decided yet'}.`,
  },
  queue: {
    title: 'Reports',
    lead: 'What people say of others at their tables, for who runs this server. Every decision stands in the audit log, and whom it is about is told.',
    token: 'Token of who runs the server',
    tokenHelp: 'OWNER_TOKEN of its configuration. It is kept on this device.',
    waiting: 'Waiting',
    all: 'All',
    show: 'Which reports',
    none: 'Nobody waits for a decision.',
    noneAtAll: 'Nobody has reported anybody.',
    head: (name: string, reason: ReportReason) => `${name}: ${reasons[reason].toLowerCase()}`,
    facts: (game: string, when: string) => `${game}, reported ${when}`,
    reported: (reports: number, kept: number) =>
      `${plural(reports, 'report', 'reports')} about them, ${kept} acted on.`,
    reporter: (name: string, said: number, unfounded: number) =>
      `Said by ${name}, of whose ${plural(said, 'report', 'reports')} ${unfounded} came to nothing.`,
    lines: 'What was said at the table',
    noLines: 'Nothing was said at the table.',
    by: { reporter: 'Who reports', reported: 'Who is reported', other: 'Somebody else' },
    act: 'What is done',
    days: 'Days',
    note: 'For whom it is about',
    decide: 'Decide',
    against: (text: string) => `Said against it: ${text}`,
    keep: 'Let it stand',
    lift: 'Take it back',
    done: 'Done.',
  },
};
