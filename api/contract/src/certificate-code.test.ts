import { expect, test } from 'vitest';
import { readCertificateCode } from './certificate-code';

test.each(['7K3M-9QXV-2FHT-WB40', '7k3m9qxv2fhtwb40', ' 7k3m 9qxv 2fht wb4o ', '7K3M–9QXV–2FHT–WB4O'])(
  'a code can be written in different ways: %s',
  (text) => {
    expect(readCertificateCode(text)).toBe('7K3M-9QXV-2FHT-WB40');
  },
);

test('letters that look like a 1 are read as 1', () => {
  expect(readCertificateCode('iIlL-0000-0000-0000')).toBe('1111-0000-0000-0000');
});

test.each(['', '7K3M-9QXV-2FHT', '7K3M-9QXV-2FHT-WB4N-1', '7K3M-9QXV-2FHT-WB4U', '../../../etc/passwd'])(
  'anything else is no code: %s',
  (text) => expect(readCertificateCode(text)).toBeUndefined(),
);
