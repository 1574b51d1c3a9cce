import { expect, test } from 'vitest';
import { asked, base, cards, columns, eventually, pageWith, shows, urls } from '../../on-page';
import { only, type Stage } from '../stage';

/**
 * Texts, numbers and booleans. No option is an object or a function. The names of properties are one word in lower case,
 * so that no template changes them; aliases with a hyphen are attributes alone.
 */
export function options(stage: Stage): void {
  test('a number counts, when it changes and when it is taken away', async () => {
    await stage.show({ hasList: true, row: 2 });
    const list = only('gyg-list');
    await shows(list, 3);
    expect([columns(list), list.row]).toEqual([2, 2]);
    await stage.change({ row: 3 });
    await eventually(() => columns(list)).toBe(3);
    await stage.change({ row: undefined });
    await eventually(() => columns(list)).toBe(4);
  });

  test('a boolean counts both ways', async () => {
    const target = () => cards(only('gyg-list'))[0]?.querySelector('a')?.getAttribute('target');
    await stage.show({ hasList: true, win: true });
    await eventually(target).toBe('_blank');
    await stage.change({ win: false });
    await eventually(target).toBe(null);
    await stage.change({ win: true });
    await eventually(target).toBe('_blank');
  });

  test('a text counts, and several changes at once cause one call', async () => {
    await stage.show({ hasList: true });
    await shows(only('gyg-list'), 3);
    await stage.change({ organization: 'kastanjeskolan', row: 1, win: true });
    await eventually(() => columns(only('gyg-list'))).toBe(1);
    expect(urls().map(({ searchParams }) => searchParams.get('organization'))).toEqual(['ren-kust', 'kastanjeskolan']);
  });

  test('an attribute with a hyphen counts, when it changes and when it is taken away', async () => {
    asked.mockImplementation(async () => pageWith(0));
    await stage.show({ hasList: true, whenEmpty: 'None yet' });
    const text = () => only('gyg-list').shadowRoot?.textContent;
    await eventually(text).toBe('None yet');
    await stage.change({ whenEmpty: 'Soon more' });
    await eventually(text).toBe('Soon more');
    await stage.change({ whenEmpty: undefined });
    await eventually(text).toBe('');
  });

  test('a page that renders the same again asks nothing and keeps the cards', async () => {
    await stage.show({ hasList: true, row: 2, win: true, link: 'Our gygs', whenEmpty: 'None yet' });
    const list = only('gyg-list');
    await shows(list, 3);
    const before = [base(list), ...cards(list)];
    await stage.change();
    await stage.change();
    expect(only('gyg-list')).toBe(list);
    expect([base(list), ...cards(list)]).toEqual(before);
    expect(asked).toHaveBeenCalledTimes(1);
  });
}
