import { decision } from './sv/decision';
import { featured } from './sv/featured';
import { frame } from './sv/frame';
import { refused } from './sv/refused';
import { requests } from './sv/requests';
import { stories } from './sv/stories';

/** The super user area's texts in Swedish. */
export const sv = { frame, refused, requests, decision, featured, stories };
