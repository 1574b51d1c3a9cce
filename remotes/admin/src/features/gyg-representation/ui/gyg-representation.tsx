import type { GygDesk, RepresentationRequest } from '@gyg/contract';
import { ErrorState, Section } from '@gyg/design-system';
import { SegmentedLinks } from '@gyg/design-system/forms';
import { useFormat, useLoadFailure, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { BookingsSkeleton } from '../../../shared/booking-list';
import { KeywordField } from '../../../shared/lists/keyword-field';
import { useRequests } from '../api/list-requests';
import { requestTabs, useRequestList } from '../model/request-list';
import s from './gyg-representation.module.css';
import { RequestResults } from './request-results';
import { RevokeDialog } from './revoke-dialog';

/** Requests to represent the host for a gyg: answer those that wait, revoke accepted ones. */
export function GygRepresentation({ desk: { gyg } }: { desk: GygDesk }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const loadFailure = useLoadFailure();
  const inAddress = useRequestList(gyg.id);
  const { list, href, change } = inAddress;
  const [toRevoke, setToRevoke] = useState<RepresentationRequest>();
  const { data, error, isPlaceholderData, refetch } = useRequests(gyg, list);
  const counts = data && {
    waiting: data.counts.PENDING,
    accepted: data.counts.ACCEPTED,
    all: Object.values(data.counts).reduce((sum, count) => sum + count, 0),
  };
  return (
    <Section
      title={t('representation.title')}
      size="small"
      spacing="none"
      lead={t('representation.lead', { organization: gyg.orgName })}
    >
      <div className={s.bar}>
        <KeywordField
          label={t('bookings.search')}
          value={list.keyword}
          onSearch={(keyword) => change({ keyword }, { replace: true })}
        />
        <SegmentedLinks
          label={t('bookings.state')}
          items={requestTabs.map((tab) => ({
            label: t(`representation.tabs.${tab}`),
            href: href({ tab }),
            current: tab === list.tab,
            count: counts && number(counts[tab]),
          }))}
        />
      </div>
      {error ? (
        <ErrorState headingLevel={3} {...loadFailure(error, () => void refetch())} />
      ) : data === undefined ? (
        <BookingsSkeleton />
      ) : (
        <RequestResults inAddress={inAddress} data={data} stale={isPlaceholderData} onRevoke={setToRevoke} />
      )}
      <RevokeDialog request={toRevoke} onClose={() => setToRevoke(undefined)} />
    </Section>
  );
}
