// Words of coming in anew, loaded with their panel.

/** Passkeys, and links by mail. */
export const signInTexts = {
  title: 'Come back as yourself',
  lead: 'With a passkey you are yourself on any device that has it, with all your matches, also if this browser is lost. Your device keeps it behind your fingerprint, face or code; there is no password.',
  list: 'Your passkeys',
  none: 'You have no passkey yet.',
  add: 'Make a passkey',
  added: 'The passkey is made: it lets you in on your devices.',
  unnamed: 'A program',
  made: (when: string) => `Made ${when}`,
  used: (when: string) => `Last used ${when}`,
  remove: 'Remove',
  removeLong: (name: string) => `Remove the passkey of ${name}`,
  removed: 'This passkey lets nobody in any more. Your device may still list it: remove it there as well.',
  stays: 'Passkeys stay when devices are ended. Remove any that is not yours.',
  notHere:
    'Passkeys cannot be made at this address: they need https and a name, as whoever runs this server has it set.',
  noPasskeys: 'This browser has no passkeys.',
  sign: 'Sign in with a passkey',
  signAsOther: 'Sign in as somebody else',
  stopped: 'Nothing was done: the browser has stopped, or has no passkey for this address.',
  exists: 'This device has a passkey of yours already.',
  mails: 'Mail addresses by which you sign in',
  mail: 'Mail address to sign in by',
  addMail: 'Sign in by mail',
  asked: (address: string) =>
    `A letter is on its way to ${address}: follow the link in it within 20 minutes.`,
  removeMail: (address: string) => `Remove ${address}`,
  sendLink: 'Send me a link',
  linkSent:
    'If somebody here signs in by this address, a letter is on its way. Its link works for 20 minutes.',
  club: {
    title: 'Signing in',
    sign: (name: string) => `Sign in at ${name}`,
    mine: (name: string) => `Whoever signs in at ${name} as you comes in here as you.`,
    drop: 'Not any more',
    coming: 'You are signed in there; one moment …',
    again: 'Back to “You”',
  },
  noAddress: 'Write a mail address, such as ada@example.org.',
};
