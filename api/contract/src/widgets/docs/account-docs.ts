import type { gygAccountOptions, gygLoginOptions } from '../options';
import type { Both, ElementDoc, EventDoc, OptionDoc } from './doc-types';
import { everywhere } from './option-docs';
import { base, button, errorEvent, fallbackSlot, footer, named } from './shared-docs';

const email: OptionDoc = {
  label: { en: 'E-mail address', sv: 'E-postadress' },
  values: { en: 'the address of the account, filled in already', sv: 'kontots adress, redan ifylld' },
  otherwise: { en: 'the visitor types it', sv: 'besökaren skriver den' },
  control: { kind: 'text' },
};

const doneEvent = (tag: string): EventDoc => ({
  name: `${tag}-done`,
  text: { en: 'a visitor has logged in', sv: 'en besökare har loggat in' },
  detail: { visitor: '{ id: string; name: string; picture: string | null }' },
});

const leftEvent: EventDoc = {
  name: 'gyg-login-left',
  text: { en: 'a visitor has logged out', sv: 'en besökare har loggat ut' },
  detail: {},
};

const shared = {
  methods: [],
  slots: [fallbackSlot],
  parts: [
    base,
    button,
    named('visitor', 'who is logged in', 'vem som är inloggad'),
    named('message', 'why it did not work', 'varför det inte gick'),
    footer,
  ],
  properties: ['--gyg-accent', '--gyg-font', '--gyg-radius', '--gyg-min-height'],
  states: {
    height: { en: '44 px', sv: '44 px' },
    empty: { en: 'Not used', sv: 'Används inte' },
    error: { en: 'A sentence, and a link to the same page', sv: 'En mening, och en länk till samma sida' },
    offline: { en: 'The button cannot be used', sv: 'Knappen går inte att använda' },
    print: { en: 'Nothing', sv: 'Ingenting' },
  },
} as const;

/** A button that opens the platform's window for one task. */
const opens = (tag: string, summary: Both, title: Both) => ({
  ...shared,
  summary,
  title,
  events: [doneEvent(tag), errorEvent],
});

export const gygLoginDoc: ElementDoc<typeof gygLoginOptions> = {
  ...opens(
    'gyg-login',
    {
      en: 'Shows who is logged in, or a button that opens the platform’s window. Your page never sees the password.',
      sv: 'Visar vem som är inloggad, eller en knapp som öppnar plattformens fönster. Din sida ser aldrig lösenordet.',
    },
    { en: 'Log in', sv: 'Logga in' },
  ),
  events: [doneEvent('gyg-login'), leftEvent, errorEvent],
  options: everywhere,
};

export const gygSignupDoc: ElementDoc<typeof gygLoginOptions> = {
  ...opens(
    'gyg-signup',
    {
      en: 'A button to create an account, in the platform’s window.',
      sv: 'En knapp för att skapa ett konto, i plattformens fönster.',
    },
    { en: 'Sign up', sv: 'Skapa konto' },
  ),
  options: everywhere,
};

export const gygVerifyDoc: ElementDoc<typeof gygAccountOptions> = {
  ...opens(
    'gyg-verify',
    {
      en: 'A button to confirm an e-mail address with the code that was sent to it.',
      sv: 'En knapp för att bekräfta en e-postadress med koden som skickats dit.',
    },
    { en: 'Confirm your address', sv: 'Bekräfta din adress' },
  ),
  options: { email, ...everywhere },
};

export const gygPasswordDoc: ElementDoc<typeof gygAccountOptions> = {
  ...opens(
    'gyg-password',
    {
      en: 'A button to choose a new password, in the platform’s window.',
      sv: 'En knapp för att välja ett nytt lösenord, i plattformens fönster.',
    },
    { en: 'New password', sv: 'Nytt lösenord' },
  ),
  options: { email, ...everywhere },
};
