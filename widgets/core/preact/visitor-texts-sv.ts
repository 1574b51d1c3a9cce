import type { VisitorTexts } from './visitor-texts-en';

export const common: VisitorTexts = {
  optional: '(valfritt)',
  counter: (used, most) => `${used} av ${most} tecken`,
  notYou: 'Inte du?',
  newWindow: '(öppnas i ett nytt fönster)',
  back: 'Tillbaka',
  errors: {
    unexpected: 'Något gick fel hos oss. Försök igen.',
    network: 'Vi når inte servern. Kontrollera din uppkoppling och försök igen.',
    'server.unavailable': 'Det här går inte att nå just nu. Försök igen om en stund.',
    'request.too_many': 'Du har försökt för många gånger. Vänta en stund och försök igen.',
    'request.invalid': 'Något av det du har fyllt i är inte giltigt. Kontrollera det och försök igen.',
    'session.need_to_be_logged_in': 'Du behöver vara inloggad för det här.',
    'session.invalid_token': 'Din inloggning har gått ut. Logga in igen.',
    you_do_not_have_permission: 'Du har inte behörighet till det här.',
    'user_org.not_a_member': 'Du är inte medlem i den här organisationen.',
    'origin.scope_missing': 'Du har inte tillåtit sidan att göra det åt dig. Försök igen för att tillåta det.',
    'login.cancelled': 'Du har inte tillåtit sidan att göra det åt dig. Försök igen för att tillåta det.',
    'window.blocked':
      'Webbläsaren blockerade fönstret där du tillåter det. Tillåt fönster för den här sidan och försök igen.',
  },
};
