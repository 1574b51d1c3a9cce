import { configOptions, useQuery } from '@gyg/platform';

/** Whether this is a demonstration, whose e-mail stays in its own mailbox; undefined until it is known. */
export function useIsDemo(): boolean | undefined {
  const { data, isPending } = useQuery(configOptions);
  return isPending ? undefined : data?.demo === true;
}
