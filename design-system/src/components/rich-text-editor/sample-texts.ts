import type { RichTextEditorTexts } from './rich-text-editor-texts';

/** An editor's texts for stories and tests. */
export const editorTexts: RichTextEditorTexts = {
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
  announced: (name, on) => (on === undefined ? name : `${name} ${on ? 'on' : 'off'}`),
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

export const editorTextsSv: RichTextEditorTexts = {
  toolbar: 'Formatering',
  tools: {
    bold: 'Fetstil',
    italic: 'Kursiv',
    link: 'Länk',
    heading: 'Rubrik',
    numberedList: 'Numrerad lista',
    bulletList: 'Punktlista',
    quote: 'Citat',
    undo: 'Ångra',
    redo: 'Gör om',
  },
  shift: 'Skift',
  announced: (name, on) => (on === undefined ? name : `${name} ${on ? 'på' : 'av'}`),
  link: {
    address: 'Länkens adress',
    hint: 'En webbsida eller en e-postadress.',
    invalid: 'Skriv en adress som exempel.se eller elin@exempel.se.',
    save: 'Spara länken',
    remove: 'Ta bort länken',
    cancel: 'Avbryt',
  },
  failed: 'Verktygsfältet kunde inte laddas. Du kan skriva utan det.',
  retry: 'Försök igen',
};
