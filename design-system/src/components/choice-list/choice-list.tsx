import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../icon/icon';
import s from './choice-list.module.css';

export interface Choice {
  id: string;
  title: ReactNode;
  /** A line that helps to choose ("12 gygs, 3 drafts"). */
  note?: ReactNode | undefined;
  /** A picture or icon before the words; decoration. */
  media?: ReactNode | undefined;
  /** With it the row is a link. */
  href?: string | undefined;
  disabled?: boolean | undefined;
}

export interface ChoiceListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Names the list ("Choose an organisation"). */
  label: string;
  choices: readonly Choice[];
  /** One was pressed: it happens at once, nothing has to be confirmed. */
  onChoose?: ((id: string) => void) | undefined;
  /** The id of the one that was chosen, while what follows is on its way; nothing else can be chosen meanwhile. */
  busy?: string | undefined;
}

/** Large rows of which one is chosen by pressing it: the organisation to act for. Ref and rest go to the list. */
export const ChoiceList = ({ label, choices, onChoose, busy, className, ...rest }: ChoiceListProps) => (
  <ul className={classNames(s.list, className)} aria-label={label} {...rest}>
    {choices.map((choice) => (
      <li key={choice.id}>
        <Row choice={choice} busy={busy} onPress={() => onChoose?.(choice.id)} />
      </li>
    ))}
  </ul>
);

interface RowProps {
  choice: Choice;
  busy: string | undefined;
  onPress: () => void;
}

const Row = ({ choice, busy, onPress }: RowProps) => {
  const { id, title, note, media, href, disabled } = choice;
  const words = (
    <>
      {media}
      <span className={s.words}>
        <span className={s.title}>{title}</span>
        {note && <span className={s.note}>{note}</span>}
      </span>
      {busy === id ? <span className={s.spinner} aria-hidden="true" /> : <Icon name="arrow" className={s.arrow} />}
    </>
  );
  if (href !== undefined && !disabled) {
    return (
      <a className={s.row} href={href} onClick={onPress}>
        {words}
      </a>
    );
  }
  const waits = busy !== undefined;
  return (
    <button
      type="button"
      className={s.row}
      disabled={disabled}
      aria-busy={busy === id || undefined}
      aria-disabled={waits || undefined}
      onClick={waits ? undefined : onPress}
    >
      {words}
    </button>
  );
};
