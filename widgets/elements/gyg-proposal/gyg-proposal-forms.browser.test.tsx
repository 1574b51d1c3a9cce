import { expect, test } from 'vitest';
import { defineElement } from '../../core/define-element';
import { signedIn } from '../../core/preact/testing/fake-session';
import { GygProposalElement } from './gyg-proposal';
import { button, eventually, find, insert, onCleanPage, play, press, respondTo, shows, textOf, type } from './testing';

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

test('an unknown name of a form means the default one', async () => {
  page.fake.show(signedIn());
  play(page.fake, { page: { proposalFormWidget: 'Spring2019' } });
  await shows(insert(page.fake, { open: '' }), 'What do you propose?');
});

test('the form for collections asks how the money is paid', async () => {
  page.fake.show(signedIn());
  play(page.fake, { page: { proposalFormWidget: 'Collection' } });
  const element = insert(page.fake, { open: '' });
  await shows(element, 'How is the money paid?');
  expect(textOf(element)).not.toContain('What do you propose?');
});

test('the organisation’s own questions are asked, and the answers are sent', async () => {
  page.fake.show(signedIn());
  const proposalQuestions = [{ text: 'How many?', translation: '', required: true }];
  play(page.fake, { page: { proposalQuestions } });
  accepts();
  const element = insert(page.fake, { open: '' });
  await fill(element);
  await send(element);
  await shows(element, 'Answer the question.');
  expect(proposals()).toEqual([]);
  await type(field(element, 'answer-0'), 'About 30');
  await send(element);
  await eventually(() => proposals()[0]?.body).toMatchObject({ customFields: { 'How many?': 'About 30' } });
});

test('a collection has a payment method', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake, { open: '' });
  await fill(element);
  await press(find(element, '[value=COLLECTION]'));
  await press(find(element, '[value=COLLECT_AND_TRANSFER]'));
  accepts();
  await send(element);
  await eventually(() => proposals().map(({ body }) => body)).toMatchObject([
    { type: 'COLLECTION', paymentMethod: 'COLLECT_AND_TRANSFER' },
  ]);
});
