import { Extension, type Extensions, wrappingInputRule } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Selection } from '@tiptap/extensions/selection';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { Plugin } from '@tiptap/pm/state';
import { Link } from './editor-link';
import { listsOfText } from './text-lists';
import { withWordLists } from './word-lists';

/** All shortcuts are defined in one table (editor-tool.ts), so the extensions' own are removed. */
const none = () => ({});

/** A cell of a pasted table becomes a paragraph, so that its text does not run into the next cell's. */
const Words = Paragraph.extend({
  parseHTML: () => ['p', 'td', 'th'].map((tag) => ({ tag })),
  addKeyboardShortcuts: none,
});

/** One heading level, as in the API (the page's own headings are above it); pasted headings are converted to it. */
const OneHeading = Heading.extend({
  parseHTML: () => [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: 3 } })),
  addKeyboardShortcuts: none,
}).configure({ levels: [3] });

/** Only what is bold where it is copied: word processors write `<b>` and then take it back by a style. */
const Strong = Bold.extend({
  parseHTML: () => [
    {
      tag: 'strong, b',
      getAttrs: ({ style }) => (/^(normal|[1-5]\d\d)$/.test(style.fontWeight) ? false : null),
    },
    {
      style: 'font-weight',
      clearMark: ({ type }) => type.name === 'bold',
      getAttrs: (weight) => (/^(normal|[1-5]\d\d)$/.test(weight) ? null : false),
    },
    { style: 'font-weight', getAttrs: (weight) => (/^(bold(er)?|[6-9]\d\d)$/.test(weight) ? null : false) },
  ],
  addKeyboardShortcuts: none,
});

/** Always starts at 1 with digits: the API stores neither `start` nor `type`. */
const Numbered = OrderedList.extend({
  addAttributes: none,
  renderHTML: ({ HTMLAttributes }) => ['ol', HTMLAttributes, 0],
  addKeyboardShortcuts: none,
  addInputRules() {
    return [wrappingInputRule({ find: /^1\.\s$/, type: this.type })];
  },
});

/** Tab always leaves the editor. Lists are indented by other keys (spec.md). */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    const deeper = () => this.editor.commands.sinkListItem(this.name);
    const back = () => this.editor.commands.liftListItem(this.name);
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': deeper,
      'Alt-Shift-ArrowRight': deeper,
      'Mod-[': back,
      'Alt-Shift-ArrowLeft': back,
    };
  },
});

/** The language of a passage, which the API stores for every element. */
const Language = Extension.create({
  name: 'language',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'blockquote', 'bold', 'italic', 'link'],
      attributes: { lang: { default: null } },
    },
  ],
});

/** Lists of Word are lists, also where it copies only their text. */
const FromWord = Extension.create({
  name: 'fromWord',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        transformPastedHTML: withWordLists,
        handlePaste: (view, { clipboardData }) => {
          const isText = clipboardData?.getData('text/html') === '';
          const lists = isText ? listsOfText(clipboardData.getData('text/plain')) : undefined;
          return lists !== undefined && view.pasteHTML(lists);
        },
      },
    }),
  ],
});

/**
 * What a text may contain: the tags and attributes that the API's sanitiser allows (`p br strong em ul ol li a h3
 * blockquote`, `lang`, `href`, `rel`). Anything else that is pasted or set loses its tags and becomes plain text.
 */
export const editorSchema: Extensions = [
  Document,
  Words,
  Text,
  HardBreak,
  Strong,
  Italic.extend({ addKeyboardShortcuts: none }),
  Link,
  OneHeading,
  BulletList.extend({ addKeyboardShortcuts: none }),
  Numbered,
  Item,
  Blockquote.extend({ addKeyboardShortcuts: none }),
  Language,
  FromWord,
  UndoRedo.extend({ addKeyboardShortcuts: none }),
  // Highlights the selection while the user types a link's address.
  Selection.configure({ className: 'gyg-editor-selection' }),
];
