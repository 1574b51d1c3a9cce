import { buildInvitePreview } from '@gyg/contract/testing';
import { paths } from '@gyg/platform';
import { refusal } from '@gyg/platform/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { answerMembers, someMembers } from '../../testing/members';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { SendInvitationsPage } from './send-invitations-page';

afterEach(() => {
  closeScreen();
  sessionStorage.clear();
});

const open = (api: Parameters<typeof openScreen>[0]['api'] = {}, query = '') =>
  openScreen({
    screen: <SendInvitationsPage />,
    at: `${paths.sendInvitations()}${query}`,
    api: {
      listOrganizationUsers: ({ query: asked }) => answerMembers(someMembers, asked),
      previewInvites: ({ body }) => buildInvitePreview(body.message),
      sendInvites: ({ body: { recipients } }) => ({ sent: recipients, failed: [] }),
      ...api,
    },
  });
type Opened = Awaited<ReturnType<typeof open>>;

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Addresses' });
async function paste({ user }: Opened, text: string) {
  await user.click(await field());
  await user.paste(text);
}
const entries = () =>
  within(screen.getByRole('list', { name: 'Addresses in this invitation' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const bodies = ({ calls }: Opened) => calls.filter(({ name }) => name === 'sendInvites').map(({ body }) => body);

describe('Invite people', () => {
  test('each pasted address has its state, and only those that are ready are sent', async () => {
    const opened = await open();
    const { user } = opened;
    await paste(opened, 'Anna Berg <anna@post.example>\nkarin@renkust.example, lars.post.example; ANNA@post.example');
    expect(await screen.findByText('already a member')).toBeDefined();
    expect(entries()).toEqual([
      'anna@post.example',
      'karin@renkust.examplealready a member',
      'lars.post.examplenot an address',
      'anna@post.exampletwice',
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove karin@renkust.example' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove lars.post.example' }));
    await user.click(screen.getByRole('button', { name: 'Correct lars.post.example' }));
    expect(await field()).toHaveProperty('value', 'lars.post.example');
    await user.clear(await field());
    await user.type(await field(), 'lars@post.example{Enter}');
    await user.type(screen.getByLabelText(/^Your message/), 'Come with us.');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the mail' }), 'Swedish');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByRole('heading', { name: 'Gå med i Ren Kust Bohuslän' })).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'English' }));
    expect(await screen.findByRole('heading', { name: 'Join Ren Kust Bohuslän' })).toBeDefined();
    expect(bodies(opened)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send 2 invitations' }));
    expect(await screen.findByText('2 invitations sent')).toBeDefined();
    expect(bodies(opened)).toEqual([
      {
        type: 'org-join-invite',
        organizationId: 'org-kust',
        message: 'Come with us.',
        locale: 'se',
        recipients: ['anna@post.example', 'lars@post.example'],
      },
    ]);
  });

  test('more than fifty are sent in rounds; what a failure leaves stays in the draft', async () => {
    let round = 0;
    const opened = await open({
      sendInvites: ({ body: { recipients } }) => {
        round += 1;
        return round === 2
          ? refusal('invites.too_many')
          : { sent: recipients.slice(1), failed: recipients.slice(0, 1) };
      },
    });
    const { user } = opened;
    const many = Array.from({ length: 53 }, (_, index) => `person${index}@post.example`);
    await paste(opened, many.join('\n'));
    expect(screen.getByText(/At most 50 are sent at once, so these go out in 2 rounds/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await screen.findByRole('heading', { name: 'Join Ren Kust Bohuslän' });
    await user.click(screen.getByRole('button', { name: 'Send 53 invitations' }));
    expect(await screen.findByText('49 invitations sent')).toBeDefined();
    expect(screen.getByText('3 invitations were not sent')).toBeDefined();
    expect(screen.getByText(/too many invitations today/)).toBeDefined();
    expect(screen.getByText('1 address was not accepted')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try these again' }));
    expect(entries()).toEqual(['person0', 'person50', 'person51', 'person52'].map((name) => `${name}@post.example`));
  });

  test('the draft is there after a reload, and empty after it was sent', async () => {
    const opened = await open();
    await paste(opened, 'anna@post.example');
    await opened.user.type(screen.getByLabelText(/^Your message/), 'Come with us.');
    opened.unmount();
    const { user } = await open();
    expect(await screen.findByDisplayValue('Come with us.')).toBeDefined();
    expect(entries()).toEqual(['anna@post.example']);
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await screen.findByRole('heading', { name: 'Join Ren Kust Bohuslän' });
    await user.click(screen.getByRole('button', { name: 'Back to the draft' }));
    expect(screen.getByDisplayValue('Come with us.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await user.click(await screen.findByRole('button', { name: 'Send 1 invitation' }));
    await user.click(await screen.findByRole('button', { name: 'Invite more people' }));
    expect(screen.queryByDisplayValue('Come with us.')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Addresses in this invitation' })).toBeNull();
  });

  test('without an address that is ready there is no preview', async () => {
    const opened = await open({}, '?to=gustav.rehn%40post');
    expect(await field()).toHaveProperty('value', 'gustav.rehn@post');
    await opened.user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(entries()).toEqual(['gustav.rehn@postnot an address']);
    await opened.user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(screen.getByText('Add at least one address that can get the invitation.')).toBeDefined();
  });
});
