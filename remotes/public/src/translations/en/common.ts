/** Words that many screens share. */
export const common = {
  cancel: 'Cancel',
  close: 'Close',
  tryAgain: 'Try again',
  optional: '(optional)',
  loadFailed: 'This did not arrive',
  toHome: 'Go to the home page',
  toGygs: 'See all gygs',
  counter: '{{used}} of {{most}} characters',
  goalLabel: 'Goal {{goal}}: {{title}}',
  goalNumber: 'Goal {{goal}}',
  state: { CREATED: 'Draft', PUBLISHED: 'Upcoming', ONGOING: 'In-Progress', FINISHED: 'Past' },
  placesWanted_one: '{{formatted}} place free',
  placesWanted_other: '{{formatted}} places free',
  itemsWanted_one: '{{formatted}} item wanted',
  itemsWanted_other: '{{formatted}} items wanted',
  nothingWanted: 'Everything received',
  noGygs: 'no gygs published',
  invalidLink: {
    title: 'This link leads nowhere',
    text: 'The link is not valid, or what it led to is not there any more. Please make sure that you have copied all of it.',
  },
};
