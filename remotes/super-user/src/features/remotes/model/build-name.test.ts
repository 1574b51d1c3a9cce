import { expect, test } from 'vitest';
import { buildRemoteVersion } from '../../../testing/fake-remotes';
import { buildName, hashOf } from './build-name';

const build = (hash: string, version: string) =>
  buildRemoteVersion({ version, entry: `/remotes/booking/remoteEntry.${hash}.js` });
const versions = [build('6f36055877', '1.0.0'), build('fbc16a97e4', '1.0.0'), build('0894e3f6da', '1.1.0')];

test('builds of the same version are told apart by the beginning of their hash', () => {
  expect(versions.map((build) => buildName({ versions }, build))).toEqual([
    '1.0.0 (6f360558)',
    '1.0.0 (fbc16a97)',
    '1.1.0',
  ]);
});

test('an entry without a hash has none', () => {
  expect(hashOf('https://remotes.example/remoteEntry.js')).toBeUndefined();
});
