import { ApiError } from '@gyg/contract/client';
import { expect, test, vi } from 'vitest';
import { defineElement } from '../../core/define-element';
import { held, refusal, signedIn } from '../../core/preact/testing/fake-session';
import { GygProposalElement } from './gyg-proposal';
import {
  all,
  asked,
  button,
  eventually,
  find,
  insert,
  onCleanPage,
  platform,
  play,
  press,
  respondTo,
  shows,
  textOf,
  type,
  urls,
} from './testing';

defineElement('gyg-proposal', GygProposalElement);

const page = onCleanPage();
const proposals = () => page.fake.calls.filter(({ call }) => call === 'POST /gygs/proposals');
const field = (element: Element, name: string) => find(element, `[name=${name}]`);
const accepts = () => respondTo(page.fake, '/gygs/proposals', () => ({ id: 'proposal-1' }));

/** Opens the form and fills in what is required. */
async function fill(element: Element) {
  await shows(element, 'What do you propose?');
  await type(field(element, 'title'), ' Paint the shed ');
  await type(field(element, 'summary'), 'It is grey.');
}
const send = (element: Element) => press(button(element, 'Send the proposal'));

test('calls to propose, in one call without a token', async () => {
  const element = insert(page.fake);
  await shows(element, 'Propose a gyg to Ren Kust Bohuslän');
  expect(textOf(element)).toContain('Do you have an idea for a gyg? Tell us about it.');
  expect(urls().map(({ pathname }) => pathname)).toEqual(['/api/organizations/ren-kust-bohuslan/profile']);
});

test('a name that is written from right to left keeps its place in the title', async () => {
  play(page.fake, { organization: { name: 'مركز' } });
  await shows(insert(page.fake), 'Propose a gyg to \u2068مركز\u2069');
});

test('shows the organisation’s own texts in its language', async () => {
  page.fake.show(signedIn());
  play(page.fake, {
    organization: { language: 'se' },
    page: { proposalShortText: 'Vad ska vi göra?', proposalButtonText: 'Föreslå', proposalHelpText: 'Rad ett\n<b>två' },
  });
  const element = insert(page.fake, { open: '' });
  await shows(element, 'Vad ska vi göra?');
  expect(all(element, '[lang=sv]').map(({ textContent }) => textContent)).toContain('Vad ska vi göra?');
  await shows(element, 'Before you write');
  expect(find(element, '[part=help] p').textContent).toBe('Rad ett\n<b>två');
});

test.each([
  ['off', { proposalFeatureEnabled: 'false' }],
  ['without a form', { proposalFormWidget: '' }],
] as const)('shows nothing while proposals are %s', async (_name, settings) => {
  play(page.fake, { page: settings });
  const element = insert(page.fake);
  await eventually(() => element.shadowRoot?.childElementCount).toBe(0);
  expect(element.offsetHeight).toBe(0);
});

test('a guest logs in, and the form opens by itself', async () => {
  const element = insert(page.fake);
  await shows(element, 'Log in to propose');
  await press(button(element, 'Log in to propose'));
  expect(page.fake.logIns).toEqual([
    { scopes: ['profile', 'proposals'], language: 'en', purpose: 'Back to your proposal to Ren Kust Bohuslän' },
  ]);
  await shows(element, 'What do you propose?');
  expect(textOf(element)).toContain('Elin Sandberg');
});

test('only members may propose where the organisation says so', async () => {
  page.fake.show(signedIn());
  play(page.fake, { page: { proposalWhoCanSubmit: 'MEMBERS' }, own: ['another'] });
  const element = insert(page.fake, { open: '' });
  await shows(element, 'Only members of Ren Kust Bohuslän can submit proposals.');
  await shows(element, 'Ask to join');
  expect(find(element, 'a[part=button]').getAttribute('href')).toBe(`${platform}/users/join/ren-kust-bohuslan`);
  expect(all(element, 'form')).toEqual([]);
});

test('a member finds the form', async () => {
  page.fake.show(signedIn());
  play(page.fake, { page: { proposalWhoCanSubmit: 'MEMBERS' }, own: ['org-kust'] });
  await shows(insert(page.fake, { open: '' }), 'What do you propose?');
});

test('the button opens and closes the form, and what was written stays', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake);
  await shows(element, 'Submit Proposal');
  const opener = button(element, 'Submit Proposal');
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  await press(opener);
  await fill(element);
  await press(button(element, 'Close the form'));
  expect(all(element, 'form')).toEqual([]);
  await press(button(element, 'Submit Proposal'));
  expect(field(element, 'title')).toHaveProperty('value', ' Paint the shed ');
});

test('sends a proposal, tells the page, and says that it was sent', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake, { open: '' });
  const seen: unknown[] = [];
  element.addEventListener('gyg-proposal-submit', (event) => seen.push(event.detail));
  element.addEventListener('gyg-proposal-submitted', (event) => seen.push(event.detail));
  await fill(element);
  await type(field(element, 'description'), 'One\n\nTwo <b>');
  await type(field(element, 'start'), '2099-06-25T09:00');
  await type(field(element, 'end'), '2099-06-25T18:00');
  accepts();
  await send(element);
  await shows(element, 'Your proposal has been submitted.');
  expect(proposals().map(({ body }) => body)).toMatchObject([
    {
      organizationId: 'org-kust',
      type: 'GYG',
      paymentMethod: null,
      title: ' Paint the shed ',
      summary: 'It is grey.',
      description: '<p>One</p><p>Two &lt;b&gt;</p>',
      sdgGoalId: 17,
      startDateTime: '2099-06-25T07:00:00.000Z',
      endDateTime: '2099-06-25T16:00:00.000Z',
      representOrgId: null,
      image: null,
    },
  ]);
  expect(seen).toEqual([{ organizationId: 'org-kust', type: 'GYG', title: 'Paint the shed' }, { id: 'proposal-1' }]);
  await eventually(() => element.shadowRoot?.activeElement?.textContent).toBe('Your proposal has been submitted.');
  await press(button(element, 'Submit another'));
  await shows(element, 'What do you propose?');
  expect(field(element, 'title')).toHaveProperty('value', '');
});

test('starts 15 days ahead at 09:00 and ends 30 days ahead at 18:00', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake, { open: '' });
  await shows(element, 'What do you propose?');
  expect(field(element, 'start')).toHaveProperty('value', expect.stringMatching(/T09:00$/));
  expect(field(element, 'end')).toHaveProperty('value', expect.stringMatching(/T18:00$/));
});

test('says what is missing, at the field, and sends nothing', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake, { open: '' });
  await shows(element, 'What do you propose?');
  await press(find(element, '[value=COLLECTION]'));
  await type(field(element, 'end'), '2001-01-01T10:00');
  await send(element);
  for (const text of [
    'Choose how the money is paid.',
    'Enter a title.',
    'Enter a summary.',
    'The end must be in the future.',
  ])
    expect(textOf(element)).toContain(text);
  expect(element.shadowRoot?.activeElement?.getAttribute('name')).toBe('paymentMethod');
  expect(proposals()).toEqual([]);
});

test('asks for whom it is where the organisation wants to know', async () => {
  page.fake.show(signedIn());
  play(page.fake, { page: { proposalRepresentOrganization: 'true' }, own: ['sjovik'] });
  const element = insert(page.fake, { open: '' });
  await fill(element);
  const [goal, who] = all(element, 'select');
  expect(goal).toHaveProperty('value', '17');
  if (!(who instanceof HTMLSelectElement)) throw new Error('no select');
  who.value = 'sjovik';
  who.dispatchEvent(new Event('change', { bubbles: true }));
  await shows(element, 'Your role there');
  accepts();
  await send(element);
  await eventually(() => proposals().map(({ body }) => body)).toMatchObject([
    { representOrgId: 'sjovik', individualOrOrganization: 'ORGANIZATION' },
  ]);
});

test('the page can stop a proposal', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake, { open: '' });
  element.addEventListener('gyg-proposal-submit', (event) => event.preventDefault());
  await fill(element);
  await send(element);
  expect(proposals()).toEqual([]);
});

test('pressing twice sends once', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake, { open: '' });
  await fill(element);
  const slow = held({ id: 'proposal-1' });
  respondTo(page.fake, '/gygs/proposals', slow.respond);
  button(element, 'Send the proposal').click();
  button(element, 'Send the proposal').click();
  slow.release();
  await shows(element, 'Your proposal has been submitted.');
  expect(proposals()).toHaveLength(1);
});

test('what was not sent is kept, can be copied, and is sent again with the same key', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake, { open: '' });
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await fill(element);
  respondTo(page.fake, '/gygs/proposals', () => {
    throw new ApiError('network');
  });
  await send(element);
  await shows(element, 'Your proposal wasn’t sent. Nothing is lost: try again, or copy your text.');
  expect(field(element, 'title')).toHaveProperty('value', ' Paint the shed ');
  await press(button(element, 'Copy text'));
  expect(copied).toHaveBeenCalledWith(' Paint the shed \n\nIt is grey.');
  await shows(element, 'The text is copied.');
  accepts();
  await press(button(element, 'Try again'));
  await shows(element, 'Your proposal has been submitted.');
  expect(new Set(proposals().map(({ key }) => key)).size).toBe(1);
});

test.each([
  ['proposals.not_open', 'This organisation is not accepting proposals from you.'],
  ['generic.missing_values', 'Some required information is missing.'],
  ['user_org.not_a_member', 'You are not a member of this organisation.'],
  ['session.invalid_token', 'Your login has expired.'],
])('the refusal %s is told', async (code, text) => {
  page.fake.show(signedIn());
  const element = insert(page.fake, { open: '' });
  await fill(element);
  respondTo(page.fake, '/gygs/proposals', () => {
    throw refusal(code);
  });
  await send(element);
  await shows(element, text);
});

test('a session that ends keeps what was written for the same person only', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake, { open: '' });
  await fill(element);
  page.fake.show({ status: 'guest' });
  await shows(element, 'Log in to propose');
  page.fake.show(signedIn());
  await shows(element, 'What do you propose?');
  expect(field(element, 'title')).toHaveProperty('value', ' Paint the shed ');
  page.fake.show(signedIn({ id: 'user-2', name: 'Bo Ek', picture: null }));
  await shows(element, 'Bo Ek');
  expect(field(element, 'title')).toHaveProperty('value', '');
});

test('an unknown organisation shows what the author wrote, and tells the developer', async () => {
  asked.mockImplementation(async () => Response.json({ code: 'org.missing' }, { status: 404 }));
  const errors: unknown[] = [];
  const element = insert(page.fake, {}, 'Write to us');
  element.addEventListener('gyg-error', (event) => errors.push(event.detail));
  await eventually(() => all(element, 'slot')).toHaveLength(1);
  await eventually(() => errors).toMatchObject([{ code: 'org.missing', status: 404 }]);
  expect(all(element, 'button')).toEqual([]);
});
