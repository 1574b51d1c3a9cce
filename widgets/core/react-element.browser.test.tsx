import { readText } from '@gyg/contract/widgets';
import { useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../testing/on-page';
import { defineElement } from './define-element';
import { type ElementProps, reactElement } from './react-element';

const options = {
  word: { attributes: ['word', 'other-word'], read: readText },
  bare: { attributes: ['bare'], read: (text: string | null) => text !== null },
} as const;

const calls: string[] = [];
let count = 0;
/** It writes down its renderings, and has a state: which one it is. */
function Test({ element, options: { word, bare } }: ElementProps<HTMLElement, typeof options>) {
  const [number] = useState(() => {
    count += 1;
    return count;
  });
  calls.push(`${word || 'no word'}${bare ? ', bare' : ''}`);
  useLayoutEffect(() => () => void calls.push('gone'), []);
  return (
    <p title={element.localName}>
      {word} {number}
    </p>
  );
}
class TestElement extends reactElement({ component: Test, options, styles: ['p { color: rgb(1, 2, 3) }'] }) {}
defineElement('test-react', TestElement);

beforeEach(() => {
  calls.splice(0);
  count = 0;
});
afterEach(() => document.body.replaceChildren());

const text = (element: Element) => element.shadowRoot?.textContent;

async function shown(): Promise<TestElement> {
  const element = new TestElement();
  document.body.append(element);
  await eventually(() => text(element)).toBe(' 1');
  calls.splice(0);
  return element;
}

test('several changes of a script are one rendering, and a value that stays is none', async () => {
  const element = await shown();
  element.word = 'one';
  element.word = 'two';
  element.setAttribute('word', 'three');
  expect(calls).toEqual([]);
  await eventually(() => text(element)).toBe('three 1');
  element.setAttribute('word', 'three');
  element.bare = true;
  await eventually(() => calls).toEqual(['three', 'three, bare']);
});

test('a bare attribute counts, a removed one no more, and an alias without the main name', async () => {
  const element = await shown();
  element.toggleAttribute('bare');
  element.setAttribute('other-word', 'alias');
  await eventually(() => calls).toEqual(['alias, bare']);
  expect([element.word, element.bare]).toEqual(['alias', true]);
  element.removeAttribute('bare');
  element.removeAttribute('other-word');
  await eventually(() => calls.at(-1)).toBe('no word');
});

test('an element that is moved keeps its state, and one that goes and comes has a new one', async () => {
  const element = await shown();
  document.body.appendChild(document.createElement('div')).append(element);
  element.word = 'moved';
  await eventually(() => text(element)).toBe('moved 1');
  expect(calls).not.toContain('gone');
  element.remove();
  await eventually(() => element.shadowRoot?.childElementCount).toBe(0);
  expect(calls.at(-1)).toBe('gone');
  element.word = 'back';
  document.body.append(element);
  await eventually(() => text(element)).toBe('back 2');
});

test('properties set before the definition count', async () => {
  const element = document.createElement('test-late');
  Object.assign(element, { word: 'early', bare: true });
  document.body.append(element);
  defineElement('test-late', class extends TestElement {});
  await eventually(() => calls).toEqual(['early, bare']);
  expect([element.getAttribute('word'), Object.hasOwn(element, 'word')]).toEqual(['early', false]);
});

test('the style sheets stand in the shadow root alone, shared by all elements', async () => {
  const element = await shown();
  const other = document.body.appendChild(new TestElement());
  const paragraph = element.shadowRoot?.querySelector('p');
  expect(paragraph && getComputedStyle(paragraph).color).toBe('rgb(1, 2, 3)');
  expect(paragraph?.title).toBe('test-react');
  expect(other.shadowRoot?.adoptedStyleSheets[0]).toBe(element.shadowRoot?.adoptedStyleSheets[0]);
});

test('a tag that is defined already stays as it is', () => {
  defineElement('test-react', class extends HTMLElement {});
  expect(document.createElement('test-react')).toBeInstanceOf(TestElement);
});
