import { describe, expect, test } from 'vitest';
import { auditListAddress, auditQuery, readAuditList } from './audit-list';

const read = (query: string) => readAuditList(new URLSearchParams(query));

describe('the address of the audit log', () => {
  test('means the newest entries when empty', () => {
    expect(auditListAddress(read(''))).toBe('/admin/su/audit');
    expect(auditQuery(read(''))).toEqual({ page: 0 });
  });

  test('contains every filter, and parses back to the same values', () => {
    const address = '/admin/su/audit?q=kust&who=super&what=access&from=2027-06-01&to=2027-06-10&page=2';
    const list = read(address.split('?')[1] ?? '');
    expect(auditListAddress(list)).toBe(address);
    expect(auditQuery(list)).toEqual({
      ...{ keyword: 'kust', role: 'super', category: 'access', from: '2027-06-01', to: '2027-06-10', page: 1 },
    });
  });

  test('uses the defaults for unknown values', () => {
    expect(auditListAddress(read('who=guest&what=all&from=2027-02-30&to=soon&page=0'))).toBe('/admin/su/audit');
  });

  test('means the days between two days, also if the later one is first', () => {
    expect(auditQuery(read('from=2027-06-10&to=2027-06-01'))).toMatchObject({ from: '2027-06-01', to: '2027-06-10' });
  });
});
