import type { Gyg, NeedInvitation as Invitation, Need } from '@gyg/contract';
import { isOnline } from '@gyg/contract/gyg-place';
import { heroSizes } from '@gyg/contract/images';
import { Avatar, Badge, Button, Icon, Page, Picture, RichText, SoftBreaks } from '@gyg/design-system';
import { paths, Trans, toLanguage, useFormat, useTranslation } from '@gyg/platform';
import { fullStatus } from '../../../shared/full-status';
import { GygRow } from '../../../shared/gyg-row';
import { GygWhen } from '../../../shared/gyg-when';
import { ownLanguage } from '../../../shared/own-language';
import type { InvitationAnswer } from '../model/answer-of';
import { NeedAnswer } from './need-answer';
import s from './need-invitation.module.css';

export interface NeedInvitationProps {
  invitation: Invitation;
  answer: InvitationAnswer;
}

/** The landing page of an invitation to one need: what is asked, when, where, by whom, and what to do next. */
export function NeedInvitation({ invitation, answer }: NeedInvitationProps) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const { gyg, need } = invitation;
  const lang = toLanguage(gyg.language);
  const isSkill = need.contributionType === 'SKILL';
  const people = { count: gyg.participantCount, formatted: number(gyg.participantCount) };
  return (
    <Page width="medium" padded data-goal={gyg.sdgGoalId}>
      <article className={s.card}>
        <div className={s.picture}>
          {gyg.gygHero !== '' && (
            <Picture
              {...heroSizes(gyg.gygHero)}
              sizes="(max-width: 860px) 100vw, 600px"
              alt={gyg.heroAlt}
              lang={ownLanguage(gyg)}
              width={960}
              height={540}
              priority
            />
          )}
        </div>
        <div className={s.words}>
          <p className={s.from}>
            <Avatar kind="organization" seed={gyg.orgName} {...(gyg.orgLogo !== null && { src: gyg.orgLogo })} />
            <span>
              <Trans
                t={t}
                i18nKey={isSkill ? 'needInvite.asksToJoin' : 'needInvite.asksToGive'}
                values={{ organization: gyg.orgName }}
                components={{ b: <b /> }}
              />
            </span>
          </p>
          <h1 className={s.title} lang={lang} tabIndex={-1}>
            <SoftBreaks>{need.title}</SoftBreaks>
          </h1>
          <NeedFacts gyg={gyg} need={need} />
          {need.description !== '' && <RichText html={need.description} lang={ownLanguage(gyg)} />}
          <div className={s.when}>
            <Icon name="calendar" />
            <div>
              <GygWhen gyg={gyg} />
            </div>
            <Icon name="pin" />
            <div>{isOnline(gyg.address) ? t('card.online') : gyg.address}</div>
          </div>
          <NeedAnswer invitation={invitation} answer={answer} />
        </div>
      </article>
      <div className={s.gyg}>
        <GygRow
          gyg={gyg}
          headingLevel={2}
          eyebrow={t('needInvite.belongsTo')}
          action={
            <Button variant="secondary" href={paths.gyg(gyg.id)}>
              {t('needInvite.seeGyg')}
            </Button>
          }
        >
          <p lang={lang}>{gyg.summary}</p>
          {gyg.participantCount > 0 && gyg.state !== 'FINISHED' && <p>{t('gyg.side.going', people)}</p>}
        </GygRow>
      </div>
      <NextSteps invitation={invitation} answer={answer} />
    </Page>
  );
}

/** Hours, how much is left, and who can offer it. */
function NeedFacts({ gyg, need }: { gyg: Gyg; need: Need }) {
  const { t } = useTranslation('public');
  const { hours, number } = useFormat();
  const { durationMinutes, availablePositions, whoCanOffer, contributionType } = need;
  const left = { count: availablePositions, formatted: number(availablePositions) };
  const isSkill = contributionType === 'SKILL';
  return (
    <ul className={s.facts}>
      {isSkill && durationMinutes !== null && (
        <li className={s.fact}>
          <Icon name="clock" />
          {t('needInvite.hours', { hours: hours(durationMinutes) })}
        </li>
      )}
      {availablePositions === 0 ? (
        <li className={s.badge}>
          <Badge tone={gyg.state === 'FINISHED' ? 'neutral' : 'bad'}>{t(`gyg.needs.${fullStatus(need)}`)}</Badge>
        </li>
      ) : (
        gyg.state !== 'FINISHED' &&
        whoCanOffer !== 'NONE' && (
          <li className={s.fact}>
            <Icon name={isSkill ? 'users' : 'box'} />
            {t(isSkill ? 'common.placesWanted' : 'common.itemsWanted', left)}
          </li>
        )
      )}
      {whoCanOffer !== 'ANYONE' && whoCanOffer !== 'NONE' && (
        <li className={s.fact}>
          <Icon name="lock" />
          {t(`gyg.needs.whoCanOffer.${whoCanOffer}`)}
        </li>
      )}
    </ul>
  );
}

/** What happens after the invitation is accepted. Nothing if it cannot be. */
function NextSteps({ invitation: { need }, answer }: { invitation: Invitation; answer: InvitationAnswer }) {
  const { t } = useTranslation('public');
  if (answer !== 'guest' && answer !== 'open') return null;
  const isSkill = need.contributionType === 'SKILL';
  const steps = [
    ...(answer === 'guest' ? (['signUp'] as const) : []),
    need.needsApproval ? ('offer' as const) : ('confirm' as const),
    isSkill ? ('come' as const) : ('bring' as const),
  ];
  return (
    <section aria-label={t('needInvite.next')}>
      <ol className={s.steps}>
        {steps.map((step, index) => (
          <li key={step} className={s.step}>
            <h2 className={s.stepTitle}>
              {index + 1}. {t(`needInvite.steps.${step}.title`)}
            </h2>
            <p>{t(`needInvite.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
