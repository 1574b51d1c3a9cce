/** The states of gygs and bookings, as Markdown. */
export const life = `## States of gygs and bookings

| gyg | meaning |
|---|---|
| \`CREATED\` | A draft, visible only to its hosts. The state of a new gyg; \`unpublish\` returns a gyg to it before the start |
| \`PUBLISHED\` | Set by \`publish\`. The gyg can be found and booked |
| \`ONGOING\` | Set automatically at the start, or immediately if the gyg is published later. It can still be booked, and attendance can be recorded |
| \`FINISHED\` | Set automatically at the end, or by \`finish\`. It can no longer be booked; attendance and stories can still be added |

The state is computed at the time of each request, to the second. At the start, hosts are notified that they can record
attendance. At the end, they are asked to record it, and participants are thanked.

| booking | meaning |
|---|---|
| \`ACTIVE\` | The booking is confirmed: when it is created, or when a host accepts it |
| \`PENDING\` | The need has \`needsApproval\`: the place is reserved until a host accepts or declines |
| \`DECLINED\` | Declined by a host; the place is released |
| \`CANCELLED\` | Cancelled by the booker before the start (if booked later: before the end), or by a host before the end; the place is released. \`unpublish\` cancels all bookings |

The representation of an organisation is a separate request. It is \`PENDING\` until an administrator of the organisation
sets it to \`ACCEPTED\` or \`DECLINED\`. It becomes \`WITHDRAWN\` by the booker or \`REVOKED\` by the organisation. The booking
remains in every case.
`;
