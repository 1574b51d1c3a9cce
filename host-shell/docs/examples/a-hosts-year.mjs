#!/usr/bin/env node
// A host's year with Gyg's API, from sign-up to reading the notifications.
//
//   GYG_URL=http://localhost:8080 node a-hosts-year.mjs
//
// Needs Node 20 and a server that runs as a demo: the script reads codes from the demo's mailbox, and uses a demo account as
// the super user. It creates users, organisations and a gyg with new names, so it can run several times; they are not removed.
// It prints one line per step: number, status, description. The first unexpected response ends it with exit code 1 and an
// explanation. The server limits sign-ups per address and hour; each run makes four.
// `calls` counts every request to the API, including those for sign-up and waiting, but not the redirects of the login.
import { call, counted, form, guest, must, quietly, run, say, waitUntil } from './calls.mjs';
import { newPerson, password, respond, signIn } from './people.mjs';
import { png } from './picture.mjs';

const startsInSeconds = Number(process.env.GYG_STARTS_IN ?? 10); // enough for the bookings to come before the start

try {
  await theYear();
  say(`\nA host's year: ${counted.calls} calls, all as expected.`);
} catch (error) {
  process.stderr.write(`\nA host's year ended after step ${counted.steps}: ${error.message}\n`);
  process.exitCode = 1;
}

async function theYear() {
  // ---- Winter: people, and an organisation ------------------------------------------------------------------------

  const hanna = await newPerson('Hanna Host'); // will host
  const olle = await newPerson('Olle Other'); // administers another organisation; books a place, and dives instead
  const mia = await newPerson('Mia Member'); // is a member of it, and represents it
  const ida = await newPerson('Ida Items'); // gives things, manages the gyg with Hanna, and erases herself in the end
  const superUser = await signIn('the super user', 'super@demo.gyg', password);

  const { id: requestId } = await call('asks for an organisation account', hanna, 'POST /organizations/requests', 201, {
    requesterName: hanna.name,
    requesterEmail: hanna.email,
    name: `Shore Keepers ${run}`,
    website: 'https://example.org',
    message: 'We clean shores.',
    agreePermission: true,
  });
  const { requests } = await call('sees who waits', superUser, 'GET /organizations/requests?status=PENDING', 200);
  must(
    requests.some((request) => request.id === requestId),
    'the request waits in the list of the super user',
  );
  const accepted = await call('accepts', superUser, `POST /organizations/requests/${requestId}/respond`, 200, {
    accept: true,
  });

  const { organizations } = await call('finds the organisation', hanna, `GET /users/${hanna.id}/organizations`, 200);
  const mine = organizations.find((organization) => organization.organizationId === accepted.organizationId);
  must(mine?.role === 'ADMIN', 'she is its admin', organizations);
  const shore = mine.organizationId; // `id` is the membership's own

  await call('fills its page', hanna, `POST /organizations/${shore}/page`, 200, {
    'page.aboutOrganization': '<p>We keep the shores of the west coast clean.</p>',
    website: 'https://example.org',
    profileVisible: 'true', // settings of pages are texts
  });
  await call('fills its card', hanna, `POST /organizations/${shore}`, 200, {
    city: 'Smögen',
    memberApproval: 'MANUAL',
  });
  const logo = await call(
    'uploads a logo',
    hanna,
    `POST /organizations/${shore}/images/logo`,
    200,
    form({ image: png(256, 256) }),
  );
  await call(
    'uploads a hero',
    hanna,
    `POST /organizations/${shore}/images/hero_image`,
    200,
    form({ image: png(1280, 720) }),
  );
  const card = await call('looks at the card', guest, `GET /organizations/${shore}`, 200);
  must(card.logo === logo.url && card.heroImage, 'the card has the logo and a hero', card);

  // The other organisation: the super user creates it with Olle as its admin, Mia requests to join, and Olle accepts.
  const { id: works } = await call('makes another organisation', superUser, 'POST /organizations', 201, {
    name: `Harbour Works ${run}`,
    adminEmail: olle.email,
    organizationType: 'FOR-PROFIT',
    memberApproval: 'MANUAL',
  });
  await call('asks to join it', mia, `POST /users/${mia.id}/organizations/${works}`, 200, {
    role: 'MEMBER',
    invitationRef: 'MANUAL_SEARCH',
  });
  await respond('agrees that Mia joins', olle, 'membership', 'accept');

  // ---- Spring: the gyg, a draft, then published -------------------------------------------------------------------

  const start = new Date(Date.now() + startsInSeconds * 1000);
  const title = `Clean the shore ${run}`;
  const { id: gyg } = await call('drafts a gyg', hanna, 'POST /gygs', 201, {
    organizationId: shore,
    title,
    summary: 'Two hours on the shore, with coffee.',
    address: 'Hamngatan 1, Smögen',
    startDateTime: start.toISOString(),
    endDateTime: new Date(start.getTime() + 3 * 3600e3).toISOString(),
    sdgGoalId: 14, // life below water
    beneficiaryPositions: 2, // places for recipients
  });
  await call('writes its page', hanna, `POST /gygs/${gyg}/page`, 200, { 'page.description': '<p>Bring boots.</p>' });
  const picker = await call('asks for a skill', hanna, `POST /gygs/${gyg}/positions/`, 201, {
    title: 'Shore picker',
    offeredPositions: 5,
    durationMinutes: 120,
  });
  const diver = await call('asks for a skill she approves', hanna, `POST /gygs/${gyg}/positions/`, 201, {
    title: 'Diver',
    offeredPositions: 1,
    durationMinutes: 60,
    needsApproval: true,
  });
  const sacks = await call('asks for things', hanna, `POST /gygs/${gyg}/commodities/`, 201, {
    title: 'Sacks',
    offeredPositions: 20,
  });
  const { users } = await call('looks for Ida', hanna, 'POST /search/users', 200, { keyword: ida.name });
  must(
    users.some((user) => user.id === ida.id),
    'Ida is found',
    users,
  );
  await call('makes Ida a manager', hanna, `POST /gygs/${gyg}/gygmanagers/users/${ida.id}`, 201, {});
  const published = await call('publishes the gyg', hanna, `POST /gygs/${gyg}/publish`, 200, {});
  must(published.state === 'PUBLISHED', 'it is published', published);

  // ---- Summer: people come ----------------------------------------------------------------------------------------

  const search = await call(
    'finds the gyg',
    guest,
    `GET /gygs/search?${new URLSearchParams({ keyword: title, states: 'PUBLISHED' })}`,
    200,
  );
  must(search.total === 1 && search.gygs[0].id === gyg, 'just this gyg is found', search);

  // An idempotency key makes it safe to repeat a booking: the second response equals the first.
  const skill = {
    userId: mia.id,
    userOrganization: works,
    gygPositionId: picker.id,
    contributionType: 'SKILL',
    quantity: 1,
  };
  const key = { 'Idempotency-Key': `booking-${run}` };
  const booked = await call(
    'books the skill for Harbour Works',
    mia,
    `POST /gygs/${gyg}/participants`,
    201,
    skill,
    key,
  );
  const again = await call('sends the same again', mia, `POST /gygs/${gyg}/participants`, 201, skill, key);
  must(again.id === booked.id, 'the same booking is answered', { booked, again });

  const things = await call('gives ten sacks', ida, `POST /gygs/${gyg}/participants`, 201, {
    userId: ida.id,
    userOrganization: null,
    gygPositionId: sacks.id,
    contributionType: 'COMMODITY',
    quantity: 10,
  });
  must(things.status === 'ACTIVE', 'things need no approval', things);
  const place = await call("books a recipient's place", olle, `POST /gygs/${gyg}/beneficiaries`, 201, {
    userId: olle.id,
  });
  await call('gives it back', olle, `POST /gygs/${gyg}/beneficiaries/${place.id}/cancel`, 204, {
    reason: 'I would rather dive.',
  });
  const dive = await call('wants to dive', olle, `POST /gygs/${gyg}/participants`, 201, {
    userId: olle.id,
    userOrganization: null,
    gygPositionId: diver.id,
    contributionType: 'SKILL',
    quantity: 1,
  });
  must(dive.status === 'PENDING', 'diving waits for the host', dive);

  const dived = await call('accepts the diver', hanna, `POST /gygs/${gyg}/participants/${dive.id}/accept`, 200, {});
  must(dived.status === 'ACTIVE', 'the booking is active', dived);
  await respond('agrees to be represented by Mia', olle, 'representation', 'accept');
  const { bookings } = await call('sees what she booked', mia, `GET /users/${mia.id}/bookings`, 200);
  must(bookings[0]?.organizationId === works, 'she represents Harbour Works', bookings);

  // ---- The day ----------------------------------------------------------------------------------------------------

  await waitUntil(
    'the gyg is ONGOING',
    120,
    async () => (await quietly(guest, `GET /gygs/${gyg}`, 200)).state === 'ONGOING',
  );
  for (const [who, booking, contributionType] of [
    ['Mia came', booked, 'SKILL'],
    ['Olle dived', dive, 'SKILL'],
    ['her sacks came', things, 'COMMODITY'],
  ]) {
    const came = await call(
      `records that ${who}`,
      ida,
      `POST /gygs/${gyg}/participants/${booking.id}/attendance`,
      200,
      { contributionType, attendance: 'ATTENDED' },
    );
    must(came.attendance === 'ATTENDED', 'it is recorded', came);
  }
  const finished = await call('finishes the gyg', hanna, `POST /gygs/${gyg}/finish`, 200, {});
  must(finished.state === 'FINISHED', 'it is finished', finished);

  // ---- Autumn: what it was ----------------------------------------------------------------------------------------

  const { story } = await call(
    'tells a story with a picture',
    mia,
    `POST /stories/gygs/${gyg}/images`,
    201,
    form({
      caption: `Forty sacks and a bicycle. ${run}`,
      altText: 'A shore in plain colours',
      people: 'NONE',
      image: png(1280, 720),
    }),
  );
  must(story.status === 'PENDING', 'the story waits for the host', story);
  await call('approves the story', hanna, `POST /stories/${story.id}/approve`, 200, {});
  await call('features it', hanna, `POST /stories/featured/${story.id}`, 204, { scope: 'organization' });
  const { stories } = await call('reads what is featured', guest, `GET /stories/featured?organizationId=${shore}`, 200);
  must(stories.length === 1 && stories[0].id === story.id, "it is on the organisation's page", stories);

  const received = await call('asks what was received', hanna, 'POST /reports/contributions/received', 200, {
    organizationId: shore,
  });
  must(received.sums.hours === 3 && received.sums.items === 10, 'three hours and ten things', received);
  const receivedTable = await call('asks for it as a table', hanna, 'POST /reports/contributions/received', 200, {
    organizationId: shore,
    format: 'csv',
  });
  must(receivedTable.trim().split('\n').length === 1 + received.total, 'a header and every row', receivedTable);
  const contributions = await call('asks what was given', olle, 'POST /reports/contributions/given', 200, {
    organizationId: works,
  });
  must(contributions.sums.hours === 2 && contributions.rows[0].userName === mia.name, "Mia's two hours", contributions);
  const givenTable = await call('asks for it as a table', olle, 'POST /reports/contributions/given', 200, {
    organizationId: works,
    format: 'csv',
  });
  must(givenTable.includes(title), 'it names the gyg', givenTable);
  const profile = await call('looks at the profile', guest, `GET /organizations/${shore}/profile`, 200);
  must(profile.statistics.helpReceived === 3, 'it shows three hours received', profile.statistics);

  // ---- The end of the year ----------------------------------------------------------------------------------------

  const copy = await call('exports what is held about her', mia, `GET /users/${mia.id}/export`, 200);
  must(
    copy.user.email === mia.email && copy.data.bookings.length === 1 && copy.data.stories.length === 1,
    'it is complete',
    copy.data,
  );
  await call('erases herself', ida, `DELETE /users/${ida.id}`, 204);
  await call('looks for Ida, who is not there any more', guest, `GET /users/${ida.id}`, 404);
  const { count } = await call('has news', hanna, `GET /notifications/users/${hanna.id}/notviewedcount`, 200);
  const { notifications, total } = await call(
    'reads them',
    hanna,
    `GET /notifications/users/${hanna.id}?pageSize=100`,
    200,
  );
  must(notifications.length === total && count > 0 && count <= total, 'as many as were counted', { count, total });
  for (const notification of notifications) say(`${''.padEnd(12)}- ${notification.title}`);
  await call('has seen them', hanna, `POST /notifications/users/${hanna.id}/viewed`, 204, {});
}
