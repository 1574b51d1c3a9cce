import { expect, test } from 'vitest';
import { asked, cards, eventually, find, shows } from '../../on-page';
import { only, type Stage } from '../stage';

/** What a page writes inside a tag stays the page's. */
export function children(stage: Stage): void {
  test('an element without content shows its own', async () => {
    await stage.show({ hasList: true });
    await shows(only('gyg-list'), 3);
    expect(only('gyg-list').childElementCount).toBe(0);
  });

  test('content inside the tag is kept, once, also after it is rendered again', async () => {
    await stage.show({ hasList: true, link: 'Our gygs' });
    await shows(only('gyg-list'), 3);
    const link = only('a');
    await stage.change({ link: 'All our gygs' });
    expect(only('gyg-list').textContent?.trim()).toBe('All our gygs');
    expect(only('a')).toBe(link);
    expect(cards(only('gyg-list'))).toHaveLength(3);
  });

  test('content that comes and goes is what visitors see when the platform cannot be reached', async () => {
    asked.mockImplementation(async () => Response.json({ code: 'org.missing' }, { status: 404 }));
    await stage.show({ hasList: true, link: 'Our gygs', organization: 'unknown' });
    const list = only('gyg-list');
    await eventually(() => list.shadowRoot?.querySelector('slot')?.assignedElements()).toEqual([only('a')]);
    expect(only('a').checkVisibility()).toBe(true);
    await stage.change({ link: '' });
    expect(list.childElementCount).toBe(0);
    await stage.change({ link: 'Back' });
    expect(only('a').checkVisibility()).toBe(true);
    expect(find(list, '[part=error]').checkVisibility()).toBe(true);
  });
}
