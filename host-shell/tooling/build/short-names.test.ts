import { expect, test } from 'vitest';
import { scopedName, shortNames } from './short-names.mjs';

const [often, seldom] = [scopedName('0123456789ab'), scopedName('ba9876543210')];

test('classes have the same short name in all scripts, the most frequent first', () => {
  const texts = [`x={root:"${seldom}",card:"${often}"}`, `\`.${often}{top:0}.${seldom} .${often}{top:1px}\``];
  expect(shortNames(texts)).toEqual(['x={root:"b",card:"a"}', '`.a{top:0}.b .a{top:1px}`']);
});

test('there is a name for every class', () => {
  const hash = (index: number) => scopedName(index.toString(16).padStart(12, '0'));
  const [text = ''] = shortNames([Array.from({ length: 800 }, (_, index) => hash(index)).join(' ')]);
  expect(new Set(text.split(' ')).size).toBe(800);
  expect(text).toMatch(/^[a-z ]+$/);
});

test('properties have short names where they are declared and read', () => {
  expect(shortNames(['`:host{--ink:red;--line:blue}`', '`.q{color:var(--line);top:var(--line, 0)}`'])).toEqual([
    '`:host{--b:red;--a:blue}`',
    '`.q{color:var(--a);top:var(--a, 0)}`',
  ]);
});

test('properties of partners stay, and those that a script names; nothing else has the name of one', () => {
  const text = '`.q{--a:1px;--gyg-gap:2px;top:var(--a);left:var(--gyg-gap);right:var(--b-c)}`;f("--a");for(;--i;);';
  expect(shortNames([text])).toEqual([text.replace('--b-c', '--b')]);
});
