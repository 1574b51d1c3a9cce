import { buildRepresentationRequest } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { groupByGyg } from './group-by-gyg';

test('requests for one gyg are together, and the gyg keep the order of the list', () => {
  const requests = ['gyg-shore', 'gyg-pots', 'gyg-shore'].map((gygId, index) =>
    buildRepresentationRequest({ id: `request-${index}`, gygId }),
  );
  expect(groupByGyg(requests).map(({ gygId, requests: own }) => [gygId, own.map(({ id }) => id)])).toEqual([
    ['gyg-shore', ['request-0', 'request-2']],
    ['gyg-pots', ['request-1']],
  ]);
});
