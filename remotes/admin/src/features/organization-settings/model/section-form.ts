import type { useForm } from '@gyg/platform';

/** The form of one section. */
export type SectionForm<Values extends Record<string, unknown>> = ReturnType<typeof useForm<Values>>;
