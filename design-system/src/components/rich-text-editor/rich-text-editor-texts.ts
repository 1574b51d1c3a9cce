import type { ReactNode } from 'react';
import type { EditorTool } from './editor-tool';

/** Every text of the editor. */
export interface RichTextEditorTexts {
  /** The label of the toolbar: "Formatting". */
  toolbar: string;
  /** The tools' names: "Bold", "Bulleted list". Their shortcuts are appended. */
  tools: Readonly<Record<EditorTool, string>>;
  /** The Shift key's name in shortcuts: "Shift", "Skift". */
  shift: string;
  /** Announced after a shortcut; `on` if the tool is a toggle: "Bold on", "Undo". */
  announced: (name: string, on: boolean | undefined) => string;
  link: {
    /** The field's label: "Address of the link". */
    address: string;
    /** "A web page or an e-mail address". */
    hint: ReactNode;
    /** Why an address is invalid, and the expected format. */
    invalid: ReactNode;
    save: string;
    remove: string;
    cancel: string;
  };
  /** Shown when the toolbar failed to load; the text area still works. */
  failed: ReactNode;
  retry: string;
}
