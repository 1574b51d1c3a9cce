/** Texts of the editor for formatted text. */
export const richText = {
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
  on: '{{name}} på',
  off: '{{name}} av',
  link: {
    address: 'Länkens adress',
    hint: 'En webbsida eller en e‑postadress.',
    invalid: 'Skriv en adress som exempel.se eller elin@exempel.se.',
    save: 'Spara länken',
    remove: 'Ta bort länken',
    cancel: 'Avbryt',
  },
  failed: 'Verktygsfältet kunde inte laddas. Du kan skriva utan det.',
  retry: 'Försök igen',
};
