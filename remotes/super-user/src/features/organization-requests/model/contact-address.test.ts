import { describe, expect, test } from 'vitest';
import { mailAddress, webLink } from './contact-address';

describe('a website typed by the requester', () => {
  test('is a link that shows its real address', () => {
    expect(webLink('https://odlarna.example')).toEqual({ href: 'https://odlarna.example/', label: 'odlarna.example' });
    expect(webLink('http://odlarna.example/om-oss')?.label).toBe('odlarna.example/om-oss');
  });

  test('cannot pretend to be another site', () => {
    expect(webLink('https://known.example@other.example')?.label).toBe('other.example');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://odlarna.example', 'odlarna.example', ''])(
    '%j is not a link',
    (text) => {
      expect(webLink(text)).toBeUndefined();
    },
  );
});

describe('an e-mail address typed by the requester', () => {
  test('opens a mail to that address and cannot add other fields', () => {
    expect(mailAddress('maja@odlarna.example')).toBe('mailto:maja@odlarna.example');
    expect(mailAddress('maja?bcc=all@odlarna.example')).toBe('mailto:maja%3Fbcc%3Dall@odlarna.example');
  });

  test('opens a mail with the given subject', () => {
    const subject = 'Frågor & svar?';
    expect(mailAddress('maja@odlarna.example', subject)).toBe(
      'mailto:maja@odlarna.example?subject=Fr%C3%A5gor%20%26%20svar%3F',
    );
  });

  test('is not a link if it is not an address', () => {
    expect(mailAddress('Maja')).toBeUndefined();
  });
});
