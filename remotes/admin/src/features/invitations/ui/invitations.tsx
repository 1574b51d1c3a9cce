import type { AnswerOf } from '@gyg/contract';
import { inviteStatuses } from '@gyg/contract/enums';
import { Button, EmptyState, ErrorState, ListFoot, Stack, Tabs } from '@gyg/design-system';
import { SelectField } from '@gyg/design-system/forms';
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
import { KeywordField } from '../../../shared/lists/keyword-field';
import { useInvitations } from '../api/list-invitations';
import {
  type InvitationList,
  invitationListAddress,
  invitationTabs,
  invitationTypes,
  readInvitationList,
} from '../model/invitation-list';
import s from './invitations.module.css';
import { InvitationsTable } from './invitations-table';
import { useInvitationColumns } from './use-invitation-columns';

/** The invitations that an organisation sent, with what became of each. */
export function Invitations({ organizationId }: { organizationId: string }) {
  const loadFailure = useLoadFailure();
  const foot = useListFoot();
  const { list, href, change } = useListInAddress(readInvitationList, invitationListAddress);
  const top = useTopOn<HTMLDivElement>(list.page);
  const { data, error, isPlaceholderData, refetch } = useInvitations(organizationId, list);
  if (data !== undefined && !isPlaceholderData) {
    const last = lastPage(data.total, data.pageSize);
    if (list.page > last) return <Navigate to={href({ page: last })} replace />;
  }
  return (
    <Stack gap={4} ref={top} tabIndex={-1}>
      <InvitationTools list={list} counts={data?.counts} onChange={change} />
      {error && data === undefined && <ErrorState {...loadFailure(error, () => void refetch())} />}
      {!error && data === undefined && <InvitationsSkeleton />}
      {data !== undefined && data.total === 0 && <NoInvitations list={list} />}
      {data !== undefined && data.total > 0 && (
        <Stack gap={3}>
          <InvitationsTable invites={data.invites} stale={isPlaceholderData} />
          <ListFoot {...foot(data, (page) => href({ page }))} />
        </Stack>
      )}
    </Stack>
  );
}

interface InvitationToolsProps {
  list: InvitationList;
  counts: AnswerOf<'listInvites'>['counts'] | undefined;
  onChange: (changes: Partial<InvitationList>, options?: { replace?: boolean }) => void;
}

/** Tabs with the number of each status, search, and what people are invited to. */
function InvitationTools({ list, counts, onChange }: InvitationToolsProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const all = counts && inviteStatuses.reduce((sum, status) => sum + counts[status], 0);
  return (
    <>
      <Tabs
        label={t('invitations.status')}
        items={invitationTabs.map((tab) => {
          const count = tab === 'all' ? all : counts?.[tab];
          return {
            label: t(`invitations.tabs.${tab}`),
            href: invitationListAddress({ ...list, tab, page: 1 }),
            current: tab === list.tab,
            count: count === undefined ? undefined : number(count),
          };
        })}
      />
      <div className={s.tools}>
        <KeywordField
          label={t('invitations.search')}
          value={list.keyword}
          onSearch={(keyword) => onChange({ keyword }, { replace: true })}
        />
        <SelectField
          label={t('invitations.type')}
          labelHidden
          value={list.type}
          options={invitationTypes.map((type) => ({ value: type, label: t(`invitations.types.${type}`) }))}
          onChange={({ currentTarget }) => {
            const type = invitationTypes.find((choice) => choice === currentTarget.value);
            if (type !== undefined) onChange({ type });
          }}
        />
      </div>
    </>
  );
}

/** Shown for an empty list, with a next step: the filter is too narrow, or nothing was sent yet. */
function NoInvitations({ list }: { list: InvitationList }) {
  const { t } = useTranslation('admin');
  if (list.tab !== 'all' || list.keyword !== '') {
    const all = invitationListAddress({ ...list, tab: 'all', keyword: '', page: 1 });
    return (
      <EmptyState
        title={t('invitations.noneFound')}
        text={t('invitations.noneFoundText')}
        actions={<Button href={all}>{t('invitations.showAll')}</Button>}
      />
    );
  }
  const toGygs = list.type === 'gyg-invite';
  return (
    <EmptyState
      title={t(toGygs ? 'invitations.noneGyg' : 'invitations.none')}
      text={t(toGygs ? 'invitations.noneGygText' : 'invitations.noneText')}
      actions={
        toGygs ? (
          <Button href={paths.hostedGygs()}>{t('frame.hosted')}</Button>
        ) : (
          <Button icon="mail" href={paths.sendInvitations()}>
            {t('members.invite')}
          </Button>
        )
      }
    />
  );
}

/** The loading table: same columns, same heights. */
export function InvitationsSkeleton() {
  const { t } = useTranslation('admin');
  const columns = useInvitationColumns(() => null);
  return (
    <Table
      caption={t('invitations.sent')}
      captionHidden
      columns={columns}
      dense
      rows={[]}
      rowKey={({ id }) => id}
      loading={{ label: t('invitations.loading'), rows: 8 }}
    />
  );
}
