import { SearchField } from '@gyg/design-system/forms';
import { useNavigate, useSearchParams, useTopOn, useTranslation } from '@gyg/platform';
import { useLayoutEffect, useRef } from 'react';
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
  const top = useTopOn<HTMLDivElement>(list.page);
  const latest = useRef(list);
  useLayoutEffect(() => {
    latest.current = list;
  });
  /** Closes a request. Its button has disappeared, so the focus goes to the list. */
  const close = (requestId: string) => {
    const { chosen } = latest.current;
    // Another request may have been opened meanwhile.
    if (chosen !== '' && chosen !== requestId) return;
    navigate(requestListAddress({ ...latest.current, chosen: '' }));
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView?.({ block: 'nearest' });
  };
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
        <RequestResults list={list} onAnswered={close} />
      </div>
    </>
  );
}
