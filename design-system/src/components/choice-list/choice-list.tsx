import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../icon/icon';
import s from './choice-list.module.css';

export interface Choice {
  id: string;
  title: ReactNode;
  /** A line that helps to choose ("12 gygs, 3 drafts"). */
  note?: ReactNode | undefined;
  /** A picture or icon before the text; decoration. */
  media?: ReactNode | undefined;
  /** Makes the row a link. */
  href?: string | undefined;
  disabled?: boolean | undefined;
}

export interface ChoiceListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Names the list ("Choose an organisation"). */
  label: string;
  choices: readonly Choice[];
  /** Called when a row is pressed; there is no separate confirmation. */
  onChoose?: ((id: string) => void) | undefined;
  /** The id of the chosen row while its action is in progress; no other row can be chosen until it is done. */
  busy?: string | undefined;
}

/**
 * Large rows to choose from with one press, such as the organisation to act for. `ref` and other props go to the list.
 */
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
  const content = (
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
        {content}
      </a>
    );
  }
  const isBusy = busy !== undefined;
  return (
    <button
      type="button"
      className={s.row}
      disabled={disabled}
      aria-busy={busy === id || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onPress}
    >
      {content}
    </button>
  );
};
