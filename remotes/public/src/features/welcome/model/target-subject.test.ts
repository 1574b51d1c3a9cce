import { expect, test } from 'vitest';
import { targetSubject } from './target-subject';

const gygByName = { kind: 'gygByName', orgFriendlyUrl: 'ren-kust', gygFriendlyUrl: 'städdag' };

test.each([
  ['/gygs/g1', { kind: 'gyg', gygId: 'g1' }],
  ['/gygs/g1/book?gid=g1&id=n1&type=SKILL', { kind: 'gyg', gygId: 'g1' }],
  ['/go/ren-kust/st%C3%A4ddag#needs', gygByName],
  ['/gygs/invite/ren-kust/st%C3%A4ddag/n1', gygByName],
  ['/go/ren-kust', { kind: 'organization', friendlyUrl: 'ren-kust' }],
  ['/users/join/ren-kust?source=INVITE_LINK', { kind: 'organization', friendlyUrl: 'ren-kust' }],
  ['/users/invite/ren-kust', { kind: 'organization', friendlyUrl: 'ren-kust' }],
  ['/search?q=gygs', undefined],
  ['/', undefined],
])('%s', (target, subject) => expect(targetSubject(target)).toEqual(subject));
