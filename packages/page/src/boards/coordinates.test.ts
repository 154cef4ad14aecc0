import { expect, test } from 'vitest';
import { hexesIn } from './coordinates.tsx';

test.each([
  ['hex:4,0', ['4,0']],
  ['edge:3,-1~4,-1', ['3,-1', '4,-1']],
  ['step:3,-1>4,-1', ['3,-1', '4,-1']],
  ['place:reed-archers@0,7', ['0,7']],
  ['buy:3', []],
  ['card:bridge-crew', []],
  [{ tell: 'moved', seat: 0, from: '0,-2', to: '1,-2', forces: 3 }, ['0,-2', '1,-2']],
  [{ tell: 'deployed', hex: '2,2', places: ['2,2', '0,1'], counts: [3, 4] }, ['2,2', '0,1']],
])('hexes in %j', (of, hexes) => {
  expect(hexesIn(of)).toEqual(hexes);
});
