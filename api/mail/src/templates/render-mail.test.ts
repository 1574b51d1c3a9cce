import { describe, expect, it } from 'vitest';
import { renderMail } from './render-mail';

const at = new Date('2026-05-01T10:00:00.000Z');
const booking = {
  name: 'Anna',
  link: 'https://gyg.example/gygs/1/bookings',
  gygTitle: 'Shore clean-up',
  organization: 'Kustlaget',
  contribution: 'Carry sacks',
  startDateTime: '2026-06-06T08:00:00.000Z',
  endDateTime: '2026-06-06T11:30:00.000Z',
  address: 'Hamngatan 1, Lysekil',
};

describe('a rendered mail', () => {
  it('keeps the order of its words around texts that are written from right to left', () => {
    const names = { name: 'ليلى', gygTitle: 'שוק', organization: 'مركز' };
    const mail = renderMail('bookingConfirmed', 'en', { ...booking, ...names }, at);
    expect(mail.subject).toBe('You are booked: \u2068שוק\u2069');
    for (const form of [mail.text, mail.html]) {
      expect(form).toContain('Thank you, \u2068ليلى\u2069');
      expect(form).toContain('\u2068مركز\u2069 is counting on you for \u2068שוק\u2069.');
    }
    expect(mail.html).toContain(`href="${booking.link}"`);
  });

  it('contains who, what, when, where and one link, in English', () => {
    const mail = renderMail('bookingConfirmed', 'en', booking, at);
    expect(mail.subject).toBe('You are booked: Shore clean-up');
    for (const fact of [
      'Anna',
      'Carry sacks',
      'Saturday, June 6, 2026, 10:00 – 13:30',
      'Hamngatan 1, Lysekil',
      booking.link,
    ])
      expect(mail.text).toContain(fact);
    expect(mail.html.match(/<a /g)).toHaveLength(1);
    expect(mail.html).toContain('<html lang="en">');
  });

  it('contains the same in Swedish', () => {
    const mail = renderMail('bookingConfirmed', 'se', booking, at);
    expect(mail.subject).toBe('Du är bokad: Shore clean-up');
    expect(mail.text).toContain('När: lördag 6 juni 2026 kl. 10:00–13:30');
    expect(mail.html).toContain('<html lang="sv">');
  });

  it('says every which day a weekly gyg is, in a confirmation and a reminder', () => {
    const weekly = { ...booking, repeats: 'WEEKLY', occasionMinutes: 210, endDateTime: '2026-06-27T11:30:00.000Z' };
    for (const [template, data] of [
      ['bookingConfirmed', weekly],
      ['gygReminder', { ...weekly, cancelLink: booking.link }],
    ] as const) {
      expect(renderMail(template, 'en', data, at).text).toContain('Every Saturday 10:00 – 13:30, Jun 6 – 27, 2026');
      expect(renderMail(template, 'se', data, at).text).toContain('När: Varje lördag kl. 10:00–13:30, 6–27 juni 2026');
    }
  });

  it('leaves out facts that do not apply', () => {
    expect(renderMail('bookingConfirmed', 'en', booking, at).text).not.toContain('Quantity');
    expect(renderMail('bookingConfirmed', 'en', { ...booking, quantity: 3 }, at).text).toContain('Quantity: 3');
  });

  it('escapes text entered by people and keeps the subject on one line', () => {
    const gygTitle = '<img src=x onerror="x">\r\nBcc: everybody@example.org';
    const mail = renderMail('bookingConfirmed', 'en', { ...booking, gygTitle }, at);
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img src=x onerror=&quot;x&quot;&gt;');
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });

  it('refuses a link that is not a web address', () => {
    expect(() => renderMail('bookingConfirmed', 'en', { ...booking, link: 'javascript:alert(1)' }, at)).toThrow();
  });
});
