/** Notifications (specification 2.11). */
export const notifications = {
  title: 'Notifications',
  filter: 'Which notifications',
  current: 'Current',
  archived: 'Archived',
  new: 'New',
  toGyg: 'To the gyg',
  empty: 'Nothing new',
  emptyText: 'When something happens with what you have booked or host, you read it here.',
  emptyArchived: 'Nothing archived',
  emptyArchivedText: 'What you put away comes here.',
};
