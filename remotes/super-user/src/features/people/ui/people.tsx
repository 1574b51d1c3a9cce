import type { AnswerOf, Person } from '@gyg/contract';
import { Button, EmptyState, ErrorState, ListFoot, Stack } from '@gyg/design-system';
import { Table } from '@gyg/design-system/tables';
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
import { useState } from 'react';
import { type PersonAct, usePeople } from '../api/people-calls';
import { type PeopleList, peopleListAddress, readPeopleList } from '../model/people-list';
import s from './people.module.css';
import { PeopleSkeleton } from './people-skeleton';
import { PeopleTools } from './people-tools';
import { PersonDialog } from './person-dialog';
import { PersonMenu } from './person-menu';
import { usePeopleColumns } from './use-people-columns';

/** People with an account: search, table, and what can be done with each. */
export function People() {
  const loadFailure = useLoadFailure();
  const foot = useListFoot();
  const { list, href, change } = useListInAddress(readPeopleList, peopleListAddress);
  const { data, error, isPlaceholderData, refetch } = usePeople(list);
  const top = useTopOn<HTMLDivElement>(list.page);
  if (data !== undefined && !isPlaceholderData) {
    const last = lastPage(data.total, data.pageSize);
    if (list.page > last) return <Navigate to={href({ page: last })} replace />;
  }
  return (
    <Stack gap={3} ref={top} tabIndex={-1}>
      <PeopleTools list={list} onChange={change} />
      {error && data === undefined && <ErrorState {...loadFailure(error, () => void refetch())} />}
      {!error && data === undefined && <PeopleSkeleton />}
      {data !== undefined && (
        <>
          <PeopleTable data={data} list={list} stale={isPlaceholderData} />
          {data.total > 0 && <ListFoot {...foot(data, (page) => href({ page }))} />}
        </>
      )}
    </Stack>
  );
}

interface PeopleTableProps {
  data: AnswerOf<'listPeople'>;
  list: PeopleList;
  stale: boolean;
}

function PeopleTable({ data: { people, total, superUsers }, list, stale }: PeopleTableProps) {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  const [asked, setAsked] = useState<{ act: PersonAct; person: Person }>();
  const columns = usePeopleColumns((person) => (
    <PersonMenu person={person} onlySuperUser={superUsers < 2} onAct={(act) => setAsked({ act, person })} />
  ));
  const counts = {
    people: t('people.count', { count: total, number: number(total) }),
    supers: t('people.supers', { count: superUsers, number: number(superUsers) }),
  };
  return (
    <>
      <p className={s.count} role="status">
        {t('people.counts', counts)}
      </p>
      <Table
        caption={t('people.list')}
        captionHidden
        columns={columns}
        rows={people}
        rowKey={({ userId }) => userId}
        empty={<NoPeople list={list} />}
        stale={stale}
      />
      {asked && <PersonDialog key={asked.person.userId} {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function NoPeople({ list: { keyword, superUsers } }: { list: PeopleList }) {
  const { t } = useTranslation('super-user');
  const searched = keyword !== '' || superUsers;
  return (
    <EmptyState
      title={t(searched ? 'people.noneFound' : 'people.empty')}
      text={t(searched ? 'people.noneFoundText' : 'people.emptyText')}
      {...(searched && { actions: <Button href={paths.people()}>{t('people.showAll')}</Button> })}
    />
  );
}
