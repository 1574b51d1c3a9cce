/** The names of the fields of a form's values. */
export function fieldsOf<Values extends object>(values: Values): (keyof Values & string)[] {
  return Object.keys(values).filter((name): name is keyof Values & string => name in values);
}

/** The fields that differ from what is saved, without those that `skip` names. */
export function changesOf<Values extends object>(
  saved: Values,
  values: Values,
  skip: (field: keyof Values & string) => boolean = () => false,
): Partial<Values> {
  const changes: Partial<Values> = {};
  for (const field of fieldsOf(saved)) {
    if (!Object.is(saved[field], values[field]) && !skip(field)) changes[field] = values[field];
  }
  return changes;
}

export const isEmpty = (changes: object): boolean => Object.keys(changes).length === 0;
