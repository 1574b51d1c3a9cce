import { type WidgetTag, widgetOptions } from '@gyg/contract/widgets';
import { type ElementDoc, widgetDocs } from '@gyg/contract/widgets/docs';
import { columnsAt } from '@gyg/contract/widgets/height';
import { Button, Link, VisuallyHidden } from '@gyg/design-system';
import { SegmentedControl } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';
import { createElement, type RefObject, useEffect, useState } from 'react';
import { framePage, platformPage } from '../model/frame-page';
import type { Given } from '../model/given';
import s from './playground.module.css';

export interface PreviewProps {
  tag: WidgetTag;
  options: Given;
  styles: Given;
  title: string;
  /** The sheet that the element stands on. */
  sheet: RefObject<HTMLDivElement | null>;
  /** Its width in pixels. */
  width: number;
  onReset: () => void;
}

/** In pixels, but for the first. */
const widths = ['full', '600', '340'] as const;

const widthStyle = (sheetWidth: string): Given => (sheetWidth === 'full' ? {} : { '--sheet-width': `${sheetWidth}px` });

/** How many cards of a list are in a row at a width; undefined for other elements. */
function columnsOf(tag: WidgetTag, { row }: Given, width: number): number | undefined {
  if (tag !== 'gyg-list' && tag !== 'gyg-catalog') return undefined;
  return Math.min(widgetOptions['gyg-list'].row.read(row ?? null), columnsAt(width));
}

/** The element itself, from the script that partners paste, with what it tells the page and asks the platform. */
export function Preview({ tag, options, styles, title, sheet, width, onReset }: PreviewProps) {
  const { t } = useTranslation('admin');
  const [sheetWidth, setSheetWidth] = useState<string>('full');
  const doc: ElementDoc = widgetDocs[tag];
  const last = useLastEvent(sheet, doc.events.map(({ name }) => name).join(' '));
  const page = framePage(tag, options);
  const columns = columnsOf(tag, options, width);
  return (
    <div className={s.preview}>
      <div className={s.bar}>
        <SegmentedControl
          label={t('developers.width')}
          options={widths.map((value) => ({ value, label: value === 'full' ? t('developers.full') : value }))}
          value={sheetWidth}
          onValueChange={setSheetWidth}
        />
        <span className={s.note}>
          {width > 0 && t('developers.wide', { width })}
          {width > 0 && columns !== undefined && t('developers.inARow', { count: columns })}
        </span>
        <span className={s.acts}>
          <Button variant="quiet" size="sm" icon="undo" onClick={onReset}>
            {t('developers.reset')}
          </Button>
          {page !== undefined && (
            <Link href={page} target="_blank" variant="standalone">
              {t('developers.openPreview')}
            </Link>
          )}
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
      <section className={s.stage} aria-label={t('developers.preview', { tag })} tabIndex={0}>
        {/* The titles inside an element are of the third level. */}
        <h2>
          <VisuallyHidden>{t('developers.preview', { tag })}</VisuallyHidden>
        </h2>
        <div ref={sheet} className={s.sheet} style={widthStyle(sheetWidth)}>
          <script src="/widgets/gyg.js" async />
          {createElement(
            tag,
            { key: tag, ...options, style: styles },
            <a href={platformPage(tag, options)}>{title}</a>,
          )}
        </div>
      </section>
      <p className={s.log} role="log" aria-label={t('developers.log')}>
        {last === undefined ? (
          t('developers.noEvent')
        ) : (
          <>
            <b>{last.name}</b> {last.detail}
          </>
        )}{' '}
        <RequestsLine what={JSON.stringify([tag, options])} />
      </p>
    </div>
  );
}

function RequestsLine({ what }: { what: string }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const requests = useRequests(what);
  if (requests === undefined) return null;
  const { count, bytes, duration } = requests;
  return (
    <span className={s.requests}>
      {t('developers.requests', { count, ms: number(Math.round(duration)), size: number(Math.round(bytes / 1000)) })}
    </span>
  );
}

interface LastEvent {
  name: string;
  /** `detail` as JSON; empty without one. */
  detail: string;
}

/**
 * The last of these events below an element. Opening a gyg is stopped, so that the page stays; the event shows that it
 * was chosen.
 */
function useLastEvent(stage: RefObject<HTMLElement | null>, names: string): LastEvent | undefined {
  const [last, setLast] = useState<LastEvent>();
  useEffect(() => {
    const element = stage.current;
    const heard = names.split(' ');
    const hear = (event: Event) => {
      if (event.type.endsWith('-open')) event.preventDefault();
      const detail = event instanceof CustomEvent && event.detail !== null ? JSON.stringify(event.detail) : '';
      setLast({ name: event.type, detail });
    };
    for (const name of heard) element?.addEventListener(name, hear);
    return () => {
      for (const name of heard) element?.removeEventListener(name, hear);
    };
  }, [stage, names]);
  return last;
}

interface Requests {
  count: number;
  /** Bytes that came over the network. */
  bytes: number;
  /** From the first request to the last response, in milliseconds. */
  duration: number;
}

const isOfElement = ({ name }: PerformanceEntry) => /^\/(widgets|api|media)\//.test(new URL(name).pathname);

/** What the page has asked the platform for since `what` changed; undefined before the first request. */
function useRequests(what: string): Requests | undefined {
  const [requests, setRequests] = useState<Requests & { what: string }>();
  useEffect(() => {
    if (typeof PerformanceObserver === 'undefined') return;
    const since = performance.now();
    const seen: PerformanceResourceTiming[] = [];
    const watcher = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry instanceof PerformanceResourceTiming && entry.startTime >= since && isOfElement(entry))
          seen.push(entry);
      if (seen.length === 0) return;
      const first = Math.min(...seen.map(({ startTime }) => startTime));
      const last = Math.max(...seen.map(({ responseEnd }) => responseEnd));
      const bytes = seen.reduce((sum, { transferSize }) => sum + transferSize, 0);
      setRequests({ what, count: seen.length, bytes, duration: last - first });
    });
    watcher.observe({ type: 'resource' });
    return () => watcher.disconnect();
  }, [what]);
  return requests?.what === what ? requests : undefined;
}
