import { expect, test, vi } from 'vitest';
import { asked, cards, eventually, shows, silent, urls } from '../../on-page';
import { allOf, only, type Stage } from '../stage';

/** Elements that are hidden, shown again, moved and removed. */
export function comingAndGoing(stage: Stage): void {
  test('an element that is hidden and shown again loads again, with its options, content and listeners', async () => {
    const onLoaded = vi.fn();
    await stage.show({ hasList: true, row: 2, link: 'Our gygs', onLoaded });
    await shows(only('gyg-list'), 3);
    await stage.change({ hasList: false });
    expect(allOf('gyg-list')).toEqual([]);
    await stage.change({ hasList: true });
    await shows(only('gyg-list'), 3);
    expect(only('gyg-list').row).toBe(2);
    expect(only('a').parentElement).toBe(only('gyg-list'));
    await eventually(() => onLoaded.mock.calls.length).toBe(2);
  });

  test('an element that goes while it loads ends its request', async () => {
    asked.mockImplementation(silent);
    await stage.show({ hasList: true });
    await eventually(() => asked.mock.calls.length).toBe(1);
    await stage.change({ hasList: false });
    // Well before the request would time out.
    await expect.poll(() => asked.mock.calls[0]?.[1]?.signal?.aborted, { timeout: 4_000 }).toBe(true);
  });

  test('cards in another order keep their elements and ask nothing; a new one asks for its gyg', async () => {
    await stage.show({ gygs: ['a/1', 'a/2', 'a/3'] });
    await eventually(() => allOf('gyg-card').map((card) => cards(card).length)).toEqual([1, 1, 1]);
    const [first, second, third] = allOf('gyg-card');
    const content = allOf('gyg-card').map((card) => cards(card)[0]);
    await stage.change({ gygs: ['a/3', 'a/1', 'a/2'] });
    expect(allOf('gyg-card')).toEqual([third, first, second]);
    expect([first, second, third].map((card) => card && cards(card)[0])).toEqual(content);
    await stage.change({ gygs: ['a/3', 'a/4', 'a/2'] });
    await eventually(() => allOf('gyg-card').map((card) => cards(card)[0]?.querySelector('a')?.textContent)).toEqual([
      'a/3',
      'a/4',
      'a/2',
    ]);
    expect(allOf('gyg-card').filter((_, index) => index !== 1)).toEqual([third, second]);
    expect(urls().map(({ searchParams }) => searchParams.get('gyg'))).toEqual(['a/1', 'a/2', 'a/3', 'a/4']);
  });

  test('an element on Preact is hidden and shown again too', async () => {
    const text = () => only('gyg-need').shadowRoot?.textContent;
    await stage.show({ hasNeed: true });
    await eventually(text).toContain('Shore picker');
    const gone = only('gyg-need');
    await stage.change({ hasNeed: false });
    await eventually(() => gone.shadowRoot?.childElementCount).toBe(0);
    await stage.change({ hasNeed: true });
    await eventually(text).toContain('Shore picker');
  });

  test('a page that is left takes everything with it', async () => {
    await stage.show({ hasList: true, hasNeed: true, gygs: ['a/1'], link: 'Our gygs' });
    await shows(only('gyg-list'), 3);
    const list = only('gyg-list');
    stage.leave();
    expect(document.querySelector('main')?.childElementCount).toBe(0);
    await eventually(() => list.shadowRoot?.childElementCount).toBe(0);
  });
}
