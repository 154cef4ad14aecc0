// The folder in which a study is played: what it was, as the study's own file there says.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStudy } from './study.ts';
import type { Study } from './study.ts';
import { StudyError } from './study-error.ts';

/** The study as it was given, beside its facts. */
export const studyFile = 'study.json';

/**
 * The study of a folder.
 * @throws StudyError when there is none
 */
export function studyIn(folder: string): Study {
  try {
    // A folder of before does not say which seeds its rules share: all of them.
    const kept = JSON.parse(readFileSync(join(folder, studyFile), 'utf8')) as object;
    return readStudy({ seeds: 'shared', ...kept });
  } catch (thrown) {
    if (thrown instanceof StudyError) throw thrown;
    throw new StudyError(`There is no study in ${folder}; give the folder that "lab run" wrote.`);
  }
}
