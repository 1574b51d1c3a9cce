import type { gygNeedOptions } from '../options';
import type { ElementDoc } from './doc-types';
import { everywhere, gyg } from './option-docs';
import { base, button, errorEvent, errorPart, fallbackSlot, fallbackText, footer, named } from './shared-docs';

const booking = { bookingId: 'string', needId: 'string | null', gygId: 'string' };

export const gygNeedDoc: ElementDoc<typeof gygNeedOptions> = {
  summary: {
    en: 'Books one need of a gyg, or a place as a recipient, without leaving your page.',
    sv: 'Bokar ett behov i en gyg, eller en plats som mottagare, utan att lämna din sida.',
  },
  logsIn: true,
  title: { en: 'Book', sv: 'Boka' },
  options: {
    gyg,
    need: {
      label: { en: 'Need', sv: 'Behov' },
      values: {
        en: 'the need’s id, from the address of its invitation',
        sv: 'behovets id, från adressen till dess inbjudan',
      },
      otherwise: { en: 'required, or `recipient`', sv: 'obligatoriskt, eller `recipient`' },
      control: { kind: 'text' },
    },
    recipient: {
      label: { en: 'Book a place as a recipient', sv: 'Boka en plats som mottagare' },
      values: { en: 'present, or `true`', sv: 'skrivs ut, eller `true`' },
      otherwise: { en: 'books the `need`', sv: 'bokar behovet i `need`' },
      control: { kind: 'switch' },
    },
    ...everywhere,
  },
  events: [
    {
      name: 'gyg-need-book',
      text: {
        en: 'a visitor is about to book; `preventDefault()` stops it',
        sv: 'en besökare är på väg att boka; `preventDefault()` stoppar det',
      },
      detail: { needId: 'string | null', gygId: 'string', quantity: 'number' },
      stoppable: true,
    },
    {
      name: 'gyg-need-booked',
      text: {
        en: 'a visitor has booked; `PENDING` until the host has accepted',
        sv: 'en besökare har bokat; `PENDING` tills värden har godkänt',
      },
      detail: { ...booking, status: "'ACTIVE' | 'PENDING' | 'DECLINED' | 'CANCELLED'" },
    },
    {
      name: 'gyg-need-cancelled',
      text: { en: 'a visitor has cancelled their booking', sv: 'en besökare har avbokat' },
      detail: booking,
    },
    errorEvent,
  ],
  methods: [],
  slots: [fallbackSlot],
  parts: [
    base,
    named('card', 'the surface', 'ytan'),
    named('head', 'title, gyg and how much is left', 'titel, gyg och hur mycket som är kvar'),
    named('title', 'the title of the need', 'behovets titel'),
    named('left', 'how much is left', 'hur mycket som är kvar'),
    named('facts', 'when, how long, where and for whom', 'när, hur länge, var och för vem'),
    named('body', 'everything below the facts', 'allt under fakta'),
    named('visitor', 'who is logged in', 'vem som är inloggad'),
    named('form', 'the form to book, to queue or to cancel', 'formuläret för att boka, ställa sig i kö eller avboka'),
    button,
    named('link', 'each link that looks like a button', 'varje länk som ser ut som en knapp'),
    named('note', 'what is booked, or why it cannot be', 'vad som är bokat, eller varför det inte går'),
    named('message', 'an error, or that the need is gone', 'ett fel, eller att behovet är borta'),
    named('calendars', 'the links to calendars', 'länkarna till kalendrar'),
    errorPart,
    footer,
  ],
  properties: ['--gyg-accent', '--gyg-font', '--gyg-radius', '--gyg-surface', '--gyg-min-height'],
  states: {
    height: { en: '324 px, more where it is narrower than 480 px', sv: '324 px, mer där det är smalare än 480 px' },
    empty: { en: '“This need is gone”, and other gygs', sv: '”Behovet finns inte längre”, och andra gygar' },
    error: fallbackText,
    offline: { en: 'Shown, without the button', sv: 'Visas, men knappen går inte att använda' },
    print: { en: 'Need, date and address', sv: 'Behov, datum och adress' },
  },
};
