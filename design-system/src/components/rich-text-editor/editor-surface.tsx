import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../../class-names';
import { Button } from '../button/button';
import type { FieldWiring } from '../field/field';
import reader from '../rich-text/rich-text.module.css';
import { TextField } from '../text-field/text-field';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { commands, linkAt, removeLink, setLink } from './editor-commands';
import type { EditorTool } from './editor-tool';
import { EditorToolbar } from './editor-toolbar';
import { readAddress } from './link-address';
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

interface LinkFormProps {
  texts: RichTextEditorTexts['link'];
  /** The current address of the link; empty for a new one. */
  address: string;
  /** Called with a valid address. */
  onSave: (typed: string) => void;
  onRemove: () => void;
  onCancel: () => void;
}

/** Asks for a link's address, between the toolbar and the text. Not a form element: the editor is already in one. */
function LinkForm({ texts, address, onSave, onRemove, onCancel }: LinkFormProps) {
  const [typed, setTyped] = useState(address);
  const [invalid, setInvalid] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const save = () => {
    if (readAddress(typed) !== undefined) return onSave(typed);
    setInvalid(true);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Do not close a dialog around the editor.
      event.stopPropagation();
      event.preventDefault();
      onCancel();
    }
    if (event.key === 'Enter' && event.target === field.current) {
      event.preventDefault();
      save();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for Enter and Escape of the field inside
    <div className={s.link} onKeyDown={onKeyDown}>
      <TextField
        ref={field}
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        label={texts.address}
        hint={texts.hint}
        error={invalid && texts.invalid}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setInvalid(false);
        }}
      />
      <div className={s.linkActions}>
        <Button size="sm" onClick={save}>
          {texts.save}
        </Button>
        {address !== '' && (
          <Button size="sm" variant="danger" onClick={onRemove}>
            {texts.remove}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
