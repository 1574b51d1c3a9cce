import type { ProposalQuestion } from '@gyg/contract';
import { questionIn } from '@gyg/contract/proposal-form';
import { limits } from '@gyg/contract/rules';
import { TextArea } from '@gyg/design-system/shadow';
import type { Language } from '../../core/texts';
import type { ProposalFormTexts } from './proposal-form-texts-en';
import type { ProposalModel } from './use-proposal';

/** What an organisation asks besides, and the language of its texts, as in `lang`. */
export interface OwnQuestions {
  readonly questions: readonly ProposalQuestion[];
  readonly questionLanguage: string;
}

export interface ProposalQuestionsProps extends OwnQuestions {
  model: ProposalModel;
  texts: ProposalFormTexts;
  language: Language;
  /** Those that need an answer and have none. */
  missing: readonly ProposalQuestion[];
}

/** The organisation's own questions, in the reader's language where they are translated. */
export function ProposalQuestions(props: ProposalQuestionsProps) {
  const { model, texts, language, questions, questionLanguage, missing } = props;
  const { answers } = model.draft.values;
  return questions.map((question, at) => {
    const { text, isTranslation } = questionIn(question, language, questionLanguage);
    return (
      <TextArea
        key={question.text}
        name={`answer-${at}`}
        label={<span lang={isTranslation ? undefined : questionLanguage}>{text}</span>}
        optional={question.required ? undefined : texts.optional}
        rows={2}
        maxLength={limits.comment}
        error={missing.includes(question) ? texts.missing.answer : undefined}
        value={answers[question.text] ?? ''}
        onChange={({ currentTarget: { value } }) =>
          model.write({ answers: { ...model.draft.values.answers, [question.text]: value } })
        }
      />
    );
  });
}
