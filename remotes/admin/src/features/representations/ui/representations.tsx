import { Button, EmptyState, ErrorState, ListFoot, Panel, Skeleton, Tabs } from '@gyg/design-system';
import { DecisionList, DecisionRow } from '@gyg/design-system/tables';
import {
  lastPage,
  Navigate,
  paths,
  useFormat,
  useListFoot,
  useListInAddress,
  useLoadFailure,
  useTopOn,
  useTranslation,
} from '@gyg/platform';
import { KeywordField } from '../../../shared/lists/keyword-field';
import { useRepresentations } from '../api/representation-calls';
import { groupByGyg } from '../model/group-by-gyg';
import {
  type RepresentationList,
  readRepresentationList,
  representationAddress,
  representationTabs,
  statusOfTab,
} from '../model/representation-list';
import { type RepresentationAnswers, useRepresentationAnswers } from '../model/use-representation-answers';
import { RepresentationGroup } from './representation-group';
import s from './representations.module.css';

/** Requests of members to represent an organisation: tabs, search, and what accepting means. */
export function Representations({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('admin');
  const { list, change } = useListInAddress(readRepresentationList, representationAddress);
  const answers = useRepresentationAnswers();
  return (
    <>
      <RepresentationTabs organizationId={organizationId} list={list} />
      <div className={s.search}>
        <KeywordField
          label={t('representations.search')}
          value={list.keyword}
          onSearch={(keyword) => change({ keyword }, { replace: true })}
        />
      </div>
      <RepresentationResults organizationId={organizationId} list={list} answers={answers} />
    </>
  );
}

/** Tabs for the status, with the number of requests in each; those that need an answer on amber. */
function RepresentationTabs({ organizationId, list }: { organizationId: string; list: RepresentationList }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const counts = useRepresentations(organizationId, list).data?.counts;
  return (
    <Tabs
      label={t('representations.status')}
      items={representationTabs.map((tab) => {
        const count = counts?.[statusOfTab[tab]];
        const shown = count === undefined ? undefined : number(count);
        return {
          label: t(`representations.tabs.${tab}`),
          href: representationAddress({ ...list, tab, page: 1 }),
          current: tab === list.tab,
          ...(tab !== 'waiting' && { count: shown }),
          ...(tab === 'waiting' && count && { waiting: shown, waitingLabel: t('frame.waiting', { count }) }),
        };
      })}
    />
  );
}

interface RepresentationResultsProps {
  organizationId: string;
  list: RepresentationList;
  answers: RepresentationAnswers;
}

/** The requests of one tab by gyg, page by page. */
function RepresentationResults({ organizationId, list, answers }: RepresentationResultsProps) {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const foot = useListFoot();
  const { data, error, isPlaceholderData, refetch } = useRepresentations(organizationId, list);
  const top = useTopOn<HTMLDivElement>(list.page);
  if (error && data === undefined) return <ErrorState {...loadFailure(error, () => void refetch())} />;
  if (data === undefined) return <RepresentationsSkeleton />;
  const { requests, total, pageSize } = data;
  const href = (page: number) => representationAddress({ ...list, page });
  const last = lastPage(total, pageSize);
  if (list.page > last && !isPlaceholderData) return <Navigate to={href(last)} replace />;
  if (requests.length === 0) return <NoRequests list={list} />;
  return (
    <div ref={top} tabIndex={-1} className={s.results} aria-busy={isPlaceholderData}>
      {list.tab !== 'withdrawn' && <p className={s.meaning}>{t(`representations.meaning.${list.tab}`)}</p>}
      <Panel padding="none" className={s.sheet}>
        {groupByGyg(requests).map((group) => (
          <RepresentationGroup key={group.gygId} group={group} answers={answers} />
        ))}
      </Panel>
      <ListFoot {...foot(data, href)} />
    </div>
  );
}

function NoRequests({ list: { tab, keyword } }: { list: RepresentationList }) {
  const { t } = useTranslation('admin');
  if (keyword !== '') {
    return (
      <EmptyState
        title={t('representations.nothingFound')}
        text={t('representations.nothingFoundText')}
        actions={
          <Button href={representationAddress({ tab, keyword: '', page: 1 })}>{t('representations.showAll')}</Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t(`representations.empty.${tab}`)}
      text={t(tab === 'waiting' ? 'representations.emptyText' : 'representations.emptyOther')}
      actions={
        tab === 'waiting' && (
          <Button variant="secondary" href={paths.supportedGygs()}>
            {t('frame.supported')}
          </Button>
        )
      }
    />
  );
}

/** The loading list: rows of the same layout. */
export const RepresentationsSkeleton = () => (
  <Panel padding="none" aria-busy="true">
    <DecisionList aria-hidden="true">
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <DecisionRow
          key={row}
          media={<Skeleton shape="circle" />}
          title={<Skeleton length="half" />}
          note={<Skeleton length="long" />}
        />
      ))}
    </DecisionList>
  </Panel>
);
