import { Mark } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { isAllowedAddress, readAddress } from './link-address';

/**
 * A link as the API stores it: an address, and `rel` so that links do not affect search rankings. TipTap's own link
 * adds a list of all top-level domains (13 kB) and attributes that the API removes.
 */
export const Link = Mark.create({
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
