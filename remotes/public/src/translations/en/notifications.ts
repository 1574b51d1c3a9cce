/** Texts of notifications. */
export const notifications = {
  title: 'Notifications',
  filter: 'Which notifications',
  current: 'Current',
  archived: 'Archived',
  new: 'New',
  toGyg: 'To the gyg',
  empty: 'Nothing new',
  emptyText: 'News about your bookings and the gygs you host appears here.',
  emptyArchived: 'Nothing archived',
  emptyArchivedText: 'Notifications that you archive appear here.',
};
