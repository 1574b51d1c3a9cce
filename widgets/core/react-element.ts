import type { ValuesOf, WidgetOptions } from '@gyg/contract/widgets';
import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { attributeNames, readAttribute, writeAttribute } from './attributes';

// The symbols under which r2wc stores its state. They are the same in every copy of r2wc.
const connected: unique symbol = Symbol.for('r2wc.connected');
const properties: unique symbol = Symbol.for('r2wc.props');
const render: unique symbol = Symbol.for('r2wc.render');

interface R2wcElement extends HTMLElement {
  [connected]: boolean;
  [properties]: Record<string, unknown>;
  [render](): void;
  disconnectedCallback(): void;
}

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
 * It uses r2wc for mounting and unmounting. r2wc 2.1.1 ignores empty attributes, keeps the value of removed ones,
 * throws on values it cannot parse, and renders before the element is in the document. So here each rendering reads all
 * attributes with the table, and waits until the element is in the document and the current script has ended: ten
 * changed attributes cause one rendering, and an element that is moved keeps its content.
 */
export function reactElement<Element extends HTMLElement, Table extends WidgetOptions>({
  component,
  attributes,
  styles,
}: ReactElementDefinition<Element, Table>): new () => HTMLElement & WithOptions<Table> {
  // Two casts, here and at the end: r2wc types its class as any constructor, and the properties are defined by name below.
  const Base = r2wc(component as ComponentType<object>, { shadow: 'open' }) as unknown as new () => R2wcElement;
  const sheets = styles.map(makeSheet);
  const table = Object.entries(attributes);

  class ReactElement extends Base {
    static readonly observedAttributes = attributeNames(attributes);
    #settling = false;

    constructor() {
      super();
      this[connected] = false;
      if (this.shadowRoot) this.shadowRoot.adoptedStyleSheets = [...sheets];
    }

    connectedCallback(): void {
      this.#adoptEarlyProperties();
      this[connected] = true;
      this.#settle();
    }

    override disconnectedCallback(): void {
      this[connected] = false;
      this.#settle();
    }

    attributeChangedCallback(): void {
      if (this[connected]) this.#settle();
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
        if (!this[connected]) return super.disconnectedCallback();
        const options = Object.fromEntries(table.map(([name, attribute]) => [name, readAttribute(attribute, this)]));
        this[properties] = { element: this, options };
        this[render]();
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
