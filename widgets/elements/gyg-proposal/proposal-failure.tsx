import { Banner, TextButton } from '@gyg/design-system/shadow';
import { useState } from 'react';
import { commonTexts } from '../../core/preact/common-texts';
import { errorText } from '../../core/preact/error-texts';
import { frameClasses } from '../../core/preact/frame';
import { isLost } from '../../core/preact/use-action';
import type { Language } from '../../core/texts';
import type { ProposalFormTexts } from './proposal-form-texts-en';
import { textOfProposal } from './proposal-problems';
import type { ProposalModel } from './use-proposal';

interface ProposalFailureProps {
  model: ProposalModel;
  texts: ProposalFormTexts;
  language: Language;
  onRetry: () => void;
}

/** That a picture is being sent, or that a proposal was not sent, and why. What was written stays in the form, and can be copied. */
export function ProposalFailure({ model, texts, language, onRetry }: ProposalFailureProps) {
  const { busy, failure } = model.action;
  const [isCopied, setIsCopied] = useState(false);
  if (busy !== undefined) {
    const isUploading = model.draft.picture !== undefined;
    return isUploading ? (
      <p className={frameClasses.soft} role="status">
        {texts.uploading}
      </p>
    ) : null;
  }
  if (failure === undefined) return null;
  const { tooSmall: _, ...pictures } = texts.pictureProblems;
  const sentences = {
    ...texts.errors,
    'image.wrong_type': pictures.type,
    'image.too_large': pictures.tooLarge,
    'image.error_uploading': pictures.unreadable,
  };
  const copy = async () => {
    await navigator.clipboard.writeText(textOfProposal(model.draft.values));
    setIsCopied(true);
  };
  return (
    <Banner
      tone="bad"
      role="alert"
      part="message"
      title={texts.notSent}
      actions={
        <>
          <TextButton variant="standalone" icon="refresh" part="button" onClick={onRetry}>
            {commonTexts[language].retry}
          </TextButton>
          <TextButton variant="standalone" icon="copy" part="button" onClick={() => void copy()}>
            {isCopied ? texts.copied : texts.copy}
          </TextButton>
        </>
      }
    >
      {isLost(failure.error) ? sentences.network : errorText(failure.error.code, sentences)}
    </Banner>
  );
}
