import { Button } from '@gyg/design-system';
import { copyText, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import s from './plugin-configuration.module.css';

export interface SnippetProps {
  title?: string;
  /** An explanation of the code. */
  text: string;
  code: string;
  copyLabel: string;
  /** Further code that belongs to it. */
  children?: ReactNode;
}

/** Code to copy. A toast shows whether copying worked. */
export function Snippet({ title, text, code, copyLabel, children }: SnippetProps) {
  const { t } = useTranslation('admin');
  const copy = () => copyText(code, { done: t('plugins.copied'), failed: t('plugins.copyFailed') });
  return (
    <div className={s.snippet}>
      <div className={s.snippetHead}>
        <div>
          {title !== undefined && <h3 className={s.snippetTitle}>{title}</h3>}
          <p className={s.about}>{text}</p>
        </div>
        <Button variant="secondary" size="sm" aria-label={copyLabel} onClick={() => void copy()}>
          {t('plugins.copy')}
        </Button>
      </div>
      <pre className={s.code}>
        <code>{code}</code>
      </pre>
      {children}
    </div>
  );
}
