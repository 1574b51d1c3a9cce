import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { RichTextEditor, type RichTextEditorProps } from './rich-text-editor';
import { editorTexts as texts } from './sample-texts';

/** An editor on screen, and the last value it reported. For tests. */
export async function openEditor(props: Partial<RichTextEditorProps> = {}) {
  const onValueChange = vi.fn<(html: string) => void>();
  const drawn = (more: Partial<RichTextEditorProps> = {}) => (
    <RichTextEditor label="Description" {...{ texts, onValueChange }} {...props} {...more} />
  );
  const { rerender } = render(drawn());
  await screen.findByRole('toolbar');
  const text = screen.getByRole('textbox', { name: 'Description' });
  return {
    text,
    rerender: (more: Partial<RichTextEditorProps>) => rerender(drawn(more)),
    html: () => onValueChange.mock.lastCall?.[0],
    onValueChange,
  };
}
