import { expect, test } from 'vitest';
import { explainUnmet, unmetRanges } from './versions';

const versions = { platform: '1.2.0', designSystem: '0.1.4', react: '19.3.1' };
const ranges = { platform: '^1.2.0', designSystem: '^0.1.0', react: '^19.3.1' };

test.each([
  [{}, []],
  [{ platform: '~1.2.0' }, []],
  [{ platform: '^1.1.0' }, []],
  [{ designSystem: '*', react: '*' }, []],
  [{ platform: '^1.3.0' }, ['platform ^1.3.0 (the page has 1.2.0)']],
  [{ platform: '^0.9.0' }, ['platform ^0.9.0 (the page has 1.2.0)']],
  [{ platform: '1.2.1' }, ['platform 1.2.1 (the page has 1.2.0)']],
  [{ platform: '>=1.0.0 <2' }, []],
  [{ platform: '>=2.0.0 <3' }, ['platform >=2.0.0 <3 (the page has 1.2.0)']],
  [{ platform: 'newest' }, ['platform newest (the page has 1.2.0)']],
  [
    { designSystem: '^0.2.0', react: '^20.0.0' },
    ['designSystem ^0.2.0 (the page has 0.1.4)', 'react ^20.0.0 (the page has 19.3.1)'],
  ],
])('a remote built for %j leaves %j unmet', (other, unmet) => {
  expect(unmetRanges({ ...ranges, ...other }, versions)).toEqual(unmet);
});

test('below 1.0.0 another minor version is incompatible', () => {
  expect(unmetRanges({ ...ranges, designSystem: '^0.1.0' }, { ...versions, designSystem: '0.9.0' })).toHaveLength(1);
});

test('a remote that is newer than the page is explained with what to deploy', () => {
  expect(explainUnmet('booking', { ...ranges, version: '3.0.0', platform: '^1.3.0' }, versions)).toBe(
    'The remote "booking" 3.0.0 cannot run here. It needs platform ^1.3.0, and this site has 1.2.0: deploy a shell with that version, or roll the remote back until then.',
  );
});

test('a remote that is older than the page is explained with who must build it', () => {
  expect(explainUnmet('booking', { ...ranges, version: '3.0.0', react: '^18.0.0' }, versions)).toBe(
    'The remote "booking" 3.0.0 cannot run here. It was built for react ^18.0.0, and this site has 19.3.1: its team must build it with 19.3.1 and deploy it.',
  );
});
