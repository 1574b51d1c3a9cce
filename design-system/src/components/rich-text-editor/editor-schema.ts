import { Extension, type Extensions, Mark, wrappingInputRule } from '@tiptap/core';
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
import { isAllowedAddress, readAddress } from './link-address';
import { listsOfText } from './text-lists';

/**
 * A link as the API stores it: an address, and `rel` so that links do not affect search rankings. TipTap's own link
 * adds a list of all top-level domains (13 kB) and attributes that the API removes.
 */
const Link = Mark.create({
  name: 'link',
  priority: 1000,
  // Text typed after a link is not part of it.
  inclusive: false,
  keepOnSplit: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (isAllowedAddress(element.getAttribute('href')) ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, rel: 'noopener nofollow' }, 0],
  addProseMirrorPlugins() {
    const { type } = this;
    return [
      new Plugin({
        props: {
          // Pasting an address over selected text links the text.
          handlePaste: ({ state, dispatch }, _event, slice) => {
            const { selection, tr } = state;
            const text = slice.content.textBetween(0, slice.content.size, '\n');
            const href = /^(https?|mailto):/i.test(text) ? readAddress(text) : undefined;
            if (selection.empty || href === undefined) return false;
            dispatch(tr.addMark(selection.from, selection.to, type.create({ href })));
            return true;
          },
        },
      }),
    ];
  },
});

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

/** How Word writes that a paragraph is an item: `mso-list:l0 level2 lfo1`. */
const itemStyle = /mso-list:\s*l\d+\s+level(\d)/i;
const ofNumbers = /^\(?[\da-z]{1,4}[.)]/i;

/** Takes the bullet or number out of an item, and says whether it was a number. */
function takeMarker(paragraph: Element): boolean {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const text = marker?.textContent.trim() ?? '';
  marker?.remove();
  return ofNumbers.test(text);
}

/**
 * HTML with the lists that Word wrote as paragraphs with a bullet or number and spaces in front of them. Any other HTML
 * stays as it is.
 */
function withWordLists(html: string): string {
  if (!itemStyle.test(html)) return html;
  const pasted = new DOMParser().parseFromString(html, 'text/html');
  /** The lists that the last item is in, from the outside. */
  let lists: Element[] = [];
  for (const paragraph of pasted.querySelectorAll('p')) {
    const level = Number(itemStyle.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    if (paragraph.previousElementSibling !== lists[0]) lists = [];
    const tag = takeMarker(paragraph) ? 'ol' : 'ul';
    const depth = Math.min(level, lists.length + 1);
    lists = lists.slice(0, depth);
    if (lists[depth - 1]?.localName !== tag) lists = lists.slice(0, depth - 1);
    const around = lists.at(-1)?.lastElementChild;
    const list = lists[depth - 1] ?? pasted.createElement(tag);
    if (lists.length < depth) {
      if (around) around.append(list);
      else paragraph.before(list);
      lists.push(list);
    }
    const item = pasted.createElement('li');
    list.append(item);
    item.append(paragraph);
  }
  return pasted.body.innerHTML;
}
