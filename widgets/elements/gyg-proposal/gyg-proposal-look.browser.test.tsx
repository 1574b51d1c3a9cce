import axe from 'axe-core';
import { expect, test } from 'vitest';
import { defineElement } from '../../core/define-element';
import { signedIn } from '../../core/preact/testing/fake-session';
import { reservedHeight } from '../../core/reserved-height';
import { cropPicture, readPicture } from './crop-picture';
import { GygProposalElement } from './gyg-proposal';
import {
  all,
  asked,
  button,
  eventually,
  find,
  insert,
  onCleanPage,
  play,
  press,
  respondTo,
  shows,
  textOf,
  type,
} from './testing';

defineElement('gyg-proposal', GygProposalElement);

const page = onCleanPage();

/** A drawn file. */
async function pictureOf(width: number, height: number, type = 'image/png'): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.fillRect(0, 0, width, height / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  return new File([blob ?? ''], 'shed', { type });
}

function choose(element: Element, file: File): void {
  const input = find(element, '[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no input');
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('a picture is cropped to 16:9 and sent before the proposal, once', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake, { open: '' });
  await shows(element, 'What do you propose?');
  await type(find(element, '[name=title]'), 'Shed');
  await type(find(element, '[name=summary]'), 'Grey');
  choose(element, await pictureOf(1200, 1200));
  await shows(element, 'Which part of the picture');
  const uploaded: File[] = [];
  respondTo(page.fake, '/images/proposal', () => ({ url: '/media/uploads/proposal/x-1600.webp' }));
  const before = page.fake.respond;
  page.fake.respond = (path, init) => {
    const image = init.body instanceof FormData ? init.body.get('image') : undefined;
    if (image instanceof File) uploaded.push(image);
    if (path.endsWith('/gygs/proposals')) throw new Error('lost');
    return before(path, init);
  };
  await press(button(element, 'Send the proposal'));
  await shows(element, 'Your proposal wasn’t sent.');
  respondTo(page.fake, '/gygs/proposals', () => ({ id: 'proposal-1' }));
  await press(button(element, 'Try again'));
  await shows(element, 'Your proposal has been submitted.');
  expect(uploaded).toHaveLength(1);
  const { width, height } = await createImageBitmap(uploaded[0] ?? new Blob());
  expect([width, height]).toEqual([1200, 675]);
  expect(page.fake.calls.at(-1)?.body).toMatchObject({ image: '/media/uploads/proposal/x-1600.webp' });
});

test('sending waits for a picture that is still being read', async () => {
  page.fake.show(signedIn());
  respondTo(page.fake, '/images/proposal', () => ({ url: '/media/uploads/proposal/x-1600.webp' }));
  respondTo(page.fake, '/gygs/proposals', () => ({ id: 'proposal-1' }));
  const element = insert(page.fake, { open: '' });
  await shows(element, 'What do you propose?');
  await type(find(element, '[name=title]'), 'Shed');
  await type(find(element, '[name=summary]'), 'Grey');
  const picture = await pictureOf(1200, 1200);
  choose(element, picture);
  button(element, 'Send the proposal').click();
  await shows(element, 'Your proposal has been submitted.');
  expect(page.fake.calls.at(-1)?.body).toMatchObject({ image: '/media/uploads/proposal/x-1600.webp' });
});

test('a picture that is too small, or none, is refused before it is sent', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake, { open: '' });
  await shows(element, 'What do you propose?');
  choose(element, await pictureOf(900, 900));
  await shows(element, 'It must be at least 600 pixels high when it is cropped to 16:9.');
  choose(element, new File(['x'], 'x.gif', { type: 'image/gif' }));
  await shows(element, 'Only files with .jpg, .jpeg or .png are allowed.');
  choose(element, new File(['no picture'], 'x.png', { type: 'image/png' }));
  await shows(element, 'The picture could not be used.');
});

test('a WebP is used as a JPEG', async () => {
  const file = await pictureOf(1600, 900, 'image/webp');
  const picture = await readPicture(file);
  if (typeof picture === 'string') throw new Error(picture);
  const crop = await cropPicture(picture, 0.5, file);
  const start = new Uint8Array((await crop?.arrayBuffer()) ?? []).slice(0, 3);
  expect([crop?.type, crop?.name, [...start]]).toEqual(['image/jpeg', 'shed.jpg', [0xff, 0xd8, 0xff]]);
});

test('a chosen picture can be removed', async () => {
  page.fake.show(signedIn());
  const element = insert(page.fake, { open: '' });
  await shows(element, 'What do you propose?');
  choose(element, await pictureOf(1600, 900));
  await shows(element, 'Remove the picture');
  expect(find(element, 'canvas')).toBeTruthy();
  await press(button(element, 'Remove the picture'));
  expect(all(element, 'canvas')).toEqual([]);
});

test('the form fills the screen where the element is narrower than 460 px', async () => {
  document.body.style.width = '400px';
  page.fake.show(signedIn());
  const element = insert(page.fake);
  await shows(element, 'Submit Proposal');
  await press(button(element, 'Submit Proposal'));
  const dialog = find(element, 'dialog');
  await eventually(() => dialog.matches(':modal')).toBe(true);
  expect(dialog.offsetWidth).toBe(document.documentElement.clientWidth);
  await shows(element, 'What do you propose?');
  // The dialog's margins are enough.
  const leftOf = (selector: string) => find(element, selector).getBoundingClientRect().left;
  expect(leftOf('[name=title]')).toBe(leftOf('dialog h2'));
  await type(find(element, '[name=title]'), 'Shed');
  document.body.style.width = '900px';
  await eventually(() => element.shadowRoot?.querySelector('dialog')).toBe(null);
  expect(find(element, '[name=title]')).toHaveProperty('value', 'Shed');
});

test('speaks Swedish on a Swedish page', async () => {
  document.documentElement.lang = 'sv-SE';
  page.fake.show(signedIn());
  const element = insert(page.fake, { open: '' });
  await shows(element, 'Vad föreslår du?');
  expect(textOf(element)).toContain('17. ');
  expect(find(element, '[part=base]').lang).toBe('sv');
});

test.each([320, 375, 480, 800])(
  'has the height that the loader reserves, before and after the response, at %i px',
  async (width) => {
    document.body.style.width = `${width}px`;
    let release = () => {};
    const before = asked.getMockImplementation();
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    asked.mockImplementation(async (...call) => {
      await held;
      return before?.(...call) ?? Response.error();
    });
    const element = insert(page.fake);
    await eventually(() => all(element, '[role=status]')).toHaveLength(1);
    expect(element.offsetHeight).toBe(reservedHeight(element));
    release();
    await shows(element, 'Log in to propose');
    expect(element.offsetHeight).toBe(reservedHeight(element));
  },
);

test('is never wider than 320 px', async () => {
  document.body.style.width = '320px';
  const element = insert(page.fake);
  await shows(element, 'Log in to propose');
  expect(find(element, '[part=base]').scrollWidth).toBeLessThanOrEqual(320);
});

test.each(['light', 'dark'])('axe finds no problems in the %s theme', async (theme) => {
  document.body.style.width = '900px';
  document.body.style.backgroundColor = theme === 'dark' ? '#111b17' : '#fff';
  document.body.style.color = theme === 'dark' ? '#fff' : '#000';
  play(page.fake, {
    page: { proposalHelpText: 'Keep it short.', proposalRepresentOrganization: 'true' },
    own: ['sjovik'],
  });
  const element = insert(page.fake, { theme });
  await shows(element, 'Log in to propose');
  const check = async () => {
    const results = await axe.run({ include: [element] }, { rules: { region: { enabled: false } } });
    expect(results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  };
  await check();
  page.fake.show(signedIn());
  await shows(element, 'Submit Proposal');
  await press(button(element, 'Submit Proposal'));
  await shows(element, 'What do you propose?');
  await press(button(element, 'Send the proposal'));
  await shows(element, 'Enter a title.');
  await check();
});

test('who is logged in for something else is asked for this too: on opening the form, and on sending', async () => {
  page.fake.show(signedIn());
  page.fake.hasAgreed = false;
  const element = insert(page.fake);
  await shows(element, 'Submit Proposal');
  await press(button(element, 'Submit Proposal'));
  expect(page.fake.logIns.map(({ scopes }) => scopes)).toEqual([['profile', 'proposals']]);
  await type(find(element, '[name=title]'), 'Shed');
  await type(find(element, '[name=summary]'), 'Grey');
  respondTo(page.fake, '/gygs/proposals', () => ({ id: 'proposal-1' }));
  page.fake.windowEndsWith = { status: 'failed', code: 'login.cancelled' };
  await press(button(element, 'Send the proposal'));
  await shows(element, 'You have not allowed this page to do that for you.');
  expect(page.fake.calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  page.fake.windowEndsWith = signedIn();
  await press(button(element, 'Try again'));
  await shows(element, 'Your proposal has been submitted.');
  expect(page.fake.logIns).toHaveLength(3);
});
