// Words of sessions: what is noted of how people play, where they have agreed to it.

import { plural } from '@bridgefront/tabletop/words';

export const sessionTexts = {
  agree: 'Note how I play, for who designs the game',
  agreeWhy:
    'How long each decision takes, what is taken back, and which cards are never opened. It stays in this browser until you save it after the match.',
  title: 'How you played, for who designs the game',
  noted: (decisions: number, minutes: number, takenBack: number, unread: number) =>
    `${plural(decisions, 'decision')} in ${minutes.toFixed(1)} minutes; ${plural(takenBack, 'choice')} taken back; ${plural(unread, 'card')} of your hand never opened.`,
  again: 'Would you play this again?',
  answers: ['Never', 'Rather not', 'Perhaps', 'Gladly', 'At once'],
  save: 'Save it as a file',
  why: 'The file holds this and the record of the match, with nobody’s name but those of the table. Give it to whom you want to have it.',
};
