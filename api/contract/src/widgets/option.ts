/** The text of an attribute or a query parameter; null if it is absent. */
export type OptionText = string | null;

/**
 * One option of an element. The element, the page for frames and the configuration page all read it from here.
 * `read` returns a usable value for any text, and the default for null.
 */
export interface WidgetOption<Value> {
  /**
   * The attribute's names, the main one first. The property has the main name. In the query of a page for frames the
   * names are in camel case (`bgColor`).
   */
  readonly attributes: readonly [string, ...string[]];
  readonly read: (text: OptionText) => Value;
  /** Pages for frames have it in their path, or do not need it. */
  readonly notInQuery?: true;
}

/** All options of an element by property name. */
export type WidgetOptions = Readonly<Record<string, WidgetOption<unknown>>>;

/** The values of a table of options. */
export type ValuesOf<Table extends WidgetOptions> = {
  readonly [Name in keyof Table]: ReturnType<Table[Name]['read']>;
};
