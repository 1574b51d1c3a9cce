import { createDocument, Editor } from '@tiptap/core';
import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { shortcuts } from './editor-commands';
import { editorSchema } from './editor-schema';
import type { EditorTool } from './editor-tool';
import { documentOfLines, placeInDocument, storedHtml } from './plain-text';

/** The state of the placeholder when the editor replaces it. */
export interface EditorStart {
  focused: boolean;
  /** Plain text that was typed before the editor loaded, and its caret. */
  draft?: { text: string; caret: number } | undefined;
}

export interface EditorOptions {
  html: string;
  editable: boolean;
  start: EditorStart;
  /** Of the editable element: id, name, descriptions, classes. */
  attributes: Readonly<Record<string, string | undefined>>;
  onHtml: (html: string) => void;
  onShortcut: (tool: EditorTool, editor: Editor) => void;
}

const definedOnly = (attributes: EditorOptions['attributes']): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Creates one editor in `place` while that is mounted; undefined before. Re-renders on every transaction. */
export function useEditor(place: RefObject<HTMLElement | null>, options: EditorOptions): Editor | undefined {
  const [editor, setEditor] = useState<Editor>();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const current = useRef(options);
  current.current = options;
  const lastHtml = useRef(options.html);

  // Before paint: focus and caret move from the placeholder to the editor.
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const { html, editable, start } = current.current;
    const newEditor = new Editor({
      element,
      extensions: [...editorSchema, shortcuts((tool) => current.current.onShortcut(tool, newEditor))],
      content: start.draft ? documentOfLines(start.draft.text) : html,
      editable,
      // A strict content security policy blocks styles written by script: the rules are in rich-text-editor.module.css.
      injectCSS: false,
      editorProps: {
        attributes: ({ doc }) => ({
          ...definedOnly(current.current.attributes),
          ...(doc.textContent === '' && doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph'
            ? { 'data-empty': '' }
            : {}),
        }),
      },
      onTransaction: rerender,
      onUpdate: () => {
        const now = storedHtml(newEditor.getHTML(), newEditor.getText());
        if (now === lastHtml.current) return;
        lastHtml.current = now;
        current.current.onHtml(now);
      },
    });
    const caret = start.draft && placeInDocument(start.draft.text, start.draft.caret);
    if (start.focused) {
      newEditor.commands.setTextSelection(caret ?? newEditor.state.doc.content.size);
      // Immediately: TipTap's own command waits for a frame, and a key pressed in between would be lost.
      newEditor.view.focus();
    }
    setEditor(newEditor);
    return () => newEditor.destroy();
  }, [place]);

  useEffect(() => editor?.setEditable(options.editable, false), [editor, options.editable]);

  // Attributes are read again on each view update.
  const attributesJson = JSON.stringify(options.attributes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the attributes' content changes
  useEffect(() => editor?.view.updateState(editor.state), [editor, attributesJson]);

  // Accepts a new value, unless it is the same document in different markup (the API writes <br />).
  useEffect(() => {
    if (!editor || options.html === lastHtml.current) return;
    lastHtml.current = options.html;
    if (createDocument(options.html, editor.schema).eq(editor.state.doc)) return;
    editor.commands.setContent(options.html, { emitUpdate: false });
  }, [editor, options.html]);

  return editor;
}
