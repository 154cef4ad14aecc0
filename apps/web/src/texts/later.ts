// Words of what is loaded only when somebody opens it: kept out of what every first visit downloads.

/** Words of pages that are loaded later. */
export const laterTexts = {
  handOver: {
    button: 'On another device',
    title: 'Your matches on another device',
    why: 'Open this link on your other device, or scan it. There you will be the same player, with all matches of yours. No account, no password.',
    once: 'It works once, for five minutes, and for whoever has it: show it to nobody else.',
    again: 'Make a new link',
    shareText: 'My matches:',
    making: 'Making the link…',
    takeTitle: 'Play on here?',
    take: 'You came by a link from another device. This one can become the same player and show the same matches.',
    takeNow: 'Play on here',
    notNow: 'Not now',
    instead: (name: string) =>
      `This device plays as ${name} so far. ${name} is kept: under “My matches” you can be ${name} again.`,
    back: (name: string) => `Be ${name} again`,
    keyButton: 'Recovery key',
    keyTitle: 'A key to your matches',
    keyWhy:
      'Print this page or keep the link in a safe place. If you lose this browser, it makes any other one you again, with all your matches.',
    keyOnce: 'Whoever has it can play as you. A new one ends this one, and so does “End all others”.',
    keyPrint: 'Print',
    keyNew: 'Make a new key',
    been: 'I have played here before',
    worn: 'No link has been followed, or it is not complete. Scan it, or copy the whole of it.',
  },
  you: {
    title: 'You',
    lead: 'These devices can play in your name. End those that are not yours any more.',
    nobody:
      'This browser plays for nobody now. Whoever begins a match here, or chooses a name, is somebody new. With a passkey, a recovery key or a link from another device of yours you are yourself again.',
    list: 'Your devices',
    program: 'A program, by its token',
    unknown: 'Browsers from before devices were told apart, perhaps several',
    here: 'this device',
    used: (when: string) => `Last used ${when}`,
    end: 'End',
    endLong: (device: string) => `End ${device}`,
    ended: (device: string) => `${device} cannot play in your name any more.`,
    others: 'End all others',
    othersDone: 'All other devices have been ended.',
    leave: 'Leave this device',
    leaveTitle: 'Leave this device?',
    leaveWhy:
      'Nothing of you stays in this browser: not your name, nor matches that were played on it alone. Running matches wait for you on your other devices.',
    leaveLast:
      'This is your only device: after it nobody can play on in your name without a passkey or a recovery key. Make one, or open your matches on another device first, if you want to keep them.',
    leaveNow: 'Leave it',
    stay: 'Stay',
  },
  fork: {
    button: 'Play on from here',
    title: 'Play on from here',
    what: 'You take a seat at this moment, and bots take the others.',
    seat: 'In whose place',
    bots: 'Against',
    chance:
      'Cards lie and dice fall as they would have then; only what is chosen differs. So what you have seen in the replay may come again, and no promise is made about the dice.',
    begin: 'Begin',
    over: 'The match is over here: go to an earlier moment.',
    from: 'This match was played on from a moment of another one, with the cards and dice of that one.',
    toFirst: 'To that moment',
    firstGone: 'That one cannot be shown any more.',
  },
  story: {
    title: 'How it came about',
    coming: 'The match is read once more: its course and what turned it come in a moment.',
    more: 'More moments',
    gains: (name: string, gain: number) => `The balance moves by ${gain} towards ${name}.`,
    chances: (name: string, gain: string) => `${name}: win chance +${gain}.`,
    hands: 'The hands at the end',
    noCards: 'no cards',
    chart: 'Points at the end of each round',
    moments: 'Moments to see again',
    takesLead: (name: string, heading: string) => `${heading}: ${name} goes ahead.`,
    decided: (name: string, where: string, leads: number) =>
      leads <= 1
        ? `${name} was ahead from ${where} to the end.`
        : `Who was ahead changed ${leads - 1 === 1 ? 'once' : `${leads - 1} times`}; ${name} went ahead for good in ${where}.`,
    overturned: (name: string, winner: string) =>
      `${name} was the last to be ahead, and yet ${winner} won: see the last moments.`,
    unfinished: (
      ahead: { readonly seat: number; readonly points: readonly number[] } | null,
      names: readonly string[],
    ) =>
      ahead === null
        ? 'Nobody was ahead when the match was ended.'
        : `${names[ahead.seat] ?? ''} was ahead when the match was ended, ${ahead.points.toSorted((a, b) => b - a).join(' to ')}.`,
    even: (winner: string) => `Nobody was ahead alone before ${winner} won.`,
  },
  challenge: {
    asks: (name: string | null) => `${name ?? 'Somebody'} keeps a seat for you and waits for your answer.`,
    title: (name: string | null) => `${name ?? 'Somebody'} would like to play with you`,
    why: 'A seat is kept for you. If you decline, it is open to others; nobody is told why.',
    take: 'Take the seat',
    decline: 'Decline',
    declined: 'You have declined.',
  },
  device: {
    dice: (chance: string) =>
      `Played on this device, which made ${chance} itself: there was nobody to promise anything to.`,
    remove: 'Remove',
    removeLong: (game: string, when: string) =>
      `Remove the match of ${game}, begun ${when}, from this device`,
    removeTitle: 'Remove this match?',
    removeWhy:
      'It is kept on this device only. Once it is removed, nobody can see it or play on in it again.',
    removeNow: 'Remove it',
    keep: 'Keep it',
    notRemoved: 'It could not be removed just now. Try again in a moment.',
  },
  seats: {
    bot: (name: string, level: number, levels: number) => `Bot: ${name} (${level} of ${levels})`,
  },
};
