import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const start = 'gyg_live_';
/** 37 random digits have 220 bits; the last six are the checksum of what comes before them. */
const randomDigits = 37;
const checkDigits = 6;
const form = new RegExp(`^${start}[0-9A-Za-z]{${randomDigits + checkDigits}}$`);

function checksumOf(text: string): string {
  let rest = crc32(text);
  let check = '';
  for (let index = 0; index < checkDigits; index += 1) {
    check = `${digits[rest % digits.length]}${check}`;
    rest = Math.floor(rest / digits.length);
  }
  return check;
}

/** A new key: `gyg_live_` and 43 digits of base 62. */
export function makeKey(): string {
  let text = start;
  for (let index = 0; index < randomDigits; index += 1) text += digits[randomInt(digits.length)];
  return `${text}${checksumOf(text)}`;
}

/** Whether a bearer token claims to be a key. */
export const isKey = (token: string): boolean => token.startsWith(start);

/** Whether the checksum is right: false for a key with a typing error or a missing part. */
export const isWhole = (key: string): boolean =>
  form.test(key) && checksumOf(key.slice(0, -checkDigits)) === key.slice(-checkDigits);

/** What is stored of a key. A fast hash is enough: the key is random, not chosen by a person. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** The characters by which people recognise a key: `gyg_live_9Qm2…iGt`. */
export const hintOf = (key: string): string => `${key.slice(0, start.length + 4)}…${key.slice(-3)}`;
