import type { GygDesk, RepresentationRequest } from '@gyg/contract';
import { ErrorState, Section } from '@gyg/design-system';
import { SegmentedLinks } from '@gyg/design-system/forms';
import { toast, useErrorText, useFormat, useLoadFailure, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { BookingsSkeleton } from '../../../shared/booking-list';
import { ConfirmDialog } from '../../../shared/confirm';
import { KeywordField } from '../../../shared/lists/keyword-field';
import { useRequests, useRevoke } from '../api/request-calls';
import { requestTabs, useRequestList } from '../model/request-list';
import s from './gyg-representation.module.css';
import { RequestResults } from './request-results';

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

interface RevokeDialogProps {
  /** The accepted request. The dialog is closed without it. */
  request: RepresentationRequest | undefined;
  onClose: () => void;
}

/** Asks before an approval is revoked, and says what it costs. */
function RevokeDialog({ request, onClose }: RevokeDialogProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const revoke = useRevoke();
  const about = { name: request?.userName ?? '', organization: request?.orgName ?? '' };
  const confirm = () => {
    if (request === undefined) return;
    revoke.mutate(request.id, {
      onSuccess: () => toast.success(t('representation.dialog.done', about)),
      onError: (thrown) => toast.error(errorText(thrown).text),
      onSettled: onClose,
    });
  };
  return (
    <ConfirmDialog
      open={request !== undefined}
      title={t('representation.dialog.title', about)}
      confirm={t('representation.dialog.confirm')}
      progress={revoke.isPending ? { done: 0, total: 1 } : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('representation.dialog.text', about)}</p>
    </ConfirmDialog>
  );
}
