import { expect, test } from 'vitest';
import { defineElement } from '../../core/define-element';
import { signedIn } from '../../core/preact/testing/fake-session';
import { GygProposalElement } from './gyg-proposal';
import { asked, choose, chooseAtOnce, eventually, find, focusIn, insert, onCleanPage, play, shows } from './testing';

defineElement('gyg-proposal', GygProposalElement);

const page = onCleanPage();

for (const width of [600, 400]) {
  test(`closing the form leads back to its button, at ${width} px`, async () => {
    document.body.style.width = `${width}px`;
    page.fake.show(signedIn());
    const element = insert(page.fake);
    await shows(element, 'Submit Proposal');
    await choose(element, 'Submit Proposal');
    await shows(element, 'What do you propose?');
    await choose(element, 'Cancel');
    await focusIn(element).toBe('Submit Proposal');
  });
}

test('a chosen picture leads to its field', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake, { open: '' });
  await shows(element, 'What do you propose?');
  const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 900 });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  const files = new DataTransfer();
  files.items.add(new File([blob ?? ''], 'shed.png', { type: 'image/png' }));
  const input = find(element, '[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no input');
  input.focus();
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await shows(element, 'Remove the picture');
  await eventually(() => element.shadowRoot?.activeElement?.getAttribute('type')).toBe('file');
  await choose(element, 'Remove the picture');
  await eventually(() => element.shadowRoot?.activeElement?.getAttribute('type')).toBe('file');
});

test('logging out leads to the log-in', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake, { open: '' });
  await shows(element, 'What do you propose?');
  await choose(element, 'Not you?');
  await focusIn(element).toBe('Log in to propose');
});

test('logging out as soon as the form is there leads to the log-in too', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake, { open: '' });
  await chooseAtOnce(element, 'Not you?');
  await focusIn(element).toBe('Log in to propose');
});

test('trying again leads to what came', async () => {
  asked.mockImplementation(async () => Response.json({ code: 'server.unavailable' }, { status: 503 }));
  const element = insert(page.fake);
  await shows(element, 'Try again');
  play(page.fake, {});
  await choose(element, 'Try again');
  await focusIn(element).toBe('Log in to propose');
  expect(page.fake.calls).toEqual([]);
});

test('trying again as soon as it is offered leads to what came too', async () => {
  asked.mockImplementation(async () => Response.json({ code: 'server.unavailable' }, { status: 503 }));
  const element = insert(page.fake);
  await chooseAtOnce(element, 'Try again');
  play(page.fake, {});
  await focusIn(element).toBe('Log in to propose');
});
