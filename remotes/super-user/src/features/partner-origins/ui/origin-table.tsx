import type { AnswerOf, OrganizationOrigin } from '@gyg/contract';
import { Button, EmptyState, Menu } from '@gyg/design-system';
import { Table } from '@gyg/design-system/tables';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { OriginDialog } from './origin-dialog';
import s from './partner-origins.module.css';
import { RemoveOrigin } from './remove-origin';
import { useOriginColumns } from './use-origin-columns';

export interface OriginTableProps {
  data: AnswerOf<'listAllOrigins'>;
  searched: boolean;
  stale: boolean;
}

/** A page of origins, with a menu in each row. */
export function OriginTable({ data: { origins, total, organizations }, searched, stale }: OriginTableProps) {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  const [changing, setChanging] = useState<OrganizationOrigin>();
  const [removing, setRemoving] = useState<OrganizationOrigin>();
  const columns = useOriginColumns((origin) => (
    <Menu
      label={t('origins.actionsFor', { origin: origin.origin, name: origin.organization.name })}
      items={[
        { id: 'change', label: t('origins.change'), icon: 'edit', onSelect: () => setChanging(origin) },
        {
          id: 'danger',
          items: [
            {
              id: 'remove',
              label: t('origins.remove'),
              icon: 'trash',
              tone: 'danger',
              onSelect: () => setRemoving(origin),
            },
          ],
        },
      ]}
    />
  ));
  const counts = {
    origins: t('origins.count', { count: total, number: number(total) }),
    organizations: t('origins.organizations', { count: organizations, number: number(organizations) }),
  };
  return (
    <>
      <p className={s.count} role="status">
        {t('origins.counts', counts)}
      </p>
      <Table
        caption={t('origins.list')}
        captionHidden
        columns={columns}
        rows={origins}
        rowKey={({ id }) => id}
        empty={<NoOrigins searched={searched} />}
        stale={stale}
      />
      {changing && <OriginDialog existing={changing} onClose={() => setChanging(undefined)} />}
      {removing && <RemoveOrigin origin={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

function NoOrigins({ searched }: { searched: boolean }) {
  const { t } = useTranslation('super-user');
  return (
    <EmptyState
      title={t(searched ? 'origins.noneFound' : 'origins.empty')}
      text={t(searched ? 'origins.noneFoundText' : 'origins.emptyText')}
      {...(searched && { actions: <Button href={paths.partnerOrigins()}>{t('origins.showAll')}</Button> })}
    />
  );
}
