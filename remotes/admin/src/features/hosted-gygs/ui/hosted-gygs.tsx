import { useHostedList } from '../model/use-hosted-list';
import s from './hosted-gygs.module.css';
import { HostedResults } from './hosted-results';
import { HostedTabs } from './hosted-tabs';
import { KeywordSearch } from './keyword-search';

/** The gygs that an organisation hosts, including drafts and hidden ones: tabs, search, table, pages. */
export function HostedGygs({ organizationId }: { organizationId: string }) {
  const { list, change } = useHostedList();
  return (
    <>
      <div className={s.bar}>
        <HostedTabs organizationId={organizationId} list={list} />
        <KeywordSearch list={list} onChange={change} />
      </div>
      <HostedResults organizationId={organizationId} list={list} onChange={change} />
    </>
  );
}
