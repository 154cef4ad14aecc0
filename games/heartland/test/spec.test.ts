// The rules reference is whole: every id has its place and a test, every link an end, every option its line.

import { specIsWhole } from '@bridgefront/kernel/testing';
import { declarations } from '../rules/options.ts';

specIsWhole({
  spec: new URL('../SPEC.md', import.meta.url),
  tests: new URL('.', import.meta.url),
  options: declarations,
  series: { HL: 86 },
});
