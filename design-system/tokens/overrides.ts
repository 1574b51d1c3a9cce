/** A custom property that a partner may set on a widget's element. */
export interface WidgetOverride {
  readonly name: string;
  readonly meaning: string;
  /** The default: CSS, or a description if it is not one value. */
  readonly otherwise: string;
}

/**
 * The few properties that a partner may change; everything else in a widget is fixed. This is the only source: the
 * tokens page shows it, and a test compares the widgets' style sheets and README with it.
 */
export const widgetOverrides: readonly WidgetOverride[] = [
  {
    name: '--gyg-accent',
    meaning: 'the colour of buttons and links; choose one that can be read (4.5 : 1)',
    otherwise: "the platform's green",
  },
  { name: '--gyg-font', meaning: 'the typeface', otherwise: 'that of your page' },
  { name: '--gyg-radius', meaning: 'how round cards and buttons are', otherwise: '10px' },
  { name: '--gyg-gap', meaning: 'the space between cards', otherwise: '24px' },
  {
    name: '--gyg-surface',
    meaning: 'the background of cards and forms; choose one that suits the theme',
    otherwise: 'none for cards, that of the theme for forms',
  },
  {
    name: '--gyg-min-height',
    meaning: 'height reserved until an element is there, so that your page does not jump',
    otherwise: 'that of the element',
  },
];
