import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { argon2Hasher } from './password-hasher';
import { hashPassword, isOldHash, passwordMatches, requireGoodPassword } from './passwords';

const problemsOf = (password: string): unknown => {
  try {
    requireGoodPassword(password);
    return 'good';
  } catch (error) {
    return error instanceof Error && 'details' in error ? error.details : error;
  }
};

describe('a password', () => {
  it.each(['Shorecr1', 'Åäöåäöå1', 'skriviSAND 7', `Aa1${'x'.repeat(253)}`])('may be %s', (password) => {
    expect(problemsOf(password)).toBe('good');
  });

  it.each([
    ['Abcdef1', ['length']],
    ['ABCDEFG1', ['lower']],
    ['abcdefg1', ['upper']],
    ['Abcdefgh', ['digit']],
    ['', ['length', 'lower', 'upper', 'digit']],
    [`Aa1${'x'.repeat(254)}`, []],
  ])('may not be %s', (password, problems) => {
    expect(problemsOf(password)).toEqual({ problems });
  });

  it.each(['Password1', 'Letmein1', 'Sommar2024', 'Lösenord1'])('may not be %s, which is too common', (password) => {
    expect(() => requireGoodPassword(password)).toThrow('Too many people use this password');
    expect(problemsOf(password)).toEqual({ problems: [] });
  });

  it('is measured in its stored form: a combining accent does not count as a letter', () => {
    expect(problemsOf('Abcde\u03011')).toEqual({ problems: ['length'] });
  });

  it('is the same from every keyboard', async () => {
    const storedHash = await hashPassword(argon2Hasher, 'L\u00f6senord1');
    expect(await passwordMatches(argon2Hasher, storedHash, 'Lo\u0308senord1')).toBe(true);
    expect(await passwordMatches(argon2Hasher, storedHash, 'Losenord1')).toBe(false);
  });

  it('is stored as argon2id at the current cost', async () => {
    const storedHash = await hashPassword(argon2Hasher, 'Havet2026');
    expect(storedHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(isOldHash(storedHash)).toBe(false);
    expect(isOldHash(await hash('Havet2026', { memoryCost: 8192, timeCost: 1, parallelism: 1 }))).toBe(true);
  });
});

describe('a check', () => {
  it('is one run of the hasher, for any account and any length of password', async () => {
    const storedHash = await hashPassword(argon2Hasher, 'Havet2026');
    const checked: number[] = [];
    const counting = {
      ...argon2Hasher,
      verify: (passwordHash: string, password: string) => {
        checked.push(password.length);
        return argon2Hasher.verify(passwordHash, password);
      },
    };
    expect(await passwordMatches(counting, undefined, 'Havet2026')).toBe(false);
    expect(await passwordMatches(counting, storedHash, `Havet2026${'x'.repeat(7000)}`)).toBe(false);
    expect(await passwordMatches(counting, storedHash, '')).toBe(false);
    expect(await passwordMatches(counting, storedHash, 'Havet2026')).toBe(true);
    expect(checked).toHaveLength(4);
    expect(Math.max(...checked)).toBeLessThanOrEqual(256);
  });
});
