import type { InvitationRef, Organization, SavedMembership } from '@gyg/contract';
import { Banner, Button, ErrorState, Panel, RichText, Skeleton, Stack } from '@gyg/design-system';
import { SidePanel } from '@gyg/design-system/details';
import { Checkbox } from '@gyg/design-system/forms';
import { isApiError, paths, useErrorText, useLoadFailure, useTranslation } from '@gyg/platform';
import { useForm } from '@gyg/platform/forms';
import { useEffect, useId, useRef, useState } from 'react';
import { useJoinOrganization } from '../api/join-organization';
import { useOwnMemberships } from '../api/list-own-memberships';
import type { Failure } from '../model/failure';
import { membershipStatusIn } from '../model/membership-status';
import { useSignInFirst } from '../model/use-sign-in-first';
import { FailureBanner } from './failure-banner';
import s from './membership.module.css';

export type JoinPanelProps = Omit<JoinFormProps, 'failure' | 'onJoin'>;

/** The form to join, or the user's existing status in the organisation. */
export function JoinPanel({ organization, membershipTerms, invitationRef }: JoinPanelProps) {
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('public');
  const { join, status, failure } = useJoining(organization, invitationRef);
  const { memberships, requests, thrown, retry } = useOwnMemberships();
  const existing = memberships && requests && membershipStatusIn(organization.id, memberships, requests);
  // An administrator's invitation works even if the organisation takes no members. Only the API can check it.
  const takesNoMembers = organization.memberApproval === 'NONE' && invitationRef !== 'INVITE_LINK';
  return (
    <SidePanel label={t('membership.join.panel')}>
      {status !== undefined ? (
        <JoinResult organization={organization} status={status} />
      ) : thrown ? (
        <ErrorState {...loadFailure(thrown, retry)} />
      ) : existing === undefined ? (
        <Waiting hasTerms={membershipTerms !== ''} />
      ) : existing !== 'none' || takesNoMembers ? (
        <JoinNote
          organization={organization}
          way={existing === 'none' ? 'closed' : existing}
          invitationRef={invitationRef}
        />
      ) : (
        <JoinForm
          organization={organization}
          membershipTerms={membershipTerms}
          invitationRef={invitationRef}
          failure={failure}
          onJoin={join}
        />
      )}
    </SidePanel>
  );
}

/** The loading form. As high as the form, because on phones the organisation is below it. */
const Waiting = ({ hasTerms }: { hasTerms: boolean }) => (
  <Stack gap={3} aria-busy="true">
    <Skeleton />
    <Skeleton length="long" />
    {hasTerms && (
      <>
        <Skeleton className={s.termsWaiting} shape="block" />
        <Skeleton length="half" />
      </>
    )}
    <Skeleton className={s.buttonWaiting} />
    <Skeleton className={s.buttonWaiting} />
  </Stack>
);

interface JoinFormProps {
  organization: Organization;
  /** HTML that the API has sanitised; empty if there are no terms. */
  membershipTerms: string;
  invitationRef: InvitationRef;
  failure: Failure | undefined;
  onJoin: () => Promise<void>;
}

/** What joining means, the terms if there are any, and the button to send the request. */
function JoinForm({ organization, membershipTerms, invitationRef, failure, onJoin }: JoinFormProps) {
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

/** Sends the request to join and stores the result. If the session has expired, redirects to the login and back. */
function useJoining(organization: Organization, invitationRef: InvitationRef) {
  const { t } = useTranslation('public');
  const errorText = useErrorText();
  const joinOrganization = useJoinOrganization();
  const { refresh } = useOwnMemberships();
  const signInFirst = useSignInFirst();
  const [status, setStatus] = useState<SavedMembership['status']>();
  const [failure, setFailure] = useState<Failure>();
  const join = async () => {
    setFailure(undefined);
    try {
      const response = await joinOrganization(organization.id, invitationRef);
      setStatus(response.status);
    } catch (thrown) {
      if (isApiError(thrown) && thrown.status === 401) return signInFirst();
      setFailure({
        code: 'user_org.membership_request_error',
        title: t('membership.join.failed'),
        ...errorText(thrown),
      });
    }
    await refresh();
  };
  return { join, status, failure };
}

interface JoinResultProps {
  organization: Organization;
  status: SavedMembership['status'];
}

/** The result of joining: a membership or a pending request, with links to continue. */
function JoinResult({ organization, status }: JoinResultProps) {
  const { t } = useTranslation('public');
  const { name, friendlyUrl } = organization;
  const banner = useRef<HTMLDivElement>(null);
  // The form has disappeared, and the focus with it.
  useEffect(() => banner.current?.focus(), []);
  const joined = status === 'MEMBER';
  return (
    <Stack gap={3}>
      <Banner
        ref={banner}
        tabIndex={-1}
        tone={joined ? 'good' : 'info'}
        role="status"
        title={t(joined ? 'membership.join.joined' : 'membership.join.sent', { name })}
      >
        {t(joined ? 'membership.join.joinedText' : 'membership.join.how.MANUAL')}
      </Banner>
      <Button block href={paths.search()}>
        {t('membership.join.toGygs')}
      </Button>
      <Button block variant="secondary" href={paths.myOrganizations()}>
        {t('membership.join.toOwn')}
      </Button>
      {joined && (
        <Button block variant="quiet" href={paths.organizationByName(friendlyUrl)}>
          {t('membership.join.toPage')}
        </Button>
      )}
    </Stack>
  );
}

interface JoinNoteProps {
  organization: Organization;
  way: 'pending' | 'member' | 'closed';
  invitationRef: InvitationRef;
}

/** Replaces the form if the user is a member or has a request, or the organisation takes no members. */
function JoinNote({ organization, way, invitationRef }: JoinNoteProps) {
  const { t } = useTranslation('public');
  const { name, friendlyUrl } = organization;
  return (
    <Stack gap={3}>
      <Banner tone={way === 'member' ? 'good' : 'info'} title={t(`membership.join.${way}`)}>
        {t(`membership.join.${way}Text`, { name })}
      </Banner>
      {way !== 'closed' && (
        <Button block href={paths.myOrganizations()}>
          {t('membership.join.toOwn')}
        </Button>
      )}
      {way === 'member' ? (
        <Button block variant="quiet" href={paths.organizationByName(friendlyUrl)}>
          {t('membership.join.toPage')}
        </Button>
      ) : (
        <Skip invitationRef={invitationRef} />
      )}
    </Stack>
  );
}

/** Continues without joining: to home after an invitation, else to the user's organisations. */
function Skip({ invitationRef }: { invitationRef: InvitationRef }) {
  const { t } = useTranslation('public');
  return (
    <Button variant="quiet" block href={invitationRef === 'INVITE_LINK' ? paths.home() : paths.myOrganizations()}>
      {t('membership.join.skip')}
    </Button>
  );
}
