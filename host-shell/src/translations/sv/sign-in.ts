/** Slutet på en inloggning, på väg tillbaka från identitetstjänsten. */
export const signIn = {
  title: 'Loggar in',
  success: 'Du är inloggad.',
  denied: 'Du loggades inte in',
  deniedText: 'Inloggningen avbröts eller tilläts inte. Du kan försöka igen, eller fortsätta som gäst.',
  lost: 'Den här inloggningen är redan avslutad',
  lostText: 'Den är redan gjord, tog för lång tid eller började i en annan webbläsare. Börja om.',
  gone: 'Det här kontot finns inte längre',
  goneText: 'Det är raderat. Du kan fortsätta som gäst eller skapa ett nytt konto.',
  unreachable: 'Vi kunde inte logga in dig klart',
  unreachableText: 'Servern går inte att nå. Kontrollera din uppkoppling och försök igen.',
  failed: 'Inloggningen gick inte',
  failedText: 'Något oväntat hände på vägen. Börja om.',
  again: 'Logga in igen',
  register: 'Nytt konto',
  asGuest: 'Fortsätt som gäst',
} as const;
