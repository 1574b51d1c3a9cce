import { Disclosure, Stack } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { nodeCode, pythonCode } from '../model/verify-code';
import { CodeBlock } from './code-block';

/** How receivers verify that a call comes from the platform. */
export function VerifyIt() {
  const { t } = useTranslation('admin');
  return (
    <Disclosure summary={t('access.webhooks.verify')} icon="shield" look="line" headingLevel={3}>
      <Stack gap={3}>
        <p>{t('access.webhooks.verifyText')}</p>
        <CodeBlock title="Node.js" code={nodeCode} copyLabel={t('access.webhooks.copyNode')} />
        <CodeBlock title="Python" code={pythonCode} copyLabel={t('access.webhooks.copyPython')} />
        <p>
          <a href="/api/docs">{t('access.webhooks.reference')}</a>
        </p>
      </Stack>
    </Disclosure>
  );
}
