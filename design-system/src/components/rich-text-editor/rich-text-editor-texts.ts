import type { ReactNode } from 'react';
import type { EditorTool } from './editor-tool';

/** Every word that the editor says. */
export interface RichTextEditorTexts {
  /** What the row of tools is: "Formatting". */
  toolbar: string;
  /** The tools' names: "Bold", "Bulleted list". Their shortcuts are added behind them. */
  tools: Readonly<Record<EditorTool, string>>;
  /** The Shift key's name in shortcuts: "Shift", "Skift". */
  shift: string;
  /** Said when a shortcut was used; `on` where the tool stays on or off: "Bold on", "Undo". */
  announced: (name: string, on: boolean | undefined) => string;
  link: {
    /** The field's label: "Address of the link". */
    address: string;
    /** "A web page or an e-mail address". */
    hint: ReactNode;
    /** Why an address is refused, and how it should look. */
    invalid: ReactNode;
    save: string;
    remove: string;
    cancel: string;
  };
  /** Said where the tools could not be fetched; one may go on without them. */
  failed: ReactNode;
  retry: string;
}
