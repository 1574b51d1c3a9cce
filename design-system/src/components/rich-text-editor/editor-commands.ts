import { type Editor, Extension } from '@tiptap/core';
import { type EditorTool, toolGroups } from './editor-tool';
import { readAddress } from './link-address';

interface Command {
  /** Undefined for tools that are neither on nor off, such as undo. */
  isOn?: (editor: Editor) => boolean;
  can: (editor: Editor) => boolean;
  run: (editor: Editor) => boolean;
}

/** Headings and lists are always available, since each converts the other: a heading leaves its list, and vice versa. */
const anywhere = () => true;

/** What each tool does; the screen asks for a link's address (`LinkForm` of `editor-surface.tsx`). */
export const commands: Readonly<Record<Exclude<EditorTool, 'link'>, Command>> = {
  bold: {
    isOn: (editor) => editor.isActive('bold'),
    can: (editor) => editor.can().toggleBold(),
    run: (editor) => editor.commands.toggleBold(),
  },
  italic: {
    isOn: (editor) => editor.isActive('italic'),
    can: (editor) => editor.can().toggleItalic(),
    run: (editor) => editor.commands.toggleItalic(),
  },
  heading: {
    isOn: (editor) => editor.isActive('heading'),
    can: anywhere,
    run: (editor) => editor.commands.toggleHeading({ level: 3 }),
  },
  quote: {
    isOn: (editor) => editor.isActive('blockquote'),
    can: (editor) => editor.can().toggleBlockquote(),
    run: (editor) => editor.commands.toggleBlockquote(),
  },
  bulletList: {
    isOn: (editor) => editor.isActive('bulletList'),
    can: anywhere,
    run: (editor) => editor.commands.toggleBulletList(),
  },
  numberedList: {
    isOn: (editor) => editor.isActive('orderedList'),
    can: anywhere,
    run: (editor) => editor.commands.toggleOrderedList(),
  },
  undo: { can: (editor) => editor.can().undo(), run: (editor) => editor.commands.undo() },
  redo: { can: (editor) => editor.can().redo(), run: (editor) => editor.commands.redo() },
};

/** The address of the link at the caret; empty if there is none. */
export const linkAt = (editor: Editor): string => {
  const { href } = editor.getAttributes('link');
  return typeof href === 'string' ? href : '';
};

/** Links the selection, or changes the link at the caret; otherwise inserts the address as text. */
export function setLink(editor: Editor, typed: string): boolean {
  const href = readAddress(typed);
  if (href === undefined) return false;
  const mark = { type: 'link', attrs: { href } };
  const chain = editor.chain();
  if (linkAt(editor) !== '') chain.extendMarkRange('link').setMark('link', { href });
  else if (editor.state.selection.empty) chain.insertContent({ type: 'text', text: typed.trim(), marks: [mark] });
  else chain.setMark('link', { href });
  const done = chain.run();
  editor.view.focus();
  return done;
}

/** Removes the link at the caret, or all links in the selection; the text stays. */
export function removeLink(editor: Editor): void {
  editor.chain().extendMarkRange('link').unsetMark('link').run();
  editor.view.focus();
}

/** The tools' shortcuts. `onUse` is called after an action succeeded; for a link, it is called instead of an action. */
export const shortcuts = (onUse: (tool: EditorTool) => void) =>
  Extension.create({
    name: 'shortcuts',
    priority: 1001,
    addKeyboardShortcuts() {
      const press = (tool: EditorTool) => () => {
        if (!this.editor.isEditable) return false;
        if (tool === 'link' || commands[tool].run(this.editor)) onUse(tool);
        // Always suppress the browser's own shortcuts for these keys (undo, bold, search).
        return true;
      };
      const all = toolGroups.flat().flatMap(({ name, keys }) => keys.map((key) => [key, press(name)] as const));
      return Object.fromEntries(all);
    },
  });
