/** Texts of the return from the identity service at the end of a login. */
export const signIn = {
  title: 'Loggar in',
  success: 'Du är inloggad.',
  denied: 'Du loggades inte in',
  deniedText: 'Inloggningen avbröts eller tilläts inte. Du kan försöka igen, eller fortsätta som gäst.',
  lost: 'Inloggningen har gått ut',
  lostText: 'Den är redan använd, tog för lång tid eller påbörjades i en annan webbläsare. Börja om.',
  blocked: 'Webbläsaren sparar inte din inloggning',
  blockedText:
    'Den blockerar kakor och lagring för den här webbplatsen, eller så är lagringen full. Tillåt kakor för webbplatsen i webbläsarens inställningar, eller använd ett fönster som inte är privat. Logga sedan in igen.',
  gone: 'Det här kontot finns inte längre',
  goneText: 'Det är raderat. Du kan fortsätta som gäst eller skapa ett nytt konto.',
  unreachable: 'Vi kunde inte logga in dig klart',
  unreachableText: 'Servern går inte att nå. Kontrollera din uppkoppling och försök igen.',
  failed: 'Inloggningen gick inte',
  failedText: 'Något oväntat hände. Börja om.',
  again: 'Logga in igen',
  register: 'Nytt konto',
  asGuest: 'Fortsätt som gäst',
} as const;
