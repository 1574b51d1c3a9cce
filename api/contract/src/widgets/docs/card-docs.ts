import type { gygCardOptions, gygCatalogOptions, gygListOptions } from '../options';
import type { ElementDoc } from './doc-types';
import { empty, everywhere, gyg, limit, organization, row, win } from './option-docs';
import { cardEvents, cardParts, cardStates, emptyPart, fallbackSlot, headingPart, refresh } from './shared-docs';

const properties = [
  '--gyg-accent',
  '--gyg-font',
  '--gyg-radius',
  '--gyg-gap',
  '--gyg-surface',
  '--gyg-min-height',
] as const;

export const gygListDoc: ElementDoc<typeof gygListOptions> = {
  summary: {
    en: 'Shows your organisation’s gygs on any page, always current.',
    sv: 'Visar er organisations gygar på vilken sida som helst, alltid aktuella.',
  },
  logsIn: false,
  title: { en: 'Our gygs', sv: 'Våra gygar' },
  options: {
    organization,
    host: {
      label: { en: 'Whose gygs', sv: 'Vems gygar' },
      values: {
        en: '`self`: gygs you host. `others`: gygs of other hosts, best with `tags` that you gave them',
        sv: '`self`: gygar som ni är värd för. `others`: andras gygar, helst med `tags` som ni har gett dem',
      },
      otherwise: { en: '`self`', sv: '`self`' },
      control: {
        kind: 'choice',
        choices: [
          { value: 'self', label: { en: 'Ours', sv: 'Våra' } },
          { value: 'others', label: { en: 'Others’', sv: 'Andras' } },
        ],
      },
    },
    states: {
      label: { en: 'States', sv: 'Lägen' },
      values: {
        en: '`p` upcoming, `o` in progress, `f` past, any together, such as `po`',
        sv: '`p` kommande, `o` pågående, `f` avslutade, gärna flera, till exempel `po`',
      },
      otherwise: { en: '`pof`', sv: '`pof`' },
      control: {
        kind: 'several',
        choices: [
          { value: 'p', label: { en: 'Upcoming', sv: 'Kommande' } },
          { value: 'o', label: { en: 'In progress', sv: 'Pågående' } },
          { value: 'f', label: { en: 'Past', sv: 'Avslutade' } },
        ],
      },
    },
    tags: {
      label: { en: 'Tags', sv: 'Etiketter' },
      values: {
        en: 'your own tags, separated by commas; `#` and spaces are dropped',
        sv: 'era egna etiketter, åtskilda med komma; `#` och mellanslag tas bort',
      },
      otherwise: { en: 'all gygs', sv: 'alla gygar' },
      control: { kind: 'text' },
    },
    goals: {
      label: { en: 'Goals', sv: 'Mål' },
      values: {
        en: 'numbers of goals, `1` to `17`, separated by commas, such as `4,10`',
        sv: 'målens nummer, `1` till `17`, åtskilda med komma, till exempel `4,10`',
      },
      otherwise: { en: 'all goals', sv: 'alla mål' },
      control: { kind: 'text' },
      rare: true,
    },
    sort: {
      label: { en: 'Order', sv: 'Ordning' },
      values: {
        en: '`soonest`: upcoming by start, then in progress, then past; `latest`: the latest start first',
        sv: '`soonest`: kommande efter start, sedan pågående och avslutade; `latest`: senaste start först',
      },
      otherwise: { en: '`latest`', sv: '`latest`' },
      control: {
        kind: 'choice',
        choices: [
          { value: 'latest', label: { en: 'Latest first', sv: 'Senaste först' } },
          { value: 'soonest', label: { en: 'Soonest first', sv: 'Närmast först' } },
        ],
      },
      rare: true,
    },
    limit,
    empty,
    row,
    ...everywhere,
    win,
  },
  events: cardEvents('gyg-list'),
  methods: [refresh],
  slots: [fallbackSlot],
  parts: [...cardParts, emptyPart],
  properties,
  states: {
    height: { en: 'Two rows of cards for its width', sv: 'Två rader kort för sin bredd' },
    ...cardStates,
  },
};

export const gygCardDoc: ElementDoc<typeof gygCardOptions> = {
  summary: {
    en: 'Shows one gyg. Wide from 500 px of its own width, upright below.',
    sv: 'Visar en gyg. Liggande från 500 px egen bredd, annars stående.',
  },
  logsIn: false,
  title: { en: 'Our gyg', sv: 'Vår gyg' },
  options: { gyg, ...everywhere, win },
  events: cardEvents('gyg-card'),
  methods: [refresh],
  slots: [fallbackSlot],
  parts: cardParts,
  properties,
  states: {
    ...cardStates,
    height: { en: 'One card for its width', sv: 'Ett kort för sin bredd' },
    empty: { en: 'Not used', sv: 'Används inte' },
    print: { en: 'Title, time, place and address', sv: 'Titel, tid, plats och adress' },
  },
};

export const gygCatalogDoc: ElementDoc<typeof gygCatalogOptions> = {
  summary: {
    en: 'Shows the gygs of a catalogue in the order that you gave them.',
    sv: 'Visar gygarna i en katalog i den ordning ni har valt.',
  },
  logsIn: false,
  title: { en: 'Our catalogue', sv: 'Vår katalog' },
  options: {
    catalog: {
      label: { en: 'Catalogue', sv: 'Katalog' },
      values: {
        en: '`organisation/catalogue` as in the address of its page, or that address',
        sv: '`organisation/katalog` som i adressen till dess sida, eller hela adressen',
      },
      otherwise: organization.otherwise,
      control: { kind: 'text' },
      required: true,
    },
    limit,
    empty,
    row,
    ...everywhere,
    win,
  },
  events: cardEvents('gyg-catalog'),
  methods: [refresh],
  slots: [fallbackSlot],
  parts: [...cardParts, emptyPart, headingPart],
  properties,
  states: {
    height: { en: 'Its name and two rows of cards', sv: 'Namnet och två rader kort' },
    ...cardStates,
  },
};
