import { useSearchParams } from '@gyg/platform';
import { useEffect, useRef, useState } from 'react';
import type { Answer } from '../api/respond-to-organization-request';
import { readRequestList } from '../model/request-list';
import { AnswerDialog } from './answer-dialog';
import s from './organization-requests.module.css';
import { RequestResults } from './request-results';
import { RequestTabs } from './request-tabs';

/** Requests by state, and answering them one by one. */
export function OrganizationRequests() {
  const [params] = useSearchParams();
  const list = readRequestList(params);
  const [answer, setAnswer] = useState<Answer>();
  const { top, goToTop } = useTop(list.page);
  return (
    <>
      <RequestTabs current={list.tab} />
      <div ref={top} tabIndex={-1} className={s.results}>
        <RequestResults list={list} onAnswer={setAnswer} />
      </div>
      <AnswerDialog
        answer={answer}
        onClose={() => setAnswer(undefined)}
        onAnswered={() => {
          setAnswer(undefined);
          goToTop();
        }}
      />
    </>
  );
}

/**
 * Focuses the top of the list when another page is opened, and after a response, whose button has disappeared with its
 * request. Waits for the dialog to close, because nothing behind it can get focus before.
 */
function useTop(page: number) {
  const top = useRef<HTMLDivElement>(null);
  const [visits, setVisits] = useState(0);
  const before = useRef({ page, visits });
  useEffect(() => {
    if (before.current.page === page && before.current.visits === visits) return;
    before.current = { page, visits };
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView?.({ block: 'nearest' });
  }, [page, visits]);
  return { top, goToTop: () => setVisits((count) => count + 1) };
}
