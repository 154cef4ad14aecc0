// Words of being called, loaded with their panel.

import type { CallOccasion } from '@bridgefront/protocol';

const occasions: { readonly [occasion in CallOccasion]: string } = {
  turn: 'A match by mail waits for me',
  deadline: 'My time is running short',
  invited: 'Somebody keeps a seat for me',
  found: 'People whom I looked for are found',
  started: 'A match of mine begins',
  ended: 'A match of mine is over',
  rematch: 'Somebody would like a rematch',
  chat: 'Somebody writes at my table (once a day)',
};

/** Words of calls. */
export const callTexts = {
  title: 'Call me',
  lead: 'When you are away from the table, matches can call you. Whoever looks at the table is not called.',
  ways: 'How',
  occasions,
  what: 'What for',
  kinds: { push: 'Device', mail: 'Mail', webhook: 'Webhook' },
  thisDevice: 'this device',
  never: 'Not used yet',
  used: (when: string) => `Called last ${when}`,
  unconfirmed: 'Say yes in the letter that was sent there.',
  none: 'Nothing calls you yet.',
  addHere: 'Call me on this device',
  noPush:
    'This browser cannot call you while it is closed. On an iPhone or iPad, add this page to the home screen and open it from there.',
  denied:
    'This browser does not let the page call you. Allow notifications for it in the settings of the browser.',
  failed: 'This browser could not be added: its push service does not answer.',
  mail: 'Mail address',
  addMail: 'Call me by mail',
  asked: (address: string) => `A letter went to ${address}: say yes in it.`,
  hook: 'Address of the webhook',
  format: 'Read by',
  formats: { plain: 'A program of mine', discord: 'Discord', matrix: 'Matrix', ntfy: 'ntfy' },
  more: 'By webhook',
  addHook: 'Call this address',
  secretTitle: 'The secret of this webhook',
  secret: 'Calls are signed with it (Standard Webhooks). It is shown only now.',
  close: 'Close',
  tryIt: 'Try',
  tryLong: (name: string) => `Try ${name}`,
  remove: 'Remove',
  removeLong: (name: string) => `Remove ${name}`,
  arrived: 'It has arrived here.',
  notShown:
    'It has arrived, but this browser does not show it: allow notifications for this page in its settings.',
  delivered: 'It was taken at the other end.',
  notArrived:
    'The push service has taken it, but nothing has arrived here yet. Look whether the system shows notifications of this browser.',
  quiet: 'Quiet hours',
  quietOn: 'Do not call me in these hours',
  from: 'From',
  to: 'To',
  zone: 'Time zone',
  quietWhy: 'What comes then waits until they end. A deadline that falls into them is told before.',
  matches: 'Matches that may call',
  feeds: 'In your calendar and your reader',
  feedsWhy:
    'Deadlines as a calendar, and turns as a feed. Whoever has such an address can read it: give it to your programs only.',
  calendar: 'Calendar of deadlines',
  turns: 'Feed of turns',
  makeFeeds: 'Make the addresses',
  renewFeeds: 'Make new addresses',
  noFeeds: 'End them',
};
