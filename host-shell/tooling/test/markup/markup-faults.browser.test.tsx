import type { ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { markupFaults } from './markup-faults';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function draw(content: ReactNode): string[] {
  // React itself complains about forms in forms.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root?.render(content));
  return markupFaults().map((fault) => fault.replace(/: <.*/s, ''));
}

const atTheEnd = (children: ReactNode) => createPortal(children, document.body);
const submit = () => undefined;
const inner = (
  <form onSubmit={submit}>
    <button type="submit">Join</button>
  </form>
);

test('a form inside a form is found, in the page and in the tree of React', () => {
  expect(draw(<form onSubmit={submit}>{inner}</form>)).toEqual(['a form inside a form']);
  root?.unmount();
  expect(draw(<form onSubmit={submit}>{atTheEnd(inner)}</form>)).toEqual(['a form that also submits another one']);
});

test('a form in a portal that keeps its event is none', () => {
  const kept = atTheEnd(<div onSubmit={(event) => event.stopPropagation()}>{inner}</div>);
  expect(draw(<form onSubmit={submit}>{kept}</form>)).toEqual([]);
});

test('ids that occur twice, and references that lead nowhere', () => {
  const problems = draw(
    <>
      <p id="one">1</p>
      <p id="one">2</p>
      <label htmlFor="none">Name</label>
      <input aria-label="Town" aria-describedby="one gone" />
      <button type="submit" form="away">
        Send
      </button>
    </>,
  );
  expect(problems).toEqual([
    'the id one a second time',
    'a label of no control',
    'aria-describedby leads nowhere (gone)',
    'form leads nowhere (away)',
  ]);
});

test('buttons and links have a name, also in shadow roots; hidden ones need none', () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.attachShadow({ mode: 'open' }).innerHTML = '<a href="/"><svg aria-hidden="true"><title>x</title></svg></a>';
  const problems = draw(
    <>
      <button type="button" />
      <button type="button" hidden />
      <a href="/here">
        <img alt="Home" src="data:," />
      </a>
    </>,
  );
  expect(problems).toEqual(['without a name', 'without a name']);
});
