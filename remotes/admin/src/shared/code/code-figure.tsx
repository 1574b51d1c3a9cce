import { Button } from '@gyg/design-system';
import { copyText, useTranslation } from '@gyg/platform';
import s from './code.module.css';
import { highlight } from './highlight';

export interface CodeFigureProps {
  /** What the code is, above it; the button to copy it is named after it. */
  title: string;
  code: string;
}

/** Code to copy. A toast says whether it was copied. */
export function CodeFigure({ title, code }: CodeFigureProps) {
  const { t } = useTranslation('admin');
  const copy = () => copyText(code, { done: t('developers.copied'), failed: t('developers.copyFailed') });
  let at = 0;
  return (
    <figure className={s.figure}>
      <figcaption className={s.caption}>
        <span>{title}</span>
        <Button
          variant="inverse"
          size="sm"
          icon="copy"
          aria-label={t('developers.copyThis', { title })}
          onClick={() => void copy()}
        >
          {t('developers.copy')}
        </Button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
      <pre className={s.code} tabIndex={0} translate="no">
        <code>
          {highlight(code).map(({ kind, text }) => {
            at += text.length;
            return (
              <span key={at} data-kind={kind === 'plain' ? undefined : kind}>
                {text}
              </span>
            );
          })}
        </code>
      </pre>
    </figure>
  );
}
