import { Button } from '@gyg/design-system';
import { toast, useTranslation } from '@gyg/platform';
import s from './plugin-configuration.module.css';

export interface SnippetProps {
  title: string;
  /** What it is for. */
  text: string;
  code: string;
  copyLabel: string;
}

/** Code to copy; whether that worked is shown by a toast (specification 8). */
export function Snippet({ title, text, code, copyLabel }: SnippetProps) {
  const { t } = useTranslation('admin');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast.success(t('plugins.copied'));
    } catch {
      // No clipboard without https, or where the browser asked and was refused.
      toast.error(t('plugins.copyFailed'));
    }
  };
  return (
    <div className={s.snippet}>
      <div className={s.snippetHead}>
        <div>
          <h3 className={s.snippetTitle}>{title}</h3>
          <p className={s.about}>{text}</p>
        </div>
        <Button variant="secondary" size="sm" aria-label={copyLabel} onClick={() => void copy()}>
          {t('plugins.copy')}
        </Button>
      </div>
      <pre className={s.code}>
        <code>{code}</code>
      </pre>
    </div>
  );
}
