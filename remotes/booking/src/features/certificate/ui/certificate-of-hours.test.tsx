import { buildCertificate, buildUserBooking } from '@gyg/contract/testing';
import {
  type FakeApi,
  type FakeHandlers,
  fakeApi,
  PlatformProvider,
  refusal,
  setTestSession,
  useToasts,
} from '@gyg/platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import area from '../../../remote-entry';
import { fakeDialog } from '../../../testing/fake-dialog';
import { CertificateOfHours } from './certificate-of-hours';

let api: FakeApi | undefined;
beforeEach(fakeDialog);
afterEach(() => api?.restore());

const attended = buildUserBooking({ gygState: 'FINISHED', attendance: 'ATTENDED' });

function show(booking = attended, over: FakeHandlers = {}) {
  api = fakeApi({ issueCertificate: ({ body }) => buildCertificate({ name: body?.name ?? 'FULL' }), ...over });
  setTestSession({ loginRole: 'USER', userId: 'user-elin' });
  render(
    <PlatformProvider areas={[area]}>
      <CertificateOfHours booking={booking} />
    </PlatformProvider>,
  );
  return api;
}
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: `Certificate of hours: ${attended.gygTitle}` }));
  return within(screen.getByRole('dialog', { name: 'Certificate of hours' }));
};

test('a booking without attended hours has no button', () => {
  show(buildUserBooking({ gygState: 'FINISHED', attendance: 'ABSENT' }));
  expect(screen.queryByRole('button')).toBeNull();
});

test('it names the person as they choose, and again when they change their mind', async () => {
  const { calls } = show();
  const dialog = await open();
  await userEvent.click(dialog.getByRole('radio', { name: /My initials/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create the certificate' }));
  expect(await dialog.findByText(/7K3M-9QXV-2FHT-WB4N/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('radio', { name: /My full name/ }));
  expect(dialog.queryByText(/7K3M/)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Change the name' }));
  await dialog.findByText(/7K3M-9QXV-2FHT-WB4N/);
  const issued = calls.filter(({ name }) => name === 'issueCertificate');
  expect(issued.map(({ body }) => body)).toEqual([{ name: 'INITIALS' }, { name: 'FULL' }]);
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
  const { calls } = show(attended, { getCertificateFile: () => refusal('certificates.withdrawn') });
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Create the certificate' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'In Swedish' }));
  await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.text).toBe('This certificate was withdrawn.'));
  await userEvent.click(dialog.getByRole('button', { name: 'In English' }));
  const asked = () => calls.filter(({ name }) => name === 'getCertificateFile').map(({ query }) => query);
  await waitFor(() => expect(asked()).toEqual([{ lang: 'se' }, { lang: 'en' }]));
});

test('hours that the host no longer records are explained', async () => {
  show(attended, { issueCertificate: () => refusal('certificates.not_attended') });
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Create the certificate' }));
  await waitFor(() =>
    expect(useToasts.getState().toasts.at(-1)?.text).toBe(
      'No hours are recorded for this booking. If you were there, ask the host to record them.',
    ),
  );
});
