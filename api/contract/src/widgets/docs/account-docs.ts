import type { gygAccountOptions, gygLoginOptions } from '../options';
import type { ElementDoc, EventDoc, OptionDoc } from './doc-types';
import { everywhere } from './option-docs';
import { base, button, errorEvent, named } from './shared-docs';

const email: OptionDoc = {
  label: { en: 'E-mail address', sv: 'E-postadress' },
  values: { en: 'the address of the account, filled in already', sv: 'kontots adress, redan ifylld' },
  otherwise: { en: 'the visitor types it', sv: 'besökaren skriver den' },
  control: { kind: 'text' },
};

const loginEvents: readonly EventDoc[] = [
  {
    name: 'gyg-logged-in',
    text: { en: 'a visitor has logged in on this page', sv: 'en besökare har loggat in på sidan' },
    detail: { id: 'string', name: 'string' },
  },
  {
    name: 'gyg-logged-out',
    text: { en: 'the visitor is no longer logged in on this page', sv: 'besökaren är inte längre inloggad på sidan' },
    detail: {},
  },
  errorEvent,
];

const shared = {
  logsIn: true,
  events: loginEvents,
  methods: [],
  slots: [],
  parts: [
    base,
    button,
    named('visitor', 'who is logged in', 'vem som är inloggad'),
    named('note', 'what to do, or why it did not work', 'vad man gör, eller varför det inte gick'),
  ],
  properties: ['--gyg-accent', '--gyg-font', '--gyg-radius', '--gyg-min-height'],
  states: {
    height: { en: '44 px', sv: '44 px' },
    empty: { en: 'Not used', sv: 'Används inte' },
    error: { en: 'A sentence, and a way on', sv: 'En mening, och en väg vidare' },
    offline: { en: 'The button cannot be used', sv: 'Knappen går inte att använda' },
    print: { en: 'Nothing', sv: 'Ingenting' },
  },
} as const;

export const gygLoginDoc: ElementDoc<typeof gygLoginOptions> = {
  ...shared,
  summary: {
    en: 'Shows who is logged in, or a button that opens the platform’s window. Your page never sees the password. Where windows are blocked, the visitor logs in in the same tab, and a button leads back to your page.',
    sv: 'Visar vem som är inloggad, eller en knapp som öppnar plattformens fönster. Din sida ser aldrig lösenordet. Där fönster blockeras loggar besökaren in i samma flik, och en knapp leder tillbaka till din sida.',
  },
  title: { en: 'Log in', sv: 'Logga in' },
  options: everywhere,
};

export const gygSignupDoc: ElementDoc<typeof gygLoginOptions> = {
  ...shared,
  summary: {
    en: 'A button to create an account, in the platform’s window.',
    sv: 'En knapp för att skapa ett konto, i plattformens fönster.',
  },
  title: { en: 'Sign up', sv: 'Skapa konto' },
  options: everywhere,
};

export const gygVerifyDoc: ElementDoc<typeof gygAccountOptions> = {
  ...shared,
  summary: {
    en: 'A button to confirm an e-mail address with the code that was sent to it.',
    sv: 'En knapp för att bekräfta en e-postadress med koden som skickats dit.',
  },
  title: { en: 'Confirm your address', sv: 'Bekräfta din adress' },
  options: { email, ...everywhere },
};

export const gygPasswordDoc: ElementDoc<typeof gygAccountOptions> = {
  ...shared,
  summary: {
    en: 'A button to choose a new password, in the platform’s window.',
    sv: 'En knapp för att välja ett nytt lösenord, i plattformens fönster.',
  },
  title: { en: 'New password', sv: 'Nytt lösenord' },
  options: { email, ...everywhere },
};
