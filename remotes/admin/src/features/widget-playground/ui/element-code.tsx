import type { WidgetTag } from '@gyg/contract/widgets';
import { widgetDocs } from '@gyg/contract/widgets/docs';
import { heightOf } from '@gyg/contract/widgets/height';
import { Section, Stack } from '@gyg/design-system';
import { TabPanels } from '@gyg/design-system/details';
import { paths, useTranslation } from '@gyg/platform';
import { CodeFigure, Said } from '../../../shared/code';
import { useVersions } from '../api/get-versions';
import { hasFramePage } from '../model/frame-page';
import type { Given } from '../model/given';
import { codeKinds, codeOf, frameHeight, frameOf, policyOf, rulesOf } from '../model/snippets';
import s from './playground.module.css';

export interface ElementCodeProps {
  tag: WidgetTag;
  options: Given;
  styles: Given;
  title: string;
  /** The width that the element has on the page, in pixels. */
  width: number;
}

/** The width that height is reserved for while the element has none. */
const usualWidth = 960;

/** The code of the element as it is chosen, the policy that it needs, and its frame. */
export function ElementCode({ tag, options, styles, title, width }: ElementCodeProps) {
  const { t } = useTranslation('admin');
  const { data: versions } = useVersions();
  const script = Object.values(versions?.channels ?? {})[0] ?? '/widgets/gyg.js';
  const { origin } = location;
  const place = { width: width || usualWidth, fontSize: 16 };
  const height = heightOf(tag, place, (name) => options[name] ?? null);
  const comments = {
    script: t('developers.comments.script'),
    fallback: t('developers.comments.fallback'),
  };
  const input = { tag, options, styles, origin, script, height, title, comments };
  const code = codeOf(input);
  const frame = frameOf(input);
  return (
    <Stack gap={6}>
      {widgetDocs[tag].logsIn && (
        <Section
          id="register"
          title={t('developers.registerFirst')}
          size="small"
          spacing="none"
          lead={<Said text={t('developers.registerText')} />}
          action={<a href={paths.pluginAccess()}>{t('developers.register')}</a>}
        />
      )}
      <Section id="code" title={t('developers.code')} size="small" spacing="none" lead={t('developers.codeText')}>
        <TabPanels
          label={t('developers.codeFor')}
          items={codeKinds.map((kind) => ({
            id: kind,
            label: t(`developers.kinds.${kind}`),
            content: <CodeFigure title={t(`developers.paste.${kind}`)} code={code[kind]} />,
          }))}
        />
        <CodeFigure title={t('developers.styleSheet')} code={rulesOf(input)} />
        <p className={s.below}>
          <Said text={t('developers.reserved', { height: Math.round(height), width: place.width })} />
        </p>
      </Section>
      <Section
        id="policy"
        title={t('developers.csp.title')}
        size="small"
        spacing="none"
        lead={<Said text={t('developers.policyText')} />}
        action={<a href={paths.developers('csp')}>{t('developers.morePolicies')}</a>}
      >
        <CodeFigure title="Content-Security-Policy" code={policyOf(origin)} />
      </Section>
      {hasFramePage(tag) && (
        <Section
          id="frame"
          title={t('developers.frame')}
          size="small"
          spacing="none"
          lead={t('developers.frameText', { host: location.host })}
          action={<a href={paths.pluginAccess()}>{t('developers.register')}</a>}
        >
          {frame === undefined ? (
            <p>{t('developers.frameUnnamed')}</p>
          ) : (
            <Stack gap={3}>
              <CodeFigure title={t('developers.frameCaption', { height: frameHeight })} code={frame} />
              <p className={s.below}>
                <Said text={t('developers.framePolicy', { origin })} />
              </p>
            </Stack>
          )}
        </Section>
      )}
    </Stack>
  );
}
