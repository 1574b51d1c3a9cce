import { expect, test } from 'vitest';
import { type DueWebhook, Places } from './places';

const due = (organizationId: string, webhookId: string): DueWebhook => ({ organizationId, webhookId });
const [a1, a2, b1, b2] = [due('a', 'a1'), due('a', 'a2'), due('b', 'b1'), due('b', 'b2')];

test('places go round the organisations, and round the webhooks of each', () => {
  const places = new Places({ total: 10, perOrganization: 2 });
  const take = (of: readonly DueWebhook[]) => {
    const next = places.next(of);
    return { id: next?.webhookId, free: next ? places.take(next) : () => undefined };
  };
  const first = [1, 2, 3, 4, 5].map(() => take([a1, a2, due('a', 'a3'), b1, b2]));
  expect(first.map(({ id }) => id)).toEqual(['a1', 'b1', 'a2', 'b2', undefined]);
  expect([places.free, places.fullOrganizations()]).toEqual([6, ['a', 'b']]);
  for (const { free } of first) free();
  const [second, third] = [take([a2, a1, b2, b1]), take([a2, a1, b2, b1])];
  expect([second.id, third.id, places.fullOrganizations()]).toEqual(['a1', 'b1', []]);
});

test('a webhook has one place, and no more are taken than there are', () => {
  const places = new Places({ total: 2, perOrganization: 2 });
  places.take(a1);
  expect(places.next([a1])).toBeUndefined();
  places.take(a2);
  expect(places.next([b1])).toBeUndefined();
});

test('turns are forgotten where nothing is to be sent', () => {
  const places = new Places({ total: 2, perOrganization: 2 });
  places.take(a1)();
  places.take(b1)();
  places.keepTurnsOf([a1]);
  expect(places.next([a1, b1])).toBe(b1);
});
