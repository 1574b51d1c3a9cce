import {
  buildOrganization,
  buildOrganizationPage,
  buildProposal,
  buildUserOrganization,
  buildUserOrganizations,
} from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fill } from '../../../testing/fill';
import { address, closeScreen, type OpenScreen, openScreen } from '../../../testing/open-screen';
import { proposalsAnswer } from '../../../testing/organization-data';
import { elin } from '../../../testing/people';
import { ProposalInvitation } from './proposal-invitation';

beforeEach(() => sessionStorage.clear());
afterEach(closeScreen);

// In the form, fields are found by their label: searching by role is slow among its many fields.
const settings = {
  proposalFeatureEnabled: 'true',
  proposalButtonText: 'Suggest a shore',
  proposalShortText: 'Do you know a cove where the rubbish gathers?',
  proposalHelpText: 'A photograph helps us most.',
} as const;

const open = (
  page: Parameters<typeof buildOrganizationPage>[0] = {},
  api: FakeHandlers = {},
  over: Partial<OpenScreen> = {},
) =>
  openScreen({
    screen: (
      <ProposalInvitation organization={buildOrganization()} page={buildOrganizationPage({ ...settings, ...page })} />
    ),
    pattern: '/go/:orgFriendlyUrl',
    at: '/go/ren-kust-bohuslan',
    session: elin,
    api: {
      listUserOrganizations: () => buildUserOrganizations([]),
      listUserProposals: () => proposalsAnswer([]),
      createProposal: () => ({ id: 'proposal-1' }),
      ...api,
    },
    ...over,
  });

const openForm = async (...setup: Parameters<typeof open>) => {
  const opened = await open(...setup);
  await opened.user.click(await screen.findByRole('button', { name: 'Suggest a shore' }));
  return { ...opened, form: within(await screen.findByRole('dialog', { name: 'Suggest a shore' })) };
};

describe('the button to propose', () => {
  test('has default texts, and opens the form at its own address', async () => {
    const { user } = await open({ proposalButtonText: '', proposalShortText: '' });
    expect(await screen.findByText('Do you have an idea for a gyg? Tell us about it.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Submit Proposal' }));
    expect(address()).toBe('/go/ren-kust-bohuslan?propose=1');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    expect(address()).toBe('/go/ren-kust-bohuslan');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is a link to the login for guests, which returns to the open form', async () => {
    await open({}, {}, { session: {} });
    const link = await screen.findByRole('link', { name: 'Log in to propose' });
    const target = new URL(link.getAttribute('href') ?? '', 'https://gyg.example').searchParams.get('target');
    expect(target).toBe('/go/ren-kust-bohuslan?propose=1');
    expect(screen.queryByText(/^Only members/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Suggest a shore' })).toBeNull();
  });

  test('the address of the form redirects guests to the login', async () => {
    await open({}, {}, { session: {}, at: '/go/ren-kust-bohuslan?propose=1' });
    // The screen is only rendered while the address is its own.
    await waitFor(() => expect(screen.queryByTestId('address')).toBeNull());
  });

  test('is hidden if the organisation takes no proposals', async () => {
    await open({ proposalFeatureEnabled: 'false' }, {}, { at: '/go/ren-kust-bohuslan?propose=1' });
    expect(screen.queryByText(settings.proposalShortText)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is for members only if the organisation wants that', async () => {
    await open({ proposalWhoCanSubmit: 'MEMBERS' }, {}, { at: '/go/ren-kust-bohuslan?propose=1' });
    expect(await screen.findByText('Only members of Ren Kust Bohuslän can submit proposals.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Suggest a shore' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is shown to members then', async () => {
    const member = buildUserOrganizations([buildUserOrganization({ organizationId: 'org-kust' })]);
    await open({ proposalWhoCanSubmit: 'MEMBERS' }, { listUserOrganizations: () => member });
    expect(await screen.findByRole('button', { name: 'Suggest a shore' })).toBeTruthy();
  });
});

describe('the form of a proposal', () => {
  test('needs title, summary and times, and says so at each field', async () => {
    const { user, form, calls } = await openForm();
    expect(form.getByText('A photograph helps us most.')).toBeTruthy();
    await user.clear(form.getAllByLabelText('Date')[1] ?? document.body);
    await user.click(form.getByText('Send the proposal'));
    const title = form.getByLabelText('Title');
    await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(title);
    expect(form.getAllByRole('link', { name: /^Enter/ }).map(({ textContent }) => textContent)).toEqual([
      'Enter a title.',
      'Enter a summary.',
      'Enter an end date and time.',
    ]);
    expect(calls.some(({ name }) => name === 'createProposal')).toBe(false);
  });

  test('a collection needs a payment method', async () => {
    const { user, form, calls } = await openForm();
    await user.click(form.getByRole('radio', { name: /A collection/ }));
    fill(form.getByLabelText('Title'), 'An outboard that makes no noise');
    fill(form.getByLabelText('Summary'), 'We collect for an electric one.');
    await user.click(form.getByText('Send the proposal'));
    await waitFor(() => expect(form.getAllByText('Choose how the money is paid.')).toHaveLength(2));
    await user.click(form.getByRole('radio', { name: /Directly to a local charity/ }));
    await user.click(form.getByText('Send the proposal'));
    expect(await form.findByText('Your proposal has been submitted.')).toBeTruthy();
    expect(calls.find(({ name }) => name === 'createProposal')?.body).toMatchObject({
      type: 'COLLECTION',
      paymentMethod: 'DIRECT_TO_CHARITY',
      title: 'An outboard that makes no noise',
      sdgGoalId: 17,
    });
  });

  test('asks for whom it is only if the organisation wants to know', async () => {
    const bread = buildUserOrganization({ organizationId: 'org-bread', name: 'Brödkooperativet' });
    const api: FakeHandlers = { listUserOrganizations: () => buildUserOrganizations([bread]) };
    const { user, form, calls } = await openForm({ proposalRepresentOrganization: 'true' }, api);
    expect(form.getByRole('radio', { name: /Yourself/ })).toHaveProperty('checked', true);
    await user.click(form.getByRole('radio', { name: 'Brödkooperativet' }));
    fill(form.getByRole('textbox', { name: /Your role there/ }), 'Baker');
    fill(form.getByLabelText('Title'), 'Bread for the crew');
    fill(form.getByLabelText('Summary'), 'Forty loaves.');
    await user.click(form.getByText('Send the proposal'));
    expect(await form.findByText('Your proposal has been submitted.')).toBeTruthy();
    expect(calls.find(({ name }) => name === 'createProposal')?.body).toMatchObject({
      individualOrOrganization: 'ORGANIZATION',
      representOrgId: 'org-bread',
      representOrgInfo: 'Baker',
    });
  });

  test('keeps what was written when it is closed or not sent, and sends it again with the same key', async () => {
    let attempts = 0;
    const { user, form, calls } = await openForm(
      {},
      {
        createProposal: () => {
          attempts += 1;
          return attempts === 1 ? refusal('server.unexpected') : { id: 'proposal-1' };
        },
      },
    );
    fill(form.getByLabelText('Title'), 'Sälö by kayak');
    await user.click(form.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Suggest a shore' }));
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByText('What you wrote last time is still here.')).toBeTruthy();
    expect(again.getByLabelText('Title')).toHaveProperty('value', 'Sälö by kayak');
    fill(again.getByLabelText('Summary'), 'Eleven islands.');
    await user.dblClick(again.getByText('Send the proposal'));
    expect(await again.findByText('The proposal was not sent. What you wrote is still here.')).toBeTruthy();
    await user.click(again.getByText('Send the proposal'));
    expect(await again.findByText('Your proposal has been submitted.')).toBeTruthy();
    const keys = calls.filter(({ name }) => name === 'createProposal').map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    await user.click(again.getByRole('button', { name: 'Submit another' }));
    expect(again.getByLabelText('Title')).toHaveProperty('value', '');
  });

  test('shows a refused value at its field', async () => {
    const errors = [{ path: 'endDateTime', code: 'too_early', message: 'Is in the past' }];
    const { user, form } = await openForm({}, { createProposal: () => refusal('request.invalid', undefined, errors) });
    fill(form.getByLabelText('Title'), 'Sälö by kayak');
    fill(form.getByLabelText('Summary'), 'Eleven islands.');
    await user.click(form.getByText('Send the proposal'));
    await waitFor(() =>
      expect(within(form.getByRole('group', { name: /^End/ })).getByText('Check this value.')).toBeTruthy(),
    );
  });
});

describe('own proposals', () => {
  test('show their status, and pending ones can be withdrawn', async () => {
    let pending = [buildProposal({ title: 'Oyster walk' })];
    const answered = buildProposal({ id: 'p2', title: 'Night dive', status: 'DECLINED', comments: 'Too cold.' });
    const elsewhere = buildProposal({ id: 'p3', title: 'For others', organizationId: 'org-bread' });
    const { user, form, calls } = await openForm(
      {},
      {
        listUserProposals: () => proposalsAnswer([...pending, answered, elsewhere]),
        deleteProposal: () => {
          pending = [];
          return undefined;
        },
      },
    );
    const own = within(await form.findByRole('region', { name: 'Your proposals to Ren Kust Bohuslän' }));
    expect(own.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Oyster walk.*Pending.*Withdraw/),
      expect.stringMatching(/Night dive.*Declined.*Too cold\./),
    ]);
    await user.click(own.getByRole('button', { name: 'Withdraw Oyster walk' }));
    const asking = within(screen.getByRole('dialog', { name: 'Withdraw the proposal?' }));
    await user.click(asking.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(own.getAllByRole('listitem')).toHaveLength(1));
    expect(calls.find(({ name }) => name === 'deleteProposal')?.params).toEqual({ proposalId: 'proposal-1' });
  });
});

describe('what the organisation chose for the form', () => {
  const proposalQuestions = [
    { text: 'How many can come?', translation: 'Hur många kan komma?', required: true },
    { text: 'Is there a kitchen?', translation: '', required: false },
  ];

  test('its own questions are asked in the reader’s language, and the answers are sent', async () => {
    const { user, form, calls } = await openForm({ proposalQuestions }, {}, { language: 'sv' });
    fill(form.getByLabelText('Titel'), 'Paint the shed');
    fill(form.getByLabelText(/^Sammanfattning/), 'It is grey.');
    await user.click(form.getByRole('button', { name: 'Skicka förslaget' }));
    const question = form.getByLabelText<HTMLTextAreaElement>('Hur många kan komma?');
    await waitFor(() => expect(question.getAttribute('aria-invalid')).toBe('true'));
    expect(calls.some(({ name }) => name === 'createProposal')).toBe(false);
    expect(form.getByText('Is there a kitchen?').lang).toBe('en');
    fill(question, 'About 30');
    await user.click(form.getByRole('button', { name: 'Skicka förslaget' }));
    await waitFor(() => expect(calls.some(({ name }) => name === 'createProposal')).toBe(true));
    const sent = calls.find(({ name }) => name === 'createProposal');
    expect(sent?.body).toMatchObject({ type: 'GYG', customFields: { 'How many can come?': 'About 30' } });
  });

  test('the form for collections asks how the money is paid, and for nothing else but a collection', async () => {
    const { form } = await openForm({ proposalFormWidget: 'Collection' });
    expect(form.getByText('How is the money paid?')).toBeTruthy();
    expect(form.queryByText('What do you propose?')).toBeNull();
  });
});
