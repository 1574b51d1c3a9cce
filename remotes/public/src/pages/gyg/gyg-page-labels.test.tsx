import { buildGygProfile, buildGygViewer } from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { GygPage } from './gyg-page';

afterEach(closeScreen);

const profile = buildGygProfile();
const label = (organizationId: string, tag: string) => ({
  organizationId,
  orgName: '',
  gygId: profile.gyg.id,
  gygTitle: '',
  tag,
});
const tags = [label('org-of-elin', 'coast'), label(profile.gyg.organizationId, 'of the host')];
const open = (organizationId: string, api: FakeHandlers = {}) =>
  openScreen({
    screen: <GygPage />,
    pattern: '/gygs/:gygId',
    at: '/gygs/gyg-shore',
    session: { ...elin, loginRole: 'ADMIN', organizationId, organizationName: 'Fixarkollektivet' },
    api: {
      getGygProfile: () => profile,
      getGygViewer: () => buildGygViewer(),
      listGygTags: () => ({ tags, total: 2, page: 0, pageSize: 100 }),
      ...api,
    },
  });
const field = () => screen.findByLabelText(/^Labels/, { selector: 'input' });

test('administrators label gygs of other hosts for their organisation', async () => {
  let refused = false;
  const { user, calls } = await open('org-of-elin', {
    assignTags: () => (refused ? refusal('server.unavailable') : { tags: [], total: 0, page: 0, pageSize: 20 }),
  });
  expect(await screen.findByRole('heading', { name: 'Labels of Fixarkollektivet' })).toBeTruthy();
  expect(await screen.findByText('coast')).toBeTruthy();
  expect(screen.queryByText('of the host')).toBeNull();
  await user.type(await field(), 'winter{Enter}');
  const sent = () => calls.filter(({ name }) => name === 'assignTags');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({
    organizationId: 'org-of-elin',
    gygId: profile.gyg.id,
    tags: ['coast', 'winter'],
  });
  refused = true;
  // The buttons are new ones once the field’s code has come.
  await screen.findByRole('toolbar', { name: 'Labels' });
  await user.click(screen.getByLabelText('Remove coast'));
  await waitFor(async () => expect((await field()).getAttribute('aria-invalid')).toBe('true'));
});

test('labels of a gyg’s host are in its editor, not on its page', async () => {
  const { calls } = await open(profile.gyg.organizationId);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { name: /^Labels/ })).toBeNull();
  expect(calls.some(({ name }) => name === 'listGygTags')).toBe(false);
});
