import type { gygProposalOptions } from '../options';
import type { ElementDoc } from './doc-types';
import { everywhere, organization } from './option-docs';
import { base, button, errorEvent, errorPart, fallbackSlot, footer, named } from './shared-docs';

export const gygProposalDoc: ElementDoc<typeof gygProposalOptions> = {
  summary: {
    en: 'Lets visitors propose a gyg to your organisation: the invitation, and its form.',
    sv: 'Låter besökare föreslå en gyg för er organisation: uppmaningen och formuläret.',
  },
  logsIn: true,
  title: { en: 'Propose a gyg', sv: 'Föreslå en gyg' },
  options: {
    organization,
    open: {
      label: { en: 'Show the form at once', sv: 'Visa formuläret direkt' },
      values: { en: 'present, or `true`', sv: 'skrivs ut, eller `true`' },
      otherwise: { en: 'the invitation, then the form', sv: 'först uppmaningen, sedan formuläret' },
      control: { kind: 'switch' },
    },
    ...everywhere,
  },
  events: [
    {
      name: 'gyg-proposal-submit',
      text: {
        en: 'a visitor is about to send a proposal; `preventDefault()` stops it',
        sv: 'en besökare är på väg att skicka ett förslag; `preventDefault()` stoppar det',
      },
      detail: { organizationId: 'string', type: 'string', title: 'string' },
      stoppable: true,
    },
    {
      name: 'gyg-proposal-submitted',
      text: { en: 'a proposal was sent', sv: 'ett förslag har skickats' },
      detail: { id: 'string' },
    },
    errorEvent,
  ],
  methods: [],
  slots: [fallbackSlot],
  parts: [
    base,
    named('card', 'the surface', 'ytan'),
    named('call', 'title, text and button', 'titel, text och knapp'),
    named('title', 'the title', 'titeln'),
    named('columns', 'the form with its help', 'formuläret med hjälptext'),
    named('help', 'your help for the form', 'er hjälptext till formuläret'),
    named('visitor', 'who is logged in', 'vem som är inloggad'),
    named('form', 'the form', 'formuläret'),
    named(
      'dialog',
      'the form over the page, where the element is narrower than 460 px',
      'formuläret över sidan, där elementet är smalare än 460 px',
    ),
    button,
    named('note', 'says that a proposal was sent', 'säger att ett förslag har skickats'),
    named('message', 'an error', 'ett fel'),
    errorPart,
    footer,
  ],
  properties: ['--gyg-accent', '--gyg-font', '--gyg-radius', '--gyg-surface', '--gyg-min-height'],
  states: {
    height: { en: '162 px, more where it is narrower than 900 px', sv: '162 px, mer där det är smalare än 900 px' },
    empty: {
      en: 'Nothing, while you do not accept proposals',
      sv: 'Ingenting, så länge ni inte tar emot förslag',
    },
    error: { en: 'Your fallback; what was written is kept', sv: 'Ditt eget innehåll; det som skrivits finns kvar' },
    offline: { en: 'The form is kept and can be sent later', sv: 'Formuläret finns kvar och kan skickas senare' },
    print: { en: 'The address of the form', sv: 'Adressen till formuläret' },
  },
};
