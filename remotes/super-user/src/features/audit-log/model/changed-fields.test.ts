import { buildAuditEntry } from '@gyg/contract/testing';
import { describe, expect, test } from 'vitest';
import { changesOf, detailsOf } from './changed-fields';

describe('the fields of an entry', () => {
  test('are the ones that changed, with their values', () => {
    const [before, after] = [
      { mayLogIn: true, mayFrame: false, note: 'a' },
      { mayLogIn: true, mayFrame: true, note: 'b' },
    ];
    expect(changesOf(buildAuditEntry({ before, after }))).toEqual({
      before: [
        { field: 'mayFrame', value: 'false' },
        { field: 'note', value: 'a' },
      ],
      after: [
        { field: 'mayFrame', value: 'true' },
        { field: 'note', value: 'b' },
      ],
    });
    expect(changesOf(buildAuditEntry({ before: null, after: { role: 'ADMIN' } }))).toEqual({
      before: [],
      after: [{ field: 'role', value: 'ADMIN' }],
    });
  });

  test('are without ids that the entry shows by their names, and without what was not given', () => {
    const details = { organizationId: 'org-1', gygId: 'gyg-1', role: null, scopes: ['gygs:read'], hint: 'gyg_live_9…' };
    expect(detailsOf(buildAuditEntry({ details })).map(({ field, value }) => `${field} ${value}`)).toEqual([
      'scopes ["gygs:read"]',
      'hint gyg_live_9…',
    ]);
  });
});
