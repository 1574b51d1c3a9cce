import { describe, expect, it } from 'vitest';
import { isWebAddress, toWebAddress } from './web-address';

describe('the website of a request', () => {
  it('is missing while only the prefix is present', () => {
    expect(['', ' ', 'https://', ' http:// '].map(toWebAddress)).toEqual(['', '', '', '']);
  });

  it('gets its prefix again if it was overwritten', () => {
    expect(toWebAddress(' odlarna.example ')).toBe('https://odlarna.example');
    expect(toWebAddress('http://odlarna.example/om')).toBe('http://odlarna.example/om');
  });

  it('must be an address on the web', () => {
    expect(['https://odlarna.example', 'http://www.odlarna.example/om?a=1'].map(isWebAddress)).toEqual([true, true]);
    const others = ['https://odlarna', 'javascript:alert(1)', 'mailto:a@b.example', 'https://two words.example', ''];
    expect(others.map(isWebAddress)).toEqual(others.map(() => false));
  });
});
