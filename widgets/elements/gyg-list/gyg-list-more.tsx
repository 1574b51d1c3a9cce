import { Button } from '@gyg/design-system/elements';
import { type RefObject, useEffect, useRef } from 'react';
import s from './gyg-list.module.css';
import type { Listing } from './gyg-list-store';
import type { GygListTexts } from './gyg-list-texts';

interface GygListMoreProps {
  listing: Extract<Listing, { status: 'ready' }>;
  /** Cards on the page; fewer than fetched if the list is folded. */
  shown: number;
  texts: GygListTexts;
  onMore: () => void;
  /** The element that contains the cards. The first new one gets focus. */
  list: RefObject<HTMLElement | null>;
}

/** Shows how many cards are shown, and a button for more. Renders nothing if all fit on one page. */
export function GygListMore({ listing: { total, next }, shown, texts, onMore, list }: GygListMoreProps) {
  const asked = useRef(-1);
  useEffect(() => {
    if (asked.current < 0 || shown <= asked.current) return;
    list.current?.querySelectorAll<HTMLElement>('article a')[asked.current]?.focus();
    asked.current = -1;
  }, [shown, list]);

  const ask = () => {
    asked.current = shown;
    onMore();
  };
  const isMore = shown < total;
  const wasMore = useRef(isMore);
  wasMore.current ||= isMore;
  if (!wasMore.current) return null;
  return (
    <div className={s.more}>
      <p role="status" className={s.count}>
        {next === 'failed' ? texts.moreFailed : texts.shown(shown, total)}
      </p>
      {isMore && (
        <Button variant="secondary" busy={next === 'busy'} onClick={ask} part="button">
          {next === 'failed' ? texts.retry : texts.more}
        </Button>
      )}
    </div>
  );
}
