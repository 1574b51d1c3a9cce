import { buildCertificate, buildUserBooking } from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { bodies, callsTo, closeScreen, openScreen, toasts } from '../../../testing/open-screen';
import { CertificateOfHours } from './certificate-of-hours';

afterEach(closeScreen);

const attended = buildUserBooking({ gygState: 'FINISHED', attendance: 'ATTENDED', hours: 4 });

const show = (booking = attended, over: FakeHandlers = {}) =>
  openScreen({
    screen: <CertificateOfHours booking={booking} />,
    api: { issueCertificate: ({ body }) => buildCertificate({ name: body?.name ?? 'FULL' }), ...over },
  });
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: `Certificate of hours: ${attended.gygTitle}` }));
  return within(screen.getByRole('dialog', { name: 'Certificate of hours' }));
};

test('a booking without attended hours has no button', () => {
  show(buildUserBooking({ gygState: 'FINISHED', attendance: 'ABSENT', hours: 0 }));
  expect(screen.queryByRole('button')).toBeNull();
});

test('it names the person as they choose, and again when they change their mind', async () => {
  show();
  const dialog = await open();
  await userEvent.click(dialog.getByRole('radio', { name: /My initials/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create the certificate' }));
  expect(await dialog.findByText(/7K3M-9QXV-2FHT-WB4N/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('radio', { name: /My full name/ }));
  expect(dialog.queryByText(/7K3M/)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Change the name' }));
  await dialog.findByText(/7K3M-9QXV-2FHT-WB4N/);
  expect(bodies('issueCertificate')).toEqual([{ name: 'INITIALS' }, { name: 'FULL' }]);
});

test('it says before printing how a name in other letters is printed', async () => {
  show(attended, { issueCertificate: () => buildCertificate({ printed: 'LiXiaoLong' }) });
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Create the certificate' }));
  expect(await dialog.findByText(/cannot show all letters of your name. It says “LiXiaoLong”/)).toBeTruthy();
});

test('the link that checks it is copied and opened', async () => {
  const user = userEvent.setup();
  show();
  const dialog = await open();
  await user.click(dialog.getByRole('button', { name: 'Create the certificate' }));
  await user.click(await dialog.findByRole('button', { name: 'Copy the link that checks it' }));
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toMatch(/\/certificates\/7K3M-9QXV-2FHT-WB4N$/),
  );
  const page = dialog.getByRole('link', { name: 'Open the page that checks it' });
  expect(page.getAttribute('href')).toBe('/certificates/7K3M-9QXV-2FHT-WB4N');
});

test('it is saved in the language of the button, and a refusal is explained', async () => {
  show(attended, { getCertificateFile: () => refusal('certificates.withdrawn') });
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Create the certificate' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'In Swedish' }));
  await waitFor(() => expect(toasts().at(-1)).toBe('This certificate was withdrawn.'));
  await userEvent.click(dialog.getByRole('button', { name: 'In English' }));
  const asked = () => callsTo('getCertificateFile').map(({ query }) => query);
  await waitFor(() => expect(asked()).toEqual([{ lang: 'se' }, { lang: 'en' }]));
});

test('hours that the host no longer records are explained', async () => {
  show(attended, { issueCertificate: () => refusal('certificates.not_attended') });
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Create the certificate' }));
  await waitFor(() =>
    expect(toasts().at(-1)).toBe(
      'No hours are recorded for this booking. If you were there, ask the host to record them.',
    ),
  );
});
