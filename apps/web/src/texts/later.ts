// Words of what is loaded only when somebody opens it: kept out of what every first visit downloads.

/** See `texts`. */
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
    worn: 'No link has been followed, or it is not complete. Scan it, or copy the whole of it.',
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
    chart: 'Points at the end of each round',
    moments: 'Moments to see again',
    takesLead: (name: string, heading: string) =>
      `${heading.replace(/[.:].*$/, '')}: ${name} takes the lead.`,
    round: (round: number) => `round ${round}`,
    decided: (name: string, where: string, leads: number) =>
      leads <= 1
        ? `${name} led from ${where} to the end.`
        : `The lead changed ${leads - 1 === 1 ? 'once' : `${leads - 1} times`}; ${name} took it for good in ${where}.`,
    overturned: (name: string, winner: string) =>
      `${name} was the last to lead, and yet ${winner} won: see the last moments.`,
    even: (winner: string) => `Nobody led alone before ${winner} won.`,
  },
  device: {
    dice: 'Played on this device, which dealt the cards and threw the dice itself: there was nobody to promise anything to.',
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
