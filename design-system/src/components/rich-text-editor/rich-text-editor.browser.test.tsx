import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../../tokens/styles.css';
import { RichTextEditor, type RichTextEditorProps } from './rich-text-editor';
import { openEditor as open } from './sample-editor';
import { editorTexts as texts } from './sample-texts';

afterEach(cleanup);

const tool = (name: string) => screen.getByRole('button', { name });
const selectAll = () => userEvent.keyboard('{Control>}a{/Control}');

describe('an editor', () => {
  test('is named by its label, which focuses it, and described by hint, error and counter', async () => {
    const ref = createRef<HTMLDivElement>();
    const { text } = await open({
      ref,
      hint: 'What happens.',
      error: 'Too long.',
      maxLength: 4,
      counter: (used, most) => `${used} of ${most}`,
      defaultValue: '<p>Shore</p>',
      required: true,
      'data-testid': 'root',
    } as Partial<RichTextEditorProps>);
    expect(ref.current?.dataset.testid).toBe('root');
    await userEvent.click(screen.getByText('Description'));
    expect(document.activeElement).toBe(text);
    const described = (text.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
    expect(described.map((part) => part?.textContent)).toEqual(['What happens.', 'Too long.', '12 of 4']);
    expect(text.getAttribute('aria-invalid')).toBe('true');
    expect(text.getAttribute('aria-required')).toBe('true');
    expect(described[2]?.dataset.over).toBe('true');
  });

  test('produces everything that the API allows, and nothing more', async () => {
    const { text, html } = await open();
    await userEvent.click(text);
    await userEvent.keyboard('{Control>}{Shift>}6{/Shift}{/Control}The day{Enter}');
    await userEvent.keyboard(
      '{Control>}b{/Control}Two{Control>}b{/Control} {Control>}i{/Control}boats{Control>}i{/Control}{Enter}',
    );
    await userEvent.keyboard('- Boots{Enter}Gloves{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}{Enter}{Enter}{Enter}');
    await userEvent.keyboard('1. First{Enter}{Enter}> Quoted{Shift>}{Enter}{/Shift}on{Enter}{Enter}');
    await userEvent.click(tool('Link'));
    await userEvent.keyboard('example.org{Enter}');
    // The API's own test uses the same text and leaves it unchanged.
    expect(html()).toBe(
      '<h3>The day</h3><p><strong>Two</strong> <em>boats</em></p><ul><li><p>Boots</p><ul><li><p>Gloves</p></li></ul></li></ul><ol><li><p>First</p></li></ol><blockquote><p>Quoted<br>on</p></blockquote><p><a href="https://example.org" rel="noopener nofollow">example.org</a></p>',
    );
  });

  test('reports an empty value when the text is deleted', async () => {
    const { text, html } = await open({ defaultValue: '<p>Shore</p>' });
    await userEvent.click(text);
    await selectAll();
    await userEvent.keyboard('{Backspace}');
    expect(html()).toBe('');
  });

  test('keeps the language of a passage, and leaves unedited text unchanged', async () => {
    const { text, html } = await open({ defaultValue: '<p lang="sv">Hej <em lang="en">you</em></p>' });
    await userEvent.click(text);
    await userEvent.keyboard('{Control>}{End}{/Control}!');
    expect(html()).toMatch(/^<p lang="sv">Hej <em lang="en">you!?<\/em>!?<\/p>$/);
  });

  test('accepts a new value, but keeps the caret if the value only differs in markup', async () => {
    const { text, rerender, onValueChange } = await open({ value: '<p>a<br>b</p>' });
    await userEvent.click(text);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    rerender({ value: '<p>a<br />b</p>' });
    rerender({ value: '<p>a<br />b</p>', disabled: false });
    await userEvent.keyboard('x');
    expect(onValueChange.mock.lastCall?.[0]).toBe('<p>xa<br>b</p>');
    rerender({ value: '<p>Another</p>' });
    await waitFor(() => expect(text.textContent).toBe('Another'));
    expect(onValueChange).toHaveBeenCalledTimes(1);
  });

  test('is submitted with its form', async () => {
    render(
      <form aria-label="Page">
        <RichTextEditor label="Description" texts={texts} name="page.description" defaultValue="<p>Shore</p>" />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).get('page.description')).toBe('<p>Shore</p>');
  });
});

describe('a link', () => {
  test('is set, changed and removed; Enter does not submit the form around the editor', async () => {
    const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const onValueChange = vi.fn<(html: string) => void>();
    render(
      <form onSubmit={send}>
        <RichTextEditor label="Description" texts={texts} defaultValue="<p>Shore</p>" onValueChange={onValueChange} />
      </form>,
    );
    await screen.findByRole('toolbar');
    await userEvent.click(screen.getByRole('textbox', { name: 'Description' }));
    await selectAll();
    await userEvent.keyboard('{Control>}k{/Control}nowhere{Enter}');
    expect(screen.getByText(/Write an address like/)).toBeTruthy();
    await selectAll();
    await userEvent.keyboard('example.org{Enter}');
    const linked = (to: string) => `<p><a href="${to}" rel="noopener nofollow">Shore</a></p>`;
    expect(onValueChange).toHaveBeenLastCalledWith(linked('https://example.org'));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Description' }));

    await userEvent.click(screen.getByRole('link', { name: 'Shore' }));
    await userEvent.keyboard('{Control>}k{/Control}');
    const address = screen.getByRole<HTMLInputElement>('textbox', { name: texts.link.address });
    expect(address.value).toBe('https://example.org');
    await userEvent.keyboard('elin@example.org{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith(linked('mailto:elin@example.org'));

    await userEvent.click(tool('Link'));
    await userEvent.click(tool(texts.link.remove));
    expect(onValueChange).toHaveBeenLastCalledWith('<p>Shore</p>');
    expect(send).not.toHaveBeenCalled();
  });
});

describe('the toolbar', () => {
  test('keeps the selection when pressed by mouse, and marks active tools', async () => {
    const { text, html } = await open({ defaultValue: '<p>Shore</p>' });
    await userEvent.click(text);
    await selectAll();
    await userEvent.click(tool('Bold'));
    expect(html()).toBe('<p><strong>Shore</strong></p>');
    expect(document.activeElement).toBe(text);
    expect(tool('Bold').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(tool('Undo'));
    expect(html()).toBe('<p>Shore</p>');
    expect(tool('Undo').getAttribute('aria-disabled')).toBe('true');
  });

  test('turns a heading into a list, and a list item into a heading', async () => {
    const { text, html } = await open({ defaultValue: '<h3>Shore</h3>' });
    await userEvent.click(text);
    await userEvent.click(tool('Bulleted list'));
    expect(html()).toBe('<ul><li><p>Shore</p></li></ul>');
    await userEvent.click(tool('Heading'));
    expect(html()).toBe('<h3>Shore</h3>');
  });

  test('shows its shortcuts; using one is announced', async () => {
    const { text } = await open();
    expect(tool('Bold').getAttribute('aria-keyshortcuts')).toBe('Control+B');
    expect(tool('Numbered list').title).toBe('Numbered list (Ctrl+Shift+7)');
    await userEvent.click(text);
    await userEvent.keyboard('{Control>}b{/Control}');
    expect(screen.getByText('Bold on').getAttribute('role')).toBe('status');
    await userEvent.keyboard('{Control>}b{/Control}');
    expect(screen.getByText('Bold off')).toBeTruthy();
  });

  test('leaves Tab alone, in a list too', async () => {
    const { text } = await open({ defaultValue: '<ul><li><p>a</p></li><li><p>b</p></li></ul>' });
    await userEvent.click(text);
    await userEvent.keyboard('{Control>}{End}{/Control}{Tab}');
    expect(document.activeElement).not.toBe(text);
    expect(text.querySelector('ul ul')).toBeNull();
    expect(within(text).getAllByRole('listitem')).toHaveLength(2);
  });
});

/** A fresh import of the component, with none of its lazy parts loaded. */
let visits = 0;
async function firstVisit(): Promise<typeof RichTextEditor> {
  visits += 1;
  const file: typeof import('./rich-text-editor') = await import(
    /* @vite-ignore */ `./rich-text-editor.tsx?visit=${visits}`
  );
  return file.RichTextEditor;
}

describe('before the editor has loaded', () => {
  test('hands over typed text, caret and focus to the editor', async () => {
    const onValueChange = vi.fn<(html: string) => void>();
    const Editor = await firstVisit();
    render(<Editor label="Description" texts={texts} onValueChange={onValueChange} />);
    const before = screen.getByRole<HTMLTextAreaElement>('textbox');
    const { height } = before.getBoundingClientRect();
    expect(before.tagName).toBe('TEXTAREA');
    before.focus();
    document.execCommand('insertText', false, 'Shore\nday');
    before.setSelectionRange(5, 5);
    expect(onValueChange).toHaveBeenLastCalledWith('<p>Shore</p><p>day</p>');
    await screen.findByRole('toolbar');
    const after = screen.getByRole('textbox');
    expect(document.activeElement).toBe(after);
    await userEvent.keyboard('!');
    expect(onValueChange).toHaveBeenLastCalledWith('<p>Shore!</p><p>day</p>');
    await userEvent.click(tool('Undo'));
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    expect(after.getBoundingClientRect().height).toBeCloseTo(height, 0);
  });

  test('has a placeholder of the same height as the editor with a text', async () => {
    const html = '<h3>The day</h3><p>Two boats</p><ul><li>Boots</li></ul>';
    const Editor = await firstVisit();
    const { container } = render(<Editor label="Description" texts={texts} defaultValue={html} />);
    const before = container.getBoundingClientRect().height;
    expect(screen.getByRole('textbox').getAttribute('aria-readonly')).toBe('true');
    await screen.findByRole('toolbar');
    expect(container.getBoundingClientRect().height).toBeCloseTo(before, 0);
  });

  test('loads nothing when read-only or disabled', async () => {
    render(<RichTextEditor label="Terms" texts={texts} readOnly defaultValue="<p>Be kind.</p>" />);
    await new Promise((done) => requestIdleCallback(done));
    const text = screen.getByRole('textbox', { name: 'Terms' });
    expect(text.textContent).toBe('Be kind.');
    expect(text.isContentEditable).toBe(false);
    expect(screen.queryByRole('toolbar')).toBeNull();
  });
});

test('writes no styles by script, and the text contains none', async () => {
  const { text } = await open({ defaultValue: '<p style="color:red">Shore</p>' });
  // Vite adds the test's own style sheets to the page, and marks them.
  const written = [...document.querySelectorAll('style')].filter((style) => style.dataset.viteDevId === undefined);
  expect(written.filter((style) => /ProseMirror|tiptap/i.test(style.textContent))).toEqual([]);
  expect(text.innerHTML).not.toContain('style=');
});
