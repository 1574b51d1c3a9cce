import { Button, Stack } from '@gyg/design-system';
import { copyText, useTranslation } from '@gyg/platform';
import s from './access.module.css';

export interface CodeBlockProps {
  title: string;
  code: string;
  copyLabel: string;
}

/** Code with a title and a button that copies it. A toast shows whether copying worked. */
export function CodeBlock({ title, code, copyLabel }: CodeBlockProps) {
  const { t } = useTranslation('admin');
  const texts = { done: t('access.webhooks.copied'), failed: t('access.webhooks.copyFailed') };
  return (
    <Stack gap={1}>
      <div className={s.head}>
        <p className={s.soft}>{title}</p>
        <Button size="sm" variant="quiet" icon="copy" aria-label={copyLabel} onClick={() => void copyText(code, texts)}>
          {t('access.copy')}
        </Button>
      </div>
      <pre className={s.code}>
        <code>{code}</code>
      </pre>
    </Stack>
  );
}
