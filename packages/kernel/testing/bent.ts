// Bent rules: a game that plays by another rule than it is told to, for whoever checks it to find.

import { PositionError, readOptions } from '../src/index.ts';
import type { Options, OptionDeclaration, OptionDeclarations, OptionValue } from '../src/index.ts';

function another(declared: OptionDeclaration, value: OptionValue): OptionValue {
  switch (declared.type) {
    case 'bool':
      return value !== true;
    case 'int':
      return Number(value) < declared.max ? Number(value) + 1 : declared.min;
    case 'choice':
      return declared.values[(declared.values.indexOf(String(value)) + 1) % declared.values.length];
    default:
      throw new PositionError('Only flags, numbers and words can be bent by name.');
  }
}

/**
 * Options of which one is another than told, so that the engine breaks a rule: `healCap` takes another value of that
 * option, `cardChanges=raider.attack=9` that one. Empty: all is as told.
 * @throws PositionError when there is no such value
 */
export function bent(declarations: OptionDeclarations, told: Options, bend: string): Options {
  if (bend === '') return told;
  const at = bend.indexOf('=');
  const name = at < 0 ? bend : bend.slice(0, at);
  const value = at < 0 ? another(declarations[name], told[name]) : bend.slice(at + 1);
  const read = readOptions(declarations, { ...told, [name]: value });
  if ('problem' in read) throw new PositionError(read.problem);
  return { ...told, [name]: value };
}
