import type { IconName } from '../../../art/icons';

/** The toolbar's tools: everything that the API allows in a text, and nothing else. */
export type EditorTool =
  | 'bold'
  | 'italic'
  | 'heading'
  | 'quote'
  | 'bulletList'
  | 'numberedList'
  | 'link'
  | 'undo'
  | 'redo';

export interface ToolLook {
  name: EditorTool;
  icon: IconName;
  /** In ProseMirror's notation; the first one is shown. `Mod` is Ctrl, on Macs Cmd. */
  keys: readonly [string, ...string[]];
}

/**
 * The tools in the order of the toolbar, in groups. Known before the editor has loaded, so that its placeholder looks
 * the same.
 */
export const toolGroups: readonly (readonly ToolLook[])[] = [
  [
    { name: 'bold', icon: 'bold', keys: ['Mod-b'] },
    { name: 'italic', icon: 'italic', keys: ['Mod-i'] },
    { name: 'link', icon: 'link', keys: ['Mod-k'] },
  ],
  [
    { name: 'heading', icon: 'heading', keys: ['Mod-Shift-6'] },
    { name: 'numberedList', icon: 'list-numbers', keys: ['Mod-Shift-7'] },
    { name: 'bulletList', icon: 'list', keys: ['Mod-Shift-8'] },
    { name: 'quote', icon: 'quote', keys: ['Mod-Shift-9'] },
  ],
  [
    { name: 'undo', icon: 'undo', keys: ['Mod-z'] },
    { name: 'redo', icon: 'redo', keys: ['Mod-Shift-z', 'Mod-y'] },
  ],
];

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A shortcut in the notation of the user's system: "Ctrl+Shift+7", on Macs "⌘⇧7". */
export function shortcutLabel([keys]: ToolLook['keys'], shift: string): string {
  const names = isMac() ? { Mod: '⌘', Shift: '⇧' } : { Mod: 'Ctrl', Shift: shift };
  const parts = keys.split('-').map((key) => (key === 'Mod' || key === 'Shift' ? names[key] : key.toUpperCase()));
  return parts.join(isMac() ? '' : '+');
}

/** The same for assistive technology (`aria-keyshortcuts`). */
export const ariaShortcut = ([keys]: ToolLook['keys']): string =>
  keys
    .replace('Mod', isMac() ? 'Meta' : 'Control')
    .replaceAll('-', '+')
    .replace(/.$/, (key) => key.toUpperCase());
