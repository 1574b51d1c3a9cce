import { isEmail, locales } from '@gyg/contract';
import { describe, expect, it } from 'vitest';
import { mailSamples, sampleWrittenAt } from '../testing';
import { isMailTemplateName, renderMail } from '.';
import { mailTemplates } from './mail-templates';

const names = Object.keys(mailTemplates).filter(isMailTemplateName);
const cases = names.flatMap((name) =>
  Object.entries(mailSamples[name]).flatMap(([variant, data]) =>
    locales.map((locale) => ({ name, variant, locale, data })),
  ),
);

const hostileText = '"><img src=x onerror=alert(1)><a href="https://evil.example">\r\nBcc: all@evil.example';
/** Replaces text entered by people; links, times, addresses, choices and numbers stay. */
function hostile(data: unknown): unknown {
  if (typeof data === 'string') {
    return isEmail(data) || /^https:|^\d{4}-|^(host|booker|recipient)$/.test(data) ? data : hostileText;
  }
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, hostile(value)]));
}

/** The values that a mail must contain if its template has them. */
const factFields =
  'gygTitle organization address reason contribution representing need inviter company title code'.split(' ');

/** The visible text of HTML. */
const textOf = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

it('is written in every language, and every template has a sample', () => {
  for (const name of names) {
    expect(Object.keys(mailTemplates[name].write).sort(), name).toEqual([...locales].sort());
    expect(Object.keys(mailSamples[name]), name).not.toEqual([]);
  }
  expect(Object.keys(mailSamples).sort()).toEqual([...names].sort());
});

describe.each(cases)('$name, $variant, in $locale', ({ name, locale, data }) => {
  const mail = renderMail(name, locale, data, sampleWrittenAt);

  it('has a subject of one line, and the same text as HTML and as plain text', () => {
    expect(mail.subject).not.toBe('');
    expect(mail.subject).not.toMatch(/[\r\n]/);
    const heading = mail.text.split('\n')[0] ?? '';
    expect(textOf(mail.html)).toContain(heading);
    for (const form of [mail.subject, mail.html, mail.text]) expect(form).not.toMatch(/undefined|null|NaN|\[object/);
    expect(mail.html).toContain(`<html lang="${locale === 'se' ? 'sv' : 'en'}">`);
  });

  const unsubscribe = 'unsubscribe' in data ? data.unsubscribe : undefined;
  const further = [
    'cancelLink' in data ? data.cancelLink : undefined,
    'informationLink' in data ? data.informationLink : undefined,
    unsubscribe,
  ];
  const links = [data.link, ...further.filter((link) => link !== undefined)];

  it('has its links, one to unsubscribe in mails that people did not request, and loads nothing', () => {
    expect(mail.html.match(/<a /g)).toHaveLength(links.length);
    expect(mail.text.match(/https?:\/\//g)).toHaveLength(links.length);
    for (const link of links) {
      expect(mail.html).toContain(`href="${link}"`);
      expect(mail.text).toContain(link);
    }
    expect(mail.unsubscribe).toBe(unsubscribe);
    expect(mail.replyTo).toBe('replyTo' in data ? data.replyTo : undefined);
    expect(mail.html).not.toMatch(/<img|<script|<link|url\(|@import/);
  });

  it('contains who, what, when and where', () => {
    for (const form of [textOf(mail.html), mail.text]) {
      if ('gygTitle' in data) {
        const when =
          locale === 'se' ? 'lördag 3 oktober 2026 kl. 10:00–13:30' : 'Saturday, October 3, 2026, 10:00 – 13:30';
        expect(form).toContain(when);
      }
      for (const [key, fact] of Object.entries(data)) if (factFields.includes(key)) expect(form, key).toContain(fact);
      // The host and the time of writing, in the footer.
      expect(form).toContain('gyg.example');
      expect(form).toContain(
        locale === 'se' ? 'lördag 12 september 2026 kl. 09:05' : 'Saturday, September 12, 2026, 09:05',
      );
    }
  });

  it('does not turn text entered by people into HTML or a header', () => {
    const evil = renderMail(name, locale, hostile(data), sampleWrittenAt);
    expect(evil.html).not.toMatch(/<img|evil\.example">/);
    expect(evil.html.match(/<a /g)).toHaveLength(links.length);
    expect(evil.subject).not.toMatch(/[\r\n]/);
    expect(evil.html.match(/<title>(.*)<\/title>/)?.[1]).not.toContain('<');
  });

  it('refuses a link that is not a web address', () => {
    expect(() => renderMail(name, locale, { ...data, link: 'javascript:alert(1)' }, sampleWrittenAt)).toThrow();
  });
});

it('has a different subject and heading in each language', () => {
  // A plain message has the sender's text.
  for (const name of names.filter((template) => template !== 'plainMessage')) {
    for (const data of Object.values(mailSamples[name])) {
      const [en, se] = locales.map((locale) => renderMail(name, locale, data, sampleWrittenAt));
      expect(se?.subject, name).not.toBe(en?.subject);
      expect(se?.text.split('\n')[0], name).not.toBe(en?.text.split('\n')[0]);
    }
  }
});

it('does not reveal a recipient in the subject', () => {
  for (const locale of locales) {
    const confirmed = renderMail('placeConfirmed', locale, mailSamples.placeConfirmed.confirmed, sampleWrittenAt);
    const reminder = renderMail('placeReminder', locale, mailSamples.placeReminder.place, sampleWrittenAt);
    for (const { subject } of [confirmed, reminder]) expect(subject).not.toMatch(/recipient|mottagare/i);
  }
});

it('shows a person’s message as a quotation, with its lines', () => {
  const { html, text } = renderMail('gygInvite', 'en', mailSamples.gygInvite.forNeed, sampleWrittenAt);
  expect(text).toContain('> Vi behöver bli fler i höst.\n> Kaffe');
  expect(html).toMatch(/<blockquote[^>]*>Vi behöver bli fler i höst\.<br>Kaffe/);
});

it('has no quotation without a message', () => {
  const { html, text } = renderMail('gygInvite', 'en', mailSamples.gygInvite.withoutMessage, sampleWrittenAt);
  expect(html).not.toContain('<blockquote');
  expect(text).not.toContain('>');
});
