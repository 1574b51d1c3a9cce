import { readText } from '@gyg/contract/widgets';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '../../testing/on-page';
import { lightElement } from './light-element';

const calls: string[] = [];
class TestElement extends lightElement({ options: { word: { attributes: ['word'], read: readText } }, styles: [] }) {
  draw(): void {
    calls.push('draw');
  }
  leave(): void {
    calls.push('leave');
  }
}
customElements.define('test-light', TestElement);

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-changed');
});
/** What was called after all that was done has taken effect. */
async function called(act: () => void): Promise<string[]> {
  calls.splice(0);
  act();
  const before = document.createElement('i');
  const changed = new Promise((resolve) => new MutationObserver(resolve).observe(before, { attributes: true }));
  before.id = 'last';
  await changed;
  return [...calls];
}

async function drawn(): Promise<TestElement> {
  const element = new TestElement();
  document.body.append(element);
  await eventually(() => calls).toContain('draw');
  return element;
}

test('several changes of a script are one drawing, and a value that stays is none', async () => {
  const element = await drawn();
  const change = () => {
    element.word = 'one';
    element.word = 'two';
    element.setAttribute('word', 'three');
  };
  expect(await called(change)).toEqual(['draw']);
  expect(await called(() => element.setAttribute('word', 'three'))).toEqual([]);
});

test('a change of the page around it is a drawing, and none once it is removed', async () => {
  const element = await drawn();
  const change = () => document.documentElement.toggleAttribute('data-changed');
  expect(await called(change)).toEqual(['draw']);
  expect(await called(() => element.remove())).toEqual(['leave']);
  expect(await called(change)).toEqual([]);
  expect(await called(() => document.body.append(element))).toEqual(['draw']);
  expect(await called(change)).toEqual(['draw']);
});

test('an element that is moved is drawn, and does not leave', async () => {
  const element = await drawn();
  const box = document.body.appendChild(document.createElement('div'));
  expect(await called(() => box.append(element))).toEqual(['draw']);
});
