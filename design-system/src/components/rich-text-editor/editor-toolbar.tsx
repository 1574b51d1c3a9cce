import { Toolbar } from '@base-ui/react/toolbar';
import type { Editor } from '@tiptap/core';
import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent } from 'react';
import { Icon } from '../icon/icon';
import { commands, linkAt } from './editor-commands';
import { ariaShortcut, type EditorTool, shortcutLabel, toolGroups } from './editor-tool';
import s from './rich-text-editor.module.css';
import type { RichTextEditorTexts } from './rich-text-editor-texts';

export interface EditorToolbarProps extends Pick<ComponentPropsWithRef<'div'>, 'ref'> {
  /** Undefined until the editor is created. */
  editor: Editor | undefined;
  disabled: boolean | undefined;
  /** Whether the link form is open. */
  linking: boolean;
  texts: RichTextEditorTexts;
  /** The id of the text that the tools edit. */
  controls: string;
  onLink: () => void;
}

/** Keeps the selection: pressing the mouse would move the focus and lose the selection to be formatted. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** One tab stop; arrow keys move inside (the ARIA toolbar pattern, by Base UI). */
export function EditorToolbar({ ref, editor, disabled, linking, texts, controls, onLink }: EditorToolbarProps) {
  const press = (tool: EditorTool, event: MouseEvent) => {
    if (!editor) return;
    if (tool === 'link') return onLink();
    commands[tool].run(editor);
    // After a pointer press the user continues typing; after a key press the focus stays in the toolbar.
    if (event.detail > 0) editor.view.focus();
  };
  const isOn = (tool: EditorTool): boolean | undefined => {
    if (tool === 'link') return editor !== undefined && linkAt(editor) !== '';
    return commands[tool].isOn && editor !== undefined && commands[tool].isOn(editor);
  };
  const can = (tool: EditorTool) => editor !== undefined && (tool === 'link' || commands[tool].can(editor));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') editor?.view.focus();
    if (event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    buttons.at(event.key === 'Home' ? 0 : -1)?.focus();
  };
  return (
    <Toolbar.Root
      {...(ref && { ref })}
      className={s.tools}
      aria-label={texts.toolbar}
      aria-controls={controls}
      disabled={disabled}
      onKeyDown={onKeyDown}
    >
      {toolGroups.map((group) => (
        <Toolbar.Group key={group[0]?.name} className={s.group}>
          {group.map(({ name, icon, keys }) => (
            <Toolbar.Button
              key={name}
              className={s.tool}
              aria-label={texts.tools[name]}
              title={`${texts.tools[name]} (${shortcutLabel(keys, texts.shift)})`}
              aria-keyshortcuts={ariaShortcut(keys)}
              aria-pressed={isOn(name)}
              aria-expanded={name === 'link' ? linking : undefined}
              disabled={!can(name)}
              onMouseDown={keepFocus}
              onClick={(event) => press(name, event)}
            >
              <Icon name={icon} />
            </Toolbar.Button>
          ))}
        </Toolbar.Group>
      ))}
    </Toolbar.Root>
  );
}
