import type { GygDesk } from '@gyg/contract';
import { Button, EmptyState, Measure, Panel, Section, Stack } from '@gyg/design-system';
import { SelectField } from '@gyg/design-system/forms';
import { paths, useNavigate, useTranslation } from '@gyg/platform';
import { InviteForm } from '../../../shared/invites';
import { NeedFill } from '../../../shared/need-fill';
import s from './gyg-invite.module.css';

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

/** The first question of the form: what people are invited to, the whole gyg, or one need with how much of it is filled. */
function InvitedTo({ desk: { gyg, needs }, needId }: { desk: GygDesk; needId: string | undefined }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const need = needs.find(({ id }) => id === needId);
  return (
    <Measure size="text">
      <Panel className={s.about}>
        <SelectField
          label={t('gygInvite.to')}
          value={needId ?? ''}
          options={[
            { value: '', label: t('gygInvite.whole') },
            ...needs.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            void navigate(
              paths.inviteToGyg(gyg.id, gyg.orgFriendlyUrl, gyg.friendlyUrl, value === '' ? undefined : value),
              { replace: true, preventScrollReset: true },
            )
          }
        />
        {need === undefined ? (
          <p className={s.hint}>{t('gygInvite.wholeText')}</p>
        ) : (
          <>
            <NeedFill need={need} gyg={gyg} />
            {need.whoCanOffer === 'INVITE_ONLY' && <p className={s.hint}>{t('gygInvite.inviteOnly')}</p>}
            {need.availablePositions === 0 && <p className={s.hint}>{t('gygInvite.full')}</p>}
          </>
        )}
      </Panel>
    </Measure>
  );
}
