export { useFieldError } from './use-field-error';
export { useKeptValues } from './use-kept-values';
export { useSchemaForm } from './use-schema-form';
