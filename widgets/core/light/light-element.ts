import type { ValuesOf, WidgetOptions } from '@gyg/contract/widgets';
import { attributeNames, readAttribute, writeAttribute } from '../attributes';
import { watchSurroundings } from '../surroundings';

/** The options as properties. Setting one writes its attribute, and it is read back from there. */
type WithOptions<Table extends WidgetOptions> = { -readonly [Name in keyof ValuesOf<Table>]: ValuesOf<Table>[Name] };

/** What `lightElement` gives to the class of an element. */
export interface Light<Table extends WidgetOptions> extends HTMLElement {
  /** The options as the attributes have them. */
  readonly options: ValuesOf<Table>;
  /** The open shadow root, also before the element is in a document. */
  readonly inside: ShadowRoot;
}

interface LightConstructor<Table extends WidgetOptions> {
  new (): Light<Table> & WithOptions<Table>;
  readonly observedAttributes: string[];
}

export interface LightDefinition<Table extends WidgetOptions> {
  options: Table;
  /** The shadow root's CSS texts, in order. */
  styles: readonly string[];
}

/** Methods that a class made with `lightElement` has. */
export interface Drawing {
  /** Called after the current script when the element is in the page and options or the page around it changed. */
  draw(): void;
  /** Called after the current script when the element was taken out of the page, and not put back. */
  leave(): void;
}

const isDrawing = (element: object): element is Drawing => 'draw' in element && 'leave' in element;

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/**
 * Creates the base class of an element that draws itself with plain DOM: an open shadow root with constructable style
 * sheets, attributes as the source of truth, and properties for them. Several changes in one script cause one `draw`,
 * and an element that is moved is not drawn again.
 */
export function lightElement<const Table extends WidgetOptions>({ options, styles }: LightDefinition<Table>) {
  const table = Object.entries(options);
  let sheets: CSSStyleSheet[] | undefined;

  class LightElement extends HTMLElement {
    static readonly observedAttributes = attributeNames(options);
    readonly inside = this.attachShadow({ mode: 'open' });
    #settling = false;
    #unwatch: (() => void) | undefined;

    constructor() {
      super();
      sheets ??= styles.map(sheetOf);
      this.inside.adoptedStyleSheets = sheets;
    }

    get options(): Record<string, unknown> {
      return Object.fromEntries(table.map(([name, option]) => [name, readAttribute(option, this)]));
    }

    connectedCallback(): void {
      // Properties set before the element was defined hide those of the class: remove them and set them again.
      for (const [name, option] of table) {
        const early = Object.getOwnPropertyDescriptor(this, name);
        if (!early) continue;
        Reflect.deleteProperty(this, name);
        writeAttribute(option, this, early.value);
      }
      this.#settle();
    }

    disconnectedCallback(): void {
      this.#settle();
    }

    attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
      if (before !== after) this.#settle();
    }

    /** Draws or leaves, depending on the state at the end of the current script. */
    #settle(): void {
      if (this.#settling) return;
      this.#settling = true;
      queueMicrotask(() => {
        this.#settling = false;
        const isGone = !this.isConnected;
        if (isGone) this.#unwatch?.();
        this.#unwatch = isGone ? undefined : (this.#unwatch ?? watchSurroundings(() => this.#settle()));
        if (!isDrawing(this)) return;
        if (isGone) this.leave();
        else this.draw();
      });
    }
  }

  for (const [name, option] of table) {
    Object.defineProperty(LightElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: LightElement) {
        return readAttribute(option, this);
      },
      set(this: LightElement, value: unknown) {
        writeAttribute(option, this, value);
      },
    });
  }
  // The properties are defined by name above, which the type of a class cannot express.
  return LightElement as unknown as LightConstructor<Table>;
}
