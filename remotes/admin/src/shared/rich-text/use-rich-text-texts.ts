import type { RichTextEditorTexts } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';

/** The texts of the rich text editor. */
export function useRichTextTexts(): RichTextEditorTexts {
  const { t } = useTranslation('admin');
  return {
    toolbar: t('richText.toolbar'),
    tools: {
      bold: t('richText.tools.bold'),
      italic: t('richText.tools.italic'),
      link: t('richText.tools.link'),
      heading: t('richText.tools.heading'),
      numberedList: t('richText.tools.numberedList'),
      bulletList: t('richText.tools.bulletList'),
      quote: t('richText.tools.quote'),
      undo: t('richText.tools.undo'),
      redo: t('richText.tools.redo'),
    },
    shift: t('richText.shift'),
    announced: (name, on) => (on === undefined ? name : t(on ? 'richText.on' : 'richText.off', { name })),
    link: {
      address: t('richText.link.address'),
      hint: t('richText.link.hint'),
      invalid: t('richText.link.invalid'),
      save: t('richText.link.save'),
      remove: t('richText.link.remove'),
      cancel: t('richText.link.cancel'),
    },
    failed: t('richText.failed'),
    retry: t('richText.retry'),
  };
}
