import { expect, test } from 'vitest';
import { canRemind, fateOf, isOnItsWay } from './invitation-fate';

test.each([
  ['SENT', null, 'queued'],
  ['SENT', true, 'unanswered'],
  ['SENT', false, 'bounced'],
  ['ACCEPTED', false, 'accepted'],
  ['DECLINED', true, 'declined'],
  ['WITHDRAWN', null, 'withdrawn'],
] as const)('%s with delivery %j is %s', (status, delivered, fate) => expect(fateOf({ status, delivered })).toBe(fate));

test('an unanswered invitation can be sent again a day after it was last sent', () => {
  const invite = { status: 'SENT', created: '2027-06-01T09:00:00.000Z', remindedAt: null } as const;
  const at = (time: string) => Date.parse(time);
  expect(canRemind(invite, at('2027-06-02T08:59:59.000Z'))).toBe(false);
  expect(canRemind(invite, at('2027-06-02T09:00:00.000Z'))).toBe(true);
  expect(canRemind({ ...invite, remindedAt: '2027-06-02T10:00:00.000Z' }, at('2027-06-03T09:00:00.000Z'))).toBe(false);
  expect(canRemind({ ...invite, status: 'DECLINED' }, at('2027-07-01T09:00:00.000Z'))).toBe(false);
});

test('an invitation is on its way for a minute after it was last sent, or until the mail server has answered', () => {
  const invite = { status: 'SENT', created: '2027-06-01T09:00:00.000Z', remindedAt: null, delivered: null } as const;
  const at = (time: string) => Date.parse(time);
  expect(isOnItsWay(invite, at('2027-06-01T09:00:59.000Z'))).toBe(true);
  expect(isOnItsWay(invite, at('2027-06-01T09:01:00.000Z'))).toBe(false);
  expect(isOnItsWay({ ...invite, delivered: true }, at('2027-06-01T09:00:59.000Z'))).toBe(false);
  expect(isOnItsWay({ ...invite, remindedAt: '2027-06-02T09:00:00.000Z' }, at('2027-06-02T09:00:30.000Z'))).toBe(true);
});
