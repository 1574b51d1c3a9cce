import { describe, expect, test } from 'vitest';
import { exportFileName } from './save-file';

describe('the file name of an export', () => {
  test.each([
    ['Elin Sandberg', 'gyg-elin-sandberg-2027-06-12.json'],
    ['Åsa  Öberg-Ek', 'gyg-asa-oberg-ek-2027-06-12.json'],
    ['../etc/passwd', 'gyg-etc-passwd-2027-06-12.json'],
    ['山田', 'gyg-2027-06-12.json'],
  ])('of %s is %s', (fullName, name) => {
    expect(exportFileName(fullName, '2027-06-12T07:30:00.000Z')).toBe(name);
  });
});
