import { buildGygProfile, buildStory } from '@gyg/contract/testing';
import { useLocation, useLocationOver } from '@gyg/platform';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { GygPage } from './gyg-page';

afterEach(closeScreen);

/** The address that the browser would show. */
function Shown() {
  const { pathname } = useLocation();
  return <output>{useLocationOver()?.pathname ?? pathname}</output>;
}
const shown = () => screen.getByRole('status').textContent;

const open = () => {
  const stories = ['One', 'Two'].map((caption) => buildStory({ id: caption, caption, username: `Author ${caption}` }));
  return openScreen({
    screen: (
      <>
        <GygPage />
        <Shown />
      </>
    ),
    pattern: '/gygs/:gygId',
    at: '/gygs/gyg-shore',
    api: { getGygProfile: () => buildGygProfile({ stories }) },
  });
};
const dialog = (name: string) => screen.findByRole('dialog', { name });

test('a story opens over the gyg’s page at its own address; keys and buttons go on, closing goes back', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: 'One' }));
  const first = within(await dialog('Story by Author One'));
  expect(shown()).toBe('/gygs/gyg-shore/stories/One');
  expect(first.getByText('1 of 2')).toBeTruthy();
  await user.keyboard('{ArrowRight}');
  const second = within(await dialog('Story by Author Two'));
  expect(shown()).toBe('/gygs/gyg-shore/stories/Two');
  await user.keyboard('{ArrowRight}');
  expect(shown()).toBe('/gygs/gyg-shore/stories/Two');
  await user.click(second.getByRole('button', { name: 'Previous' }));
  await dialog('Story by Author One');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shown()).toBe('/gygs/gyg-shore');
});
