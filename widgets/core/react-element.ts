import type { ValuesOf, WidgetOptions } from '@gyg/contract/widgets';
import { type ComponentType, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { attributeNames, readAttribute, writeAttribute } from './attributes';

/** The props of an element's component: the element it renders, and the options from its attributes. */
export interface ElementProps<Element extends HTMLElement, Table extends WidgetOptions> {
  element: Element;
  options: ValuesOf<Table>;
}

export interface ReactElementDefinition<Element extends HTMLElement, Table extends WidgetOptions> {
  component: ComponentType<ElementProps<Element, Table>>;
  attributes: Table;
  /** The shadow root's CSS texts in order. Converted to style sheets once for all instances. */
  styles: readonly string[];
}

/** The element's options as properties. Setting one writes its attribute, and it is read back from there. */
type WithOptions<Table extends WidgetOptions> = { -readonly [Name in keyof ValuesOf<Table>]: ValuesOf<Table>[Name] };

function makeSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/**
 * Creates a custom element class with an open shadow root, rendered by a React component.
 *
 * Each rendering reads all attributes with the table, and waits until the element is in the document and the current
 * script has ended: ten changed attributes cause one rendering, and an element that is moved keeps its content.
 */
export function reactElement<Element extends HTMLElement, Table extends WidgetOptions>({
  component,
  attributes,
  styles,
}: ReactElementDefinition<Element, Table>): new () => HTMLElement & WithOptions<Table> {
  const sheets = styles.map(makeSheet);
  const table = Object.entries(attributes);

  class ReactElement extends HTMLElement {
    static readonly observedAttributes = attributeNames(attributes);
    readonly #inside = this.attachShadow({ mode: 'open' });
    #root: Root | undefined;
    #settling = false;

    constructor() {
      super();
      this.#inside.adoptedStyleSheets = [...sheets];
    }

    connectedCallback(): void {
      this.#adoptEarlyProperties();
      this.#settle();
    }

    disconnectedCallback(): void {
      this.#settle();
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.#settle();
    }

    /** Properties set before the element was defined hide those of the class: remove them and set them again. */
    #adoptEarlyProperties(): void {
      for (const [name, attribute] of table) {
        const early = Object.getOwnPropertyDescriptor(this, name);
        if (!early) continue;
        Reflect.deleteProperty(this, name);
        writeAttribute(attribute, this, early.value);
      }
    }

    /** Renders or unmounts, depending on the state at the end of the current script. */
    #settle(): void {
      if (this.#settling) return;
      this.#settling = true;
      queueMicrotask(() => {
        this.#settling = false;
        if (!this.isConnected) {
          this.#root?.unmount();
          this.#root = undefined;
          return;
        }
        const values = table.map(([name, attribute]) => [name, readAttribute(attribute, this)]);
        const props: unknown = { element: this, options: Object.fromEntries(values) };
        this.#root ??= createRoot(this.#inside);
        // The properties of the class and the values of the table are defined by name.
        this.#root.render(createElement(component, props as ElementProps<Element, Table>));
      });
    }
  }

  for (const [name, attribute] of table) {
    Object.defineProperty(ReactElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: ReactElement) {
        return readAttribute(attribute, this);
      },
      set(this: ReactElement, value: unknown) {
        writeAttribute(attribute, this, value);
      },
    });
  }
  return ReactElement as unknown as new () => HTMLElement & WithOptions<Table>;
}
