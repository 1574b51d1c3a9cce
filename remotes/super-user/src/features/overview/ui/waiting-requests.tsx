import type { Overview } from '@gyg/contract';
import { Button, MoreLink, Section } from '@gyg/design-system';
import { DecisionList, DecisionRow } from '@gyg/design-system/tables';
import { paths, useFormat, useTranslation } from '@gyg/platform';

/** The oldest requests for organisation accounts. */
export function WaitingRequests({ requests, total }: { requests: Overview['requests']; total: number }) {
  const { t } = useTranslation('super-user');
  const { dateTime, number } = useFormat();
  return (
    <Section
      spacing="none"
      size="small"
      title={t('overview.requests')}
      action={
        total > 0 && (
          <MoreLink href={paths.organizationRequests()}>{t('overview.all', { total: number(total) })}</MoreLink>
        )
      }
    >
      {requests.length === 0 ? (
        <p>{t('overview.noRequests')}</p>
      ) : (
        <DecisionList aria-label={t('overview.requests')}>
          {requests.map(({ id, name, requesterName, created }) => (
            <DecisionRow
              key={id}
              title={name}
              note={t('overview.askedBy', { name: requesterName, time: dateTime(created) })}
              actions={
                <Button size="sm" href={paths.organizationRequests(id)} aria-label={t('overview.reviewOf', { name })}>
                  {t('overview.review')}
                </Button>
              }
            />
          ))}
        </DecisionList>
      )}
    </Section>
  );
}
