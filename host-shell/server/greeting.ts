import type { Settings } from './settings/settings';

export interface DemoAccount {
  email: string;
  role: string;
}

/** The message after `npm start`: which pages to open and which accounts to use. */
export function greeting(settings: Settings, accounts: readonly DemoAccount[], password: string): string {
  const rows: [string, string][] = [
    ['The platform', settings.publicUrl],
    ...(settings.mode === 'demo'
      ? ([
          ['A partner’s page', `http://localhost:${settings.partnerPort}`],
          ['Its e-mails', `${settings.publicUrl}/mailbox`],
        ] satisfies [string, string][])
      : []),
    ...(settings.otherIssuer === null
      ? []
      : ([['Accounts', settings.otherIssuer.issuer]] satisfies [string, string][])),
  ];
  const width = Math.max(...rows.map(([name]) => name.length), ...accounts.map(({ email }) => email.length)) + 3;
  const people = accounts.map(({ email, role }) => `  ${email.padEnd(width)}${role}`);
  return [
    '',
    'Gyg is ready.',
    '',
    ...rows.map(([name, address]) => `  ${name.padEnd(width)}${address}`),
    ...(people.length === 0 ? [] : ['', `Accounts to try it with, password ${password} for each:`, '', ...people]),
    '',
    'Ctrl-C stops it.',
    '',
  ].join('\n');
}
