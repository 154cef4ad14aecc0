// Words of the workshop.

import { list, plural } from '@bridgefront/tabletop/words';

const points = (amount: string): string => `${amount} points of a hundred`;

// A name with a comma in it stands in quotes: it would read as two.
const quoted = (name: string): string => (name.includes(',') ? `“${name}”` : name);

function is(cards: readonly string[], whatever: string): string {
  if (cards.length === 0) return `Is ${whatever}`;
  return `${cards.length === 1 ? 'Is' : 'Are'} ${list(cards.map(quoted))}`;
}

export const workshopTexts = {
  lead: 'Change what is printed or how it is played, see what it does, and play it.',
  kinds: { cards: 'Cards', rules: 'Rules' },
  asked: {
    holds: {
      yes: 'Asked of quick bots; bots that plan further say the same.',
      no: 'Asked of quick bots; bots that plan further say otherwise.',
      open: 'Asked of quick bots; bots that plan further leave it open.',
      'not asked': 'Bots that plan further have not been asked.',
    },
    stale: 'Rules, cards or bots have changed since.',
  },
  pick: 'Card',
  find: 'Find a card',
  besides: 'What is printed besides',
  figure: (name: string) => name,
  standard: (value: number | string) => `Printed: ${value}`,
  asPrinted: 'As printed',
  now: 'As changed',
  form: {
    item: (name: string, number: number) => `${name}, no. ${number}`,
    add: (name: string) => `Add: ${name.toLowerCase()}`,
    choose: 'Choose what to add',
    full: 'There are no more',
    up: (name: string, number: number) => `Earlier: ${name.toLowerCase()}, no. ${number}`,
    down: (name: string, number: number) => `Later: ${name.toLowerCase()}, no. ${number}`,
    remove: (name: string, number: number) => `Take away: ${name.toLowerCase()}, no. ${number}`,
    without: (name: string) => `Without: ${name.toLowerCase()}`,
  },

  whole: {
    title: 'The whole card: effects, conditions, new cards',
    name: 'Name of a new card',
    nameHelp: 'Words of letters and digits, such as Field Rations.',
    rename: 'Its name',
    fresh: 'New Card',
    make: 'New card from nothing',
    copy: 'New card like this one',
    remove: 'Take it out of the game',
    out: 'This card is out of the game.',
    restore: 'As printed again',
    drop: 'Throw this card away',
    terminal: 'In the terminal',
    prompt: 'Among choices',
    unfinished: (why: string) => `Not on the table yet: ${why}`,
  },

  beside: {
    title: 'Cards like it, and what is known of it',
    similar: 'Cards like it, as printed',
    unknown: 'Nothing is measured of this card yet.',
    known: (what: string, answer: string) => `${what}: ${answer}`,
    played: (times: string, seats: string, matches: number, players: number) =>
      `In ${matches} matches of quick bots with ${players} players it is played ${times} times a match, by ${seats} of a hundred seats.`,
    never: (matches: number, players: number) =>
      `In ${matches} matches of quick bots with ${players} players nobody plays it.`,
    lift: (size: string, near: string, far: string, more: boolean) =>
      `Who plays it wins ${size} points of a hundred ${more ? 'more' : 'less'} than a fair share (${near} to ${far}); that is no cause, who leads plays more.`,
    tooFew: (seats: number) =>
      `${seats === 1 ? 'One seat has' : `${seats} seats have`} played it: too few to say how who plays it fares.`,
    noLift: (most: string) =>
      `Who plays it wins neither more nor less than a fair share by what can be told: ${most} points of a hundred at most.`,
    old: 'The card has changed since.',
    oldRules: 'Something else in the rules has changed since.',
  },

  past: { undo: 'Undo', redo: 'Redo' },

  variants: {
    title: 'Drafts',
    name: 'Name of this draft',
    unnamed: 'First draft',
    from: (parent: string) => `Made from ${parent}`,
    printed: 'the printed rules',
    current: 'open now',
    open: (name: string) => `Open ${name}`,
    next: 'Go on in a new draft',
    save: 'Save as a file',
    load: 'Open a file',
    forget: (name: string) => `Throw ${name} away`,
    kept: 'Drafts are kept on this device as you go.',
    badFile: 'This file holds no draft of the workshop.',
    otherGame: (game: string) => `This draft is of another game: ${game}.`,
    badHash: 'The file was changed after it was saved: its mark does not fit.',
  },

  changes: 'What is changed',
  unchanged: 'Nothing yet. Everything is as printed.',
  changed: (what: string, value: string, standard: string) =>
    standard === '' ? `${what}: ${value}` : `${what}: ${value} instead of ${standard}`,
  undo: (what: string) => `Back to the standard: ${what}`,
  reset: 'Back to the standard',
  play: 'Play it against bots',
  table: 'Set up a table',
  print: 'Print the cards',
  copy: 'Copy the link',
  copied: 'The link is copied. Whoever opens it finds these changes.',
  notCopied: 'The link could not be copied: take it from the address.',

  measure: {
    title: 'What does it do?',
    why: 'This browser plays the changed rules against those as they stand, both with equal seeds, and tells what differs.',
    seats: 'Players',
    players: (count: number) => plural(count, 'player'),
    bot: 'Who plays',
    greedy: 'Quick bots: most matches',
    thinking: (title: string) => `${title}: thinks longer, far fewer matches`,
    minutes: 'For',
    minute: (count: number) => (count === 480 ? 'the night: 8 hours' : plural(count, 'minute')),
    slow: (pairs: number, seconds: number) =>
      `At this pace ${pairs} matches under each take ${timeOf(seconds)}: choose the night, or a quicker bot.`,
    start: 'Measure',
    again: 'Measure again with new seeds',
    stop: 'Stop',
    nothing: 'Change something first, or ask something else.',
    asks: 'What is asked',
    ask: {
      changes: 'What do my changes do?',
      strong: (cards: readonly string[]) => `${is(cards, 'it')} too strong?`,
      played: (cards: readonly string[]) => `${is(cards, 'any of it')} ever played?`,
      wins: (side: string) => `Which ${side} wins more?`,
      longer: (of: string) => `Do matches last more ${of}?`,
      forced: 'Is a card dead, or are the bots blind to it?',
      out: 'What does a card do that is in the game?',
    },
    card: 'Which card',
    asked: {
      forced: (card: string) => `${card}, played by force once in a match`,
      out: (card: string) => `${card} in the game, against a game without it`,
    },
    forcedWhy:
      'Both matches are the same up to one moment, by lot, at which somebody could have played the card and did not.',
    refused: (why: string) => `This cannot be played: ${why}`,
    broken: (why: string) => `It ended before its time: ${why}`,
    progress: (pairs: number, seconds: number) =>
      `${plural(pairs, 'match', 'matches')} under each of both rules, ${Math.round(seconds)} s`,
    trust:
      'The ranges hold together in 95 of 100 measurements, however often you look. Bots played: people may play otherwise.',
    main: 'What decides',
    more: 'Everything else that was counted',
    moreWhy: 'To look at, not to decide by: among so many figures some differ by chance.',
    columns: {
      figure: 'Figure',
      before: 'Before',
      after: 'Changed',
      difference: 'Difference',
      range: 'Range',
    },
    apart: 'told apart',
    watch: {
      why: 'Before and Changed, below a range, lead to the matches in which that figure differs most.',
      before: 'Before',
      after: 'Changed',
      label: (figure: string, side: string) =>
        `Watch the match in which this differs most: ${figure}, ${side.toLowerCase()}`,
    },
  },

  figures: {
    length: (of: string) => `${capitalOf(of)} a match`,
    seat: (number: string) => `Seat ${number}`,
    wins: (who: string) => `${who} wins`,
    played: (card: string) => `${card}: played in a match`,
    forced: (card: string) => `Who could play ${card} and left it, or was made to: wins`,
    event: (what: string) => `${what}, a match`,
    other: (of: string) => `${capitalOf(of)} a match`,
    aSeat: (of: string) => `${capitalOf(of)}, a seat`,
  },

  answer: {
    tooFew: (pairs: number, fewest: number) =>
      `Too few matches to say anything: ${pairs} so far, ${fewest} are the least.`,
    nothing: (pairs: number, most: string) =>
      `After ${plural(pairs, 'match', 'matches')} under each nothing is told apart${most}.`,
    atMost: (length: string, win: string) => {
      const parts = [
        ...(length === '' ? [] : [`the length changes by at most ${length}`]),
        `nobody’s share of the wins by more than ${points(win)}`,
      ];
      return `: ${parts.join(', ')}`;
    },
    size: (amount: string, near: string, far: string) => `${amount} (${near} to ${far})`,
    length: (of: string, size: string, more: boolean) =>
      `matches last ${size} ${of} ${more ? 'longer' : 'less'}`,
    wins: (who: string, size: string, more: boolean) =>
      `${who} wins ${size} points of a hundred ${more ? 'more' : 'less'}`,
    played: (card: string, size: string, more: boolean) =>
      `${card} is played ${size} times ${more ? 'more' : 'less'} in a match`,
    own: (what: string, size: string, share: boolean, more: boolean) =>
      `${what} is ${size}${share ? ' points of a hundred' : ''} ${more ? 'higher' : 'lower'}`,
    list: (parts: readonly string[]) => parts.join('; '),
    asked: {
      broken: (limit: string) =>
        `that is more than ${points(limit)} for certain: too strong, or too weak, for somebody`,
      stronger: (limit: string) => `somebody gains by it, and nobody more than ${points(limit)}: not broken`,
      open: (most: string, limit: string) =>
        `somebody’s share of the wins may still change by up to ${points(most)}: more matches tell whether it stays below ${limit}`,
      even: 'too strong for nobody, by what can be told',
      nobody: (most: string) => `nobody’s share of the wins changes by more than ${points(most)}`,
      never: (card: string) =>
        `nobody plays ${card}: it is dead, or the bots are blind to it, which can be asked by force`,
      plays: (card: string, times: string, change: string) =>
        `${card} is played ${times} times a match: ${change}`,
      playsAsBefore: (card: string, times: string, before: string, most: string) =>
        `${card} is played ${times} times a match, ${before} before, which may be chance (at most ${most} apart)`,
      asLong: (most: string) =>
        `matches last as long as before by what can be told, at most ${most} more or less`,
      others: (more: number) =>
        more === 0 ? '' : ` ${plural(more, 'other figure')} below ${more === 1 ? 'is' : 'are'} told apart.`,
    },
    winsAtMost: (win: string) => ` Nobody’s share of the wins changes by more than ${points(win)}.`,
    found: (sentence: string, more: number, wins: string) =>
      more === 0
        ? `${sentence}.${wins} Nothing else that decides is told apart.`
        : `${sentence}.${wins} ${plural(more, 'more figure')} below ${more === 1 ? 'is' : 'are'} told apart.`,
  },

  own: {
    title: 'A figure of your own',
    why: 'Put a sentence together of what is noted of every match; it is counted in each and compared as the others are.',
    tell: 'What is told',
    tellings: { share: 'The share of', count: 'The number of', mean: 'The mean of', sum: 'The sum of' },
    table: 'Facts of',
    number: 'Number',
    each: 'Together',
    eachRow: 'Each by itself',
    who: 'In which',
    amounts: { somebody: 'somebody has', everybody: 'everybody has', nobody: 'nobody has' },
    what: 'What',
    compared: 'Is',
    ways: { 'at-least': 'at least', 'at-most': 'at most', is: 'exactly', 'is-not': 'not' },
    value: 'Value',
    more: 'One more condition',
    without: 'Without this condition',
    follow: 'Count this',
    full: (most: number) => `No more than ${most} are counted at once.`,
    forget: (what: string) => `Count no more: ${what}`,
  },

  notebook: {
    title: 'Notebook',
    empty: 'What you measure is kept here, on this device.',
    remark: 'A remark of your own',
    open: 'Take these changes up',
    remove: 'Remove this entry',
    save: 'Save as a file',
    study: 'Save as a study of the lab',
    report: 'Save as a report',
    load: 'Open a file: an entry, a study or a report of the lab',
    badFile: 'This file holds no entry, no study and no report.',
    otherGame: (game: string) => `This is about another game: ${game}.`,
    unmeasured: 'Nothing of it is measured yet.',
    took: 'The entry is in the notebook.',
    asked: (what: string) => `What does this do: ${what}?`,
    compare: 'Compare two entries',
    first: 'One',
    second: 'The other',
    entry: (number: number, what: string) => `${number}. ${what}`,
    same: 'Choose two different entries.',
    apart: 'Their ranges do not meet',
    meets: 'not told apart',
    verdict: (told: readonly string[]) =>
      told.length === 0
        ? 'Nothing that both have measured is told apart between them.'
        : `Between the two is told apart: ${told.join('; ')}.`,
    oneOnly: 'only one of them has it',
    columns: { figure: 'Figure', first: 'One changes it by', second: 'The other by', apart: 'Between them' },
    reportOf: {
      rules: 'Rules of the game',
      seeds: 'Seeds',
      again: 'Saved as `study.json`, this plays the very same matches:',
      remark: 'Remark',
    },
    facts: (players: string, bot: string, pairs: number, when: string) =>
      `${players}, ${bot}, ${plural(pairs, 'match', 'matches')} under each, ${when}`,
  },
};

function timeOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? plural(minutes, 'minute') : plural(Math.round(minutes / 60), 'hour');
}

function capitalOf(word: string): string {
  const text = word.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
