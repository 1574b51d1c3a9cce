import { buildGygDesk } from '@gyg/contract/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { answerStories, sampleStories } from '../../testing/story-samples';
import { GygStoriesPage } from './gyg-stories-page';

afterEach(closeScreen);

test('a gyg manager reviews the gyg’s stories in user mode, and asks only for that gyg', async () => {
  const { calls } = await openScreen({
    screen: <GygStoriesPage />,
    pattern: '/admin/gygs/:gygId/stories',
    at: '/admin/gygs/gyg-shore/stories',
    session: { loginRole: 'USER', organizationAdmin: false, organizationId: '', organizationName: '' },
    api: {
      getGygDesk: () => buildGygDesk({ isAdmin: false }),
      findStories: ({ query }) => answerStories(sampleStories, query),
    },
  });
  expect(await screen.findByRole('button', { name: 'Approve Oskar Lind’s story' })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Gyg' })).toBeNull();
  const queries = calls.filter(({ name }) => name === 'findStories').map(({ query }) => query);
  expect(queries.map(({ gygId, organizationId }) => [gygId, organizationId])).toEqual([
    ['gyg-shore', undefined],
    ['gyg-shore', undefined],
  ]);
});
