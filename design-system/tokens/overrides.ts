/** A custom property that a partner may set on a widget's element. */
export interface WidgetOverride {
  readonly name: string;
  readonly meaning: string;
  /** What stands without it: CSS, or words where it is not one value. */
  readonly otherwise: string;
}

/**
 * The few things of the look that are the partner's to choose; everything else of a widget is closed. The one source: the
 * tokens page shows it, and a test holds the widgets' sheets and README to it.
 */
export const widgetOverrides: readonly WidgetOverride[] = [
  {
    name: '--gyg-accent',
    meaning: 'the colour of buttons and links; choose one that can be read (4.5 : 1)',
    otherwise: "the platform's green",
  },
  { name: '--gyg-font', meaning: 'the typeface', otherwise: 'that of your page' },
  { name: '--gyg-radius', meaning: 'how round cards and buttons are', otherwise: '14px' },
  { name: '--gyg-gap', meaning: 'the space between cards', otherwise: '24px' },
  {
    name: '--gyg-min-height',
    meaning: 'height kept while the list is on its way, so that your page does not jump',
    otherwise: '480px',
  },
];
