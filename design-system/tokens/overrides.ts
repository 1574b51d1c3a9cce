interface Both {
  readonly en: string;
  readonly sv: string;
}

/** A custom property that a partner may set on a widget's element. */
export interface WidgetOverride {
  readonly name: string;
  readonly meaning: Both;
  /** The default: CSS, or a description if it is not one value. */
  readonly otherwise: Both;
}

const same = (text: string): Both => ({ en: text, sv: text });

/**
 * The few properties that a partner may change; everything else in a widget is fixed. This is the only source: the
 * tokens page and the pages for webmasters show it, and checks compare the style sheets, descriptions and README with it.
 */
export const widgetOverrides: readonly WidgetOverride[] = [
  {
    name: '--gyg-accent',
    meaning: {
      en: 'the colour of buttons and links; made lighter or darker where it would be hard to read',
      sv: 'färgen på knappar och länkar; blir ljusare eller mörkare där den vore svår att läsa',
    },
    otherwise: { en: 'the platform’s green', sv: 'plattformens gröna' },
  },
  {
    name: '--gyg-font',
    meaning: { en: 'the typeface', sv: 'typsnittet' },
    otherwise: { en: 'that of your page', sv: 'din sidas' },
  },
  {
    name: '--gyg-radius',
    meaning: { en: 'how round cards and buttons are', sv: 'hur rundade kort och knappar är' },
    otherwise: same('10px'),
  },
  {
    name: '--gyg-gap',
    meaning: { en: 'the space between cards', sv: 'avståndet mellan kort' },
    otherwise: same('24px'),
  },
  {
    name: '--gyg-surface',
    meaning: {
      en: 'the background of cards and forms; choose one that suits the theme',
      sv: 'bakgrunden på kort och formulär; välj en som passar temat',
    },
    otherwise: { en: 'none for cards, that of the theme for forms', sv: 'ingen för kort, temats för formulär' },
  },
  {
    name: '--gyg-min-height',
    meaning: {
      en: 'height reserved until the element is there, so that your page does not jump',
      sv: 'höjd som hålls fri tills elementet är på plats, så att sidan inte hoppar',
    },
    otherwise: { en: 'that of the element', sv: 'elementets' },
  },
];
