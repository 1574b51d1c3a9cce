import type { Overview } from '@gyg/contract';
import { Button, MoreLink, Section } from '@gyg/design-system';
import { DecisionList, DecisionRow } from '@gyg/design-system/tables';
import { paths, useErrorToast, useFormat, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useApproveStory } from '../api/read-overview';

const longest = 120;
const shortOf = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Stories that no host has answered for two days. */
export function WaitingStories({ stories: { oldest, total } }: { stories: Overview['stories'] }) {
  const { t } = useTranslation('super-user');
  const { dateTime, number } = useFormat();
  const errorToast = useErrorToast();
  const approve = useApproveStory();
  const [approved, setApproved] = useState<ReadonlySet<string>>(new Set());
  const send = (id: string) =>
    approve.mutate(id, { onSuccess: () => setApproved((ids) => new Set([...ids, id])), onError: errorToast });
  return (
    <Section
      spacing="none"
      size="small"
      title={t('overview.stories')}
      action={
        total > 0 && <MoreLink href={paths.superStories()}>{t('overview.all', { total: number(total) })}</MoreLink>
      }
    >
      {oldest.length === 0 ? (
        <p>{t('overview.noStories')}</p>
      ) : (
        <DecisionList aria-label={t('overview.stories')}>
          {oldest.map(({ id, caption, authorName, gygTitle, organizationName, created }) => (
            <DecisionRow
              key={id}
              title={t('overview.story', { author: authorName, gyg: gygTitle })}
              quote={shortOf(caption)}
              note={t('overview.hostedBy', { host: organizationName, time: dateTime(created) })}
              done={approved.has(id) ? t('overview.approved') : undefined}
              actions={
                <Button
                  size="sm"
                  variant="secondary"
                  busy={approve.isPending && approve.variables === id}
                  aria-label={t('overview.approveOf', { author: authorName })}
                  onClick={() => send(id)}
                >
                  {t('overview.approve')}
                </Button>
              }
            />
          ))}
        </DecisionList>
      )}
    </Section>
  );
}
