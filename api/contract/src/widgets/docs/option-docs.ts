import type { Both, OptionChoice, OptionDoc } from './doc-types';

// Options that several elements have, described once.

const choice = (value: string, en: string, sv: string): OptionChoice => ({ value, label: { en, sv } });
const same = (text: string): Both => ({ en: text, sv: text });

export const organization: OptionDoc = {
  label: { en: 'Organisation', sv: 'Organisation' },
  values: {
    en: 'the organisation’s friendly URL, the address of its page, or its id',
    sv: 'organisationens korta adress, adressen till dess sida, eller dess id',
  },
  otherwise: {
    en: 'required: your fallback, and a warning in the console',
    sv: 'obligatoriskt: ditt eget innehåll, och en varning i konsolen',
  },
  control: { kind: 'text' },
  required: true,
};

export const gyg: OptionDoc = {
  label: { en: 'Gyg', sv: 'Gyg' },
  values: {
    en: '`organisation/gyg` as in the address of its page, that address, or its id',
    sv: '`organisation/gyg` som i adressen till dess sida, hela adressen, eller dess id',
  },
  otherwise: organization.otherwise,
  control: { kind: 'text' },
  required: true,
};

export const row: OptionDoc = {
  label: { en: 'Most cards in a row', sv: 'Kort per rad, som mest' },
  values: { en: '`1` to `4`; fewer where there is less room', sv: '`1` till `4`; färre där det är trångt' },
  otherwise: same('`4`'),
  control: { kind: 'choice', choices: ['1', '2', '3', '4'].map((count) => choice(count, count, count)) },
};

export const limit: OptionDoc = {
  label: { en: 'Cards before “Show more”', sv: 'Kort före ”Visa fler”' },
  values: { en: '`1` to `48`', sv: '`1` till `48`' },
  otherwise: { en: 'two rows, at least four cards', sv: 'två rader, minst fyra kort' },
  control: { kind: 'number', least: 1, most: 48 },
  rare: true,
};

export const empty: OptionDoc = {
  label: { en: 'When there are none', sv: 'När det inte finns några' },
  values: { en: 'a sentence for when no gygs match', sv: 'en mening som visas när inga gygar passar' },
  otherwise: { en: 'nothing is shown', sv: 'inget visas' },
  control: { kind: 'text' },
};

export const bg: OptionDoc = {
  label: { en: 'Background', sv: 'Bakgrund' },
  values: { en: 'a hex colour, with or without `#`', sv: 'en hexadecimal färg, med eller utan `#`' },
  otherwise: { en: 'that of your page', sv: 'din sidas' },
  control: { kind: 'colour' },
  rare: true,
};

export const win: OptionDoc = {
  label: { en: 'Open gygs in a new window', sv: 'Öppna gygar i ett nytt fönster' },
  values: { en: 'present, or `true`', sv: 'skrivs ut, eller `true`' },
  otherwise: { en: 'the same window', sv: 'samma fönster' },
  control: { kind: 'switch' },
};

export const width: OptionDoc = {
  label: { en: 'Width in per cent', sv: 'Bredd i procent' },
  values: { en: 'per cent of the room that it has', sv: 'procent av utrymmet' },
  otherwise: same('`100`'),
  control: { kind: 'number', least: 1, most: 100 },
  rare: true,
};

export const language: OptionDoc = {
  label: { en: 'Language', sv: 'Språk' },
  values: { en: '`en`, or `sv` (`se` means the same)', sv: '`en`, eller `sv` (`se` betyder samma sak)' },
  otherwise: { en: 'the nearest `lang` of your page, else English', sv: 'sidans närmaste `lang`, annars engelska' },
  control: {
    kind: 'choice',
    choices: [
      choice('', 'The page’s', 'Sidans'),
      choice('en', 'English', 'Engelska'),
      choice('sv', 'Swedish', 'Svenska'),
    ],
  },
};

export const theme: OptionDoc = {
  label: { en: 'Theme', sv: 'Tema' },
  values: same('`light`, `dark`, `auto`'),
  otherwise: {
    en: '`auto`: dark where your page’s text is light, readable on `bg`',
    sv: '`auto`: mörkt där sidans text är ljus, läsbart på `bg`',
  },
  control: {
    kind: 'choice',
    choices: [choice('auto', 'Auto', 'Auto'), choice('light', 'Light', 'Ljust'), choice('dark', 'Dark', 'Mörkt')],
  },
};

export const api: OptionDoc = {
  label: { en: 'Platform', sv: 'Plattform' },
  values: {
    en: 'the address of the platform, such as `https://test.gyg.example`',
    sv: 'plattformens adress, till exempel `https://test.gyg.example`',
  },
  otherwise: { en: 'the one that the script comes from', sv: 'den som skriptet kommer från' },
  control: { kind: 'text' },
};

/** The options of every element. */
export const everywhere = { bg, width, language, theme, api } as const;
