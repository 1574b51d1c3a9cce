import type { InvitationRef, Organization } from '@gyg/contract';
import { Button, Panel, RichText, Stack } from '@gyg/design-system';
import { Checkbox } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useForm } from '@gyg/platform/forms';
import { useId } from 'react';
import type { Failure } from '../model/failure';
import { FailureBanner } from './failure-banner';
import s from './membership.module.css';
import { Skip } from './skip';

export interface JoinFormProps {
  organization: Organization;
  /** HTML that the API has sanitised; empty if there are no terms. */
  membershipTerms: string;
  invitationRef: InvitationRef;
  failure: Failure | undefined;
  onJoin: () => Promise<void>;
}

/** What joining means, the terms if there are any, and the button to send the request. */
export function JoinForm({ organization, membershipTerms, invitationRef, failure, onJoin }: JoinFormProps) {
  const { t } = useTranslation('public');
  const { register, handleSubmit, formState } = useForm({ defaultValues: { terms: false } });
  const headingId = useId();
  const hasTerms = membershipTerms !== '';
  const { memberApproval } = organization;
  // The link is the same for all. Only the API can check whether the user is invited.
  const mayBeInvited = memberApproval === 'MANUAL' && invitationRef === 'INVITE_LINK';
  return (
    <form noValidate onSubmit={handleSubmit(onJoin)}>
      <Stack gap={3}>
        <FailureBanner failure={failure} />
        <p>{t(`membership.join.how.${mayBeInvited ? 'INVITED' : memberApproval}`)}</p>
        {hasTerms && (
          <>
            <section aria-labelledby={headingId}>
              <h2 id={headingId} className={s.termsTitle}>
                {t('membership.join.terms')}
              </h2>
              <Panel tone="sunken" padding="small" className={s.terms} tabIndex={0}>
                <RichText html={membershipTerms} />
              </Panel>
            </section>
            <Checkbox
              error={formState.errors.terms?.message}
              {...register('terms', { validate: (ticked) => ticked || t('membership.join.termsMissing') })}
            >
              {t('membership.join.acceptTerms')}
            </Checkbox>
          </>
        )}
        <Button type="submit" size="lg" block busy={formState.isSubmitting}>
          {t('membership.join.submit')}
        </Button>
        <Skip invitationRef={invitationRef} />
      </Stack>
    </form>
  );
}
