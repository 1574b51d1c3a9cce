/** Texts of choosing members to invite by name. */
export const invite = {
  optional: '(optional)',
  members: 'Your members',
  membersHint: 'Search by name.',
  showMembers: 'Show members',
  typeName: 'Type a name.',
  noMembers: 'No members have that name.',
  found_one: '{{count}} member',
  found_other: '{{count}} members',
  chosenMembers: 'Chosen members',
  removeMember: 'Remove {{name}}',
};
/** Texts of invitations to a gyg or one of its needs. */
export const gygInvite = {
  title: 'Invite people',
  to: 'Invite to',
  whole: 'The gyg, any need',
  wholeText: 'People choose themselves how they want to help.',
  inviteOnly: 'Only invited people can offer this. Your invitation lets them.',
  full: 'Everything is taken at the moment. People can book only when something becomes free.',
  sentText: 'Everyone gets an e-mail, and people with an account a notification. Their bookings appear in the list.',
  done: 'Back to the overview',
  draft: 'Publish the gyg first',
  draftText: 'Only its hosts can see a draft, so an invitation would lead nowhere.',
  past: 'This gyg is over',
  pastText: 'No one can book any more, so there is nothing to invite to.',
};
