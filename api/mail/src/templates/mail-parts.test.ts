import { expect, it } from 'vitest';
import { mailSamples, sampleWrittenAt } from '../testing/mail-samples';
import { describeMail } from './mail-parts';
import { renderMail } from './render-mail';

it('the parts of a mail are those that are sent, in order', () => {
  const { forNeed } = mailSamples.gygInvite;
  if (!forNeed) throw new Error('The sample is missing');
  for (const locale of ['en', 'se'] as const) {
    const parts = describeMail({ template: 'gygInvite', data: forNeed }, locale, sampleWrittenAt);
    const sent = renderMail('gygInvite', locale, forNeed, sampleWrittenAt);
    expect([parts.subject, parts.text]).toEqual([sent.subject, sent.text]);
    const lines = [parts.heading, ...parts.paragraphs, parts.action.label, parts.action.url, ...parts.foot];
    const text = sent.text.replaceAll('\n> ', '\n');
    const places = lines.map((line) => text.indexOf(line));
    expect(places.filter((place) => place < 0)).toEqual([]);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  }
});
