export const diagnostics = {
  title: 'Diagnostics',
  lead: 'How the platform is running. Refreshes every 15 seconds.',
  loading: 'Loading',
  copy: 'Copy report',
  refresh: 'Refresh',
  copied: 'The report has been copied.',
  notCopied: 'The report could not be copied.',
} as const;
