/** Texts of the reminders before a gyg. */
export const reminders = {
  title: 'Reminders',
  lead: 'Everyone who is booked or has a place is reminded by e-mail and in the app, and answers with one tap.',
  on: 'Remind people before the start',
  first: 'First reminder',
  second: 'Second reminder',
  third: 'Third reminder',
  none: 'No reminder',
  hours_one: '{{formatted}} hour before',
  hours_other: '{{formatted}} hours before',
  days_one: '{{formatted}} day before',
  days_other: '{{formatted}} days before',
  saved: 'The reminders are saved.',
};
