import type { Gyg } from '@gyg/contract';
import { CardGrid, EmptyState, ErrorState, Pager, Section, Stack, VisuallyHidden } from '@gyg/design-system';
import { SelectField } from '@gyg/design-system/forms';
import { useLoadFailure, usePager, useTranslation } from '@gyg/platform';
import { GygGridSkeleton } from '../../../shared/gyg-grid-skeleton';
import { GygTile } from '../../../shared/gyg-tile';
import { gygsAPage, useGygList } from '../api/organization-calls';
import { type GygListKind, listSorts, useListState } from '../model/list-state';

export interface OrganizationGygsProps {
  organizationId: string;
  kind: GygListKind;
}

/**
 * One of the three lists, four in a row, in the order that the user chooses. If it is empty, the hosted list shows a
 * message and the others are left out.
 */
export function OrganizationGygs({ organizationId, kind }: OrganizationGygsProps) {
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('public');
  const state = useListState(kind);
  const { list, stale, thrown, retry } = useGygList(organizationId, kind, state);
  const pager = usePager({ page: state.page, total: list?.total ?? 0, pageSize: gygsAPage, href: state.href });
  if (kind !== 'hosted' && (thrown || list === undefined || list.total === 0)) return null;
  const title = t(`organization.gygs.${kind}`);
  return (
    <Section title={title} spacing="tight" action={list && list.total > 1 && <SortBy {...state} title={title} />}>
      <Stack gap={5}>
        {thrown ? <ErrorState {...loadFailure(thrown, retry)} headingLevel={3} /> : <Gygs list={list} stale={stale} />}
        {pager && <Pager {...pager} label={`${pager.label}: ${title}`} />}
      </Stack>
    </Section>
  );
}

function Gygs({ list, stale }: { list: { gygs: readonly Gyg[] } | undefined; stale: boolean }) {
  const { t } = useTranslation('public');
  if (list === undefined) return <GygGridSkeleton rows={1} />;
  if (list.gygs.length === 0) {
    return <EmptyState headingLevel={3} title={t('common.noGygs')} text={t('organization.gygs.hostedEmpty')} />;
  }
  return (
    <CardGrid aria-busy={stale}>
      {list.gygs.map((gyg) => (
        <GygTile key={gyg.id} gyg={gyg} />
      ))}
    </CardGrid>
  );
}

function SortBy({ title, sort, sortBy }: { title: string } & Pick<ReturnType<typeof useListState>, 'sort' | 'sortBy'>) {
  const { t } = useTranslation('public');
  return (
    <SelectField
      look="inline"
      label={
        <>
          {t('organization.gygs.sort')}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </>
      }
      value={sort}
      options={listSorts.map((name) => ({ value: name, label: t(`organization.gygs.sorts.${name}`) }))}
      onChange={(event) => {
        const chosen = listSorts.find((name) => name === event.currentTarget.value);
        if (chosen !== undefined) sortBy(chosen);
      }}
    />
  );
}
