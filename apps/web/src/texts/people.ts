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
  visibility: 'Who may see your ratings, and whether you are here',
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
      ? 'You have finished no match together yet.'
      : `Of the matches that you finished together you came ahead in ${won}, behind in ${lost}, and shared the place in ${drawn}.`,
  keeps: (name: string, word: string) => `${name}: ${word}.`,
  ratings: 'Ratings',
  ratingsLong: (name: string) => `Ratings of ${name}`,
  noRatings: (name: string) => `${name} shows no ratings to you.`,
  unrated: (name: string) => `${name} has played no rated match yet.`,
};
