import { useTranslation } from '@gyg/platform';

/** A problem of a field as the form library reports it: the validator's code, or a message that was set by hand. */
export interface FieldProblem {
  readonly type?: string | undefined;
  readonly message?: string | undefined;
}

const codes = ['too_small', 'too_big', 'invalid_format', 'invalid_type'] as const;

/** Returns a function that turns the problem of a field into a sentence. Messages set with `setError` stay as they are. */
export function useFieldError(): (problem: FieldProblem | undefined) => string | undefined {
  const { t } = useTranslation('admin');
  return (problem) => {
    if (problem === undefined) return undefined;
    if (problem.type === 'server') return problem.message;
    const code = codes.find((candidate) => candidate === problem.type);
    return t(`form.${code ?? 'invalid'}`);
  };
}
