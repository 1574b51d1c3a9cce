import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** A host with an open shadow root, like a widget's, and the element in it that contains the story. */
export interface Stage {
  readonly host: HTMLElement;
  readonly place: HTMLElement;
  readonly unmount: () => void;
}

let current: Stage | undefined;

/** The root of the running story. */
export function stage(): Stage {
  if (!current) throw new Error('no story is on the stage');
  return current;
}

const sheets = new Map<string, CSSStyleSheet>();

function sheetOf(text: string): CSSStyleSheet {
  const cached = sheets.get(text);
  if (cached) return cached;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}

/** Renders content in a new shadow root at the end of the page; await `settled` for the complete result. */
export function show(content: ReactNode, styles: readonly string[], language: string): Stage {
  const host = document.createElement('gyg-stage');
  host.lang = language;
  host.style.padding = '8px';
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = styles.map(sheetOf);
  const place = shadow.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(content);
  current = {
    host,
    place,
    unmount: () => {
      if (!host.isConnected) return;
      root.unmount();
      host.remove();
    },
  };
  return current;
}

/** Resolves when the next frame has been painted and effects have run. */
export const settled = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));

/** The focused element in the shadow root on the stage. */
export const focused = (): Element | null => stage().host.shadowRoot?.activeElement ?? null;
