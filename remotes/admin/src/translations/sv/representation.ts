/** Texts of the requests to represent the host for one gyg. */
export const representation = {
  title: 'Förfrågningar om att företräda er',
  lead: 'Bokningar av personer som vill företräda {{organization}}. Godkända räknas som organisationens bidrag.',
  asked: 'Frågade',
  tabs: { waiting: 'Väntar', accepted: 'Godkända', all: 'Alla' },
  status: {
    PENDING: 'Väntar',
    ACCEPTED: 'Godkänd',
    DECLINED: 'Avböjd',
    WITHDRAWN: 'Återtagen',
    REVOKED: 'Återkallad',
  },
  revoke: 'Återkalla',
  revokeOf: 'Återkalla godkännandet av {{name}}',
  dialog: {
    title: 'Återkalla godkännandet av {{name}}?',
    text: '{{name}} behåller bokningen för egen del, och den räknas inte längre för {{organization}}. {{name}} får e‑post och en avisering.',
    confirm: 'Återkalla',
    done: '{{name}} företräder inte längre {{organization}}.',
  },
  empty: {
    waiting: 'Inga förfrågningar väntar',
    accepted: 'Ingen företräder er än',
    all: 'Inga förfrågningar än',
  },
  emptyText: 'Medlemmar väljer att företräda er när de bokar. Deras förfrågningar visas här.',
  nothingFound: 'Inga förfrågningar passar',
  adminsOnly: 'Bara administratörer kan svara',
  adminsOnlyText: 'Administratörer för {{organization}} bestämmer vilka som företräder den.',
};
