import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Combobox } from '../components/combobox/combobox';
import { Menu } from '../components/menu/menu';
import { SortableList } from '../components/sortable-list/sortable-list';
import { TabPanels } from '../components/tab-panels/tab-panels';
import { TagsField } from '../components/tags-field/tags-field';
import { Toaster } from '../components/toaster/toaster';

/*
 * The production pages' content security policy (decision 0042) forbids styles written by script: `style-src 'self'`. A
 * policy cannot be removed, so it is set last, after the test server has added its own style sheets.
 */
let root: Root;
let broken: string[] = [];
let injected: string[] = [];
const onViolation = (event: SecurityPolicyViolationEvent) => {
  broken.push(
    `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
  );
};
const watcher = new MutationObserver((records) => {
  for (const { addedNodes } of records)
    for (const node of addedNodes)
      if (node instanceof Element)
        injected.push(
          ...[node, ...node.querySelectorAll('*')]
            .filter((element) => element.matches('style, script'))
            .map((element) => element.outerHTML),
        );
});

beforeEach(async () => {
  // Preload each part's code and style sheets, which a development server adds as <style>.
  await Promise.all([
    import('../components/combobox/live-combobox'),
    import('../components/menu/menu-popup'),
    import('../components/sortable-list/dragging'),
    import('../components/tab-panels/interactive-tabs'),
    import('../components/tags-field/live-tags'),
    import('../components/toaster/timed-toasts'),
  ]);
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "style-src 'self'";
  document.head.append(policy);
  broken = [];
  injected = [];
  document.addEventListener('securitypolicyviolation', onViolation);
  watcher.observe(document, { subtree: true, childList: true });
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  watcher.disconnect();
  document.removeEventListener('securitypolicyviolation', onViolation);
});
const show = (what: ReactNode) => root.render(what);
const nothing = () => undefined;
const field = { found: String, show: 'Show', clear: 'Clear', loading: 'Looking', empty: 'None' };

it('reports a violation when a style element is added', async () => {
  const forbidden = document.createElement('style');
  forbidden.textContent = 'body { color: red }';
  document.head.append(forbidden);
  await expect.poll(() => broken.join()).toContain('style-src');
  await expect.poll(() => injected).toHaveLength(1);
  forbidden.remove();
});

it('a menu injects no styles', async () => {
  show(<Menu label="Actions" items={[{ id: 'edit', label: 'Edit', onSelect: nothing }]} />);
  await userEvent.click(page.getByRole('button', { name: 'Actions' }));
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  expect([broken, injected]).toEqual([[], []]);
});

it('a combobox injects no styles', async () => {
  show(<Combobox label="Organisation" options={[{ value: '1', label: 'Ren Kust' }]} texts={field} />);
  await expect.element(page.getByRole('combobox')).toBeVisible();
  await userEvent.fill(page.getByRole('combobox'), 'ren');
  await expect.element(page.getByRole('option', { name: 'Ren Kust' })).toBeVisible();
  expect([broken, injected]).toEqual([[], []]);
});

it('a tags field injects no styles', async () => {
  const tagTexts = { list: 'Tags', remove: String, added: String, removed: String, duplicate: String, full: String };
  show(<TagsField label="Tags" texts={tagTexts} defaultValue={['shore']} />);
  await expect.element(page.getByRole('toolbar', { name: 'Tags' })).toBeVisible();
  await userEvent.fill(page.getByRole('textbox'), 'nature,');
  await expect.element(page.getByRole('toolbar').getByText('nature')).toBeVisible();
  expect([broken, injected]).toEqual([[], []]);
});

it('tab panels inject no styles', async () => {
  const items = ['Link', 'Frame'].map((label) => ({ id: label, label, content: `The ${label}` }));
  show(<TabPanels label="How" items={items} />);
  await userEvent.click(page.getByRole('tab', { name: 'Frame' }));
  await expect.element(page.getByText('The Frame')).toBeVisible();
  expect([broken, injected]).toEqual([[], []]);
});

it('a list that is sorted by dragging injects no styles', async () => {
  const orders: string[][] = [];
  const words = { handle: (name: string) => `Move ${name}`, up: String, down: String, instructions: 'Press Space' };
  const said = { lifted: () => 'Lifted', moved: () => 'Moved', dropped: () => 'Dropped', cancelled: () => 'Cancelled' };
  const items = ['shore', 'school', 'mussels'].map((id) => ({ id }));
  show(
    <SortableList
      label="Order"
      items={items}
      nameOf={({ id }) => id}
      texts={{ ...words, ...said }}
      moveButtons={false}
      onOrderChange={(ids) => orders.push(ids)}
    >
      {({ id }) => id}
    </SortableList>,
  );
  const handle = page.getByRole('button', { name: 'Move shore' });
  await expect.element(handle).not.toHaveAttribute('aria-disabled');
  await userEvent.dragAndDrop(handle, page.getByRole('button', { name: 'Move mussels' }), { steps: 9 });
  await expect.poll(() => orders).toEqual([['school', 'mussels', 'shore']]);
  expect([broken, injected]).toEqual([[], []]);
});

it('messages inject no styles', async () => {
  const toasts = [{ id: 1, tone: 'info', text: 'Booked' } as const];
  show(<Toaster label="Messages" dismissLabel="Dismiss" timeout={60_000} toasts={toasts} onDismiss={nothing} />);
  await expect.element(page.getByRole('dialog', { name: 'Booked' })).toBeVisible();
  expect([broken, injected]).toEqual([[], []]);
});
