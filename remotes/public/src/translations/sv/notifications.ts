/** Aviseringar (specifikationen 2.11). */
export const notifications = {
  title: 'Aviseringar',
  filter: 'Vilka aviseringar',
  current: 'Aktuella',
  archived: 'Arkiverade',
  new: 'Ny',
  toGyg: 'Till gygen',
  empty: 'Inget nytt',
  emptyText: 'När något händer med det du har bokat eller är värd för läser du det här.',
  emptyArchived: 'Inget arkiverat',
  emptyArchivedText: 'Det du lägger undan hamnar här.',
};
