import { expect, test } from 'vitest';
import { standAlone } from './stand-alone';

const opened = (search: string, prefersDark: boolean) => {
  const root = document.createElement('html');
  root.dataset.theme = 'light';
  standAlone(root, search, prefersDark);
  return { ...root.dataset };
};

test('a page in a tab of its own is marked, and dark where the visitor prefers it and the address names no theme', () => {
  expect(opened('', false)).toEqual({ alone: '', theme: 'light' });
  expect(opened('?row=2', true)).toEqual({ alone: '', theme: 'dark' });
  expect(opened('?theme=light', true)).toEqual({ alone: '', theme: 'light' });
});
