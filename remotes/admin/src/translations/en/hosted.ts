/** Texts of the list of an organisation's own gygs. */
export const hosted = {
  title: 'Gygs hosted by us',
  create: 'Create gyg',
  createFirst: 'Create your first gyg',
  empty: 'Nothing hosted yet',
  emptyText:
    'Every gyg of your organisation is listed here from its first draft, with how full it is and the stories to review. A gyg stays a draft until you publish it.',
  howItWorks: 'How it works',
  choose: 'Choose {{title}}',
  chooseAll: 'Choose all on this page',
  noneChosen: 'None chosen',
  chosen_one: '{{count}} chosen',
  chosen_other: '{{count}} chosen',
  clear: 'Clear',
  hide: 'Hide from lists',
  show: 'Show in lists',
  hidden_one: '{{count}} gyg is hidden from lists. Its link still works.',
  hidden_other: '{{count}} gygs are hidden from lists. Their links still work.',
  shown_one: '{{count}} gyg is shown in lists again.',
  shown_other: '{{count}} gygs are shown in lists again.',
  menu: { label: 'Actions for {{title}}', desk: 'Open desk', edit: 'Edit', door: 'Door list', view: 'View page' },
};
