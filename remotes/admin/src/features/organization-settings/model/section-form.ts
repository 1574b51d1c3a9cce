import type { useForm } from '@gyg/platform/forms';

/** The form of one section. */
export type SectionForm<Values extends Record<string, unknown>> = ReturnType<typeof useForm<Values>>;
