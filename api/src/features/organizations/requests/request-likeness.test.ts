import { describe, expect, test } from 'vitest';
import { domainOfEmail, domainOfWebsite, likenessOf, shareDomain } from './request-likeness';

describe('the domains of a request', () => {
  test('are those of its website and its e-mail address', () => {
    expect(domainOfWebsite('https://www.Odlarna.example/om-oss')).toBe('odlarna.example');
    expect(domainOfWebsite('odlarna.example')).toBe('odlarna.example');
    expect(domainOfEmail('maja@Post.Odlarna.example')).toBe('post.odlarna.example');
  });

  test.each(['', 'http://', 'javascript:alert(1)', 'https://localhost'])('are missing for %j', (text) => {
    expect(domainOfWebsite(text)).toBeNull();
  });

  test('are shared if they are equal or one is a subdomain of the other', () => {
    expect(shareDomain('odlarna.example', 'odlarna.example')).toBe(true);
    expect(shareDomain('post.odlarna.example', 'odlarna.example')).toBe(true);
    expect(shareDomain('smaodlarna.example', 'odlarna.example')).toBe(false);
    expect(shareDomain(null, null)).toBe(false);
  });
});

describe('the likeness of names', () => {
  test('is 100 for names that differ at most in case, accents and punctuation', () => {
    expect(likenessOf('Härberget S:ta Clara', 'harberget sta clara')).toBe(100);
    expect(likenessOf('Odlarna', 'Odlarnas')).toBeLessThan(100);
  });

  test('is higher the more of their letters they share', () => {
    const near = likenessOf('Fixarkollektiv Göteborg', 'Fixarkollektivet');
    const far = likenessOf('Fixarkollektiv Göteborg', 'Ren Kust Bohuslän');
    expect(near).toBeGreaterThan(60);
    expect(far).toBeLessThan(30);
    expect(likenessOf('', 'Odlarna')).toBe(0);
  });
});
