import type { Page } from '@playwright/test';

export interface Shift {
  /** The score that Chromium gives it. */
  value: number;
  /** What moved, from where to where. */
  moved: string;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Notes what moves on pages without anyone having done something. Returns a function that reads it for the page that is open. */
export async function noteShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? 'gone');
    const note = ({ value, hadRecentInput, sources }: LayoutShift) => {
      if (hadRecentInput) return;
      const moved = sources.map(
        (source) => `${nameOf(source.node)} ${boxOf(source.previousRect)} to ${boxOf(source.currentRect)}`,
      );
      shifts.push({ value, moved: moved.join(', ') });
    };
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (isShift(entry)) note(entry);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  return () => page.evaluate((): Shift[] => Reflect.get(window, 'shifts'));
}
