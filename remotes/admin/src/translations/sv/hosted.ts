/** Texts of the list of an organisation's own gygs. */
export const hosted = {
  title: 'Gygar vi är värd för',
  create: 'Skapa gyg',
  createFirst: 'Skapa er första gyg',
  empty: 'Ni är inte värd för någon gyg än',
  emptyText:
    'Här finns alla gygar som din organisation ordnar, från första utkastet, med hur många platser som är bokade och berättelser att granska. En gyg är ett utkast tills ni publicerar den.',
  howItWorks: 'Så fungerar det',
  choose: 'Välj {{title}}',
  chooseAll: 'Välj alla på sidan',
  noneChosen: 'Inga valda',
  chosen_one: '{{count}} vald',
  chosen_other: '{{count}} valda',
  clear: 'Rensa',
  hide: 'Dölj i listor',
  show: 'Visa i listor',
  hidden_one: '{{count}} gyg är dold i listor. Länken till den fungerar fortfarande.',
  hidden_other: '{{count}} gygar är dolda i listor. Länkarna till dem fungerar fortfarande.',
  shown_one: '{{count}} gyg visas i listor igen.',
  shown_other: '{{count}} gygar visas i listor igen.',
  menu: {
    label: 'Åtgärder för {{title}}',
    desk: 'Öppna gygen',
    edit: 'Redigera',
    door: 'Närvarolista',
    view: 'Visa sidan',
  },
};
