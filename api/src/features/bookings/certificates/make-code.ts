import { randomBytes } from 'node:crypto';
import { certificateAlphabet, certificateLetters, readCertificateCode } from '@gyg/contract';

/** A new code, `7K3M-9QXV-2FHT-WB4N`: 80 random bits. */
export function makeCode(): string {
  // 256 is a multiple of 32, so every letter is equally likely.
  const letters = [...randomBytes(certificateLetters)].map((byte) =>
    certificateAlphabet.charAt(byte % certificateAlphabet.length),
  );
  const code = readCertificateCode(letters.join(''));
  if (code === undefined) throw new Error('A new code is not one of the contract');
  return code;
}
