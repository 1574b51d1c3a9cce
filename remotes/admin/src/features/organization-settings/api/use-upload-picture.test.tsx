import { buildOrganization } from '@gyg/contract/testing';
import { useQuery } from '@gyg/platform';
import { type FakeApi, fakeApi, refusal } from '@gyg/platform/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AdminScreen, signInBritta, startTexts } from '../../../testing/admin-screen';
import { cardOptions } from './get-settings';
import { useUploadPicture } from './use-upload-picture';

let refused = false;
let api: FakeApi;
beforeEach(async () => {
  await startTexts('en');
  signInBritta();
  refused = false;
  api = fakeApi({
    getOrganization: () => buildOrganization(),
    uploadOrganizationLogo: () =>
      refused ? refusal('server.unexpected') : { url: '/media/uploads/logo/new-512.webp' },
  });
});
afterEach(() => {
  cleanup();
  api.restore();
});

function Logo() {
  const { data: card } = useQuery(cardOptions('org-kust'));
  const { send, failure } = useUploadPicture('org-kust', 'logo');
  const image = failure?.image ?? new File(['logo'], 'logo.png', { type: 'image/png' });
  return (
    <>
      <p>Logo: {card && (card.logo ?? 'none')}</p>
      <p>{failure?.text}</p>
      <button type="button" onClick={() => void send(image)}>
        Upload
      </button>
    </>
  );
}

test('an uploaded logo is shown at once; one that failed can be sent again', async () => {
  refused = true;
  render(
    <AdminScreen>
      <Logo />
    </AdminScreen>,
  );
  await screen.findByText('Logo: none');
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  await screen.findByText('Something went wrong on our side. Please try again.');
  refused = false;
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  await screen.findByText('Logo: /media/uploads/logo/new-512.webp');
  const uploads = api.calls.filter(({ name }) => name === 'uploadOrganizationLogo');
  expect(uploads.map(({ params }) => params)).toEqual([{ organizationId: 'org-kust' }, { organizationId: 'org-kust' }]);
});
