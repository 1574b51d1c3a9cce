import { limits } from '@gyg/contract/rules';
import { RichTextEditor, type RichTextEditorProps } from '@gyg/design-system/forms';
import { textLang, useFormat, useTranslation } from '@gyg/platform';
import { Controller, useWatch } from '@gyg/platform/forms';
import { useEditor } from '../../../shared/gyg-editor';
import { useRichTextTexts } from '../../../shared/rich-text';
import { useFieldError } from '../../../shared/schema-form';
import type { PageField } from '../model/page-values';
import { useForms } from './forms-context';

export interface PageTextProps extends Pick<RichTextEditorProps, 'label' | 'hint' | 'rows' | 'labelHidden'> {
  name: PageField;
}

/** From which length on the counter is shown, in characters. */
const nearLimit = limits.html * 0.8;

/** A formatted text of the gyg’s page. */
export function PageText({ name, ...more }: PageTextProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const fieldError = useFieldError();
  const texts = useRichTextTexts();
  const { phase } = useEditor();
  const { gyg, page } = useForms();
  const { control, formState } = page;
  const language = useWatch({ control: gyg.control, name: 'language' });
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <RichTextEditor
          {...more}
          id={`page-${name}`}
          value={field.value}
          onValueChange={field.onChange}
          readOnly={phase === 'finished' && name !== 'impact'}
          maxLength={limits.html}
          counter={
            field.value.length > nearLimit
              ? (used, most) => t('editor.counter', { used: number(used), most: number(most) })
              : undefined
          }
          error={fieldError(formState.errors[name])}
          textLang={textLang(language)}
          texts={texts}
        />
      )}
    />
  );
}
