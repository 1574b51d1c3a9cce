import { buildCertificateCheck } from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { closeScreen, openScreen, toasts } from '../../testing/open-screen';
import { CertificatePage } from './certificate-page';

afterEach(closeScreen);

const code = '7K3M-9QXV-2FHT-WB4N';

const open = (getCertificate: FakeHandlers['getCertificate'], at = code, language: 'en' | 'sv' = 'en') =>
  openScreen({
    screen: <CertificatePage />,
    pattern: '/certificates/:code',
    at: `/certificates/${at}`,
    language,
    session: {},
    api: {
      ...(getCertificate && { getCertificate }),
      getCertificateFile: () => refusal('certificates.withdrawn'),
    },
  }).api;

test('a valid certificate says who gave how many hours to what', async () => {
  open(() => buildCertificateCheck());
  expect(await screen.findByRole('heading', { level: 1, name: 'Elin Sandberg gave 4 hours' })).toBeTruthy();
  expect(screen.getByText('Valid')).toBeTruthy();
  expect(screen.getByText('Ren Kust Bohuslän has recorded these hours.')).toBeTruthy();
  expect(screen.getByText('Shore picker').lang).toBe('en');
  expect(screen.getByText('Life below water')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/gygs/gyg-shore');
});

test('a name in letters that the PDF cannot show stands beside the printed one', async () => {
  const check = buildCertificateCheck();
  const certified = check.certified && { ...check.certified, person: '李小龍', printed: 'LiXiaoLong' };
  open(() => ({ ...check, certified }));
  expect(await screen.findByRole('heading', { level: 1, name: '李小龍 gave 4 hours' })).toBeTruthy();
  expect(screen.getByText('李小龍')).toBeTruthy();
  expect(screen.getByText('LiXiaoLong')).toBeTruthy();
});

test('the PDF is asked for in the language of the page, and a refusal is explained', async () => {
  const { calls } = open(() => buildCertificateCheck(), code, 'sv');
  await userEvent.click(await screen.findByRole('button', { name: 'Ladda ner som pdf' }));
  await waitFor(() => expect(toasts().at(-1)).toBe('Intyget har återkallats.'));
  expect(calls.find(({ name }) => name === 'getCertificateFile')?.query).toEqual({ lang: 'se' });
});

test('a withdrawn certificate names no one and cannot be downloaded', async () => {
  open(() => buildCertificateCheck({ valid: false, certified: null }));
  expect(await screen.findByRole('heading', { level: 1, name: 'This certificate is no longer valid' })).toBeTruthy();
  expect(screen.getByText('Withdrawn')).toBeTruthy();
  expect(screen.queryByText(/Elin/)).toBeNull();
  expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull();
});

test('an unknown code is explained', async () => {
  open(() => refusal('certificates.missing'));
  expect(await screen.findByRole('heading', { level: 1, name: 'No certificate has this code' })).toBeTruthy();
});

test('an invalid code is not sent', async () => {
  const { calls } = open(undefined, 'nonsense');
  expect(await screen.findByRole('heading', { level: 1, name: 'No certificate has this code' })).toBeTruthy();
  expect(calls).toEqual([]);
});

test('a code is read however it is written', async () => {
  const { calls } = open(() => buildCertificateCheck(), '7k3m9qxv2fhtwb4n');
  await screen.findByText('Valid');
  expect(calls.map(({ params }) => params)).toEqual([{ code }]);
});

test('a failure can be retried', async () => {
  let broken = true;
  open(() => (broken ? refusal('server.unexpected') : buildCertificateCheck()));
  const retry = await screen.findByRole('button', { name: /again/i });
  broken = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Valid')).toBeTruthy();
});

test('another code can be checked, by keyboard; a wrong one is explained at the field', async () => {
  const { calls } = open(({ params }) => buildCertificateCheck({ code: params?.code ?? '' }));
  const field = await screen.findByLabelText(/Code on the certificate/);
  await userEvent.type(field, 'abc{Enter}');
  expect(screen.getByText(/A code has 16 letters and digits/)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await userEvent.clear(field);
  await userEvent.type(field, 'aaaa bbbb cccc dddd{Enter}');
  await waitFor(() => expect(calls.at(-1)?.params).toEqual({ code: 'AAAA-BBBB-CCCC-DDDD' }));
  expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeTruthy();
});
