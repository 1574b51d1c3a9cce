import { acts } from './sv/acts';
import { answer } from './sv/answer';
import { audit } from './sv/audit';
import { confirm } from './sv/confirm';
import { frame } from './sv/frame';
import { origins } from './sv/origins';
import { people } from './sv/people';
import { refused } from './sv/refused';
import { remotes } from './sv/remotes';
import { requests } from './sv/requests';

/** The super user area's texts in Swedish. */
export const sv = { frame, refused, requests, answer, confirm, remotes, audit, acts, people, origins };
