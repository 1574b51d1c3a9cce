import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeScreen, openScreen } from '../../../testing/open-screen';
import { elin } from '../../../testing/people';
import { newUserProfile } from '../../../testing/sample-profile';
import { OwnContribution } from './own-contribution';

afterEach(closeScreen);

test('there are no figures before the first gyg', async () => {
  await openScreen({ screen: <OwnContribution />, session: elin, api: { getUserProfile: () => newUserProfile() } });
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  expect(document.querySelector('h2')).toBeNull();
});
