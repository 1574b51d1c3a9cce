import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '../../class-names';
import type { FieldWiring } from '../field/field';
import reader from '../rich-text/rich-text.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { commands, linkAt, removeLink, setLink } from './editor-commands';
import type { EditorTool } from './editor-tool';
import { EditorToolbar } from './editor-toolbar';
import { LinkForm } from './link-form';
import s from './rich-text-editor.module.css';
import type { RichTextEditorTexts } from './rich-text-editor-texts';
import { type EditorStart, useEditor } from './use-editor';

export interface EditorSurfaceProps {
  html: string;
  onHtml: (html: string) => void;
  start: EditorStart;
  wiring: FieldWiring;
  labelId: string;
  placeholder: string | undefined;
  required: boolean | undefined;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
  textLang: string | undefined;
  texts: RichTextEditorTexts;
}

/** The toolbar and the text. Heavy: it is loaded when an editor is on screen (`rich-text-editor.tsx`). */
export function EditorSurface(props: EditorSurfaceProps) {
  const { html, onHtml, start, wiring, labelId, placeholder, required, disabled, readOnly, textLang, texts } = props;
  const place = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const [linking, setLinking] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const editable = !disabled && !readOnly;

  const use = (tool: EditorTool, editor: Editor) => {
    if (tool === 'link') return setLinking(true);
    const on = commands[tool].isOn?.(editor);
    // A trailing space makes screen readers announce the same text again.
    setAnnouncement((before) => {
      const now = texts.announced(texts.tools[tool], on);
      return before === now ? `${now}\u00a0` : now;
    });
  };

  const editor = useEditor(place, {
    html,
    editable,
    start,
    onHtml,
    onShortcut: use,
    attributes: {
      ...wiring,
      'aria-invalid': wiring['aria-invalid'] ? 'true' : undefined,
      role: 'textbox',
      lang: textLang,
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      'aria-required': required ? 'true' : undefined,
      'aria-readonly': readOnly ? 'true' : undefined,
      'aria-disabled': disabled ? 'true' : undefined,
      'aria-placeholder': placeholder,
      'data-placeholder': placeholder,
      tabindex: disabled ? '-1' : '0',
      class: classNames(reader.root, s.text),
    },
  });

  const leaveLink = () => {
    setLinking(false);
    editor?.view.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.altKey && event.key === 'F10')) return;
    event.preventDefault();
    tools.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  };
  return (
    <>
      {!readOnly && (
        <EditorToolbar
          ref={tools}
          editor={editor}
          disabled={disabled}
          linking={linking}
          texts={texts}
          controls={wiring.id}
          onLink={() => setLinking((open) => !open)}
        />
      )}
      {linking && editor && editable && (
        <LinkForm
          texts={texts.link}
          address={linkAt(editor)}
          onSave={(typed) => setLink(editor, typed) && setLinking(false)}
          onRemove={() => {
            removeLink(editor);
            setLinking(false);
          }}
          onCancel={leaveLink}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the text inside has the role; this listens for its keys */}
      <div ref={place} className={s.place} onKeyDown={onKeyDown} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
