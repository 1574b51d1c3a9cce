/** Texts of the messages of a gyg's hosts. */
export const gygMessages = {
  write: 'Write a message',
  to: 'To',
  audience: {
    BOOKED: 'Everyone with a confirmed booking',
    WAITING: 'Everyone whose offer is waiting',
    ATTENDED: 'Everyone who came',
    RECIPIENTS: 'Recipients',
    CHOSEN: 'The people you chose in the list',
  },
  audienceText: {
    BOOKED: 'Skills and items.',
    WAITING: 'You have not accepted or declined yet.',
    ATTENDED: 'Recorded as attended.',
    RECIPIENTS: 'People with a place.',
    CHOSEN: 'Their bookings, whatever their state.',
  },
  subject: 'Subject',
  body: 'Message',
  bodyHint: 'Each person reads it in an e-mail and as a notification, with the gyg’s time and place.',
  replies: 'Let people answer by e-mail',
  repliesHint: 'Everyone who gets the message can then see your e-mail address.',
  send: 'Send…',
  sent_one: 'Sent to {{count}} person.',
  sent_other: 'Sent to {{count}} people.',
  problem: {
    noOne: 'There is no one to send this to. Choose other people.',
    tooMany: 'This gyg has sent all its messages for today. Try again tomorrow: what you have written stays here.',
  },
  confirm: {
    title: 'Send the message?',
    textOf_one:
      'To: {{to}}, {{number}} booking. The person gets an e-mail and a notification. A sent message cannot be changed.',
    textOf_other:
      'To: {{to}}, {{number}} bookings or places. Each person gets one e-mail and one notification, also with several bookings. A sent message cannot be changed.',
    text: 'To: {{to}}. Each person gets one e-mail and one notification. A sent message cannot be changed.',
    send: 'Send',
  },
  sentTitle: 'Sent messages',
  none: 'You have not sent any messages yet. They are listed here with how many people got them.',
  facts: '{{to}}, {{people}}.',
  people_one: '{{count}} person',
  people_other: '{{count}} people',
  by: 'Sent by {{name}}.',
  empty: 'No one to write to yet',
  emptyText: 'When people have booked, you can write to all of them here, by e-mail and as a notification.',
};
