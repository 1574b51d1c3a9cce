import type { GygDesk } from '@gyg/contract';
import { Measure, Panel } from '@gyg/design-system';
import { SelectField } from '@gyg/design-system/forms';
import { paths, useNavigate, useTranslation } from '@gyg/platform';
import { NeedFill } from '../../../shared/need-fill';
import s from './gyg-invite.module.css';

/** The first question of the form: what people are invited to, the whole gyg, or one need with how much of it is filled. */
export function InvitedTo({ desk: { gyg, needs }, needId }: { desk: GygDesk; needId: string | undefined }) {
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
