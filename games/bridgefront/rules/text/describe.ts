// Everything that players read besides card texts: questions, labels of choices, and log sentences.

import type { Descriptions } from '@bridgefront/kernel';
import type { State } from '../types.ts';
import { choiceLabel } from './choices.ts';
import { promptText } from './prompts.ts';
import { reportText } from './reports.ts';

/** The words of Bridgefront, made from the data of its rules. */
export const describe: Descriptions<State> = {
  prompt: promptText,
  choice: choiceLabel,
  report: reportText,
};
