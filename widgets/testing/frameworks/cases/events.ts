import { expect, test, vi } from 'vitest';
import type { GygOpenEvent } from '../../../core/cards/card-events';
import { eventually, find, shows } from '../../on-page';
import { only, type Stage } from '../stage';

/** Events have names with hyphens, such as `gyg-list-loaded`. */
export function events(stage: Stage): void {
  test('a listener of the template hears the first event, and each once', async () => {
    const onLoaded = vi.fn();
    await stage.show({ hasList: true, onLoaded });
    await eventually(() => onLoaded.mock.calls.map(([event]) => event.detail)).toEqual([{ total: 3 }]);
    await stage.change({ row: 2 });
    await only('gyg-list').refresh();
    expect(onLoaded).toHaveBeenCalledTimes(2);
  });

  test('after another rendering the new listener hears events, not the old one', async () => {
    const [before, after] = [vi.fn(), vi.fn()];
    await stage.show({ hasList: true, onLoaded: before });
    await eventually(() => before.mock.calls.length).toBe(1);
    await stage.change({ onLoaded: after });
    await only('gyg-list').refresh();
    expect([before.mock.calls.length, after.mock.calls.length]).toEqual([1, 1]);
  });

  test('a listener of the template can stop a gyg from being opened', async () => {
    const opened: string[] = [];
    const onOpen = (event: GygOpenEvent) => {
      event.preventDefault();
      opened.push(event.detail.title);
    };
    await stage.show({ hasList: true, onOpen });
    await shows(only('gyg-list'), 3);
    const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true });
    expect(find(only('gyg-list'), 'article a').dispatchEvent(click)).toBe(false);
    expect(opened).toEqual(['Clean-up 0']);
  });

  test('the page gets the element, listens to it and calls its methods', async () => {
    const heard = vi.fn();
    const keepList = vi.fn((list: HTMLElementTagNameMap['gyg-list']) => {
      list.addEventListener('gyg-list-loaded', heard);
    });
    await stage.show({ hasList: true, keepList });
    await eventually(() => heard.mock.calls.map(([event]) => event.detail)).toEqual([{ total: 3 }]);
    const [list] = keepList.mock.lastCall ?? [];
    expect(list).toBe(only('gyg-list'));
    await list?.refresh();
    expect(heard).toHaveBeenCalledTimes(2);
  });
}
