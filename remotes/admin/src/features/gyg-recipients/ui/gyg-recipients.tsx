import type { GygDesk } from '@gyg/contract';
import { ErrorState, Section } from '@gyg/design-system';
import { SegmentedLinks } from '@gyg/design-system/forms';
import { useFormat, useLoadFailure, useTranslation } from '@gyg/platform';
import { BookingsSkeleton } from '../../../shared/booking-list';
import { ExportButton } from '../../../shared/lists/export-button';
import { KeywordField } from '../../../shared/lists/keyword-field';
import { exportRecipients, useRecipients } from '../api/recipient-calls';
import { type PlaceStatus, useRecipientList } from '../model/recipient-list';
import { RecipientResults } from './recipient-results';
import s from './recipient-results.module.css';

const statuses = ['ACTIVE', 'CANCELLED'] as const satisfies PlaceStatus[];

/** The recipients of a gyg. Their names are only here, for the hosts. */
export function GygRecipients({ desk: { gyg, recipients } }: { desk: GygDesk }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const loadFailure = useLoadFailure();
  const inAddress = useRecipientList(gyg.id);
  const { list, href, change } = inAddress;
  const { data, error, isPlaceholderData, refetch } = useRecipients(gyg.id, list);
  return (
    <Section
      title={t('recipients.title')}
      size="small"
      spacing="none"
      lead={t('recipients.lead', { taken: number(recipients.taken), places: number(recipients.places) })}
      action={<ExportButton save={() => exportRecipients(gyg.id, list)} />}
    >
      <div className={s.bar}>
        <KeywordField
          label={t('bookings.search')}
          value={list.keyword}
          onSearch={(keyword) => change({ keyword }, { replace: true })}
        />
        <SegmentedLinks
          label={t('bookings.state')}
          items={statuses.map((status) => {
            const count = data?.counts[status];
            return {
              label: t(`recipients.tabs.${status}`),
              href: href({ status }),
              current: status === list.status,
              count: count === undefined ? undefined : number(count),
            };
          })}
        />
      </div>
      {error ? (
        <ErrorState headingLevel={3} {...loadFailure(error, () => void refetch())} />
      ) : data === undefined ? (
        <BookingsSkeleton />
      ) : (
        <RecipientResults gyg={gyg} inAddress={inAddress} data={data} stale={isPlaceholderData} />
      )}
    </Section>
  );
}
