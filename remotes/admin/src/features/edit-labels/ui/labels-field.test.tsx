import { refusal } from '@gyg/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { draftDesk } from '../../../testing/edited-gyg';
import { closeScreen } from '../../../testing/open-screen';
import { openSection } from '../../../testing/open-section';
import { LabelsField } from './labels-field';

afterEach(closeScreen);
const none = { tags: [], total: 0, page: 0, pageSize: 100 };

test('labels are saved in order as soon as they change; a failure is shown at the field', async () => {
  let refused = false;
  const { user, sent } = await openSection(<LabelsField />, draftDesk(), {
    assignTags: () => (refused ? refusal('server.unavailable') : none),
  });
  await screen.findByText('families');
  await user.type(screen.getByLabelText(/^Labels/, { selector: 'input' }), 'coast{Enter}');
  await waitFor(() => expect(sent('assignTags')).toHaveLength(1));
  expect(sent('assignTags')[0]?.body).toMatchObject({ gygId: 'gyg-pots', tags: ['families', 'food', 'coast'] });
  refused = true;
  // The buttons are new ones once the field’s code has come.
  await screen.findByRole('toolbar', { name: 'Labels' });
  await user.click(screen.getByLabelText('Remove food'));
  await waitFor(() =>
    expect(screen.getByLabelText(/^Labels/, { selector: 'input' }).getAttribute('aria-invalid')).toBe('true'),
  );
});

test('labels that could not be loaded can be tried again', async () => {
  let down = true;
  const { user } = await openSection(<LabelsField />, draftDesk(), {
    listGygTags: () => (down ? refusal('server.unavailable') : none),
  });
  const again = await screen.findByText('Try again');
  down = false;
  await user.click(again);
  expect(await screen.findByLabelText(/^Labels/, { selector: 'input' })).toBeTruthy();
});
