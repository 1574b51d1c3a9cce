import type { GygDesk } from '@gyg/contract';
import { Button, EmptyState, Section, Stack } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { InviteForm } from '../../../shared/invites';
import { InvitedTo } from './invited-to';

export interface GygInviteProps {
  desk: GygDesk;
  /** The need that people are invited to; without it the whole gyg. */
  needId: string | undefined;
}

/** Invites people to a gyg or to one of its needs. */
export function GygInvite({ desk, needId }: GygInviteProps) {
  const { t } = useTranslation('admin');
  const { gyg } = desk;
  if (gyg.state === 'CREATED' || gyg.state === 'FINISHED') {
    const draft = gyg.state === 'CREATED';
    return (
      <EmptyState
        kind={draft ? 'empty' : 'past'}
        title={t(draft ? 'gygInvite.draft' : 'gygInvite.past')}
        text={t(draft ? 'gygInvite.draftText' : 'gygInvite.pastText')}
        actions={<Button href={paths.gygDesk(gyg.id)}>{t('gygFrame.tabs.overview')}</Button>}
      />
    );
  }
  return (
    <Section title={t('gygInvite.title')} size="small" spacing="none">
      <Stack gap={4}>
        <InvitedTo desk={desk} needId={needId} />
        <InviteForm
          // Another need has a draft of its own.
          key={needId ?? ''}
          subject={{
            type: 'gyg-invite',
            organizationId: gyg.organizationId,
            gygId: gyg.id,
            ...(needId !== undefined && { positionId: needId }),
          }}
          storageKey={`${gyg.id}.${needId ?? 'gyg'}`}
          membersOf={gyg.organizationId}
          leave={{ label: t('gygInvite.done'), href: paths.gygDesk(gyg.id) }}
          sentText={t('gygInvite.sentText')}
        />
      </Stack>
    </Section>
  );
}
