// Words of a table before its match begins.

import { plural } from '@bridgefront/tabletop/words';

/** The words of the lobby. */
export const lobbyTexts = {
  newTab: '(in a new tab)',
  title: (game: string) => (game === '' ? 'A table' : `A table for ${game}`),
  invites: (name: string, game: string) => `${name} invites you to ${game === '' ? 'a match' : game}`,
  chat: 'Talk before it begins',
  openSeat: 'Open seat',
  waits: 'waits for somebody',
  asked: (name: string) => `kept for ${name}, who has not answered yet`,
  isReady: 'ready',
  notReady: 'not ready yet',
  botReady: 'bot, always ready',
  you: 'you',
  readyAsk: 'Are you ready?',
  youReady: 'You are ready',
  ready: 'I am ready',
  unready: 'Not yet after all',
  leave: 'Get up from the table',
  close: 'Close the table',
  kick: (name: string) => `Ask ${name} to leave`,
  fill: 'Let a bot play here',
  missing: (open: number, names: readonly string[]) => {
    const parts = [...(open > 0 ? [plural(open, 'open seat', 'open seats')] : []), ...names];
    return parts.length === 0 ? 'Everybody is ready: it begins.' : `Still waiting for: ${parts.join(', ')}.`;
  },
  joinSeat: (number: number) => `Sit down in seat ${number}`,
  joinOpen: 'A seat is open',
  invited: 'You are invited to this table',
  full: 'All seats are taken. When the match begins, you can watch it here.',
  privateTable:
    'This table is by invitation. Ask who opened it for a link; when the match begins, you can watch it here.',
  invite: 'Invite',
  inviteTitle: (number: number) => `Invite somebody to seat ${number}`,
  inviteWhy: 'Who opens this link takes the seat, with nothing but a name. It works once.',
  link: 'Link',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  notCopied: 'The browser did not let us copy; mark the link and copy it by hand.',
  share: 'Share',
  shareText: (game: string, line: string) => `Play ${game} with me. ${line}`,
  qr: 'The link as a QR code',
  facts: 'About this match',
  drawn: 'Seats are drawn by lot when it begins.',
  tournament: 'A table of a tournament',
  opening: 'Everybody is ready. The shares of chance are being opened.',
  voidings: {
    late: (name: string) => `${name} did not open the share of chance in time`,
    left: (name: string) => `${name} left while the shares of chance were opened`,
    unready: (name: string) => `${name} took “ready” back while the shares of chance were opened`,
  },
  voided: (what: readonly string[], times: number) =>
    `The start was called off${what.length > 0 ? `: ${what.join(', ')}` : ''}.${times > 1 ? ` This has happened ${times} times at this table.` : ''} Everybody gets ready anew.`,
  dice: 'Fair dice: the server has promised its secret before anybody is ready.',
  diceWhy:
    'The number is a seal on the server’s secret. Each of you adds a share of chance with “ready”, so nobody can know the dice before, not even the server. After the match the secret is shown, and everybody can check it.',
  cancelled: 'This table was closed',
  cancelledWhy: 'All have left before the match began. Open another one, or join another.',
};
