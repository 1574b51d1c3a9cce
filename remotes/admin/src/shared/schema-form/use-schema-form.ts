import { useForm } from '@gyg/platform/forms';
import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from 'zod';

/** The part of the form library's options that a form chooses; validation comes from the schema. */
type Options<Values extends object> = Omit<Parameters<typeof useForm<Values>>[0] & object, 'resolver'>;

/**
 * A form that validates with a schema of the contract, first when a field is left and then on each change. Its values
 * are the schema's input, which is what the call takes.
 */
export function useSchemaForm<Schema extends z.ZodType<object, object>>(
  schema: Schema,
  options: Options<z.input<Schema>> = {},
) {
  return useForm<z.input<Schema>>({
    mode: 'onTouched',
    ...options,
    resolver: zodResolver(schema, undefined, { raw: true }),
  });
}
