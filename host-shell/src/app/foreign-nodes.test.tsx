import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allowForeignNodes } from './foreign-nodes';

let restore: () => void;
beforeEach(() => {
  restore = allowForeignNodes();
});
afterEach(() => restore());

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() instanceof Text) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}
const twoFonts = (inner: Node) => {
  const [outer, within] = [document.createElement('font'), document.createElement('font')];
  within.append(inner);
  outer.append(within);
  return outer;
};
/** Moves each text into two elements. */
function wrap(root: Node): void {
  for (const text of textsIn(root)) {
    const place = document.createComment('');
    text.replaceWith(place);
    place.replaceWith(twoFonts(text));
  }
}
/** Puts two elements with a translation in the place of each text. */
function translate(root: Node): void {
  for (const text of textsIn(root)) text.replaceWith(twoFonts(new Text(`«${text.data}»`)));
}

let change: (next: { found: number; kind: string; more: boolean }) => void;
function Page() {
  const [{ found, kind, more }, set] = useState({ found: 1, kind: '', more: true });
  change = (next) => act(() => set(next));
  return (
    <p data-testid="page">
      {found} gygs
      {kind !== '' && <b>{kind}</b>}
      {more && ' and more'}
    </p>
  );
}

test.each([
  ['wrapped', wrap, '2 gygsOnline'],
  ['replaced', translate, '2« gygs»Online'],
] as const)('a page whose texts another script has %s is changed as before', async (_how, by, expected) => {
  render(<Page />);
  const page = screen.getByTestId('page');
  await act(async () => by(page));
  change({ found: 1, kind: 'Items', more: false });
  change({ found: 2, kind: 'Online', more: true });
  change({ found: 2, kind: 'Online', more: false });
  // The observer of texts is called after this.
  await Promise.resolve();
  expect(page.textContent).toBe(expected);
});
