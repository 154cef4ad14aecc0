// Words of people one knows, loaded with their page.

/** What the page says. */
export const peopleTexts = {
  title: 'People',
  lead: 'Those with whom you have played lately. What you say of them here they are not told.',
  here: 'here now',
  challenge: 'Challenge',
  challengeLong: (name: string) => `Challenge ${name}`,
  challenges: 'Who may challenge you',
  challengers: {
    nobody: { name: 'Nobody', help: 'No seat is kept for you.' },
    friends: { name: 'Friends', help: 'Whoever you follow and who follows you.' },
    known: { name: 'Whoever has played with you', help: 'But for those whom you mute or block.' },
  },
  visibility: 'Who may see your ratings, your public matches that are over, and whether you are here',
  visibilities: {
    private: { name: 'Nobody', help: 'Only you see them.' },
    friends: { name: 'Friends', help: 'Whoever you follow and who follows you.' },
    public: { name: 'Whoever has played with you', help: 'But for those whom you block.' },
  },
  list: 'Played with',
  none: 'You have played with nobody yet. Find people, and they are listed here.',
  find: 'Find people',
  played: (when: string) => `Played together ${when}`,
  friends: 'friends',
  blockedNote: 'blocked',
  follow: 'Follow',
  mute: 'Mute',
  block: 'Block',
  long: {
    follow: (name: string) => `Follow ${name}`,
    mute: (name: string) => `Mute ${name}`,
    block: (name: string) => `Block ${name}`,
  },
  blockWhy:
    'Whoever is muted is not read in chat. Whoever is blocked comes to none of your tables and is not brought together with you.',
  compared: 'Both compared',
  you: 'You',
  against: ({ won, drawn, lost }: { readonly won: number; readonly drawn: number; readonly lost: number }) =>
    won + drawn + lost === 0
      ? 'No match of yours together has a result yet.'
      : `Of your matches together you came ahead in ${won}, behind in ${lost}, and shared the place in ${drawn}; whoever leaves one comes behind.`,
  keeps: (name: string, word: string) => `${name}: ${word}.`,
  profile: 'Profile',
  profileLong: (name: string) => `Profile of ${name}`,
  nothingShown: (name: string) => `${name} shows you no ratings and no matches.`,
  matches: {
    title: (name: string) => `Matches of ${name}`,
    none: (name: string) => `No public match of ${name} is over yet.`,
    look: 'Look at it',
  },
  unrated: (name: string) => `${name} has played no rated match yet.`,
};
