// The words that every part of the page may need; a game's own come with its page. A translation is another value of these types.

import { shellTexts } from './shell.ts';

/** The words of the page, by room. */
export const texts = {
  shell: shellTexts,
};
