// Words of the server's studies.

import { plural } from '@bridgefront/tabletop/words';

export const studyTexts = {
  title: 'At the server',
  why: 'Long measurements go on there while nobody looks, one at a time; everybody may read what they found.',
  none: 'No study of this game is there.',
  status: {
    waiting: 'Waits',
    playing: 'Is played',
    paused: 'Rests',
    cancelled: 'Cancelled',
    finished: 'Finished',
    failed: 'Failed',
  },
  stands: (status: string, done: number, all: number) =>
    `${status}: ${done} of ${plural(all, 'match', 'matches')}`,
  progress: (title: string) => `How far it is: ${title}`,
  report: 'Read the report',
  take: 'Into the notebook',
  remove: 'Remove it',
  acts: { pauseStudy: 'Let it rest', resumeStudy: 'Let it go on', cancelStudy: 'Cancel it' },
  token: 'Token of who runs the server',
  tokenHelp: 'Whoever has it starts studies; it is kept on this device.',
  wrongToken: 'This is not the token of this server, or it plays no studies.',
  sets: 'Matches under each of both rules',
  start: 'Have it played at the server',
  nothing: 'Change something first; a card played by force can be measured in the page alone.',
};
