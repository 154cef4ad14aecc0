// Words of the form for a new table, and of the credits: loaded with them.

import { plural } from '@bridgefront/tabletop/words';

/** Words of setting up a table. */
export const setUpTexts = {
  credits: {
    title: 'Credits and licences',
    lead: 'This page stands on the work of others, who let everybody use it. Thank you.',
    fonts: 'Fonts',
    fontsWhy: 'Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, under the',
    libraries: 'Libraries',
    libraryList: [
      ['Preact, Preact Signals, preact-iso', 'what the page is built with (MIT)', 'https://preactjs.com'],
      ['uqr', 'draws QR codes (MIT)', 'https://github.com/unjs/uqr'],
      ['marked', 'reads the rules (MIT)', 'https://marked.js.org'],
      [
        'Workbox',
        'keeps the page for times without a network (MIT)',
        'https://github.com/GoogleChrome/workbox',
      ],
      ['noble-hashes', 'checks the dice (MIT)', 'https://paulmillr.com/noble/'],
    ] as readonly (readonly [string, string, string])[],
    icons: 'Pictures and signs',
    iconsWhy: 'The pictures on cards and many signs come from',
    iconsChanged: 'Their colours were left to this page, and their outlines rounded to fewer digits.',
    by: (author: string) => `Icons made by ${author}`,
  },
  table: {
    title: 'Open a table',
    lead: 'Choose a game and who plays. Friends come by a link; nobody needs an account.',
    game: 'Game',
    place: 'Where',
    places: {
      server: {
        name: 'At the server',
        help: 'With friends or bots. The match is there on all your devices, and others can watch a public one.',
      },
      device: {
        name: 'On this device',
        help: 'You, others who take turns with this device, and bots; also without a connection. This browser alone keeps the match.',
      },
    },
    seats: 'Seats',
    howMany: 'How many play',
    seat: (number: number) => `Seat ${number}`,
    you: 'You',
    person: 'A person',
    another: 'Another person at this device',
    nameOf: (seat: number) => `Name of who sits in seat ${seat}`,
    seatAnother: 'You hand each other the device. While one of you plans, the others see nothing of it.',
    /** For other people at this device, until they say their own. */
    names: ['Anna', 'Ben', 'Clara', 'David', 'Emma', 'Felix', 'Greta'] as readonly string[],
    botsByStrength: 'Bots, by strength',
    botsForPrograms: 'For programmers',
    ofStrength: (strength: number) => `Bot of strength ${strength}`,
    manner: 'Strength and style',
    strength: (strength: number) => `Strength: ${strength} of 100`,
    strengthHelp: 'How seldom it errs. The levels are four points of this scale.',
    style: 'Style',
    noStyle: 'None of its own',
    noStyleHelp: 'It plays what looks best to it.',
    known: 'People with whom you have played',
    isHere: (name: string) => `${name}, who is here`,
    seatAsked: 'They are called, and take the seat or decline.',
    programs: 'Programs of others, which are asked',
    seatProgram: 'It is asked to play, and takes the seat or declines.',
    seatMine: 'The first seat for a person is yours.',
    seatHere: (name: string) => `You sit here, as ${name}. Choose yourself at another seat to sit there.`,
    seatOpen: 'Open: for whom you invite, or for whoever comes.',
    seating: 'Who gets which seat',
    seatings: {
      random: {
        name: 'Drawn by lot',
        help: 'When the match begins, everybody gets one of these seats; everybody can verify the draw.',
      },
      'as-taken': { name: 'As taken', help: 'Everybody stays where they sat down.' },
    },
    drawnHere: 'When the match begins, everybody gets one of these seats.',
    clock: 'Time',
    clocks: {
      none: {
        name: 'No clock',
        help: 'Everybody takes the time that it takes. Good among friends and with bots.',
      },
      live: {
        name: 'Live',
        help: 'All are here at once. Each decision has its time, and a reserve for the hard ones.',
      },
      mail: { name: 'By mail', help: 'Days for each decision. Come back when it is your turn.' },
    },
    seconds: 'For each decision',
    secondsHelp: 'When it is up, the reserve begins to run.',
    secondsUnit: 's',
    bank: 'Reserve for the whole match',
    bankHelp: 'When that is up as well, a harmless choice is made for you.',
    minutesUnit: 'min',
    days: 'For each decision',
    daysHelp: 'When they are over, a harmless choice is made for whoever is late.',
    daysUnit: 'days',
    visibility: 'Who may come',
    visibilities: {
      public: {
        name: 'Public',
        help: 'Listed on the start page: anybody may sit down, and anybody may watch.',
      },
      private: {
        name: 'By invitation',
        help: 'Not listed. Only who has a link of yours can sit down; whoever knows the address of the table can watch.',
      },
    },
    rated: 'What is at stake',
    rating: {
      friendly: { name: 'Friendly', help: 'Nobody\u2019s rating moves.' },
      rated: {
        name: 'Rated',
        help: 'How it ends moves the ratings of all who play. Standard rules or a preset, no hints; leaving counts as coming last.',
      },
    },
    options: 'House rules',
    optionsWhy:
      'The standard is the game as it is meant. What you change is shown to everybody at the table.',
    search: 'Find a rule',
    found: (count: number) => (count === 0 ? 'No rule has these words.' : plural(count, 'rule', 'rules')),
    groupCount: (count: number, changed: number) =>
      changed === 0 ? String(count) : `${changed} of ${count} changed`,
    resetAll: 'All as standard',
    reset: 'Back to the standard',
    standard: (value: string) => `Standard: ${value}`,
    range: (min: number, max: number) => `${min} to ${max}`,
    numbers: (count: number, min: number, max: number) => `${count} numbers from ${min} to ${max}.`,
    example: (example: string) => `For example: ${example}`,
    on: 'on',
    off: 'off',
    nothing: 'nothing',
    summary: 'Your table',
    sumSeats: (people: number, programs: number, bots: number) =>
      [
        plural(people, 'person', 'people'),
        ...(programs > 0 ? [plural(programs, 'program', 'programs')] : []),
        ...(bots > 0 ? [plural(bots, 'bot', 'bots')] : []),
      ].join(', '),
    sumChanges: (count: number) =>
      count === 0 ? 'Standard rules' : plural(count, 'rule changed', 'rules changed'),
    open: 'Open the table',
    openWhy: 'You get a link for each open seat. The match begins when all are ready.',
    startNow: 'Start the match',
    startNowWhy: 'Nobody to wait for: it begins at once.',
  },
};
