/** Texts of the editor for formatted text. */
export const richText = {
  toolbar: 'Formatting',
  tools: {
    bold: 'Bold',
    italic: 'Italic',
    link: 'Link',
    heading: 'Heading',
    numberedList: 'Numbered list',
    bulletList: 'Bulleted list',
    quote: 'Quotation',
    undo: 'Undo',
    redo: 'Redo',
  },
  shift: 'Shift',
  on: '{{name}} on',
  off: '{{name}} off',
  link: {
    address: 'Address of the link',
    hint: 'A web page or an e-mail address.',
    invalid: 'Write an address like example.org or elin@example.org.',
    save: 'Save link',
    remove: 'Remove link',
    cancel: 'Cancel',
  },
  failed: 'The toolbar could not be loaded. You can write without it.',
  retry: 'Try again',
};
