import { Fragment } from 'react';
import s from './code.module.css';

/** A text in which backticks mark code. */
export const Said = ({ text }: { text: string }) =>
  text.split('`').map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? (
      <code key={key} className={s.inline} translate="no">
        {part}
      </code>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });

/** A phrase of a description as it stands alone in a cell or below a field: with a capital, unless it begins with code. */
export const asSentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
