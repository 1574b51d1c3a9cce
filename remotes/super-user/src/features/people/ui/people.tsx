import type { AnswerOf, Person } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { Banner, Button, EmptyState, ErrorState, ListFoot, Menu, Stack } from '@gyg/design-system';
import { ChipRow, FilterChip, LiveSearchField } from '@gyg/design-system/forms';
import { Table } from '@gyg/design-system/tables';
import {
  lastPage,
  Navigate,
  paths,
  toast,
  useFormat,
  useListFoot,
  useListInAddress,
  useLoadFailure,
  useNavigate,
  useSession,
  useTopOn,
  useTranslation,
} from '@gyg/platform';
import { useState } from 'react';
import { ActDialog } from '../../../shared/acts';
import { type PersonAct, useChangePerson, usePeople } from '../api/people-calls';
import { type PeopleList, peopleListAddress, readPeopleList } from '../model/people-list';
import s from './people.module.css';
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

interface PeopleToolsProps {
  list: PeopleList;
  onChange: (changes: Partial<PeopleList>, options?: { replace?: boolean }) => void;
}

/** Search by name or address, and only super users. */
function PeopleTools({ list, onChange }: PeopleToolsProps) {
  const { t } = useTranslation('super-user');
  return (
    <div className={s.tools}>
      <LiveSearchField
        maxLength={limits.keyword}
        label={t('people.search')}
        clearLabel={t('people.clear')}
        value={list.keyword}
        onSearch={(keyword) => onChange({ keyword }, { replace: true })}
      />
      <ChipRow label={t('people.filters')}>
        <FilterChip icon="shield" pressed={list.superUsers} onClick={() => onChange({ superUsers: !list.superUsers })}>
          {t('people.superUsers')}
        </FilterChip>
      </ChipRow>
    </div>
  );
}

interface PersonMenuProps {
  person: Person;
  /** Whether there is no other super user. */
  onlySuperUser: boolean;
  onAct: (act: PersonAct) => void;
}

/** What can be done with an account. What cannot be done says why. */
function PersonMenu({ person, onlySuperUser, onAct }: PersonMenuProps) {
  const { t } = useTranslation('super-user');
  const elsewhere = person.confirmed === null ? t('people.elsewhere') : undefined;
  const isSuper = person.groups.includes('superusers');
  const noGrant = elsewhere ?? (person.confirmed === false ? t('people.unconfirmed') : undefined);
  const noRevoke = elsewhere ?? (onlySuperUser ? t('people.onlyOne') : undefined);
  const item = (act: PersonAct, why: string | undefined) => ({
    id: act,
    label: t(`people.${act}`),
    disabled: why !== undefined,
    note: why,
    onSelect: () => onAct(act),
  });
  return (
    <Menu
      label={t('people.actionsFor', { name: person.fullName })}
      items={[
        { id: 'profile', label: t('people.profile'), icon: 'user', href: paths.user(person.userId) },
        { ...item('signOut', elsewhere), icon: 'lock' },
        isSuper
          ? { id: 'danger', items: [{ ...item('revoke', noRevoke), icon: 'shield', tone: 'danger' }] }
          : { ...item('grant', noGrant), icon: 'shield' },
      ]}
    />
  );
}

interface PersonDialogProps {
  act: PersonAct;
  person: Person;
  onClose: () => void;
}

/** Says what happens, asks for a reason for the audit log, and does it. */
function PersonDialog({ act, person, onClose }: PersonDialogProps) {
  const { t } = useTranslation('super-user');
  const navigate = useNavigate();
  const ownId = useSession(({ userId }) => userId);
  const change = useChangePerson();
  const about = { name: person.fullName, email: person.email ?? t('people.noEmail') };
  const isOwn = person.userId === ownId;
  const send = (reason = '') =>
    change.mutate(
      { act, person, reason },
      {
        onSuccess: () => {
          toast.success(t(`people.${act}Done`, about));
          onClose();
          // These pages are no longer for them.
          if (isOwn && act === 'revoke') void navigate(paths.home());
        },
      },
    );
  return (
    <ActDialog
      title={t(`people.${act}Title`, about)}
      confirm={t(`people.${act}`)}
      tone={act === 'grant' ? 'primary' : 'danger'}
      busy={change.isPending}
      error={change.error}
      onConfirm={send}
      onClose={onClose}
    >
      {isOwn && <Banner tone="warn">{t(`people.${act}Self`)}</Banner>}
      <p>{t(`people.${act}Text`, about)}</p>
    </ActDialog>
  );
}

/** The loading table: same columns, same heights. */
export function PeopleSkeleton() {
  const { t } = useTranslation('super-user');
  const columns = usePeopleColumns(() => null);
  return (
    <Table
      caption={t('people.list')}
      captionHidden
      columns={columns}
      rows={[]}
      rowKey={({ userId }) => userId}
      loading={{ label: t('people.loading'), rows: 8 }}
    />
  );
}
