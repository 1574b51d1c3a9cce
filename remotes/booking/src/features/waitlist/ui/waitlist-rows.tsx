import type { UserWaitlistEntry } from '@gyg/contract';
import { weeklyMinutes } from '@gyg/contract/gyg-dates';
import { gygPlace } from '@gyg/contract/gyg-place';
import { Badge, Button } from '@gyg/design-system';
import { paths, TextIn, textLang, toast, useErrorToast, useFormat, useLanguage, useTranslation } from '@gyg/platform';
import { DateLeaf } from '../../../shared/date-leaf';
import s from '../../../shared/entry-row.module.css';
import { useLeaveWaitlist } from '../api/waitlist';

/** What the user waits for, as rows of the list of what is to come; those with an offer are shown above it. */
export const waitlistRows = (entries: readonly UserWaitlistEntry[]) =>
  entries
    .filter(({ offer }) => offer === null)
    .map((entry) => ({ id: entry.id, at: entry.startDateTime, row: <WaitlistRow entry={entry} /> }));

function WaitlistRow({ entry }: { entry: UserWaitlistEntry }) {
  const { t } = useTranslation('booking');
  const { gygLine, number } = useFormat();
  const language = useLanguage();
  const errorToast = useErrorToast();
  const leaving = useLeaveWaitlist();
  const { gygId, gygTitle, gygLanguage, needTitle, ahead, quantity, contributionType } = entry;
  const lang = textLang(gygLanguage);
  const leave = () =>
    leaving.mutate(
      { gygId, entryId: entry.id },
      {
        onSuccess: () => {
          toast.success(t('waitlist.row.left'));
          document.querySelector<HTMLElement>('main')?.focus();
        },
        onError: errorToast,
      },
    );
  return (
    <li className={s.row} data-goal={entry.sdgGoalId} data-entry={entry.id}>
      <DateLeaf at={new Date(entry.startDateTime)} weekly={weeklyMinutes(entry) !== undefined} />
      <div className={s.words}>
        <h3 className={s.title}>
          <a className={s.link} href={paths.gyg(gygId)} lang={lang}>
            {gygTitle}
          </a>
        </h3>
        <p className={s.gives}>
          {needTitle === '' ? t('waitlist.row.place') : <TextIn text={needTitle} lang={lang} />}
          {contributionType === 'COMMODITY' && ` × ${number(quantity)}`},{' '}
          {t('waitlist.row.number', { number: number(ahead + 1) })}
        </p>
        <p>
          {gygLine({ ...entry, state: entry.gygState }).main}, {gygPlace(entry.address, language)}
        </p>
      </div>
      <div className={s.state}>
        <Badge look="state" tone="warn">
          {t('waitlist.row.state')}
        </Badge>
        <p>{t('waitlist.row.hint')}</p>
      </div>
      <div className={s.ends}>
        <Button
          variant="secondary"
          size="sm"
          busy={leaving.isPending}
          aria-label={t('waitlist.row.leaveOf', { gyg: gygTitle })}
          onClick={leave}
        >
          {t('waitlist.row.leave')}
        </Button>
      </div>
    </li>
  );
}
