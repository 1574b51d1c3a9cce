import { expect, test } from 'vitest';
import { initialsOf } from './certificate.service';

test.each([
  ['Elin Strand', 'E. S.'],
  ['  åsa   öberg ', 'Å. Ö.'],
  ['Anna-Karin Lind', 'A. K. L.'],
  ['Anne O’Brien (Annie)', 'A. O. A.'],
  ['Cher', 'C.'],
  ['', ''],
])('the initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
