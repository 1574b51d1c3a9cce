import { acts } from './en/acts';
import { answer } from './en/answer';
import { audit } from './en/audit';
import { confirm } from './en/confirm';
import { frame } from './en/frame';
import { origins } from './en/origins';
import { people } from './en/people';
import { refused } from './en/refused';
import { remotes } from './en/remotes';
import { requests } from './en/requests';

/** The super user area's texts in English. */
export const en = { frame, refused, requests, answer, confirm, remotes, audit, acts, people, origins };
