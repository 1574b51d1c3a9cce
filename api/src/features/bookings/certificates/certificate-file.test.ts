import { gygTranslations } from '@gyg/database/schema';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, describe, expect, test } from 'vitest';
import { drawCertificate, type ShownCertificate } from '../../../integrations/certificate-pdf';
import { createTestApi, shownCertificate } from '../../../testing';

const ordinary = await createTestApi();
afterAll(() => ordinary.close());

/** The text of a PDF with single spaces, and what it says of itself. */
async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  const { info } = await getMeta(pdf);
  return { text: text.replace(/\s+/g, ' '), totalPages, info, marks: await pdf.getMarkInfo() };
}

/** A certificate of the API. */
async function issue(api = ordinary) {
  const need = { title: 'Strandplockare', durationMinutes: 150 };
  const { gyg, admin, host } = await api.scene([need], { startsIn: -24, title: 'Städa stranden i Smögen' });
  await api.db.tx((tx) =>
    tx.insert(gygTranslations).values({ gygId: gyg.id, language: 'en', title: 'Clean the shore' }),
  );
  const person = await api.user({ fullName: 'Łucja Öberg' });
  const bookingId = await api.seed(async (seeder) => {
    const at = new Date(api.clock.now().getTime() - 48 * 3_600_000);
    const booking = { userId: person.id, gygId: gyg.id, needId: gyg.needId, contributionType: 'SKILL', at } as const;
    const { id } = await seeder.book(booking);
    await seeder.recordAttendance({ bookingId: id, byUserId: admin.id, attendance: 'ATTENDED', at: api.clock.now() });
    return id;
  });
  const params = { gygId: gyg.id, bookingId };
  const name = (setting: 'FULL' | 'INITIALS') =>
    api.as(person)('issueCertificate', { params, body: { name: setting } });
  const attend = (attendance: 'ATTENDED' | 'ABSENT') =>
    api.as(admin)('recordAttendance', { params, body: { contributionType: 'SKILL', attendance } });
  return { code: (await name('FULL')).data.code, host, name, attend };
}

const fetchPdf = (code: string, lang: string, { url } = ordinary) =>
  fetch(`${url}/certificates/${code}.pdf?lang=${lang}`);

describe('the PDF of a certificate', () => {
  test('is a download of one tagged page in the chosen language', async () => {
    const { code, host } = await issue();
    const answer = await fetchPdf(code, 'se');
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
    expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="gyg-intyg-${code}.pdf"`);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const se = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(se.totalPages).toBe(1);
    expect(se.info).toMatchObject({ Title: 'Intyg om ideella timmar', Language: 'sv' });
    expect(se.marks).toMatchObject({ Marked: true });
    for (const text of ['Łucja Öberg', '2,5 timmar', 'Städa stranden i Smögen', 'Strandplockare', host.name, code]) {
      expect(se.text).toContain(text);
    }
    expect(se.text).toContain(`platform.test/certificates/${code}`);
    expect(se.text).toContain('Utfärdat lördag 1 maj 2027');
    expect(se.text).toContain('Hav och marina resurser');
  });

  test('is in English with the titles that exist in it, and names by initials if the person chose so', async () => {
    const { code, name } = await issue();
    await name('INITIALS');
    const answer = await fetchPdf(code, 'en');
    expect(answer.headers.get('Content-Disposition')).toContain(`gyg-certificate-${code}.pdf`);
    const en = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    for (const text of ['Certificate of hours', 'Ł. Ö.', '2.5 hours', 'Clean the shore', code]) {
      expect(en.text).toContain(text);
    }
    expect(en.text).not.toContain('Łucja');
    expect(en.info).toMatchObject({ Title: 'Certificate of hours', Language: 'en' });
  });

  test('is the same file each time', async () => {
    const { code } = await issue();
    const [first, second] = [await fetchPdf(code, 'en'), await fetchPdf(code, 'en')];
    expect(Buffer.from(await first.arrayBuffer())).toEqual(Buffer.from(await second.arrayBuffer()));
  });

  test('other calls are answered while it is drawn, and what was changed or withdrawn is never an old file', async () => {
    let finish = () => {};
    const drawn: string[] = [];
    const api = await createTestApi({
      drawCertificate: async ({ person }) => {
        drawn.push(person);
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        return Buffer.from(person);
      },
    });
    const { code, name, attend } = await issue(api);
    const first = fetchPdf(code, 'en', api);
    const second = fetchPdf(code, 'en', api);
    await expect.poll(() => drawn).toEqual(['Łucja Öberg']);
    expect((await api.call('getLiveness')).status).toBe(200);
    expect((await api.call('getCertificate', { params: { code } })).status).toBe(200);
    finish();
    expect([await (await first).text(), await (await second).text()]).toEqual(['Łucja Öberg', 'Łucja Öberg']);
    await name('INITIALS');
    const third = fetchPdf(code, 'en', api);
    await expect.poll(() => drawn).toEqual(['Łucja Öberg', 'Ł. Ö.']);
    finish();
    expect(await (await third).text()).toBe('Ł. Ö.');
    api.clock.pass(1);
    await attend('ABSENT');
    expect((await fetchPdf(code, 'en', api)).status).toBe(410);
    await api.close();
  });

  test('prints names and titles in the letters of other scripts', async () => {
    const names = {
      person: 'Ελένη Παπαδοπούλου, Олександра Шевченко, Nguyễn Thị Ánh Tuyết',
      needTitle: 'محمد عبد الله, נועה לוי, สมชาย ใจดี',
      gygTitle: 'अनिता शर्मा, ნინო ბერიძე',
      hostName: 'Անի Պետրոսյան, ሰላም ተስፋይ',
    };
    const { text } = await readPdf(await drawCertificate({ ...shownCertificate, ...names }));
    // By letter: a reader of PDFs orders the parts of some letters as they are drawn.
    const missing = [...Object.values(names).join('')].filter((letter) => !text.includes(letter));
    expect(missing).toEqual([]);
  });

  test('keeps the longest names and titles whole on one page', async () => {
    const long = (word: string, length: number) =>
      word
        .repeat(length)
        .slice(0, length - 1)
        .concat('Ö');
    const longest: ShownCertificate = {
      ...shownCertificate,
      person: long('Maximiliansdotter ', 120),
      needTitle: long('Kommunikationsstrategiutvecklare', 140),
      gygTitle: long('Ideellorganisationssamordning ', 140),
      hostName: long('Hållbarhetssamordnarna ', 120),
    };
    const { text, totalPages } = await readPdf(await drawCertificate(longest));
    expect(totalPages).toBe(1);
    const withoutSpaces = text.replaceAll(' ', '');
    for (const whole of [
      longest.person,
      longest.gygTitle,
      longest.needTitle,
      longest.hostName,
      longest.page.slice(8),
    ]) {
      expect(withoutSpaces).toContain(whole.replaceAll(' ', ''));
    }
  });
});
