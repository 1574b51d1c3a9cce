/** Dialogs before privileged acts. */
export const confirm = {
  close: 'Close',
  cancel: 'Cancel',
  reason: 'Reason',
  optional: '(optional)',
  reasonHint: 'Kept in the audit log',
} as const;
