import { expect, test } from 'vitest';
import { countEvents } from './count-events';

function counting() {
  const counted: [string, number][] = [];
  const counts = {
    add: (name: string, n = 1) => counted.push([name, n]),
    highest: (name: string, n: number) => counted.push([`${name}.highest`, n]),
  };
  return { counted, events: countEvents(counts) };
}

test('a mail is counted by the span in which it was sent', () => {
  const { counted, events } = counting();
  for (const after of [0, 1000, 1001, 3_600_001]) events.onSent(after);
  const spans = counted.map(([name]) => name).filter((name) => name !== 'mail.sent');
  expect(spans).toEqual(['mail.within.1', 'mail.within.1', 'mail.within.2', 'mail.within.more']);
  expect(counted).toHaveLength(8);
});

test('an attempt is counted with its refusal and how much of the limit is used', () => {
  const { counted, events } = counting();
  events.onCounted({ limit: 'login-account', percent: 100, refused: true });
  events.onLogin();
  expect(counted).toEqual([
    ['limit.login-account.calls', 1],
    ['limit.login-account.highest', 100],
    ['limit.login-account.refused', 1],
    ['login.done', 1],
  ]);
});
