export const demo = {
  title: 'Demo data',
  lead: 'What this demonstration contains.',
  organizations: 'Organisations',
  gygs: 'Gygs',
  accounts: 'Accounts',
  production: 'This platform is in production, so its data can’t be loaded or cleared here.',
  load: 'Load what is missing',
  loaded: 'The demo is loaded.',
  clear: 'Clear everything',
  cleared: 'Everything is cleared.',
  text: 'Loading writes the demo if there are no organisations, and its accounts and pictures if they are missing. To start the demo again, clear it first.',
  doing: {
    load: 'Loading the demo',
    clear: 'Clearing everything',
  },
  clearTitle: 'Clear everything?',
  clearText:
    'All organisations, gygs, bookings, stories, pictures and accounts are deleted. The accounts of super users, the audit log and settings stay. This can’t be undone.',
  type: 'Type {{word}} to confirm',
  cancel: 'Cancel',
} as const;
