/** Dialogs before privileged acts. */
export const confirm = {
  close: 'Close',
  cancel: 'Cancel',
  reason: 'Reason',
  optional: 'optional',
  reasonHint: 'Shown in the audit log.',
  counter: '{{used}} of {{most}} characters',
} as const;
