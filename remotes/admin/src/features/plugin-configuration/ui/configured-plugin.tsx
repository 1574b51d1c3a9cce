import { ErrorState, Skeleton, Stack } from '@gyg/design-system';
import { useLoadFailure, useTranslation } from '@gyg/platform';
import { useOrganization } from '../api/get-organization';
import { type Configuration, configurationAddress } from '../model/configuration';
import { frameHeight, snippetsOf } from '../model/snippets';
import s from './plugin-configuration.module.css';
import { Snippet } from './snippet';

export interface ConfiguredPluginProps {
  organizationId: string;
  configuration: Configuration;
  /** Whether the user may choose another organisation. */
  changeable: boolean;
}

/** The result of the options: the frame as a partner's visitors see it, and the code to copy. */
export function ConfiguredPlugin({ organizationId, configuration, changeable }: ConfiguredPluginProps) {
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('admin');
  const { data: organization, error, refetch } = useOrganization(organizationId);
  if (error) return <ErrorState {...loadFailure(error, () => void refetch())} />;
  if (organization === undefined) return <Skeleton shape="block" />;
  const { name } = organization;
  const title = t('plugins.frameTitle', { name });
  const { origin } = location;
  const { link, frame, element } = snippetsOf({ origin, organization, options: configuration.options, title });
  return (
    <Stack gap={5}>
      <section aria-labelledby="plugin-preview">
        <h2 className={s.heading} id="plugin-preview">
          {t('plugins.preview')}
        </h2>
        <p className={s.about}>
          {title}
          {changeable && (
            <a href={configurationAddress({ ...configuration, chosen: '' })}>{t('plugins.chooseAnother')}</a>
          )}
        </p>
        {/* A new frame for each link: navigating within one frame would add history entries. */}
        <iframe key={link} className={s.frame} title={title} src={link} height={frameHeight} />
      </section>
      <section aria-labelledby="plugin-code">
        <h2 className={s.heading} id="plugin-code">
          {t('plugins.copyHeading')}
        </h2>
        <Stack gap={4}>
          <Snippet
            title={t('plugins.link')}
            text={t('plugins.linkText')}
            code={link}
            copyLabel={t('plugins.copyLink')}
          />
          <Snippet
            title={t('plugins.iframe')}
            text={t('plugins.iframeText')}
            code={frame}
            copyLabel={t('plugins.copyIframe')}
          />
          <Snippet
            title={t('plugins.element')}
            text={t('plugins.elementText')}
            code={element}
            copyLabel={t('plugins.copyElement')}
          />
        </Stack>
      </section>
    </Stack>
  );
}
