import { callOptions, useQuery } from '@gyg/platform';

export const configOptions = callOptions('getConfig', {}, { as: 'guest' });

/** Whether this is a demonstration, whose e-mail stays in its own mailbox. */
export const useIsDemo = () => useQuery(configOptions).data?.demo === true;
