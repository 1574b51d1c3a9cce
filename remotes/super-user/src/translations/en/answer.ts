export const answer = {
  acceptTitle: 'Accept {{name}}?',
  acceptText:
    'The organisation gets its account. {{requester}} ({{email}}) becomes its administrator: now if that address has an account, otherwise when someone signs up with it. We e-mail them in both cases.',
  declineTitle: 'Decline {{name}}?',
  declineText: 'No account is created. We e-mail {{requester}} ({{email}}).',
  once: 'You can’t change your answer later.',
  accept: 'Accept the request',
  decline: 'Decline the request',
  keep: 'Not now',
  close: 'Close',
  accepted: '{{name}} has an account now.',
  declined: 'The request from {{name}} has been declined.',
} as const;
