import { profileSizes } from '@gyg/contract/images';
import { Avatar } from '@gyg/design-system';
import { MarkButtons } from '@gyg/design-system/forms';
import { type Language, TextIn, useFormat, useTranslation } from '@gyg/platform';
import type { DoorEntry } from '../model/door-list';
import type { DoorView } from '../model/use-door';
import s from './door.module.css';

export interface DoorRowProps {
  entry: DoorEntry;
  /** The language of the need's title. */
  needLang: Language;
  onMark: DoorView['mark'];
  withTime: boolean;
}

/** One expected person with three large buttons. */
export function DoorRow({ entry, needLang, onMark, withTime }: DoorRowProps) {
  const { t } = useTranslation('admin');
  const { time, number } = useFormat();
  const {
    bookingId,
    contributionType,
    needTitle,
    quantity,
    orgName,
    userImage,
    confirmedAt,
    attendance,
    attendanceAt,
  } = entry;
  const name = entry.bookerName === '' ? t('door.erased') : entry.bookerName;
  const offer = quantity > 1 ? t('door.quantity', { need: needTitle, quantity: number(quantity) }) : needTitle;
  const notes = [
    orgName,
    confirmedAt !== null && attendance === null && t('bookings.coming'),
    withTime && attendanceAt !== null && time(attendanceAt),
    entry.unsent && t('door.unsent'),
  ];
  return (
    <li className={s.row} data-marked={attendance !== null || undefined}>
      <Avatar seed={name} {...(userImage !== null && { src: profileSizes(userImage).src })} />
      <div>
        <p className={s.name}>{name}</p>
        <p className={s.about}>
          <TextIn text={offer} lang={needLang} />
          {notes.filter((note) => typeof note === 'string').map((note) => `. ${note}`)}
        </p>
      </div>
      <MarkButtons
        className={s.marks}
        label={t('door.attendanceOf', { name })}
        value={attendance}
        onValueChange={(next) => onMark({ bookingId, contributionType, attendance: next }, attendanceAt)}
        options={[
          { value: 'ATTENDED', label: t('door.here'), icon: 'check', tone: 'good' },
          { value: 'ABSENT', label: t('door.absent'), icon: 'close', tone: 'bad' },
          { value: 'APPROVED_UNATTENDANCE', label: t('door.excused'), icon: 'info', tone: 'info' },
        ]}
      />
    </li>
  );
}
