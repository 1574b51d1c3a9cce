import type { Texts } from '../texts';

/** What went wrong, by the error's code; `unexpected` for all others. */
export interface ErrorTexts {
  readonly unexpected: string;
  readonly network: string;
  readonly [code: string]: string;
}

/** The sentence for an error. `texts` come before the common ones. */
export const errorText = (code: string, texts: ErrorTexts): string =>
  texts[code === 'timeout' ? 'network' : code] ?? texts.unexpected;

export const commonErrors: Texts<ErrorTexts> = {
  en: {
    unexpected: 'Something went wrong on our side. Please try again.',
    network: 'We cannot reach the server. Check your connection and try again.',
    'server.unavailable': 'This is not available at the moment. Please try again soon.',
    'request.too_many': 'You have tried too many times. Wait a moment and try again.',
    'request.invalid': 'Some of what you entered is not valid. Please check it and try again.',
    'session.need_to_be_logged_in': 'You need to be logged in for this.',
    'session.invalid_token': 'Your login has expired. Please log in again.',
    you_do_not_have_permission: 'You do not have permission to do this.',
    'user_org.not_a_member': 'You are not a member of this organisation.',
    'origin.scope_missing': 'You have not allowed this page to do that for you. Try again to allow it.',
    'login.cancelled': 'You have not allowed this page to do that for you. Try again to allow it.',
    'window.blocked':
      'Your browser blocked the window in which you allow this. Allow windows for this page and try again.',
  },
  sv: {
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
