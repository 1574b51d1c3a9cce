import { describe, expect, test } from 'vitest';
import { paths } from '../routing/paths';
import { defaultPluginOptions, givenPluginOptions, readPluginOptions } from './plugin-options';

const read = (query: string) => readPluginOptions(new URLSearchParams(query));

describe('the options of a gyg list in a frame', () => {
  test('are the defaults unless given', () => {
    expect(read('')).toEqual(defaultPluginOptions);
  });
  test('can be given by short or long names', () => {
    expect(read('whenEmpty=None&gygsPerRow=2&bgColor=%23FfF&newWindow=true')).toEqual(
      read('empty=None&row=2&bg=fff&win=true'),
    );
    expect(read('empty=None&row=2&bg=fff&win=true')).toMatchObject({ empty: 'None', row: 2, bg: 'fff', win: true });
  });
  test('drop # and spaces from tags', () => {
    expect(read(`tags=${encodeURIComponent('#shore, # coast,,')}`).tags).toEqual(['shore', 'coast']);
  });
  test.each(['TRUE', '1', 'yes', ' true', ''])('win=%s does not open a new window: only true does', (win) => {
    expect(read(`win=${win}`).win).toBe(false);
  });
  test.each([
    ['row=0', 'row', 4],
    ['row=5', 'row', 4],
    ['row=2.5', 'row', 4],
    ['bg=red', 'bg', ''],
    ['bg=12345', 'bg', ''],
    ['states=xyz', 'states', 'pof'],
    ['states=fp', 'states', 'pf'],
    ['width=0', 'width', 100],
    ['width=101', 'width', 100],
    ['width=80%25', 'width', 80],
    ['host=theirs', 'host', 'self'],
    ['language=se', 'language', 'sv'],
  ] as const)('%s counts as %s = %j', (query, name, value) => {
    expect(read(query)[name]).toBe(value);
  });
  test('are in a link only if they differ from the defaults, and parse back to the same values', () => {
    expect(givenPluginOptions(defaultPluginOptions)).toEqual({});
    const options = { ...defaultPluginOptions, tags: ['a', 'b'], row: 3 as const, bg: 'f6f1e7', win: true };
    expect(givenPluginOptions(options)).toEqual({ tags: 'a,b', row: '3', bg: 'f6f1e7', win: 'true' });
    const link = new URL(paths.pluginGygs('org 1', givenPluginOptions(options)), 'https://gyg.example');
    expect(link.pathname).toBe('/plugins/o/org%201/g');
    expect(readPluginOptions(link.searchParams)).toEqual(options);
  });
});
