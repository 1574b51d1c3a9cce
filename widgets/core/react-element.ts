import type { ValuesOf, WidgetOptions } from '@gyg/contract/widgets';
import r2wc from '@r2wc/react-to-web-component';
import { type ComponentType, createElement } from 'react';
import { attributeNames, readAttribute, writeAttribute } from './attributes';

/** The props of an element's component: the element that it renders, and the options from its attributes. */
export interface ElementProps<Element extends HTMLElement, Table extends WidgetOptions> {
  element: Element;
  options: ValuesOf<Table>;
}

export interface ReactElementDefinition<Element extends HTMLElement, Table extends WidgetOptions> {
  component: ComponentType<ElementProps<Element, Table>>;
  options: Table;
  /** The shadow root's CSS texts in order. Converted to style sheets once for all instances. */
  styles: readonly string[];
}

/** The element's options as properties. Setting one writes its attribute, and it is read back from there. */
type WithOptions<Table extends WidgetOptions> = { -readonly [Name in keyof ValuesOf<Table>]: ValuesOf<Table>[Name] };

/** The class that r2wc returns. Its types leave out the callbacks of custom elements. */
type MountingElement = new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

function makeSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/**
 * Makes a custom element of a React component. r2wc attaches the shadow root, and mounts, updates and unmounts the
 * component. Its props from attributes are not used: a bare attribute is false there, a removed one keeps its last value,
 * and each has one name and no rule for what is valid. So the component gets what the table reads from the attributes.
 *
 * Rendering waits for the end of the current script: ten changed attributes cause one rendering, and an element that is
 * moved keeps its state.
 */
export function reactElement<Element extends HTMLElement, Table extends WidgetOptions>({
  component,
  options,
  styles,
}: ReactElementDefinition<Element, Table>): new () => HTMLElement & WithOptions<Table> {
  const table = Object.entries(options);
  let sheets: CSSStyleSheet[] | undefined;

  // Called for each rendering, by r2wc: its `container` is the shadow root.
  const Content = ({ container: { host } }: { container: ShadowRoot }) => {
    const values = table.map(([name, option]) => [name, readAttribute(option, host)]);
    const props: unknown = { element: host, options: Object.fromEntries(values) };
    // The properties of the class and the values of the table are defined by name.
    return createElement(component, props as ElementProps<Element, Table>);
  };

  class ReactElement extends (r2wc(Content, { shadow: 'open' }) as MountingElement) {
    static readonly observedAttributes = attributeNames(options);
    #settling = false;

    constructor() {
      super();
      sheets ??= styles.map(makeSheet);
      if (this.shadowRoot) this.shadowRoot.adoptedStyleSheets = sheets;
    }

    override connectedCallback(): void {
      // Properties set before the element was defined hide those of the class: remove them and set them again.
      for (const [name, option] of table) {
        const early = Object.getOwnPropertyDescriptor(this, name);
        if (!early) continue;
        Reflect.deleteProperty(this, name);
        writeAttribute(option, this, early.value);
      }
      this.#settle();
    }

    override disconnectedCallback(): void {
      this.#settle();
    }

    attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
      if (before !== after && this.isConnected) this.#settle();
    }

    /** Renders or unmounts, depending on the state at the end of the current script. */
    #settle(): void {
      if (this.#settling) return;
      this.#settling = true;
      queueMicrotask(() => {
        this.#settling = false;
        if (this.isConnected) super.connectedCallback();
        else super.disconnectedCallback();
      });
    }
  }

  for (const [name, option] of table) {
    Object.defineProperty(ReactElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: ReactElement) {
        return readAttribute(option, this);
      },
      set(this: ReactElement, value: unknown) {
        writeAttribute(option, this, value);
      },
    });
  }
  return ReactElement as unknown as new () => HTMLElement & WithOptions<Table>;
}
