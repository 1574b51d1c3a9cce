import { queryOptions, useQuery } from '@gyg/platform';
import { z } from 'zod';

/** /widgets/versions.json, which the build writes. */
const versionsSchema = z.object({
  latest: z.string(),
  channels: z.record(z.string(), z.string()),
  /** Bytes gzipped that a page loads for each element, besides the loader. */
  weights: z.record(z.string(), z.number()),
  /** The same with the form, which people load who are logged in. */
  weightsWithForm: z.record(z.string(), z.number()),
  versions: z.array(
    z.object({
      version: z.string(),
      released: z.iso.date(),
      script: z.string(),
      integrity: z.string(),
      bytes: z.number(),
      servedUntil: z.iso.date().nullable(),
    }),
  ),
});
export type WidgetVersions = z.infer<typeof versionsSchema>;
export type WidgetVersion = WidgetVersions['versions'][number];

const versionsOptions = queryOptions({
  queryKey: ['widget-versions'],
  queryFn: async ({ signal }) => {
    const response = await fetch('/widgets/versions.json', { signal });
    if (!response.ok) throw new Error(`versions.json: ${response.status}`);
    return versionsSchema.parse(await response.json());
  },
});

/** The versions of the elements that this platform serves, newest first. */
export const useVersions = () => useQuery(versionsOptions);
