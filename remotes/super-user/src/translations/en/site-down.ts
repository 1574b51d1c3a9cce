export const siteDown = {
  title: 'Maintenance page',
  text: 'While the site is down, visitors see the maintenance page. The About page, the log-in and the super users’ pages stay open, and calls to the API keep working.',
  isDown: 'The site is down. Visitors see the maintenance page.',
  since: 'Last changed {{time}}.',
  sinceBy: 'Last changed {{time}} by {{name}}.',
  fixed: 'The server was started with SITE_DOWN=on. Change it there and start the server again.',
  close: 'Take the site down',
  open: 'Open the site',
  closeTitle: 'Take the site down?',
  openTitle: 'Open the site again?',
  closeText:
    'Visitors leave their pages for the maintenance page within a minute. Forms that they have not sent may be lost.',
  openText: 'Visitors return to their pages within a minute.',
  message: {
    en: 'Message in English',
    se: 'Message in Swedish',
  },
  hint: 'Leave it empty for the usual sentence.',
  closed: 'The site is down.',
  opened: 'The site is open.',
} as const;
