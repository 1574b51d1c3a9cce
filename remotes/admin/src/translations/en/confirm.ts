/** Texts of every confirmation, and of work on several things. */
export const confirm = {
  cancel: 'Cancel',
  close: 'Close',
  clear: 'Clear the search',
  working: 'Working …',
  done: '{{done}} of {{total}}',
};
