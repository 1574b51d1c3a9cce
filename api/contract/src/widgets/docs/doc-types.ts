import type { WidgetOptions } from '../option';

/** A text in both languages. Backticks mark code. */
export interface Both {
  readonly en: string;
  readonly sv: string;
}

export interface OptionChoice {
  readonly value: string;
  readonly label: Both;
}

/** How a form offers an option. */
export type OptionControl =
  | { readonly kind: 'text' }
  | { readonly kind: 'colour' }
  /** One of a few values. */
  | { readonly kind: 'choice'; readonly choices: readonly OptionChoice[] }
  /** Any of a few values, written one after the other. At least one is chosen. */
  | { readonly kind: 'several'; readonly choices: readonly OptionChoice[] }
  | { readonly kind: 'switch' }
  | { readonly kind: 'number'; readonly least: number; readonly most: number };

export interface OptionDoc {
  /** The label in a form. */
  readonly label: Both;
  readonly values: Both;
  /** What happens without it. */
  readonly otherwise: Both;
  readonly control: OptionControl;
  /** The element shows nothing of its own without it. */
  readonly required?: true;
  /** Few pages need it: forms offer it last. */
  readonly rare?: true;
}

/** A part, a slot, an event or a method with its meaning. */
export interface NamedDoc {
  readonly name: string;
  readonly text: Both;
}

export interface EventDoc extends NamedDoc {
  /** The fields of `detail` with their types in TypeScript. */
  readonly detail: Readonly<Record<string, string>>;
  /** Whether `preventDefault()` stops what follows. */
  readonly stoppable?: true;
}

/** A custom property that partners may set. Its meaning is in the design system's list. */
export type PropertyName =
  | '--gyg-accent'
  | '--gyg-font'
  | '--gyg-gap'
  | '--gyg-min-height'
  | '--gyg-radius'
  | '--gyg-surface';

/** What a webmaster needs to know of an element. */
export interface ElementDoc<Table extends WidgetOptions = WidgetOptions> {
  readonly summary: Both;
  /** Visitors log in by it, which works on registered sites alone. */
  readonly logsIn: boolean;
  /** What links and frames are called, such as "Our gygs". */
  readonly title: Both;
  readonly options: { readonly [Name in keyof Table]: OptionDoc };
  readonly events: readonly EventDoc[];
  readonly methods: readonly NamedDoc[];
  readonly slots: readonly NamedDoc[];
  readonly parts: readonly NamedDoc[];
  readonly properties: readonly PropertyName[];
  /** What visitors see in each state. */
  readonly states: Readonly<Record<'height' | 'empty' | 'error' | 'offline' | 'print', Both>>;
}
