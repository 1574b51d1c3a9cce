import { expect, test, vi } from 'vitest';
import { defineElement } from '../../../core/define-element';
import { cards, columns, eventually, shows, urls } from '../../on-page';
import { only, type Stage } from '../stage';

const opensNewWindow = (list: Element) => cards(list)[0]?.querySelector('a')?.target === '_blank';

/** The loader defines an element only after a page has used it. Each tag can be defined once in a document. */
export function beforeDefinition(stage: Stage): void {
  test('options set before <gyg-list> is defined count, and its content is what visitors see until then', async () => {
    expect(customElements.get('gyg-list')).toBeUndefined();
    const onLoaded = vi.fn();
    await stage.show({ hasList: true, row: 2, win: true, whenEmpty: 'None yet', link: 'Our gygs', onLoaded });
    const list = only('gyg-list');
    const link = only('a');
    expect(link.parentElement).toBe(list);
    expect(link.checkVisibility()).toBe(true);

    defineElement('gyg-list', (await import('../../../elements/gyg-list/gyg-list')).GygListElement);
    await shows(list, 3);
    expect(columns(list)).toBe(2);
    expect(opensNewWindow(list)).toBe(true);
    expect([list.row, list.win, list.empty]).toEqual([2, true, 'None yet']);
    expect(urls().map(({ searchParams }) => searchParams.get('organization'))).toEqual(['ren-kust']);
    expect(Object.keys(list)).not.toContain('row');
    expect([only('gyg-list'), only('a')]).toEqual([list, link]);
    await eventually(() => onLoaded.mock.calls.length).toBe(1);

    await stage.change({ row: 3, win: false, organization: 'kastanjeskolan' });
    await eventually(() => urls().at(-1)?.searchParams.get('organization')).toBe('kastanjeskolan');
    await eventually(() => columns(list)).toBe(3);
    expect([list.row, list.win, opensNewWindow(list)]).toEqual([3, false, false]);
  });

  test('options set before <gyg-need> is defined count', async () => {
    expect(customElements.get('gyg-need')).toBeUndefined();
    await stage.show({ hasNeed: true, recipient: true });
    const need = only('gyg-need');

    defineElement('gyg-need', (await import('../../../elements/gyg-need/gyg-need')).GygNeedElement);
    await eventually(() => need.shadowRoot?.textContent).toContain('Places for recipients');
    expect(need.recipient).toBe(true);
    expect(Object.keys(need)).not.toContain('recipient');

    await stage.change({ recipient: false });
    await eventually(() => need.shadowRoot?.textContent).toContain('Shore picker');
    expect(need.recipient).toBe(false);
  });
}
