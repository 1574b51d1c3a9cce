import { SegmentedControl } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { createElement, type ReactNode } from 'react';
import type { View } from '../model/configuration';
import { attributesOf, frameHeight, type SnippetInput, scriptOf, snippetsOf } from '../model/snippets';
import s from './plugin-configuration.module.css';

export interface PluginPreviewProps<Options> {
  input: SnippetInput<Options>;
  view: View;
  onView: (view: View) => void;
  children?: ReactNode;
}

/** What visitors see: the element itself, or the frame. */
export function PluginPreview<Options>({ input, view, onView, children }: PluginPreviewProps<Options>) {
  const { t } = useTranslation('admin');
  return (
    <section aria-labelledby="plugin-preview">
      <div className={s.previewHead}>
        <div>
          <h2 className={s.heading} id="plugin-preview">
            {t('plugins.preview')}
          </h2>
          <p className={s.about}>
            {input.title}
            {children}
          </p>
        </div>
        <SegmentedControl
          label={t('plugins.view')}
          options={[
            { value: 'element', label: t('plugins.element') },
            { value: 'frame', label: t('plugins.iframe') },
          ]}
          value={view}
          onValueChange={(value) => onView(value === 'frame' ? 'frame' : 'element')}
        />
      </div>
      {view === 'frame' ? <FramePreview {...input} /> : <ElementPreview {...input} />}
    </section>
  );
}

function FramePreview<Options>(input: SnippetInput<Options>) {
  const { link } = snippetsOf(input);
  // A new frame for each link: navigating within one frame would add history entries.
  return <iframe key={link} className={s.frame} title={input.title} src={link} height={frameHeight} />;
}

/** The element in this page, defined by the script that partners paste. */
function ElementPreview<Options>(input: SnippetInput<Options>) {
  const { element, organization, origin, title } = input;
  const fallback = <a href={element.fallbackPath(organization)}>{title}</a>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <section className={s.elementPreview} style={{ blockSize: frameHeight }} aria-label={title} tabIndex={0}>
      <script src={scriptOf(origin)} async />
      {createElement(element.tag, attributesOf(input), fallback)}
    </section>
  );
}
