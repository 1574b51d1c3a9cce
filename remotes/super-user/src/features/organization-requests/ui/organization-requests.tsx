import { SearchField } from '@gyg/design-system/forms';
import { useNavigate, useSearchParams, useTranslation } from '@gyg/platform';
import { useEffect, useRef } from 'react';
import { useOrganizationRequests } from '../api/list-organization-requests';
import { readRequestList, requestListAddress } from '../model/request-list';
import s from './organization-requests.module.css';
import { RequestResults } from './request-results';
import { RequestTabs } from './request-tabs';

/** Requests by state with a search, and one of them with its decision. */
export function OrganizationRequests() {
  const { t } = useTranslation('super-user');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const list = readRequestList(params);
  const { data } = useOrganizationRequests(list);
  const search = (keyword: string) => navigate(requestListAddress({ ...list, keyword, page: 1, chosen: '' }));
  const { top, answered } = useTop(list.page);
  return (
    <>
      <div className={s.bar}>
        <RequestTabs list={list} counts={data?.counts} />
        <div className={s.search}>
          <SearchField
            key={list.keyword}
            label={t('requests.search')}
            placeholder={t('requests.searchBy')}
            defaultValue={list.keyword}
            onSearch={search}
            clearLabel={t('requests.clearSearch')}
            onClear={() => search('')}
          />
        </div>
      </div>
      <div ref={top} tabIndex={-1} className={s.results}>
        <RequestResults
          list={list}
          onAnswered={() => {
            navigate(requestListAddress({ ...list, chosen: '' }));
            answered();
          }}
        />
      </div>
    </>
  );
}

/** Focuses the top of the list when another page is opened, and after an answer, whose button has disappeared. */
function useTop(page: number) {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(page);
  const toTop = () => {
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView?.({ block: 'nearest' });
  };
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView?.({ block: 'nearest' });
  }, [page]);
  return { top, answered: toTop };
}
