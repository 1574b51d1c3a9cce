import type { NeedInvitation } from '@gyg/contract';
import { takesQueue } from '@gyg/contract/waitlist';
import { Banner, Button, Link, Skeleton } from '@gyg/design-system';
import { paths, useLanguage, useTranslation } from '@gyg/platform';
import { carry, useCarried } from '../../../shared/use-carried';
import type { InvitationAnswer } from '../model/answer-of';
import s from './need-invitation.module.css';

export interface NeedAnswerProps {
  invitation: NeedInvitation;
  answer: InvitationAnswer;
}

/** What the visitor can do with the invitation, or why they cannot. */
export function NeedAnswer({ invitation, answer }: NeedAnswerProps) {
  const { t } = useTranslation('public');
  const { gyg, need } = invitation;
  switch (answer) {
    case 'unknown':
      return <Skeleton shape="heading" aria-busy="true" />;
    case 'guest':
      return <GuestActions invitation={invitation} />;
    case 'open':
      return (
        <Button size="lg" block href={paths.book(gyg.id, { gid: gyg.id, id: need.id, type: need.contributionType })}>
          {t('needInvite.participate')}
        </Button>
      );
    case 'booked':
    case 'waiting':
      return (
        <Banner tone={answer === 'booked' ? 'good' : 'info'} title={t(`needInvite.${answer}`)}>
          <Link href={paths.gygBookings(gyg.id)}>{t('gyg.join.viewBooking')}</Link>
        </Banner>
      );
    case 'queued':
      return (
        <Banner tone="info" title={t('gyg.waitlist.youWait')}>
          <Link href={paths.gyg(gyg.id)}>{t('needInvite.seeGyg')}</Link>
        </Banner>
      );
    default:
      return (
        <Banner tone={answer === 'past' ? 'info' : 'warn'} title={t(`needInvite.${answer}.title`)}>
          {answer === 'full' && takesQueue(gyg) && (
            <>
              <Link href={paths.book(gyg.id, { gid: gyg.id, id: need.id, type: need.contributionType })}>
                {t('gyg.waitlist.join')}
              </Link>{' '}
            </>
          )}
          {answer === 'notEligible' ? <MembersOf invitation={invitation} /> : t(`needInvite.${answer}.text`)}{' '}
          <Link href={answer === 'past' ? paths.gyg(gyg.id) : `${paths.gyg(gyg.id)}#needs`}>
            {t(answer === 'past' ? 'needInvite.results' : 'needInvite.others')}
          </Link>
        </Banner>
      );
  }
}

/** Both ways lead back to the invitation. */
function GuestActions({ invitation: { gyg, need } }: Pick<NeedAnswerProps, 'invitation'>) {
  const { t } = useTranslation('public');
  const { email } = useCarried();
  const carried = carry(email, paths.inviteToNeed(gyg.orgFriendlyUrl, gyg.friendlyUrl, need.id));
  return (
    <div className={s.actions}>
      <Button size="lg" block href={paths.register(carried)}>
        {t('needInvite.signUp')}
      </Button>
      <Button variant="secondary" block href={paths.login(carried)}>
        {t('gyg.signUp.haveAccount')}
      </Button>
      <p className={s.hint}>{t('needInvite.comeBack')}</p>
    </div>
  );
}

/** Names the organisations whose members can offer a need, each with a link to join it. */
function MembersOf({ invitation: { gyg, need, partners } }: { invitation: NeedInvitation }) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const host = { name: gyg.orgName, friendlyUrl: gyg.orgFriendlyUrl };
  const able = [
    ...(need.whoCanOffer === 'ONLY_PARTNERS' ? [] : [host]),
    ...(need.whoCanOffer === 'ONLY_HOST' ? [] : partners),
  ];
  if (able.length === 0) return t('needInvite.notEligible.text');
  const parts = new Intl.ListFormat(language, { type: 'disjunction' }).formatToParts(able.map(({ name }) => name));
  let index = 0;
  return (
    <>
      {t('needInvite.notEligible.joinFirst')}{' '}
      {parts.map(({ type, value }) => {
        if (type === 'literal') return value;
        const organization = able[index++];
        return (
          organization && (
            <Link key={organization.friendlyUrl} href={paths.joinOrganization(organization.friendlyUrl)}>
              {value}
            </Link>
          )
        );
      })}
      .
    </>
  );
}
