/** Texts of notifications. */
export const notifications = {
  title: 'Aviseringar',
  filter: 'Vilka aviseringar',
  current: 'Aktuella',
  archived: 'Arkiverade',
  new: 'Ny',
  toGyg: 'Till gygen',
  empty: 'Inget nytt',
  emptyText: 'Nyheter om det du har bokat eller är värd för visas här.',
  emptyArchived: 'Inget arkiverat',
  emptyArchivedText: 'Aviseringar som du arkiverar visas här.',
};
