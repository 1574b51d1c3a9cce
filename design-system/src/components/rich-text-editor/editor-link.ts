import { Mark } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { isKeptAddress, readAddress } from './link-address';

/**
 * A link as the api stores it: an address, and `rel` so that links bring no search ranking. TipTap's own link brings a list of
 * all top-level domains (13 kB) and attributes that the api takes away.
 */
export const Link = Mark.create({
  name: 'link',
  priority: 1000,
  // What is typed behind a link is not in it.
  inclusive: false,
  keepOnSplit: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (isKeptAddress(element.getAttribute('href')) ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, rel: 'noopener nofollow' }, 0],
  addProseMirrorPlugins() {
    const { type } = this;
    return [
      new Plugin({
        props: {
          // An address that is pasted over words links them.
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
