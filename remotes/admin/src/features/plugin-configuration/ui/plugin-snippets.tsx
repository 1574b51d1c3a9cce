import { Stack } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { type SnippetInput, snippetsOf } from '../model/snippets';
import s from './plugin-configuration.module.css';
import { Snippet } from './snippet';

/** The code to copy: the address, the frame and the element, and the policies that the last two need. */
export function PluginSnippets<Options>({ input }: { input: SnippetInput<Options> }) {
  const { t } = useTranslation('admin');
  const { link, frame, framePolicy, element, elementPolicy } = snippetsOf(input);
  return (
    <section aria-labelledby="plugin-code">
      <h2 className={s.heading} id="plugin-code">
        {t('plugins.copyHeading')}
      </h2>
      <Stack gap={4}>
        <Snippet
          title={t('plugins.element')}
          text={t('plugins.elementText')}
          code={element}
          copyLabel={t('plugins.copyElement')}
        >
          <Snippet text={t('plugins.policyText')} code={elementPolicy} copyLabel={t('plugins.copyElementPolicy')} />
        </Snippet>
        <Snippet
          title={t('plugins.iframe')}
          text={t('plugins.iframeText')}
          code={frame}
          copyLabel={t('plugins.copyIframe')}
        >
          <Snippet text={t('plugins.policyText')} code={framePolicy} copyLabel={t('plugins.copyIframePolicy')} />
        </Snippet>
        <Snippet title={t('plugins.link')} text={t('plugins.linkText')} code={link} copyLabel={t('plugins.copyLink')} />
      </Stack>
    </section>
  );
}
