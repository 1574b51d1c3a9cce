/** The states of the main resources, and who changes them, as Markdown. */
export const life = `## The life of a gyg and of a booking

| gyg | comes there |
|---|---|
| \`CREATED\` | when it is made: a draft, seen by its hosts only; again by \`unpublish\`, before it starts |
| \`PUBLISHED\` | by \`publish\`: it can be found and booked |
| \`ONGOING\` | by the clock at its start, or at once where it is published later; still booked, attendance is noted |
| \`FINISHED\` | by the clock at its end, or by \`finish\`; nothing is booked any more, attendance and stories still come |

The state is computed from the clock whenever it is read, right to the second. At the start hosts are notified that they can note
who came; at the end they are asked to, and those who took part are thanked.

| booking | comes there |
|---|---|
| \`ACTIVE\` | when it is made; or when a host accepts it |
| \`PENDING\` | when it is made of a need with \`needsApproval\`: its place is held until a host answers |
| \`DECLINED\` | by a host; the place is free again |
| \`CANCELLED\` | by the booker until the start (booked later: until the end), or by a host until the end; the place is free again. \`unpublish\` cancels all |

Whom a booking represents is a wish of its own: \`PENDING\` until an administrator of the organisation makes it \`ACCEPTED\` or
\`DECLINED\`; \`WITHDRAWN\` by the booker, \`REVOKED\` by the organisation. The booking stays either way.
`;
