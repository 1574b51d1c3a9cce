import type { WidgetTag } from '@gyg/contract/widgets';
import { widgetDocs } from '@gyg/contract/widgets/docs';
import { Section } from '@gyg/design-system';
import { paths, useLanguage, useTranslation } from '@gyg/platform';
import s from './guides.module.css';

/** All elements with a sentence about each. */
export function ElementIndex({ tags }: { tags: readonly WidgetTag[] }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  return (
    <Section title={t('developers.elements')} size="small" spacing="none">
      <ul className={s.elements}>
        {tags.map((tag) => (
          <li key={tag}>
            <a href={paths.developers(tag)}>
              <code translate="no">{`<${tag}>`}</code>
            </a>
            <p className={s.text}>{widgetDocs[tag].summary[language]}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
